// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Windows.Input;
public interface ICommand {
	bool CanExecute(object parameter);
	void Execute(object parameter);
	event EventHandler CanExecuteChanged;
}
