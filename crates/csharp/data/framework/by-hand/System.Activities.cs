// Signatures of public API that concurrent programs use, written by hand: names as documented, no bodies.
namespace System.Activities;
public class ActivityContext {
	private ActivityContext();
}
public abstract class Variable {
	public string Name { get; set; }
	public object Get(ActivityContext context);
	public void Set(ActivityContext context, object value);
}
public class Variable<T> : Variable {
	public Variable();
	public Variable(string name);
	public Variable(string name, T defaultValue);
	public new T Get(ActivityContext context);
	public void Set(ActivityContext context, T value);
}
