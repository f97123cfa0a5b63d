namespace System.Windows
{
    using System.Windows.Threading;

    public class UIElement : DependencyObject
    {
        public bool IsEnabled { get; set; }
    }

    public class FrameworkElement : UIElement
    {
    }

    public class Window : System.Windows.Controls.ContentControl
    {
    }

    public class Application : DispatcherObject
    {
        private static Application current;

        public Application() { current = this; }

        /// <summary>There is one as soon as somebody asks for it: on the thread of the windows that are there.</summary>
        public static Application Current
        {
            get
            {
                if (current == null) current = new Application();
                return current;
            }
        }
    }
}

namespace System.Windows.Controls
{
    public class Control : FrameworkElement
    {
    }

    public class ContentControl : Control
    {
    }

    public class UserControl : ContentControl
    {
    }

    public class Page : FrameworkElement
    {
    }
}
