// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Net.Mail;
using System.Collections.ObjectModel;
using System.Collections.Specialized;
using System.ComponentModel;
using System.IO;
using System.Security;
using System.Security.Cryptography.X509Certificates;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
public class AlternateView : AttachmentBase {
	public AlternateView(string fileName);
	public AlternateView(string fileName, string mediaType);
	public AlternateView(string fileName, global::System.Net.Mime.ContentType contentType);
	public AlternateView(Stream contentStream);
	public AlternateView(Stream contentStream, string mediaType);
	public AlternateView(Stream contentStream, global::System.Net.Mime.ContentType contentType);
	public static AlternateView CreateAlternateViewFromString(string content);
	public static AlternateView CreateAlternateViewFromString(string content, Encoding contentEncoding, string mediaType);
	public static AlternateView CreateAlternateViewFromString(string content, global::System.Net.Mime.ContentType contentType);
	protected override void Dispose(bool disposing);
	public LinkedResourceCollection LinkedResources { get; }
	public Uri BaseUri { get; set; }
}
public sealed class AlternateViewCollection : Collection<AlternateView>, IDisposable {
	public void Dispose();
	protected override void RemoveItem(int index);
	protected override void ClearItems();
	protected override void SetItem(int index, AlternateView item);
	protected override void InsertItem(int index, AlternateView item);
	private AlternateViewCollection();
}
public class Attachment : AttachmentBase {
	public Attachment(string fileName);
	public Attachment(string fileName, string mediaType);
	public Attachment(string fileName, global::System.Net.Mime.ContentType contentType);
	public Attachment(Stream contentStream, string name);
	public Attachment(Stream contentStream, string name, string mediaType);
	public Attachment(Stream contentStream, global::System.Net.Mime.ContentType contentType);
	public static Attachment CreateAttachmentFromString(string content, string name);
	public static Attachment CreateAttachmentFromString(string content, string name, Encoding contentEncoding, string mediaType);
	public static Attachment CreateAttachmentFromString(string content, global::System.Net.Mime.ContentType contentType);
	public string Name { get; set; }
	public Encoding NameEncoding { get; set; }
	public global::System.Net.Mime.ContentDisposition ContentDisposition { get; }
}
public abstract class AttachmentBase : IDisposable {
	protected AttachmentBase(string fileName);
	protected AttachmentBase(string fileName, string mediaType);
	protected AttachmentBase(string fileName, global::System.Net.Mime.ContentType contentType);
	protected AttachmentBase(Stream contentStream);
	protected AttachmentBase(Stream contentStream, string mediaType);
	protected AttachmentBase(Stream contentStream, global::System.Net.Mime.ContentType contentType);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public Stream ContentStream { get; }
	public string ContentId { get; set; }
	public global::System.Net.Mime.ContentType ContentType { get; set; }
	public global::System.Net.Mime.TransferEncoding TransferEncoding { get; set; }
}
public sealed class AttachmentCollection : Collection<Attachment>, IDisposable {
	public void Dispose();
	protected override void RemoveItem(int index);
	protected override void ClearItems();
	protected override void SetItem(int index, Attachment item);
	protected override void InsertItem(int index, Attachment item);
	private AttachmentCollection();
}
[global::System.Flags] public enum DeliveryNotificationOptions { None = 0, OnSuccess = 1, OnFailure = 2, Delay = 4, Never = 134217728 }
public class LinkedResource : AttachmentBase {
	public LinkedResource(string fileName);
	public LinkedResource(string fileName, string mediaType);
	public LinkedResource(string fileName, global::System.Net.Mime.ContentType contentType);
	public LinkedResource(Stream contentStream);
	public LinkedResource(Stream contentStream, string mediaType);
	public LinkedResource(Stream contentStream, global::System.Net.Mime.ContentType contentType);
	public static LinkedResource CreateLinkedResourceFromString(string content);
	public static LinkedResource CreateLinkedResourceFromString(string content, Encoding contentEncoding, string mediaType);
	public static LinkedResource CreateLinkedResourceFromString(string content, global::System.Net.Mime.ContentType contentType);
	public Uri ContentLink { get; set; }
}
public sealed class LinkedResourceCollection : Collection<LinkedResource>, IDisposable {
	public void Dispose();
	protected override void RemoveItem(int index);
	protected override void ClearItems();
	protected override void SetItem(int index, LinkedResource item);
	protected override void InsertItem(int index, LinkedResource item);
	private LinkedResourceCollection();
}
public class MailAddress {
	public MailAddress(string address);
	public MailAddress(string address, string displayName);
	public MailAddress(string address, string displayName, Encoding displayNameEncoding);
	public static bool TryCreate(string address, out MailAddress result);
	public static bool TryCreate(string address, string displayName, out MailAddress result);
	public static bool TryCreate(string address, string displayName, Encoding displayNameEncoding, out MailAddress result);
	public string DisplayName { get; }
	public string User { get; }
	public string Host { get; }
	public string Address { get; }
}
public class MailAddressCollection : Collection<MailAddress> {
	public MailAddressCollection();
	public void Add(string addresses);
	protected override void SetItem(int index, MailAddress item);
	protected override void InsertItem(int index, MailAddress item);
}
public class MailMessage : IDisposable {
	public MailMessage();
	public MailMessage(string from, string to);
	public MailMessage(string from, string to, string subject, string body);
	public MailMessage(MailAddress from, MailAddress to);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public MailAddress From { get; set; }
	public MailAddress Sender { get; set; }
	public MailAddress ReplyTo { get; set; }
	public MailAddressCollection ReplyToList { get; }
	public MailAddressCollection To { get; }
	public MailAddressCollection Bcc { get; }
	public MailAddressCollection CC { get; }
	public MailPriority Priority { get; set; }
	public DeliveryNotificationOptions DeliveryNotificationOptions { get; set; }
	public string Subject { get; set; }
	public Encoding SubjectEncoding { get; set; }
	public NameValueCollection Headers { get; }
	public Encoding HeadersEncoding { get; set; }
	public string Body { get; set; }
	public Encoding BodyEncoding { get; set; }
	public global::System.Net.Mime.TransferEncoding BodyTransferEncoding { get; set; }
	public bool IsBodyHtml { get; set; }
	public AttachmentCollection Attachments { get; }
	public AlternateViewCollection AlternateViews { get; }
}
public enum MailPriority { Normal = 0, Low = 1, High = 2 }
public delegate void SendCompletedEventHandler(object sender, AsyncCompletedEventArgs e);
public enum SmtpAccess { Connect = 1, ConnectToUnrestrictedPort = 2, None = 0 }
public class SmtpClient : IDisposable {
	public SmtpClient();
	public SmtpClient(string host);
	public SmtpClient(string host, int port);
	protected void OnSendCompleted(AsyncCompletedEventArgs e);
	public void Send(string from, string recipients, string subject, string body);
	public void Send(MailMessage message);
	public void SendAsync(string from, string recipients, string subject, string body, object userToken);
	public void SendAsync(MailMessage message, object userToken);
	public void SendAsyncCancel();
	public Task SendMailAsync(string from, string recipients, string subject, string body);
	public Task SendMailAsync(MailMessage message);
	public Task SendMailAsync(string from, string recipients, string subject, string body, CancellationToken cancellationToken);
	public Task SendMailAsync(MailMessage message, CancellationToken cancellationToken);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public string Host { get; set; }
	public int Port { get; set; }
	public bool UseDefaultCredentials { get; set; }
	public ICredentialsByHost Credentials { get; set; }
	public int Timeout { get; set; }
	public ServicePoint ServicePoint { get; }
	public SmtpDeliveryMethod DeliveryMethod { get; set; }
	public SmtpDeliveryFormat DeliveryFormat { get; set; }
	public string PickupDirectoryLocation { get; set; }
	public bool EnableSsl { get; set; }
	public X509CertificateCollection ClientCertificates { get; }
	public string TargetName { get; set; }
	public event SendCompletedEventHandler SendCompleted;
}
public enum SmtpDeliveryFormat { SevenBit = 0, International = 1 }
public enum SmtpDeliveryMethod { Network = 0, SpecifiedPickupDirectory = 1, PickupDirectoryFromIis = 2 }
public class SmtpException : Exception {
	public SmtpException(SmtpStatusCode statusCode);
	public SmtpException(SmtpStatusCode statusCode, string message);
	public SmtpException();
	public SmtpException(string message);
	public SmtpException(string message, Exception innerException);
	public SmtpStatusCode StatusCode { get; set; }
}
public class SmtpFailedRecipientException : SmtpException {
	public SmtpFailedRecipientException();
	public SmtpFailedRecipientException(string message);
	public SmtpFailedRecipientException(string message, Exception innerException);
	public SmtpFailedRecipientException(SmtpStatusCode statusCode, string failedRecipient);
	public SmtpFailedRecipientException(SmtpStatusCode statusCode, string failedRecipient, string serverResponse);
	public SmtpFailedRecipientException(string message, string failedRecipient, Exception innerException);
	public string FailedRecipient { get; }
}
public class SmtpFailedRecipientsException : SmtpFailedRecipientException {
	public SmtpFailedRecipientsException();
	public SmtpFailedRecipientsException(string message);
	public SmtpFailedRecipientsException(string message, Exception innerException);
	public SmtpFailedRecipientsException(string message, SmtpFailedRecipientException[] innerExceptions);
	public SmtpFailedRecipientException[] InnerExceptions { get; }
}
public sealed class SmtpPermission : global::System.Security.CodeAccessPermission {
	public SmtpPermission(bool unrestricted);
	public SmtpPermission(SmtpAccess access);
	public void AddPermission(SmtpAccess access);
	public override global::System.Security.IPermission Copy();
	public override void FromXml(SecurityElement securityElement);
	public override global::System.Security.IPermission Intersect(global::System.Security.IPermission target);
	public override bool IsSubsetOf(global::System.Security.IPermission target);
	public bool IsUnrestricted();
	public override SecurityElement ToXml();
	public override global::System.Security.IPermission Union(global::System.Security.IPermission target);
	public SmtpAccess Access { get; }
}
public sealed class SmtpPermissionAttribute {
	public override global::System.Security.IPermission CreatePermission();
	public string Access { get; set; }
}
public enum SmtpStatusCode { SystemStatus = 211, HelpMessage = 214, ServiceReady = 220, ServiceClosingTransmissionChannel = 221, Ok = 250, UserNotLocalWillForward = 251, CannotVerifyUserWillAttemptDelivery = 252, StartMailInput = 354, ServiceNotAvailable = 421, MailboxBusy = 450, LocalErrorInProcessing = 451, InsufficientStorage = 452, ClientNotPermitted = 454, CommandUnrecognized = 500, SyntaxError = 501, CommandNotImplemented = 502, BadCommandSequence = 503, MustIssueStartTlsFirst = 530, CommandParameterNotImplemented = 504, MailboxUnavailable = 550, UserNotLocalTryAlternatePath = 551, ExceededStorageAllocation = 552, MailboxNameNotAllowed = 553, TransactionFailed = 554, GeneralFailure = -1 }
