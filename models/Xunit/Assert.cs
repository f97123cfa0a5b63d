namespace Xunit.Sdk
{
    using System;

    public class XunitException : Exception
    {
        public XunitException() { }

        public XunitException(string userMessage) : base(userMessage) { }
    }
}

namespace Xunit
{
    using System;
    using System.Collections;
    using System.Collections.Generic;
    using System.Threading.Tasks;
    using Threadbare;
    using Xunit.Sdk;

    public class Assert
    {
        protected Assert() { }

        public static void True(bool condition) { Demand(condition, "Assert.True"); }
        public static void True(bool? condition) { Demand(condition == true, "Assert.True"); }
        public static void True(bool condition, string userMessage) { Demand(condition, userMessage); }
        public static void True(bool? condition, string userMessage) { Demand(condition == true, userMessage); }
        public static void False(bool condition) { Demand(!condition, "Assert.False"); }
        public static void False(bool? condition) { Demand(condition == false, "Assert.False"); }
        public static void False(bool condition, string userMessage) { Demand(!condition, userMessage); }
        public static void False(bool? condition, string userMessage) { Demand(condition == false, userMessage); }
        public static void Fail(string message) { Demand(false, message); }

        public static void Null(object @object) { Demand(@object == null, "Assert.Null"); }
        public static void NotNull(object @object) { Demand(@object != null, "Assert.NotNull"); }
        public static void Same(object expected, object actual) { Demand(ReferenceEquals(expected, actual), "Assert.Same"); }
        public static void NotSame(object expected, object actual) { Demand(!ReferenceEquals(expected, actual), "Assert.NotSame"); }

        public static void Equal<T>(T expected, T actual) { Demand(Assertions.AreEqual(expected, actual), "Assert.Equal"); }

        public static void Equal<T>(T expected, T actual, IEqualityComparer<T> comparer)
        {
            Demand(comparer.Equals(expected, actual), "Assert.Equal");
        }

        public static void NotEqual<T>(T expected, T actual) { Demand(!Assertions.AreEqual(expected, actual), "Assert.NotEqual"); }

        public static void StrictEqual<T>(T expected, T actual)
        {
            Demand(EqualityComparer<T>.Default.Equals(expected, actual), "Assert.StrictEqual");
        }

        public static void InRange<T>(T actual, T low, T high) where T : IComparable
        {
            Demand(low.CompareTo(actual) <= 0 && actual.CompareTo(high) <= 0, "Assert.InRange");
        }

        public static void Empty(IEnumerable collection) { Demand(!collection.GetEnumerator().MoveNext(), "Assert.Empty"); }
        public static void NotEmpty(IEnumerable collection) { Demand(collection.GetEnumerator().MoveNext(), "Assert.NotEmpty"); }

        public static void Contains<T>(T expected, IEnumerable<T> collection) { Demand(Has(collection, expected), "Assert.Contains"); }

        public static void DoesNotContain<T>(T expected, IEnumerable<T> collection)
        {
            Demand(!Has(collection, expected), "Assert.DoesNotContain");
        }

        public static T Single<T>(IEnumerable<T> collection)
        {
            IEnumerator<T> items = collection.GetEnumerator();
            Demand(items.MoveNext(), "Assert.Single");
            T only = items.Current;
            Demand(!items.MoveNext(), "Assert.Single");
            return only;
        }

        public static T Throws<T>(Action testCode) where T : Exception { return As<T>(Assertions.Caught(testCode)); }

        public static T Throws<T>(Func<object> testCode) where T : Exception
        {
            return As<T>(Assertions.Caught(() => { testCode(); }));
        }

        public static T ThrowsAny<T>(Action testCode) where T : Exception { return As<T>(Assertions.Caught(testCode)); }

        public static async Task<T> ThrowsAsync<T>(Func<Task> testCode) where T : Exception
        {
            return As<T>(await Assertions.CaughtLater(testCode));
        }

        public static async Task<T> ThrowsAnyAsync<T>(Func<Task> testCode) where T : Exception
        {
            return As<T>(await Assertions.CaughtLater(testCode));
        }

        private static T As<T>(Exception exception) where T : Exception
        {
            Demand(exception is T, "Assert.Throws");
            return (T)exception;
        }

        private static bool Has<T>(IEnumerable<T> collection, T wanted)
        {
            foreach (T item in collection)
            {
                if (Assertions.AreEqual(wanted, item)) return true;
            }
            return false;
        }

        private static void Demand(bool condition, string message)
        {
            if (!condition) throw new XunitException(message);
        }
    }

    public static class Record
    {
        public static Exception Exception(Action testCode) { return Assertions.Caught(testCode); }

        public static Exception Exception(Func<object> testCode) { return Assertions.Caught(() => { testCode(); }); }

        public static Task<Exception> ExceptionAsync(Func<Task> testCode) { return Assertions.CaughtLater(testCode); }
    }
}
