namespace System.Runtime.CompilerServices
{
    using System.Collections.Generic;
    using System.Threading;

    public readonly struct ConfiguredCancelableAsyncEnumerable<T>
    {
        private readonly IAsyncEnumerable<T> source;
        private readonly bool keepContext;
        private readonly CancellationToken token;

        internal ConfiguredCancelableAsyncEnumerable(IAsyncEnumerable<T> source, bool keepContext, CancellationToken token)
        {
            this.source = source;
            this.keepContext = keepContext;
            this.token = token;
        }

        public ConfiguredCancelableAsyncEnumerable<T> ConfigureAwait(bool continueOnCapturedContext)
        {
            return new ConfiguredCancelableAsyncEnumerable<T>(source, continueOnCapturedContext, token);
        }

        public ConfiguredCancelableAsyncEnumerable<T> WithCancellation(CancellationToken cancellationToken)
        {
            return new ConfiguredCancelableAsyncEnumerable<T>(source, keepContext, cancellationToken);
        }

        public ConfiguredCancelableAsyncEnumerable<T>.Enumerator GetAsyncEnumerator()
        {
            return new Enumerator(source.GetAsyncEnumerator(token), keepContext);
        }

        public readonly struct Enumerator
        {
            private readonly IAsyncEnumerator<T> inner;
            private readonly bool keepContext;

            internal Enumerator(IAsyncEnumerator<T> inner, bool keepContext)
            {
                this.inner = inner;
                this.keepContext = keepContext;
            }

            public T Current { get { return inner.Current; } }

            public ConfiguredValueTaskAwaitable<bool> MoveNextAsync() { return inner.MoveNextAsync().ConfigureAwait(keepContext); }

            public ConfiguredValueTaskAwaitable DisposeAsync() { return inner.DisposeAsync().ConfigureAwait(keepContext); }
        }
    }
}

namespace System.Threading.Tasks
{
    using System.Collections.Generic;
    using System.Runtime.CompilerServices;

    public static class TaskAsyncEnumerableExtensions
    {
        public static ConfiguredCancelableAsyncEnumerable<T> ConfigureAwait<T>(this IAsyncEnumerable<T> source, bool continueOnCapturedContext)
        {
            return new ConfiguredCancelableAsyncEnumerable<T>(source, continueOnCapturedContext, CancellationToken.None);
        }

        public static ConfiguredCancelableAsyncEnumerable<T> WithCancellation<T>(this IAsyncEnumerable<T> source, CancellationToken cancellationToken)
        {
            return new ConfiguredCancelableAsyncEnumerable<T>(source, true, cancellationToken);
        }
    }
}
