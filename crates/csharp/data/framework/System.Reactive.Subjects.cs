// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Reactive.Subjects;
using System.Runtime.CompilerServices;
public sealed class AsyncSubject<T> : IDisposable, IObservable<T>, IObserver<T>, ISubject<T, T>, ISubject<T>, INotifyCompletion {
	public AsyncSubject();
	public void Dispose();
	public AsyncSubject<T> GetAwaiter();
	public T GetResult();
	public void OnCompleted();
	public void OnCompleted(Action continuation);
	public void OnError(Exception error);
	public void OnNext(T value);
	public IDisposable Subscribe(IObserver<T> observer);
	public bool HasObservers { get; }
	public bool IsCompleted { get; }
}
public sealed class BehaviorSubject<T> : IDisposable, IObservable<T>, IObserver<T>, ISubject<T, T>, ISubject<T> {
	public BehaviorSubject(T value);
	public void Dispose();
	public void OnCompleted();
	public void OnError(Exception error);
	public void OnNext(T value);
	public IDisposable Subscribe(IObserver<T> observer);
	public bool HasObservers { get; }
	public T Value { get; }
}
public interface IConnectableObservable<out T> : IObservable<T> {
	IDisposable Connect();
}
public interface ISubject<T> : IObservable<T>, IObserver<T>, ISubject<T, T> { }
public interface ISubject<in TSource, out TResult> : IObservable<TResult>, IObserver<TSource> { }
public sealed class ReplaySubject<T> : IDisposable, IObservable<T>, IObserver<T>, ISubject<T, T>, ISubject<T> {
	public ReplaySubject();
	public ReplaySubject(int bufferSize);
	public ReplaySubject(int bufferSize, global::System.Reactive.Concurrency.IScheduler scheduler);
	public ReplaySubject(int bufferSize, TimeSpan window);
	public ReplaySubject(int bufferSize, TimeSpan window, global::System.Reactive.Concurrency.IScheduler scheduler);
	public ReplaySubject(global::System.Reactive.Concurrency.IScheduler scheduler);
	public ReplaySubject(TimeSpan window);
	public ReplaySubject(TimeSpan window, global::System.Reactive.Concurrency.IScheduler scheduler);
	public void Dispose();
	public void OnCompleted();
	public void OnError(Exception error);
	public void OnNext(T value);
	public IDisposable Subscribe(IObserver<T> observer);
	public bool HasObservers { get; }
}
public static class Subject {
	public static ISubject<TSource, TResult> Create<TSource, TResult>(IObserver<TSource> observer, IObservable<TResult> observable);
	public static ISubject<TSource, TResult> Synchronize<TSource, TResult>(ISubject<TSource, TResult> subject);
	public static ISubject<TSource, TResult> Synchronize<TSource, TResult>(ISubject<TSource, TResult> subject, global::System.Reactive.Concurrency.IScheduler scheduler);
}
public sealed class Subject<T> : IDisposable, IObservable<T>, IObserver<T>, ISubject<T, T>, ISubject<T> {
	public Subject();
	public void Dispose();
	public void OnCompleted();
	public void OnError(Exception error);
	public void OnNext(T value);
	public IDisposable Subscribe(IObserver<T> observer);
	public bool HasObservers { get; }
}
