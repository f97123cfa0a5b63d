// Signatures of public API that concurrent programs use, written by hand: names as documented, no bodies.
namespace System.Windows;
using System.Windows.Threading;
public delegate void RoutedEventHandler(object sender, RoutedEventArgs e);
public class RoutedEventArgs : EventArgs {
	public RoutedEventArgs();
	public bool Handled { get; set; }
	public object Source { get; set; }
	public object OriginalSource { get; }
}
public class UIElement : DependencyObject {
	public UIElement();
	public bool IsEnabled { get; set; }
	public bool IsVisible { get; }
	public bool IsFocused { get; }
	public double Opacity { get; set; }
	public Visibility Visibility { get; set; }
	public bool Focus();
	public void InvalidateArrange();
	public void InvalidateMeasure();
	public void InvalidateVisual();
	public void UpdateLayout();
	public event RoutedEventHandler GotFocus;
	public event RoutedEventHandler LostFocus;
}
public enum Visibility { Visible = 0, Hidden = 1, Collapsed = 2 }
public class FrameworkElement : UIElement {
	public FrameworkElement();
	public object DataContext { get; set; }
	public object Tag { get; set; }
	public string Name { get; set; }
	public double Width { get; set; }
	public double Height { get; set; }
	public double ActualWidth { get; }
	public double ActualHeight { get; }
	public bool IsLoaded { get; }
	public DependencyObject Parent { get; }
	public object FindName(string name);
	public object FindResource(object resourceKey);
	public object TryFindResource(object resourceKey);
	public event RoutedEventHandler Loaded;
	public event RoutedEventHandler Unloaded;
}
public class Window : FrameworkElement {
	public Window();
	public string Title { get; set; }
	public bool? DialogResult { get; set; }
	public bool IsActive { get; }
	public Window Owner { get; set; }
	public object Content { get; set; }
	public static Window GetWindow(DependencyObject dependencyObject);
	public bool Activate();
	public void Close();
	public void Hide();
	public void Show();
	public bool? ShowDialog();
	public event EventHandler Activated;
	public event EventHandler Closed;
	public event global::System.ComponentModel.CancelEventHandler Closing;
	public event EventHandler ContentRendered;
	public event EventHandler Deactivated;
}
public class StartupEventArgs : EventArgs {
	public string[] Args { get; }
}
public class ExitEventArgs : EventArgs {
	public int ApplicationExitCode { get; set; }
}
public delegate void StartupEventHandler(object sender, StartupEventArgs e);
public delegate void ExitEventHandler(object sender, ExitEventArgs e);
public class Application : DispatcherObject {
	public Application();
	public static Application Current { get; }
	public Window MainWindow { get; set; }
	public global::System.Collections.IDictionary Properties { get; }
	public int Run();
	public int Run(Window window);
	public void Shutdown();
	public void Shutdown(int exitCode);
	public object FindResource(object resourceKey);
	public object TryFindResource(object resourceKey);
	protected virtual void OnStartup(StartupEventArgs e);
	protected virtual void OnExit(ExitEventArgs e);
	public event StartupEventHandler Startup;
	public event ExitEventHandler Exit;
	public event EventHandler Activated;
	public event EventHandler Deactivated;
	public event DispatcherUnhandledExceptionEventHandler DispatcherUnhandledException;
}
public enum MessageBoxResult { None = 0, OK = 1, Cancel = 2, Yes = 6, No = 7 }
public enum MessageBoxButton { OK = 0, OKCancel = 1, YesNoCancel = 3, YesNo = 4 }
public sealed class MessageBox {
	private MessageBox();
	public static MessageBoxResult Show(string messageBoxText);
	public static MessageBoxResult Show(string messageBoxText, string caption);
	public static MessageBoxResult Show(string messageBoxText, string caption, MessageBoxButton button);
	public static MessageBoxResult Show(Window owner, string messageBoxText);
	public static MessageBoxResult Show(Window owner, string messageBoxText, string caption);
}
