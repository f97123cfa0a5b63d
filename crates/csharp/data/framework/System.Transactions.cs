// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Transactions;
using System.Runtime.Serialization;
public sealed class CommittableTransaction : Transaction, IAsyncResult {
	public CommittableTransaction();
	public CommittableTransaction(TimeSpan timeout);
	public CommittableTransaction(TransactionOptions options);
	public IAsyncResult BeginCommit(AsyncCallback asyncCallback, object asyncState);
	public void Commit();
	public void EndCommit(IAsyncResult asyncResult);
}
public enum DependentCloneOption { BlockCommitUntilComplete = 0, RollbackIfNotComplete = 1 }
public sealed class DependentTransaction : Transaction {
	public void Complete();
	private DependentTransaction();
}
public sealed class DistributedTransactionPermission : global::System.Security.CodeAccessPermission {
	public bool IsUnrestricted();
}
public sealed class DistributedTransactionPermissionAttribute {
	public bool Unrestricted { get; set; }
}
public class Enlistment {
	public void Done();
	private Enlistment();
}
[global::System.Flags] public enum EnlistmentOptions { None = 0, EnlistDuringPrepareRequired = 1 }
public enum EnterpriseServicesInteropOption { None = 0, Automatic = 1, Full = 2 }
public delegate Transaction HostCurrentTransactionCallback();
public interface IDtcTransaction {
	void Commit(int retaining, int commitType, int reserved);
	void Abort(IntPtr reason, int retaining, int @async);
	void GetTransactionInfo(IntPtr transactionInformation);
}
public interface IEnlistmentNotification {
	void Prepare(PreparingEnlistment preparingEnlistment);
	void Commit(Enlistment enlistment);
	void Rollback(Enlistment enlistment);
	void InDoubt(Enlistment enlistment);
}
public interface IPromotableSinglePhaseNotification : ITransactionPromoter {
	void Initialize();
	void SinglePhaseCommit(SinglePhaseEnlistment singlePhaseEnlistment);
	void Rollback(SinglePhaseEnlistment singlePhaseEnlistment);
}
public interface ISimpleTransactionSuperior : ITransactionPromoter {
	void Rollback();
}
public interface ISinglePhaseNotification : IEnlistmentNotification {
	void SinglePhaseCommit(SinglePhaseEnlistment singlePhaseEnlistment);
}
public interface ITransactionPromoter {
	byte[] Promote();
}
public enum IsolationLevel { Serializable = 0, RepeatableRead = 1, ReadCommitted = 2, ReadUncommitted = 3, Snapshot = 4, Chaos = 5, Unspecified = 6 }
public class PreparingEnlistment : Enlistment {
	public void Prepared();
	public void ForceRollback();
	public void ForceRollback(Exception e);
	public byte[] RecoveryInformation();
	private PreparingEnlistment();
}
public class SinglePhaseEnlistment : Enlistment {
	public void Aborted();
	public void Aborted(Exception e);
	public void Committed();
	public void InDoubt();
	public void InDoubt(Exception e);
	private SinglePhaseEnlistment();
}
public sealed class SubordinateTransaction : Transaction {
	public SubordinateTransaction(IsolationLevel isoLevel, ISimpleTransactionSuperior superior);
}
public class Transaction : IDisposable, ISerializable {
	public static bool operator ==(Transaction x, Transaction y);
	public static bool operator !=(Transaction x, Transaction y);
	public byte[] GetPromotedToken();
	public Enlistment EnlistDurable(Guid resourceManagerIdentifier, IEnlistmentNotification enlistmentNotification, EnlistmentOptions enlistmentOptions);
	public Enlistment EnlistDurable(Guid resourceManagerIdentifier, ISinglePhaseNotification singlePhaseNotification, EnlistmentOptions enlistmentOptions);
	public void Rollback();
	public void Rollback(Exception e);
	public Enlistment EnlistVolatile(IEnlistmentNotification enlistmentNotification, EnlistmentOptions enlistmentOptions);
	public Enlistment EnlistVolatile(ISinglePhaseNotification singlePhaseNotification, EnlistmentOptions enlistmentOptions);
	public Transaction Clone();
	public DependentTransaction DependentClone(DependentCloneOption cloneOption);
	public void Dispose();
	public bool EnlistPromotableSinglePhase(IPromotableSinglePhaseNotification promotableSinglePhaseNotification);
	public bool EnlistPromotableSinglePhase(IPromotableSinglePhaseNotification promotableSinglePhaseNotification, Guid promoterType);
	public Enlistment PromoteAndEnlistDurable(Guid resourceManagerIdentifier, IPromotableSinglePhaseNotification promotableNotification, ISinglePhaseNotification enlistmentNotification, EnlistmentOptions enlistmentOptions);
	public void SetDistributedTransactionIdentifier(IPromotableSinglePhaseNotification promotableNotification, Guid distributedTransactionIdentifier);
	private Transaction();
	public static Transaction Current { get; set; }
	public TransactionInformation TransactionInformation { get; }
	public IsolationLevel IsolationLevel { get; }
	public Guid PromoterType { get; }
	public event TransactionCompletedEventHandler TransactionCompleted;
}
public class TransactionAbortedException : TransactionException {
	public TransactionAbortedException();
	public TransactionAbortedException(string message);
	public TransactionAbortedException(string message, Exception innerException);
}
public delegate void TransactionCompletedEventHandler(object sender, TransactionEventArgs e);
public class TransactionEventArgs : EventArgs {
	public TransactionEventArgs();
	public Transaction Transaction { get; }
}
public class TransactionException : SystemException {
	public TransactionException();
	public TransactionException(string message);
	public TransactionException(string message, Exception innerException);
}
public class TransactionInDoubtException : TransactionException {
	public TransactionInDoubtException();
	public TransactionInDoubtException(string message);
	public TransactionInDoubtException(string message, Exception innerException);
}
public class TransactionInformation {
	private TransactionInformation();
	public string LocalIdentifier { get; }
	public Guid DistributedIdentifier { get; }
	public DateTime CreationTime { get; }
	public TransactionStatus Status { get; }
}
public static class TransactionInterop {
	public static readonly Guid PromoterTypeDtc;
	public static byte[] GetExportCookie(Transaction transaction, byte[] whereabouts);
	public static Transaction GetTransactionFromExportCookie(byte[] cookie);
	public static byte[] GetTransmitterPropagationToken(Transaction transaction);
	public static Transaction GetTransactionFromTransmitterPropagationToken(byte[] propagationToken);
	public static IDtcTransaction GetDtcTransaction(Transaction transaction);
	public static Transaction GetTransactionFromDtcTransaction(IDtcTransaction transactionNative);
	public static byte[] GetWhereabouts();
}
public static class TransactionManager {
	public static Enlistment Reenlist(Guid resourceManagerIdentifier, byte[] recoveryInformation, IEnlistmentNotification enlistmentNotification);
	public static void RecoveryComplete(Guid resourceManagerIdentifier);
	public static HostCurrentTransactionCallback HostCurrentCallback { get; set; }
	public static TimeSpan DefaultTimeout { get; set; }
	public static TimeSpan MaximumTimeout { get; set; }
	public static bool ImplicitDistributedTransactions { get; set; }
	public static event TransactionStartedEventHandler DistributedTransactionStarted;
}
public class TransactionManagerCommunicationException : TransactionException {
	public TransactionManagerCommunicationException();
	public TransactionManagerCommunicationException(string message);
	public TransactionManagerCommunicationException(string message, Exception innerException);
}
public struct TransactionOptions : IEquatable<TransactionOptions> {
	public bool Equals(TransactionOptions other);
	public static bool operator ==(TransactionOptions x, TransactionOptions y);
	public static bool operator !=(TransactionOptions x, TransactionOptions y);
	public TimeSpan Timeout { get; set; }
	public IsolationLevel IsolationLevel { get; set; }
}
public class TransactionPromotionException : TransactionException {
	public TransactionPromotionException();
	public TransactionPromotionException(string message);
	public TransactionPromotionException(string message, Exception innerException);
}
public sealed class TransactionScope : IDisposable {
	public TransactionScope();
	public TransactionScope(TransactionScopeOption scopeOption);
	public TransactionScope(TransactionScopeAsyncFlowOption asyncFlowOption);
	public TransactionScope(TransactionScopeOption scopeOption, TransactionScopeAsyncFlowOption asyncFlowOption);
	public TransactionScope(TransactionScopeOption scopeOption, TimeSpan scopeTimeout);
	public TransactionScope(TransactionScopeOption scopeOption, TimeSpan scopeTimeout, TransactionScopeAsyncFlowOption asyncFlowOption);
	public TransactionScope(TransactionScopeOption scopeOption, TransactionOptions transactionOptions);
	public TransactionScope(TransactionScopeOption scopeOption, TransactionOptions transactionOptions, TransactionScopeAsyncFlowOption asyncFlowOption);
	public TransactionScope(TransactionScopeOption scopeOption, TransactionOptions transactionOptions, EnterpriseServicesInteropOption interopOption);
	public TransactionScope(Transaction transactionToUse);
	public TransactionScope(Transaction transactionToUse, TransactionScopeAsyncFlowOption asyncFlowOption);
	public TransactionScope(Transaction transactionToUse, TimeSpan scopeTimeout);
	public TransactionScope(Transaction transactionToUse, TimeSpan scopeTimeout, TransactionScopeAsyncFlowOption asyncFlowOption);
	public TransactionScope(Transaction transactionToUse, TimeSpan scopeTimeout, EnterpriseServicesInteropOption interopOption);
	public void Dispose();
	public void Complete();
}
public enum TransactionScopeAsyncFlowOption { Suppress = 0, Enabled = 1 }
public enum TransactionScopeOption { Required = 0, RequiresNew = 1, Suppress = 2 }
public delegate void TransactionStartedEventHandler(object sender, TransactionEventArgs e);
public enum TransactionStatus { Active = 0, Committed = 1, Aborted = 2, InDoubt = 3 }
