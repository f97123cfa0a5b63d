// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Windows.Forms;
using Microsoft.Win32;
using System.Collections;
using System.Collections.Specialized;
using System.ComponentModel;
using System.Drawing;
using System.Globalization;
using System.IO;
using System.Runtime.Serialization;
using System.Threading;
public sealed class Application {
	public static void AddMessageFilter(global::System.Windows.Forms.IMessageFilter value);
	public static void DoEvents();
	public static void EnableVisualStyles();
	public static void Exit();
	public static void Exit(CancelEventArgs e);
	public static void ExitThread();
	public static bool FilterMessage(ref Message message);
	public static ApartmentState OleRequired();
	public static void OnThreadException(Exception t);
	public static void RaiseIdle(EventArgs e);
	public static void RegisterMessageLoop(Application.MessageLoopCallback callback);
	public static void RemoveMessageFilter(global::System.Windows.Forms.IMessageFilter value);
	public static void Restart();
	public static void Run();
	public static void Run(ApplicationContext context);
	public static void Run(Form mainForm);
	public static void SetCompatibleTextRenderingDefault(bool defaultValue);
	public static bool SetSuspendState(global::System.Windows.Forms.PowerState state, bool force, bool disableWakeEvent);
	public static void SetUnhandledExceptionMode(global::System.Windows.Forms.UnhandledExceptionMode mode);
	public static void SetUnhandledExceptionMode(global::System.Windows.Forms.UnhandledExceptionMode mode, bool threadScope);
	public static void UnregisterMessageLoop();
	private Application();
	public static bool AllowQuit { get; }
	public static string CommonAppDataPath { get; }
	public static RegistryKey CommonAppDataRegistry { get; }
	public static string CompanyName { get; }
	public static CultureInfo CurrentCulture { get; set; }
	public static global::System.Windows.Forms.InputLanguage CurrentInputLanguage { get; set; }
	public static string ExecutablePath { get; }
	public static string LocalUserAppDataPath { get; }
	public static bool MessageLoop { get; }
	public static global::System.Windows.Forms.FormCollection OpenForms { get; }
	public static string ProductName { get; }
	public static string ProductVersion { get; }
	public static bool RenderWithVisualStyles { get; }
	public static string SafeTopLevelCaptionFormat { get; set; }
	public static string StartupPath { get; }
	public static string UserAppDataPath { get; }
	public static RegistryKey UserAppDataRegistry { get; }
	public static bool UseWaitCursor { get; set; }
	public static global::System.Windows.Forms.VisualStyles.VisualStyleState VisualStyleState { get; set; }
	public static event EventHandler ApplicationExit;
	public static event EventHandler EnterThreadModal;
	public static event EventHandler Idle;
	public static event EventHandler LeaveThreadModal;
	public static event ThreadExceptionEventHandler ThreadException;
	public static event EventHandler ThreadExit;
	public delegate bool MessageLoopCallback();
}
public class ApplicationContext : IDisposable {
	public ApplicationContext();
	public ApplicationContext(Form mainForm);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public void ExitThread();
	protected virtual void ExitThreadCore();
	protected virtual void OnMainFormClosed(object sender, EventArgs e);
	public Form MainForm { get; set; }
	public object Tag { get; set; }
	public event EventHandler ThreadExit;
}
public class Button : ButtonBase, global::System.Windows.Forms.IButtonControl {
	public Button();
	public virtual void NotifyDefault(bool value);
	public void PerformClick();
	public global::System.Windows.Forms.AutoSizeMode AutoSizeMode { get; set; }
	public virtual DialogResult DialogResult { get; set; }
	public event EventHandler DoubleClick;
	public event MouseEventHandler MouseDoubleClick;
}
public abstract class ButtonBase : Control {
	protected ButtonBase();
	protected void ResetFlagsandPaint();
	public bool AutoEllipsis { get; set; }
	public global::System.Windows.Forms.FlatButtonAppearance FlatAppearance { get; }
	public global::System.Windows.Forms.FlatStyle FlatStyle { get; set; }
	public global::System.Drawing.Image Image { get; set; }
	public global::System.Drawing.ContentAlignment ImageAlign { get; set; }
	public int ImageIndex { get; set; }
	public string ImageKey { get; set; }
	public global::System.Windows.Forms.ImageList ImageList { get; set; }
	public global::System.Windows.Forms.ImeMode ImeMode { get; set; }
	protected internal bool IsDefault { get; set; }
	public virtual global::System.Drawing.ContentAlignment TextAlign { get; set; }
	public global::System.Windows.Forms.TextImageRelation TextImageRelation { get; set; }
	public bool UseCompatibleTextRendering { get; set; }
	public bool UseMnemonic { get; set; }
	public bool UseVisualStyleBackColor { get; set; }
	public event EventHandler AutoSizeChanged;
	public event EventHandler ImeModeChanged;
	public class ButtonBaseAccessibleObject : Control.ControlAccessibleObject {
		public ButtonBaseAccessibleObject(Control owner);
	}
}
public class CheckBox : ButtonBase {
	public CheckBox();
	protected virtual void OnAppearanceChanged(EventArgs e);
	protected virtual void OnCheckedChanged(EventArgs e);
	protected virtual void OnCheckStateChanged(EventArgs e);
	public global::System.Windows.Forms.Appearance Appearance { get; set; }
	public bool AutoCheck { get; set; }
	public global::System.Drawing.ContentAlignment CheckAlign { get; set; }
	public bool Checked { get; set; }
	public global::System.Windows.Forms.CheckState CheckState { get; set; }
	public bool ThreeState { get; set; }
	public event EventHandler AppearanceChanged;
	public event EventHandler CheckedChanged;
	public event EventHandler CheckStateChanged;
	public event EventHandler DoubleClick;
	public event MouseEventHandler MouseDoubleClick;
	public class CheckBoxAccessibleObject : ButtonBase.ButtonBaseAccessibleObject {
		public CheckBoxAccessibleObject(Control owner);
	}
}
public sealed class Clipboard {
	public static void Clear();
	public static bool ContainsAudio();
	public static bool ContainsData(string format);
	public static bool ContainsFileDropList();
	public static bool ContainsImage();
	public static bool ContainsText();
	public static bool ContainsText(global::System.Windows.Forms.TextDataFormat format);
	public static Stream GetAudioStream();
	public static object GetData(string format);
	public static global::System.Windows.Forms.IDataObject GetDataObject();
	public static StringCollection GetFileDropList();
	public static global::System.Drawing.Image GetImage();
	public static string GetText();
	public static string GetText(global::System.Windows.Forms.TextDataFormat format);
	public static void SetAudio(byte[] audioBytes);
	public static void SetAudio(Stream audioStream);
	public static void SetData(string format, object data);
	public static void SetDataObject(object data);
	public static void SetDataObject(object data, bool copy);
	public static void SetDataObject(object data, bool copy, int retryTimes, int retryDelay);
	public static void SetFileDropList(StringCollection filePaths);
	public static void SetImage(global::System.Drawing.Image image);
	public static void SetText(string text);
	public static void SetText(string text, global::System.Windows.Forms.TextDataFormat format);
	private Clipboard();
}
public abstract class CommonDialog : Component {
	public CommonDialog();
	protected virtual IntPtr HookProc(IntPtr hWnd, int msg, IntPtr wparam, IntPtr lparam);
	protected virtual void OnHelpRequest(EventArgs e);
	protected virtual IntPtr OwnerWndProc(IntPtr hWnd, int msg, IntPtr wparam, IntPtr lparam);
	public abstract void Reset();
	protected abstract bool RunDialog(IntPtr hwndOwner);
	public DialogResult ShowDialog();
	public DialogResult ShowDialog(IWin32Window owner);
	public object Tag { get; set; }
	public event EventHandler HelpRequest;
}
public class ContainerControl : ScrollableControl, global::System.Windows.Forms.IContainerControl {
	public ContainerControl();
	protected virtual void OnAutoValidateChanged(EventArgs e);
	public void PerformAutoScale();
	protected virtual bool ProcessTabKey(bool forward);
	protected virtual void UpdateDefaultButton();
	public bool Validate();
	public bool Validate(bool checkAutoValidate);
	public virtual bool ValidateChildren();
	public virtual bool ValidateChildren(global::System.Windows.Forms.ValidationConstraints validationConstraints);
	public Control ActiveControl { get; set; }
	public global::System.Drawing.SizeF AutoScaleDimensions { get; set; }
	protected global::System.Drawing.SizeF AutoScaleFactor { get; }
	public global::System.Windows.Forms.AutoScaleMode AutoScaleMode { get; set; }
	public virtual global::System.Windows.Forms.AutoValidate AutoValidate { get; set; }
	public global::System.Drawing.SizeF CurrentAutoScaleDimensions { get; }
	public Form ParentForm { get; }
	public event EventHandler AutoValidateChanged;
}
public class Control : Component, global::System.ComponentModel.IComponent, ISynchronizeInvoke, IDisposable, global::System.Windows.Forms.IBindableComponent, global::System.Windows.Forms.IDropTarget, IWin32Window {
	public Control();
	public Control(string text);
	public Control(string text, int left, int top, int width, int height);
	public Control(Control parent, string text);
	public Control(Control parent, string text, int left, int top, int width, int height);
	protected internal void AccessibilityNotifyClients(global::System.Windows.Forms.AccessibleEvents accEvent, int childID);
	protected void AccessibilityNotifyClients(global::System.Windows.Forms.AccessibleEvents accEvent, int objectID, int childID);
	public IAsyncResult BeginInvoke(Delegate method);
	public IAsyncResult BeginInvoke(Delegate method, params object[] args);
	public void BringToFront();
	public bool Contains(Control ctl);
	protected virtual global::System.Windows.Forms.AccessibleObject CreateAccessibilityInstance();
	public void CreateControl();
	protected virtual Control.ControlCollection CreateControlsInstance();
	public global::System.Drawing.Graphics CreateGraphics();
	protected virtual void CreateHandle();
	protected virtual void DefWndProc(ref Message m);
	protected virtual void DestroyHandle();
	public global::System.Windows.Forms.DragDropEffects DoDragDrop(object data, global::System.Windows.Forms.DragDropEffects allowedEffects);
	public void DrawToBitmap(global::System.Drawing.Bitmap bitmap, Rectangle targetBounds);
	public object EndInvoke(IAsyncResult asyncResult);
	public Form FindForm();
	public bool Focus();
	public static Control FromChildHandle(IntPtr handle);
	public static Control FromHandle(IntPtr handle);
	protected virtual global::System.Windows.Forms.AccessibleObject GetAccessibilityObjectById(int objectId);
	protected global::System.Windows.Forms.AutoSizeMode GetAutoSizeMode();
	public Control GetChildAtPoint(Point pt);
	public Control GetChildAtPoint(Point pt, global::System.Windows.Forms.GetChildAtPointSkip skipValue);
	public global::System.Windows.Forms.IContainerControl GetContainerControl();
	public Control GetNextControl(Control ctl, bool forward);
	public virtual Size GetPreferredSize(Size proposedSize);
	protected virtual Rectangle GetScaledBounds(Rectangle bounds, global::System.Drawing.SizeF factor, global::System.Windows.Forms.BoundsSpecified specified);
	protected bool GetStyle(global::System.Windows.Forms.ControlStyles flag);
	protected bool GetTopLevel();
	public void Hide();
	protected virtual void InitLayout();
	public void Invalidate();
	public void Invalidate(bool invalidateChildren);
	public void Invalidate(Rectangle rc);
	public void Invalidate(Rectangle rc, bool invalidateChildren);
	public void Invalidate(global::System.Drawing.Region region);
	public void Invalidate(global::System.Drawing.Region region, bool invalidateChildren);
	public object Invoke(Delegate method);
	public object Invoke(Delegate method, params object[] args);
	protected void InvokeGotFocus(Control toInvoke, EventArgs e);
	protected void InvokeLostFocus(Control toInvoke, EventArgs e);
	protected void InvokeOnClick(Control toInvoke, EventArgs e);
	protected void InvokePaint(Control c, PaintEventArgs e);
	protected void InvokePaintBackground(Control c, PaintEventArgs e);
	protected virtual bool IsInputChar(char charCode);
	protected virtual bool IsInputKey(global::System.Windows.Forms.Keys keyData);
	public static bool IsKeyLocked(global::System.Windows.Forms.Keys keyVal);
	public static bool IsMnemonic(char charCode, string text);
	public Size LogicalToDeviceUnits(Size value);
	public int LogicalToDeviceUnits(int value);
	protected virtual void NotifyInvalidate(Rectangle invalidatedArea);
	protected virtual void OnAutoSizeChanged(EventArgs e);
	protected virtual void OnBackColorChanged(EventArgs e);
	protected virtual void OnBackgroundImageChanged(EventArgs e);
	protected virtual void OnBackgroundImageLayoutChanged(EventArgs e);
	protected virtual void OnBindingContextChanged(EventArgs e);
	protected virtual void OnCausesValidationChanged(EventArgs e);
	protected virtual void OnChangeUICues(global::System.Windows.Forms.UICuesEventArgs e);
	protected virtual void OnClick(EventArgs e);
	protected virtual void OnClientSizeChanged(EventArgs e);
	protected virtual void OnContextMenuChanged(EventArgs e);
	protected virtual void OnContextMenuStripChanged(EventArgs e);
	protected virtual void OnControlAdded(global::System.Windows.Forms.ControlEventArgs e);
	protected virtual void OnControlRemoved(global::System.Windows.Forms.ControlEventArgs e);
	protected virtual void OnCreateControl();
	protected virtual void OnCursorChanged(EventArgs e);
	protected virtual void OnDockChanged(EventArgs e);
	protected virtual void OnDoubleClick(EventArgs e);
	protected virtual void OnDpiChangedAfterParent(EventArgs e);
	protected virtual void OnDpiChangedBeforeParent(EventArgs e);
	protected virtual void OnDragDrop(global::System.Windows.Forms.DragEventArgs drgevent);
	protected virtual void OnDragEnter(global::System.Windows.Forms.DragEventArgs drgevent);
	protected virtual void OnDragLeave(EventArgs e);
	protected virtual void OnDragOver(global::System.Windows.Forms.DragEventArgs drgevent);
	protected virtual void OnEnabledChanged(EventArgs e);
	protected virtual void OnEnter(EventArgs e);
	protected virtual void OnFontChanged(EventArgs e);
	protected virtual void OnForeColorChanged(EventArgs e);
	protected virtual void OnGiveFeedback(global::System.Windows.Forms.GiveFeedbackEventArgs gfbevent);
	protected virtual void OnGotFocus(EventArgs e);
	protected virtual void OnHandleCreated(EventArgs e);
	protected virtual void OnHandleDestroyed(EventArgs e);
	protected virtual void OnHelpRequested(global::System.Windows.Forms.HelpEventArgs hevent);
	protected virtual void OnImeModeChanged(EventArgs e);
	protected virtual void OnInvalidated(global::System.Windows.Forms.InvalidateEventArgs e);
	protected virtual void OnKeyDown(KeyEventArgs e);
	protected virtual void OnKeyPress(KeyPressEventArgs e);
	protected virtual void OnKeyUp(KeyEventArgs e);
	protected virtual void OnLayout(global::System.Windows.Forms.LayoutEventArgs levent);
	protected virtual void OnLeave(EventArgs e);
	protected virtual void OnLocationChanged(EventArgs e);
	protected virtual void OnLostFocus(EventArgs e);
	protected virtual void OnMarginChanged(EventArgs e);
	protected virtual void OnMouseCaptureChanged(EventArgs e);
	protected virtual void OnMouseClick(MouseEventArgs e);
	protected virtual void OnMouseDoubleClick(MouseEventArgs e);
	protected virtual void OnMouseDown(MouseEventArgs e);
	protected virtual void OnMouseEnter(EventArgs e);
	protected virtual void OnMouseHover(EventArgs e);
	protected virtual void OnMouseLeave(EventArgs e);
	protected virtual void OnMouseMove(MouseEventArgs e);
	protected virtual void OnMouseUp(MouseEventArgs e);
	protected virtual void OnMouseWheel(MouseEventArgs e);
	protected virtual void OnMove(EventArgs e);
	protected virtual void OnNotifyMessage(Message m);
	protected virtual void OnPaddingChanged(EventArgs e);
	protected virtual void OnPaint(PaintEventArgs e);
	protected virtual void OnPaintBackground(PaintEventArgs pevent);
	protected virtual void OnParentBackColorChanged(EventArgs e);
	protected virtual void OnParentBackgroundImageChanged(EventArgs e);
	protected virtual void OnParentBindingContextChanged(EventArgs e);
	protected virtual void OnParentChanged(EventArgs e);
	protected virtual void OnParentCursorChanged(EventArgs e);
	protected virtual void OnParentEnabledChanged(EventArgs e);
	protected virtual void OnParentFontChanged(EventArgs e);
	protected virtual void OnParentForeColorChanged(EventArgs e);
	protected virtual void OnParentRightToLeftChanged(EventArgs e);
	protected virtual void OnParentVisibleChanged(EventArgs e);
	protected virtual void OnPreviewKeyDown(global::System.Windows.Forms.PreviewKeyDownEventArgs e);
	protected virtual void OnPrint(PaintEventArgs e);
	protected virtual void OnQueryContinueDrag(global::System.Windows.Forms.QueryContinueDragEventArgs qcdevent);
	protected virtual void OnRegionChanged(EventArgs e);
	protected virtual void OnResize(EventArgs e);
	protected virtual void OnRightToLeftChanged(EventArgs e);
	protected virtual void OnSizeChanged(EventArgs e);
	protected virtual void OnStyleChanged(EventArgs e);
	protected virtual void OnSystemColorsChanged(EventArgs e);
	protected virtual void OnTabIndexChanged(EventArgs e);
	protected virtual void OnTabStopChanged(EventArgs e);
	protected virtual void OnTextChanged(EventArgs e);
	protected virtual void OnValidated(EventArgs e);
	protected virtual void OnValidating(CancelEventArgs e);
	protected virtual void OnVisibleChanged(EventArgs e);
	public void PerformLayout();
	public void PerformLayout(Control affectedControl, string affectedProperty);
	public Point PointToClient(Point p);
	public Point PointToScreen(Point p);
	public global::System.Windows.Forms.PreProcessControlState PreProcessControlMessage(ref Message msg);
	public virtual bool PreProcessMessage(ref Message msg);
	protected virtual bool ProcessCmdKey(ref Message msg, global::System.Windows.Forms.Keys keyData);
	protected virtual bool ProcessDialogChar(char charCode);
	protected virtual bool ProcessDialogKey(global::System.Windows.Forms.Keys keyData);
	protected virtual bool ProcessKeyEventArgs(ref Message m);
	protected internal virtual bool ProcessKeyMessage(ref Message m);
	protected virtual bool ProcessKeyPreview(ref Message m);
	protected internal virtual bool ProcessMnemonic(char charCode);
	protected void RaiseDragEvent(object key, global::System.Windows.Forms.DragEventArgs e);
	protected void RaiseKeyEvent(object key, KeyEventArgs e);
	protected void RaiseMouseEvent(object key, MouseEventArgs e);
	protected void RaisePaintEvent(object key, PaintEventArgs e);
	protected void RecreateHandle();
	public Rectangle RectangleToClient(Rectangle r);
	public Rectangle RectangleToScreen(Rectangle r);
	protected static bool ReflectMessage(IntPtr hWnd, ref Message m);
	public virtual void Refresh();
	protected virtual void RescaleConstantsForDpi(int deviceDpiOld, int deviceDpiNew);
	public virtual void ResetBackColor();
	public void ResetBindings();
	public virtual void ResetCursor();
	public virtual void ResetFont();
	public virtual void ResetForeColor();
	public void ResetImeMode();
	protected void ResetMouseEventArgs();
	public virtual void ResetRightToLeft();
	public virtual void ResetText();
	public void ResumeLayout();
	public void ResumeLayout(bool performLayout);
	protected global::System.Drawing.ContentAlignment RtlTranslateAlignment(global::System.Drawing.ContentAlignment align);
	protected global::System.Windows.Forms.HorizontalAlignment RtlTranslateAlignment(global::System.Windows.Forms.HorizontalAlignment align);
	protected global::System.Windows.Forms.LeftRightAlignment RtlTranslateAlignment(global::System.Windows.Forms.LeftRightAlignment align);
	protected internal global::System.Drawing.ContentAlignment RtlTranslateContent(global::System.Drawing.ContentAlignment align);
	protected global::System.Windows.Forms.HorizontalAlignment RtlTranslateHorizontal(global::System.Windows.Forms.HorizontalAlignment align);
	protected global::System.Windows.Forms.LeftRightAlignment RtlTranslateLeftRight(global::System.Windows.Forms.LeftRightAlignment align);
	public void Scale(global::System.Drawing.SizeF factor);
	public void Scale(float ratio);
	public void Scale(float dx, float dy);
	public void ScaleBitmapLogicalToDevice(ref global::System.Drawing.Bitmap logicalBitmap);
	protected virtual void ScaleControl(global::System.Drawing.SizeF factor, global::System.Windows.Forms.BoundsSpecified specified);
	protected virtual void ScaleCore(float dx, float dy);
	public void Select();
	protected virtual void Select(bool directed, bool forward);
	public bool SelectNextControl(Control ctl, bool forward, bool tabStopOnly, bool nested, bool wrap);
	public void SendToBack();
	protected void SetAutoSizeMode(global::System.Windows.Forms.AutoSizeMode mode);
	public void SetBounds(int x, int y, int width, int height);
	public void SetBounds(int x, int y, int width, int height, global::System.Windows.Forms.BoundsSpecified specified);
	protected virtual void SetBoundsCore(int x, int y, int width, int height, global::System.Windows.Forms.BoundsSpecified specified);
	protected virtual void SetClientSizeCore(int x, int y);
	protected void SetStyle(global::System.Windows.Forms.ControlStyles flag, bool value);
	protected void SetTopLevel(bool value);
	protected virtual void SetVisibleCore(bool value);
	public void Show();
	protected virtual Size SizeFromClientSize(Size clientSize);
	public void SuspendLayout();
	public void Update();
	protected internal void UpdateBounds();
	protected void UpdateBounds(int x, int y, int width, int height);
	protected void UpdateBounds(int x, int y, int width, int height, int clientWidth, int clientHeight);
	protected void UpdateStyles();
	protected void UpdateZOrder();
	protected virtual void WndProc(ref Message m);
	public global::System.Windows.Forms.AccessibleObject AccessibilityObject { get; }
	public string AccessibleDefaultActionDescription { get; set; }
	public string AccessibleDescription { get; set; }
	public string AccessibleName { get; set; }
	public global::System.Windows.Forms.AccessibleRole AccessibleRole { get; set; }
	public virtual bool AllowDrop { get; set; }
	public virtual global::System.Windows.Forms.AnchorStyles Anchor { get; set; }
	public virtual Point AutoScrollOffset { get; set; }
	public virtual bool AutoSize { get; set; }
	public virtual global::System.Drawing.Color BackColor { get; set; }
	public virtual global::System.Drawing.Image BackgroundImage { get; set; }
	public virtual global::System.Windows.Forms.ImageLayout BackgroundImageLayout { get; set; }
	public virtual global::System.Windows.Forms.BindingContext BindingContext { get; set; }
	public int Bottom { get; }
	public Rectangle Bounds { get; set; }
	protected virtual bool CanEnableIme { get; }
	public bool CanFocus { get; }
	public bool CanSelect { get; }
	public bool Capture { get; set; }
	public bool CausesValidation { get; set; }
	public static bool CheckForIllegalCrossThreadCalls { get; set; }
	public Rectangle ClientRectangle { get; }
	public Size ClientSize { get; set; }
	public string CompanyName { get; }
	public bool ContainsFocus { get; }
	public virtual global::System.Windows.Forms.ContextMenu ContextMenu { get; set; }
	public virtual global::System.Windows.Forms.ContextMenuStrip ContextMenuStrip { get; set; }
	public Control.ControlCollection Controls { get; }
	public bool Created { get; }
	protected virtual global::System.Windows.Forms.CreateParams CreateParams { get; }
	public virtual Cursor Cursor { get; set; }
	public global::System.Windows.Forms.ControlBindingsCollection DataBindings { get; }
	public static global::System.Drawing.Color DefaultBackColor { get; }
	protected virtual Cursor DefaultCursor { get; }
	public static global::System.Drawing.Font DefaultFont { get; }
	public static global::System.Drawing.Color DefaultForeColor { get; }
	protected virtual global::System.Windows.Forms.ImeMode DefaultImeMode { get; }
	protected virtual global::System.Windows.Forms.Padding DefaultMargin { get; }
	protected virtual Size DefaultMaximumSize { get; }
	protected virtual Size DefaultMinimumSize { get; }
	protected virtual global::System.Windows.Forms.Padding DefaultPadding { get; }
	protected virtual Size DefaultSize { get; }
	public int DeviceDpi { get; }
	public virtual Rectangle DisplayRectangle { get; }
	public bool Disposing { get; }
	public virtual global::System.Windows.Forms.DockStyle Dock { get; set; }
	protected virtual bool DoubleBuffered { get; set; }
	public bool Enabled { get; set; }
	public virtual bool Focused { get; }
	public virtual global::System.Drawing.Font Font { get; set; }
	protected int FontHeight { get; set; }
	public virtual global::System.Drawing.Color ForeColor { get; set; }
	public IntPtr Handle { get; }
	public bool HasChildren { get; }
	public int Height { get; set; }
	public global::System.Windows.Forms.ImeMode ImeMode { get; set; }
	protected virtual global::System.Windows.Forms.ImeMode ImeModeBase { get; set; }
	public bool InvokeRequired { get; }
	public bool IsAccessible { get; set; }
	public bool IsDisposed { get; }
	public bool IsHandleCreated { get; }
	public bool IsMirrored { get; }
	public virtual global::System.Windows.Forms.Layout.LayoutEngine LayoutEngine { get; }
	public int Left { get; set; }
	public Point Location { get; set; }
	public global::System.Windows.Forms.Padding Margin { get; set; }
	public virtual Size MaximumSize { get; set; }
	public virtual Size MinimumSize { get; set; }
	public static global::System.Windows.Forms.Keys ModifierKeys { get; }
	public static MouseButtons MouseButtons { get; }
	public static Point MousePosition { get; }
	public string Name { get; set; }
	public global::System.Windows.Forms.Padding Padding { get; set; }
	public Control Parent { get; set; }
	public Size PreferredSize { get; }
	public string ProductName { get; }
	public string ProductVersion { get; }
	protected static global::System.Windows.Forms.ImeMode PropagatingImeMode { get; }
	public bool RecreatingHandle { get; }
	public global::System.Drawing.Region Region { get; set; }
	protected internal bool RenderRightToLeft { get; }
	protected bool ResizeRedraw { get; set; }
	public int Right { get; }
	public virtual global::System.Windows.Forms.RightToLeft RightToLeft { get; set; }
	protected virtual bool ScaleChildren { get; }
	protected internal virtual bool ShowFocusCues { get; }
	protected internal virtual bool ShowKeyboardCues { get; }
	public Size Size { get; set; }
	public int TabIndex { get; set; }
	public bool TabStop { get; set; }
	public object Tag { get; set; }
	public virtual string Text { get; set; }
	public int Top { get; set; }
	public Control TopLevelControl { get; }
	public bool UseWaitCursor { get; set; }
	public bool Visible { get; set; }
	public int Width { get; set; }
	public global::System.Windows.Forms.IWindowTarget WindowTarget { get; set; }
	public event EventHandler AutoSizeChanged;
	public event EventHandler BackColorChanged;
	public event EventHandler BackgroundImageChanged;
	public event EventHandler BackgroundImageLayoutChanged;
	public event EventHandler BindingContextChanged;
	public event EventHandler CausesValidationChanged;
	public event global::System.Windows.Forms.UICuesEventHandler ChangeUICues;
	public event EventHandler Click;
	public event EventHandler ClientSizeChanged;
	public event EventHandler ContextMenuChanged;
	public event EventHandler ContextMenuStripChanged;
	public event global::System.Windows.Forms.ControlEventHandler ControlAdded;
	public event global::System.Windows.Forms.ControlEventHandler ControlRemoved;
	public event EventHandler CursorChanged;
	public event EventHandler DockChanged;
	public event EventHandler DoubleClick;
	public event EventHandler DpiChangedAfterParent;
	public event EventHandler DpiChangedBeforeParent;
	public event global::System.Windows.Forms.DragEventHandler DragDrop;
	public event global::System.Windows.Forms.DragEventHandler DragEnter;
	public event EventHandler DragLeave;
	public event global::System.Windows.Forms.DragEventHandler DragOver;
	public event EventHandler EnabledChanged;
	public event EventHandler Enter;
	public event EventHandler FontChanged;
	public event EventHandler ForeColorChanged;
	public event global::System.Windows.Forms.GiveFeedbackEventHandler GiveFeedback;
	public event EventHandler GotFocus;
	public event EventHandler HandleCreated;
	public event EventHandler HandleDestroyed;
	public event global::System.Windows.Forms.HelpEventHandler HelpRequested;
	public event EventHandler ImeModeChanged;
	public event global::System.Windows.Forms.InvalidateEventHandler Invalidated;
	public event KeyEventHandler KeyDown;
	public event KeyPressEventHandler KeyPress;
	public event KeyEventHandler KeyUp;
	public event global::System.Windows.Forms.LayoutEventHandler Layout;
	public event EventHandler Leave;
	public event EventHandler LocationChanged;
	public event EventHandler LostFocus;
	public event EventHandler MarginChanged;
	public event EventHandler MouseCaptureChanged;
	public event MouseEventHandler MouseClick;
	public event MouseEventHandler MouseDoubleClick;
	public event MouseEventHandler MouseDown;
	public event EventHandler MouseEnter;
	public event EventHandler MouseHover;
	public event EventHandler MouseLeave;
	public event MouseEventHandler MouseMove;
	public event MouseEventHandler MouseUp;
	public event MouseEventHandler MouseWheel;
	public event EventHandler Move;
	public event EventHandler PaddingChanged;
	public event PaintEventHandler Paint;
	public event EventHandler ParentChanged;
	public event global::System.Windows.Forms.PreviewKeyDownEventHandler PreviewKeyDown;
	public event global::System.Windows.Forms.QueryAccessibilityHelpEventHandler QueryAccessibilityHelp;
	public event global::System.Windows.Forms.QueryContinueDragEventHandler QueryContinueDrag;
	public event EventHandler RegionChanged;
	public event EventHandler Resize;
	public event EventHandler RightToLeftChanged;
	public event EventHandler SizeChanged;
	public event EventHandler StyleChanged;
	public event EventHandler SystemColorsChanged;
	public event EventHandler TabIndexChanged;
	public event EventHandler TabStopChanged;
	public event EventHandler TextChanged;
	public event EventHandler Validated;
	public event CancelEventHandler Validating;
	public event EventHandler VisibleChanged;
	public class ControlAccessibleObject : global::System.Windows.Forms.AccessibleObject {
		public ControlAccessibleObject(Control ownerControl);
		public void NotifyClients(global::System.Windows.Forms.AccessibleEvents accEvent);
		public void NotifyClients(global::System.Windows.Forms.AccessibleEvents accEvent, int childID);
		public void NotifyClients(global::System.Windows.Forms.AccessibleEvents accEvent, int objectID, int childID);
		public IntPtr Handle { get; set; }
		public Control Owner { get; }
	}
	public class ControlCollection : global::System.Windows.Forms.Layout.ArrangedElementCollection, ICollection, IEnumerable, IList, ICloneable {
		public ControlCollection(Control owner);
		public virtual void Add(Control value);
		public virtual void AddRange(Control[] controls);
		public virtual void Clear();
		public bool Contains(Control control);
		public virtual bool ContainsKey(string key);
		public Control[] Find(string key, bool searchAllChildren);
		public int GetChildIndex(Control child);
		public virtual int GetChildIndex(Control child, bool throwException);
		public int IndexOf(Control control);
		public virtual int IndexOfKey(string key);
		public virtual void Remove(Control value);
		public void RemoveAt(int index);
		public virtual void RemoveByKey(string key);
		public virtual void SetChildIndex(Control child, int newIndex);
		public virtual Control this[int index] { get; }
		public virtual Control this[string key] { get; }
		public Control Owner { get; }
	}
}
public sealed class Cursor : IDisposable, ISerializable {
	public Cursor(IntPtr handle);
	public Cursor(Stream stream);
	public Cursor(string fileName);
	public Cursor(Type type, string resource);
	public IntPtr CopyHandle();
	public void Dispose();
	public void Draw(global::System.Drawing.Graphics g, Rectangle targetRect);
	public void DrawStretched(global::System.Drawing.Graphics g, Rectangle targetRect);
	public static void Hide();
	public static bool operator ==(Cursor left, Cursor right);
	public static bool operator !=(Cursor left, Cursor right);
	public static void Show();
	public static Rectangle Clip { get; set; }
	public static Cursor Current { get; set; }
	public IntPtr Handle { get; }
	public Point HotSpot { get; }
	public static Point Position { get; set; }
	public Size Size { get; }
	public object Tag { get; set; }
}
public enum DialogResult { Abort = 3, Cancel = 2, Ignore = 5, No = 7, None = 0, OK = 1, Retry = 4, Yes = 6 }
public abstract class FileDialog : CommonDialog {
	protected static readonly object EventFileOk;
	protected void OnFileOk(CancelEventArgs e);
	private FileDialog();
	public bool AddExtension { get; set; }
	public bool AutoUpgradeEnabled { get; set; }
	public virtual bool CheckFileExists { get; set; }
	public bool CheckPathExists { get; set; }
	public global::System.Windows.Forms.FileDialogCustomPlacesCollection CustomPlaces { get; }
	public string DefaultExt { get; set; }
	public bool DereferenceLinks { get; set; }
	public string FileName { get; set; }
	public string[] FileNames { get; }
	public string Filter { get; set; }
	public int FilterIndex { get; set; }
	public string InitialDirectory { get; set; }
	protected virtual IntPtr Instance { get; }
	protected int Options { get; }
	public bool RestoreDirectory { get; set; }
	public bool ShowHelp { get; set; }
	public bool SupportMultiDottedExtensions { get; set; }
	public string Title { get; set; }
	public bool ValidateNames { get; set; }
	public event CancelEventHandler FileOk;
}
public sealed class FolderBrowserDialog : CommonDialog {
	public FolderBrowserDialog();
	public string Description { get; set; }
	public Environment.SpecialFolder RootFolder { get; set; }
	public string SelectedPath { get; set; }
	public bool ShowNewFolderButton { get; set; }
	public event EventHandler HelpRequest;
}
public class Form : ContainerControl {
	public Form();
	public void Activate();
	protected void ActivateMdiChild(Form form);
	public void AddOwnedForm(Form ownedForm);
	protected void ApplyAutoScaling();
	protected void CenterToParent();
	protected void CenterToScreen();
	public void Close();
	public static global::System.Drawing.SizeF GetAutoScaleSize(global::System.Drawing.Font font);
	public void LayoutMdi(global::System.Windows.Forms.MdiLayout value);
	protected virtual void OnActivated(EventArgs e);
	protected virtual void OnClosed(EventArgs e);
	protected virtual void OnClosing(CancelEventArgs e);
	protected virtual void OnDeactivate(EventArgs e);
	protected virtual void OnDpiChanged(global::System.Windows.Forms.DpiChangedEventArgs e);
	protected virtual void OnFormClosed(FormClosedEventArgs e);
	protected virtual void OnFormClosing(FormClosingEventArgs e);
	protected virtual bool OnGetDpiScaledSize(int deviceDpiOld, int deviceDpiNew, ref Size desiredSize);
	protected virtual void OnHelpButtonClicked(CancelEventArgs e);
	protected virtual void OnInputLanguageChanged(global::System.Windows.Forms.InputLanguageChangedEventArgs e);
	protected virtual void OnInputLanguageChanging(global::System.Windows.Forms.InputLanguageChangingEventArgs e);
	protected virtual void OnLoad(EventArgs e);
	protected virtual void OnMaximizedBoundsChanged(EventArgs e);
	protected virtual void OnMaximumSizeChanged(EventArgs e);
	protected virtual void OnMdiChildActivate(EventArgs e);
	protected virtual void OnMenuComplete(EventArgs e);
	protected virtual void OnMenuStart(EventArgs e);
	protected virtual void OnMinimumSizeChanged(EventArgs e);
	protected virtual void OnResizeBegin(EventArgs e);
	protected virtual void OnResizeEnd(EventArgs e);
	protected virtual void OnRightToLeftLayoutChanged(EventArgs e);
	protected virtual void OnShown(EventArgs e);
	public void RemoveOwnedForm(Form ownedForm);
	public void SetDesktopBounds(int x, int y, int width, int height);
	public void SetDesktopLocation(int x, int y);
	public void Show(IWin32Window owner);
	public DialogResult ShowDialog();
	public DialogResult ShowDialog(IWin32Window owner);
	public global::System.Windows.Forms.IButtonControl AcceptButton { get; set; }
	public static Form ActiveForm { get; }
	public Form ActiveMdiChild { get; }
	public bool AllowTransparency { get; set; }
	public bool AutoScale { get; set; }
	public virtual Size AutoScaleBaseSize { get; set; }
	public global::System.Windows.Forms.AutoSizeMode AutoSizeMode { get; set; }
	public global::System.Windows.Forms.IButtonControl CancelButton { get; set; }
	public Size ClientSize { get; set; }
	public bool ControlBox { get; set; }
	public Rectangle DesktopBounds { get; set; }
	public Point DesktopLocation { get; set; }
	public DialogResult DialogResult { get; set; }
	public global::System.Windows.Forms.FormBorderStyle FormBorderStyle { get; set; }
	public bool HelpButton { get; set; }
	public global::System.Drawing.Icon Icon { get; set; }
	public bool IsMdiChild { get; }
	public bool IsMdiContainer { get; set; }
	public bool IsRestrictedWindow { get; }
	public bool KeyPreview { get; set; }
	public Point Location { get; set; }
	public global::System.Windows.Forms.MenuStrip MainMenuStrip { get; set; }
	public global::System.Windows.Forms.Padding Margin { get; set; }
	public bool MaximizeBox { get; set; }
	protected Rectangle MaximizedBounds { get; set; }
	public Form[] MdiChildren { get; }
	public Form MdiParent { get; set; }
	public global::System.Windows.Forms.MainMenu Menu { get; set; }
	public global::System.Windows.Forms.MainMenu MergedMenu { get; }
	public bool MinimizeBox { get; set; }
	public bool Modal { get; }
	public double Opacity { get; set; }
	public Form[] OwnedForms { get; }
	public Form Owner { get; set; }
	public Rectangle RestoreBounds { get; }
	public virtual bool RightToLeftLayout { get; set; }
	public bool ShowIcon { get; set; }
	public bool ShowInTaskbar { get; set; }
	protected virtual bool ShowWithoutActivation { get; }
	public Size Size { get; set; }
	public global::System.Windows.Forms.SizeGripStyle SizeGripStyle { get; set; }
	public global::System.Windows.Forms.FormStartPosition StartPosition { get; set; }
	public int TabIndex { get; set; }
	public bool TabStop { get; set; }
	public bool TopLevel { get; set; }
	public bool TopMost { get; set; }
	public global::System.Drawing.Color TransparencyKey { get; set; }
	public FormWindowState WindowState { get; set; }
	public event EventHandler Activated;
	public event EventHandler AutoSizeChanged;
	public event EventHandler AutoValidateChanged;
	public event EventHandler Closed;
	public event CancelEventHandler Closing;
	public event EventHandler Deactivate;
	public event global::System.Windows.Forms.DpiChangedEventHandler DpiChanged;
	public event FormClosedEventHandler FormClosed;
	public event FormClosingEventHandler FormClosing;
	public event CancelEventHandler HelpButtonClicked;
	public event global::System.Windows.Forms.InputLanguageChangedEventHandler InputLanguageChanged;
	public event global::System.Windows.Forms.InputLanguageChangingEventHandler InputLanguageChanging;
	public event EventHandler Load;
	public event EventHandler MarginChanged;
	public event EventHandler MaximizedBoundsChanged;
	public event EventHandler MaximumSizeChanged;
	public event EventHandler MdiChildActivate;
	public event EventHandler MenuComplete;
	public event EventHandler MenuStart;
	public event EventHandler MinimumSizeChanged;
	public event EventHandler ResizeBegin;
	public event EventHandler ResizeEnd;
	public event EventHandler RightToLeftLayoutChanged;
	public event EventHandler Shown;
	public event EventHandler TabIndexChanged;
	public event EventHandler TabStopChanged;
	public class ControlCollection : Control.ControlCollection {
		public ControlCollection(Form owner);
	}
}
public class FormClosedEventArgs : EventArgs {
	public FormClosedEventArgs(global::System.Windows.Forms.CloseReason closeReason);
	public global::System.Windows.Forms.CloseReason CloseReason { get; }
}
public delegate void FormClosedEventHandler(object sender, FormClosedEventArgs e);
public class FormClosingEventArgs : CancelEventArgs {
	public FormClosingEventArgs(global::System.Windows.Forms.CloseReason closeReason, bool cancel);
	public global::System.Windows.Forms.CloseReason CloseReason { get; }
}
public delegate void FormClosingEventHandler(object sender, FormClosingEventArgs e);
public enum FormWindowState { Maximized = 2, Minimized = 1, Normal = 0 }
public class GroupBox : Control {
	public GroupBox();
	public global::System.Windows.Forms.AutoSizeMode AutoSizeMode { get; set; }
	public global::System.Windows.Forms.FlatStyle FlatStyle { get; set; }
	public bool TabStop { get; set; }
	public bool UseCompatibleTextRendering { get; set; }
	public event EventHandler AutoSizeChanged;
	public event EventHandler Click;
	public event EventHandler DoubleClick;
	public event KeyEventHandler KeyDown;
	public event KeyPressEventHandler KeyPress;
	public event KeyEventHandler KeyUp;
	public event MouseEventHandler MouseClick;
	public event MouseEventHandler MouseDoubleClick;
	public event MouseEventHandler MouseDown;
	public event EventHandler MouseEnter;
	public event EventHandler MouseLeave;
	public event MouseEventHandler MouseMove;
	public event MouseEventHandler MouseUp;
	public event EventHandler TabStopChanged;
}
public interface IWin32Window {
	IntPtr Handle { get; }
}
public class KeyEventArgs : EventArgs {
	public KeyEventArgs(global::System.Windows.Forms.Keys keyData);
	public virtual bool Alt { get; }
	public bool Control { get; }
	public bool Handled { get; set; }
	public global::System.Windows.Forms.Keys KeyCode { get; }
	public global::System.Windows.Forms.Keys KeyData { get; }
	public int KeyValue { get; }
	public global::System.Windows.Forms.Keys Modifiers { get; }
	public virtual bool Shift { get; }
	public bool SuppressKeyPress { get; set; }
}
public delegate void KeyEventHandler(object sender, KeyEventArgs e);
public class KeyPressEventArgs : EventArgs {
	public KeyPressEventArgs(char keyChar);
	public bool Handled { get; set; }
	public char KeyChar { get; set; }
}
public delegate void KeyPressEventHandler(object sender, KeyPressEventArgs e);
public class Label : Control, global::System.Windows.Forms.Automation.IAutomationLiveRegion {
	public Label();
	protected Rectangle CalcImageRenderBounds(global::System.Drawing.Image image, Rectangle r, global::System.Drawing.ContentAlignment align);
	protected void DrawImage(global::System.Drawing.Graphics g, global::System.Drawing.Image image, Rectangle r, global::System.Drawing.ContentAlignment align);
	protected virtual void OnTextAlignChanged(EventArgs e);
	public bool AutoEllipsis { get; set; }
	public virtual global::System.Windows.Forms.BorderStyle BorderStyle { get; set; }
	public global::System.Windows.Forms.FlatStyle FlatStyle { get; set; }
	public global::System.Drawing.Image Image { get; set; }
	public global::System.Drawing.ContentAlignment ImageAlign { get; set; }
	public int ImageIndex { get; set; }
	public string ImageKey { get; set; }
	public global::System.Windows.Forms.ImageList ImageList { get; set; }
	public global::System.Windows.Forms.ImeMode ImeMode { get; set; }
	public global::System.Windows.Forms.Automation.AutomationLiveSetting LiveSetting { get; set; }
	public virtual int PreferredHeight { get; }
	public virtual int PreferredWidth { get; }
	protected virtual bool RenderTransparent { get; set; }
	public bool TabStop { get; set; }
	public virtual global::System.Drawing.ContentAlignment TextAlign { get; set; }
	public bool UseCompatibleTextRendering { get; set; }
	public bool UseMnemonic { get; set; }
	public event EventHandler AutoSizeChanged;
	public event EventHandler BackgroundImageChanged;
	public event EventHandler BackgroundImageLayoutChanged;
	public event EventHandler ImeModeChanged;
	public event KeyEventHandler KeyDown;
	public event KeyPressEventHandler KeyPress;
	public event KeyEventHandler KeyUp;
	public event EventHandler TabStopChanged;
	public event EventHandler TextAlignChanged;
}
public struct Message {
	public static Message Create(IntPtr hWnd, int msg, IntPtr wparam, IntPtr lparam);
	public object GetLParam(Type cls);
	public static bool operator ==(Message a, Message b);
	public static bool operator !=(Message a, Message b);
	public IntPtr HWnd { get; set; }
	public IntPtr LParam { get; set; }
	public int Msg { get; set; }
	public IntPtr Result { get; set; }
	public IntPtr WParam { get; set; }
}
public class MessageBox {
	public static DialogResult Show(string text);
	public static DialogResult Show(string text, string caption);
	public static DialogResult Show(string text, string caption, MessageBoxButtons buttons);
	public static DialogResult Show(string text, string caption, MessageBoxButtons buttons, MessageBoxIcon icon);
	public static DialogResult Show(string text, string caption, MessageBoxButtons buttons, MessageBoxIcon icon, global::System.Windows.Forms.MessageBoxDefaultButton defaultButton);
	public static DialogResult Show(string text, string caption, MessageBoxButtons buttons, MessageBoxIcon icon, global::System.Windows.Forms.MessageBoxDefaultButton defaultButton, global::System.Windows.Forms.MessageBoxOptions options);
	public static DialogResult Show(string text, string caption, MessageBoxButtons buttons, MessageBoxIcon icon, global::System.Windows.Forms.MessageBoxDefaultButton defaultButton, global::System.Windows.Forms.MessageBoxOptions options, bool displayHelpButton);
	public static DialogResult Show(string text, string caption, MessageBoxButtons buttons, MessageBoxIcon icon, global::System.Windows.Forms.MessageBoxDefaultButton defaultButton, global::System.Windows.Forms.MessageBoxOptions options, string helpFilePath);
	public static DialogResult Show(string text, string caption, MessageBoxButtons buttons, MessageBoxIcon icon, global::System.Windows.Forms.MessageBoxDefaultButton defaultButton, global::System.Windows.Forms.MessageBoxOptions options, string helpFilePath, string keyword);
	public static DialogResult Show(string text, string caption, MessageBoxButtons buttons, MessageBoxIcon icon, global::System.Windows.Forms.MessageBoxDefaultButton defaultButton, global::System.Windows.Forms.MessageBoxOptions options, string helpFilePath, global::System.Windows.Forms.HelpNavigator navigator);
	public static DialogResult Show(string text, string caption, MessageBoxButtons buttons, MessageBoxIcon icon, global::System.Windows.Forms.MessageBoxDefaultButton defaultButton, global::System.Windows.Forms.MessageBoxOptions options, string helpFilePath, global::System.Windows.Forms.HelpNavigator navigator, object param);
	public static DialogResult Show(IWin32Window owner, string text);
	public static DialogResult Show(IWin32Window owner, string text, string caption);
	public static DialogResult Show(IWin32Window owner, string text, string caption, MessageBoxButtons buttons);
	public static DialogResult Show(IWin32Window owner, string text, string caption, MessageBoxButtons buttons, MessageBoxIcon icon);
	public static DialogResult Show(IWin32Window owner, string text, string caption, MessageBoxButtons buttons, MessageBoxIcon icon, global::System.Windows.Forms.MessageBoxDefaultButton defaultButton);
	public static DialogResult Show(IWin32Window owner, string text, string caption, MessageBoxButtons buttons, MessageBoxIcon icon, global::System.Windows.Forms.MessageBoxDefaultButton defaultButton, global::System.Windows.Forms.MessageBoxOptions options);
	public static DialogResult Show(IWin32Window owner, string text, string caption, MessageBoxButtons buttons, MessageBoxIcon icon, global::System.Windows.Forms.MessageBoxDefaultButton defaultButton, global::System.Windows.Forms.MessageBoxOptions options, string helpFilePath);
	public static DialogResult Show(IWin32Window owner, string text, string caption, MessageBoxButtons buttons, MessageBoxIcon icon, global::System.Windows.Forms.MessageBoxDefaultButton defaultButton, global::System.Windows.Forms.MessageBoxOptions options, string helpFilePath, string keyword);
	public static DialogResult Show(IWin32Window owner, string text, string caption, MessageBoxButtons buttons, MessageBoxIcon icon, global::System.Windows.Forms.MessageBoxDefaultButton defaultButton, global::System.Windows.Forms.MessageBoxOptions options, string helpFilePath, global::System.Windows.Forms.HelpNavigator navigator);
	public static DialogResult Show(IWin32Window owner, string text, string caption, MessageBoxButtons buttons, MessageBoxIcon icon, global::System.Windows.Forms.MessageBoxDefaultButton defaultButton, global::System.Windows.Forms.MessageBoxOptions options, string helpFilePath, global::System.Windows.Forms.HelpNavigator navigator, object param);
	private MessageBox();
}
public enum MessageBoxButtons { AbortRetryIgnore = 2, OK = 0, OKCancel = 1, RetryCancel = 5, YesNo = 4, YesNoCancel = 3 }
public enum MessageBoxIcon { Asterisk = 64, Error = 16, Exclamation = 48, Hand = 16, Information = 64, None = 0, Question = 32, Stop = 16, Warning = 48 }
public delegate void MethodInvoker();
[global::System.Flags] public enum MouseButtons { Left = 1048576, Middle = 4194304, None = 0, Right = 2097152, XButton1 = 8388608, XButton2 = 16777216 }
public class MouseEventArgs : EventArgs {
	public MouseEventArgs(MouseButtons button, int clicks, int x, int y, int delta);
	public MouseButtons Button { get; }
	public int Clicks { get; }
	public int Delta { get; }
	public Point Location { get; }
	public int X { get; }
	public int Y { get; }
}
public delegate void MouseEventHandler(object sender, MouseEventArgs e);
public sealed class NotifyIcon : Component {
	public NotifyIcon();
	public NotifyIcon(IContainer container);
	public void ShowBalloonTip(int timeout);
	public void ShowBalloonTip(int timeout, string tipTitle, string tipText, global::System.Windows.Forms.ToolTipIcon tipIcon);
	public global::System.Windows.Forms.ToolTipIcon BalloonTipIcon { get; set; }
	public string BalloonTipText { get; set; }
	public string BalloonTipTitle { get; set; }
	public global::System.Windows.Forms.ContextMenu ContextMenu { get; set; }
	public global::System.Windows.Forms.ContextMenuStrip ContextMenuStrip { get; set; }
	public global::System.Drawing.Icon Icon { get; set; }
	public object Tag { get; set; }
	public string Text { get; set; }
	public bool Visible { get; set; }
	public event EventHandler BalloonTipClicked;
	public event EventHandler BalloonTipClosed;
	public event EventHandler BalloonTipShown;
	public event EventHandler Click;
	public event EventHandler DoubleClick;
	public event MouseEventHandler MouseClick;
	public event MouseEventHandler MouseDoubleClick;
	public event MouseEventHandler MouseDown;
	public event MouseEventHandler MouseMove;
	public event MouseEventHandler MouseUp;
}
public sealed class OpenFileDialog : FileDialog {
	public OpenFileDialog();
	public Stream OpenFile();
	public bool Multiselect { get; set; }
	public bool ReadOnlyChecked { get; set; }
	public string SafeFileName { get; }
	public string[] SafeFileNames { get; }
	public bool ShowReadOnly { get; set; }
}
public class PaintEventArgs : EventArgs, IDisposable {
	public PaintEventArgs(global::System.Drawing.Graphics graphics, Rectangle clipRect);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public Rectangle ClipRectangle { get; }
	public global::System.Drawing.Graphics Graphics { get; }
}
public delegate void PaintEventHandler(object sender, PaintEventArgs e);
public class Panel : ScrollableControl {
	public Panel();
	public virtual global::System.Windows.Forms.AutoSizeMode AutoSizeMode { get; set; }
	public global::System.Windows.Forms.BorderStyle BorderStyle { get; set; }
	public bool TabStop { get; set; }
	public event EventHandler AutoSizeChanged;
	public event KeyEventHandler KeyDown;
	public event KeyPressEventHandler KeyPress;
	public event KeyEventHandler KeyUp;
	public event EventHandler TextChanged;
}
public class ProgressBar : Control {
	public ProgressBar();
	public void Increment(int value);
	protected virtual void OnRightToLeftLayoutChanged(EventArgs e);
	public void PerformStep();
	public bool CausesValidation { get; set; }
	public global::System.Windows.Forms.ImeMode ImeMode { get; set; }
	public int MarqueeAnimationSpeed { get; set; }
	public int Maximum { get; set; }
	public int Minimum { get; set; }
	public global::System.Windows.Forms.Padding Padding { get; set; }
	public virtual bool RightToLeftLayout { get; set; }
	public int Step { get; set; }
	public global::System.Windows.Forms.ProgressBarStyle Style { get; set; }
	public bool TabStop { get; set; }
	public int Value { get; set; }
	public event EventHandler BackgroundImageChanged;
	public event EventHandler BackgroundImageLayoutChanged;
	public event EventHandler CausesValidationChanged;
	public event EventHandler DoubleClick;
	public event EventHandler Enter;
	public event EventHandler FontChanged;
	public event EventHandler ImeModeChanged;
	public event KeyEventHandler KeyDown;
	public event KeyPressEventHandler KeyPress;
	public event KeyEventHandler KeyUp;
	public event EventHandler Leave;
	public event MouseEventHandler MouseDoubleClick;
	public event EventHandler PaddingChanged;
	public event PaintEventHandler Paint;
	public event EventHandler RightToLeftLayoutChanged;
	public event EventHandler TabStopChanged;
	public event EventHandler TextChanged;
}
public sealed class SaveFileDialog : FileDialog {
	public SaveFileDialog();
	public Stream OpenFile();
	public bool CreatePrompt { get; set; }
	public bool OverwritePrompt { get; set; }
}
public class Screen {
	public static Screen FromControl(Control control);
	public static Screen FromHandle(IntPtr hwnd);
	public static Screen FromPoint(Point point);
	public static Screen FromRectangle(Rectangle rect);
	public static Rectangle GetBounds(Point pt);
	public static Rectangle GetBounds(Rectangle rect);
	public static Rectangle GetBounds(Control ctl);
	public static Rectangle GetWorkingArea(Point pt);
	public static Rectangle GetWorkingArea(Rectangle rect);
	public static Rectangle GetWorkingArea(Control ctl);
	private Screen();
	public static Screen[] AllScreens { get; }
	public int BitsPerPixel { get; }
	public Rectangle Bounds { get; }
	public string DeviceName { get; }
	public bool Primary { get; }
	public static Screen PrimaryScreen { get; }
	public Rectangle WorkingArea { get; }
}
public class ScrollableControl : Control, global::System.ComponentModel.IComponent, IDisposable {
	protected const int ScrollStateAutoScrolling = 1;
	protected const int ScrollStateFullDrag = 16;
	protected const int ScrollStateHScrollVisible = 2;
	protected const int ScrollStateUserHasScrolled = 8;
	protected const int ScrollStateVScrollVisible = 4;
	public ScrollableControl();
	protected virtual void AdjustFormScrollbars(bool displayScrollbars);
	protected bool GetScrollState(int bit);
	protected virtual void OnScroll(global::System.Windows.Forms.ScrollEventArgs se);
	public void ScrollControlIntoView(Control activeControl);
	protected virtual Point ScrollToControl(Control activeControl);
	public void SetAutoScrollMargin(int x, int y);
	protected void SetDisplayRectLocation(int x, int y);
	protected void SetScrollState(int bit, bool value);
	public virtual bool AutoScroll { get; set; }
	public Size AutoScrollMargin { get; set; }
	public Size AutoScrollMinSize { get; set; }
	public Point AutoScrollPosition { get; set; }
	public ScrollableControl.DockPaddingEdges DockPadding { get; }
	public global::System.Windows.Forms.HScrollProperties HorizontalScroll { get; }
	protected bool HScroll { get; set; }
	public global::System.Windows.Forms.VScrollProperties VerticalScroll { get; }
	protected bool VScroll { get; set; }
	public event global::System.Windows.Forms.ScrollEventHandler Scroll;
	public class DockPaddingEdges : ICloneable {
		private DockPaddingEdges();
		public int All { get; set; }
		public int Bottom { get; set; }
		public int Left { get; set; }
		public int Right { get; set; }
		public int Top { get; set; }
	}
	public class DockPaddingEdgesConverter : TypeConverter {
		public DockPaddingEdgesConverter();
	}
}
public class TextBox : TextBoxBase {
	public TextBox();
	protected virtual void OnTextAlignChanged(EventArgs e);
	public void Paste(string text);
	public bool AcceptsReturn { get; set; }
	public global::System.Windows.Forms.AutoCompleteStringCollection AutoCompleteCustomSource { get; set; }
	public global::System.Windows.Forms.AutoCompleteMode AutoCompleteMode { get; set; }
	public global::System.Windows.Forms.AutoCompleteSource AutoCompleteSource { get; set; }
	public global::System.Windows.Forms.CharacterCasing CharacterCasing { get; set; }
	public char PasswordChar { get; set; }
	public global::System.Windows.Forms.ScrollBars ScrollBars { get; set; }
	public global::System.Windows.Forms.HorizontalAlignment TextAlign { get; set; }
	public bool UseSystemPasswordChar { get; set; }
	public event EventHandler TextAlignChanged;
}
public abstract class TextBoxBase : Control {
	public void AppendText(string text);
	public void Clear();
	public void ClearUndo();
	public void Copy();
	public void Cut();
	public void DeselectAll();
	public virtual char GetCharFromPosition(Point pt);
	public virtual int GetCharIndexFromPosition(Point pt);
	public int GetFirstCharIndexFromLine(int lineNumber);
	public int GetFirstCharIndexOfCurrentLine();
	public virtual int GetLineFromCharIndex(int index);
	public virtual Point GetPositionFromCharIndex(int index);
	protected virtual void OnAcceptsTabChanged(EventArgs e);
	protected virtual void OnBorderStyleChanged(EventArgs e);
	protected virtual void OnHideSelectionChanged(EventArgs e);
	protected virtual void OnModifiedChanged(EventArgs e);
	protected virtual void OnMultilineChanged(EventArgs e);
	protected virtual void OnReadOnlyChanged(EventArgs e);
	public void Paste();
	public void ScrollToCaret();
	public void Select(int start, int length);
	public void SelectAll();
	public void Undo();
	private TextBoxBase();
	public bool AcceptsTab { get; set; }
	public global::System.Windows.Forms.BorderStyle BorderStyle { get; set; }
	public bool CanUndo { get; }
	public bool HideSelection { get; set; }
	public string[] Lines { get; set; }
	public virtual int MaxLength { get; set; }
	public bool Modified { get; set; }
	public virtual bool Multiline { get; set; }
	public global::System.Windows.Forms.Padding Padding { get; set; }
	public int PreferredHeight { get; }
	public bool ReadOnly { get; set; }
	public virtual string SelectedText { get; set; }
	public virtual int SelectionLength { get; set; }
	public int SelectionStart { get; set; }
	public virtual bool ShortcutsEnabled { get; set; }
	public virtual int TextLength { get; }
	public bool WordWrap { get; set; }
	public event EventHandler AcceptsTabChanged;
	public event EventHandler AutoSizeChanged;
	public event EventHandler BackgroundImageChanged;
	public event EventHandler BackgroundImageLayoutChanged;
	public event EventHandler BorderStyleChanged;
	public event EventHandler Click;
	public event EventHandler HideSelectionChanged;
	public event EventHandler ModifiedChanged;
	public event MouseEventHandler MouseClick;
	public event EventHandler MultilineChanged;
	public event EventHandler PaddingChanged;
	public event PaintEventHandler Paint;
	public event EventHandler ReadOnlyChanged;
}
public class Timer : Component {
	public Timer();
	public Timer(IContainer container);
	protected virtual void OnTick(EventArgs e);
	public void Start();
	public void Stop();
	public virtual bool Enabled { get; set; }
	public int Interval { get; set; }
	public object Tag { get; set; }
	public event EventHandler Tick;
}
public class UserControl : ContainerControl {
	public UserControl();
	protected virtual void OnLoad(EventArgs e);
	public global::System.Windows.Forms.AutoSizeMode AutoSizeMode { get; set; }
	public global::System.Windows.Forms.BorderStyle BorderStyle { get; set; }
	public event EventHandler AutoSizeChanged;
	public event EventHandler AutoValidateChanged;
	public event EventHandler Load;
	public event EventHandler TextChanged;
}
public sealed class WindowsFormsSynchronizationContext : SynchronizationContext, IDisposable {
	public WindowsFormsSynchronizationContext();
	public void Dispose();
	public static void Uninstall();
	public static bool AutoInstall { get; set; }
}
