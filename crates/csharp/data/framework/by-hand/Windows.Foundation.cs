// Signatures of public API that concurrent programs use, written by hand: names as documented, no bodies.
namespace Windows.Foundation;
public delegate void TypedEventHandler<TSender, TResult>(TSender sender, TResult args);
public interface IAsyncAction {
	void Cancel();
	void GetResults();
}
public interface IAsyncOperation<TResult> {
	void Cancel();
	TResult GetResults();
}
