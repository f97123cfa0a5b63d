// Signatures of public API that concurrent programs use, written by hand: names as documented, no bodies.
namespace Avalonia;
public class AvaloniaProperty { }
public class AvaloniaProperty<TValue> : AvaloniaProperty { }
public class AvaloniaObject {
	public AvaloniaObject();
	public bool CheckAccess();
	public void VerifyAccess();
	public object GetValue(AvaloniaProperty property);
	public T GetValue<T>(AvaloniaProperty<T> property);
	public void SetValue(AvaloniaProperty property, object value);
	public void ClearValue(AvaloniaProperty property);
}
