// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Data.SqlClient;
using System.Collections;
using System.Collections.Generic;
using System.Data.Common;
using System.Security;
using System.Threading;
using System.Threading.Tasks;
using System.Xml;
public sealed class SqlCommand : DbCommand, ICloneable {
	public SqlCommand();
	public SqlCommand(string cmdText);
	public SqlCommand(string cmdText, SqlConnection connection);
	public SqlCommand(string cmdText, SqlConnection connection, SqlTransaction transaction);
	public SqlCommand(string cmdText, SqlConnection connection, SqlTransaction transaction, global::System.Data.SqlClient.SqlCommandColumnEncryptionSetting columnEncryptionSetting);
	public IAsyncResult BeginExecuteNonQuery();
	public IAsyncResult BeginExecuteNonQuery(AsyncCallback callback, object stateObject);
	public IAsyncResult BeginExecuteReader();
	public IAsyncResult BeginExecuteReader(AsyncCallback callback, object stateObject);
	public IAsyncResult BeginExecuteReader(AsyncCallback callback, object stateObject, CommandBehavior behavior);
	public IAsyncResult BeginExecuteReader(CommandBehavior behavior);
	public IAsyncResult BeginExecuteXmlReader();
	public IAsyncResult BeginExecuteXmlReader(AsyncCallback callback, object stateObject);
	public SqlCommand Clone();
	public SqlParameter CreateParameter();
	public int EndExecuteNonQuery(IAsyncResult asyncResult);
	public SqlDataReader EndExecuteReader(IAsyncResult asyncResult);
	public XmlReader EndExecuteXmlReader(IAsyncResult asyncResult);
	public SqlDataReader ExecuteReader();
	public SqlDataReader ExecuteReader(CommandBehavior behavior);
	public Task<SqlDataReader> ExecuteReaderAsync();
	public Task<SqlDataReader> ExecuteReaderAsync(CommandBehavior behavior);
	public Task<SqlDataReader> ExecuteReaderAsync(CommandBehavior behavior, CancellationToken cancellationToken);
	public Task<SqlDataReader> ExecuteReaderAsync(CancellationToken cancellationToken);
	public XmlReader ExecuteXmlReader();
	public Task<XmlReader> ExecuteXmlReaderAsync();
	public Task<XmlReader> ExecuteXmlReaderAsync(CancellationToken cancellationToken);
	public void ResetCommandTimeout();
	public global::System.Data.SqlClient.SqlCommandColumnEncryptionSetting ColumnEncryptionSetting { get; }
	public SqlConnection Connection { get; set; }
	public global::System.Data.Sql.SqlNotificationRequest Notification { get; set; }
	public bool NotificationAutoEnlist { get; set; }
	public SqlParameterCollection Parameters { get; }
	public SqlTransaction Transaction { get; set; }
	public event global::System.Data.StatementCompletedEventHandler StatementCompleted;
}
public sealed class SqlConnection : DbConnection, ICloneable {
	public SqlConnection();
	public SqlConnection(string connectionString);
	public SqlConnection(string connectionString, global::System.Data.SqlClient.SqlCredential credential);
	public SqlTransaction BeginTransaction();
	public SqlTransaction BeginTransaction(global::System.Data.IsolationLevel iso);
	public SqlTransaction BeginTransaction(global::System.Data.IsolationLevel iso, string transactionName);
	public SqlTransaction BeginTransaction(string transactionName);
	public static void ChangePassword(string connectionString, global::System.Data.SqlClient.SqlCredential credential, SecureString newSecurePassword);
	public static void ChangePassword(string connectionString, string newPassword);
	public static void ClearAllPools();
	public static void ClearPool(SqlConnection connection);
	public SqlCommand CreateCommand();
	public void EnlistDistributedTransaction(global::System.EnterpriseServices.ITransaction transaction);
	public static void RegisterColumnEncryptionKeyStoreProviders(IDictionary<string, global::System.Data.SqlClient.SqlColumnEncryptionKeyStoreProvider> customProviders);
	public void ResetStatistics();
	public IDictionary RetrieveStatistics();
	public string AccessToken { get; set; }
	public Guid ClientConnectionId { get; }
	public static TimeSpan ColumnEncryptionKeyCacheTtl { get; set; }
	public static bool ColumnEncryptionQueryMetadataCacheEnabled { get; set; }
	public static IDictionary<string, IList<string>> ColumnEncryptionTrustedMasterKeyPaths { get; }
	public global::System.Data.SqlClient.SqlCredential Credential { get; set; }
	public bool FireInfoMessageEventOnUserErrors { get; set; }
	public int PacketSize { get; }
	public bool StatisticsEnabled { get; set; }
	public string WorkstationId { get; }
	public event global::System.Data.SqlClient.SqlInfoMessageEventHandler InfoMessage;
}
public sealed class SqlDataAdapter : DbDataAdapter, IDataAdapter, IDbDataAdapter, ICloneable {
	public SqlDataAdapter();
	public SqlDataAdapter(SqlCommand selectCommand);
	public SqlDataAdapter(string selectCommandText, SqlConnection selectConnection);
	public SqlDataAdapter(string selectCommandText, string selectConnectionString);
	public SqlCommand DeleteCommand { get; set; }
	public SqlCommand InsertCommand { get; set; }
	public SqlCommand SelectCommand { get; set; }
	public SqlCommand UpdateCommand { get; set; }
	public event global::System.Data.SqlClient.SqlRowUpdatedEventHandler RowUpdated;
	public event global::System.Data.SqlClient.SqlRowUpdatingEventHandler RowUpdating;
}
public class SqlDataReader : DbDataReader, IDataReader, IDataRecord, IDisposable {
	public virtual DateTimeOffset GetDateTimeOffset(int i);
	public virtual global::System.Data.SqlTypes.SqlBinary GetSqlBinary(int i);
	public virtual global::System.Data.SqlTypes.SqlBoolean GetSqlBoolean(int i);
	public virtual global::System.Data.SqlTypes.SqlByte GetSqlByte(int i);
	public virtual global::System.Data.SqlTypes.SqlBytes GetSqlBytes(int i);
	public virtual global::System.Data.SqlTypes.SqlChars GetSqlChars(int i);
	public virtual global::System.Data.SqlTypes.SqlDateTime GetSqlDateTime(int i);
	public virtual global::System.Data.SqlTypes.SqlDecimal GetSqlDecimal(int i);
	public virtual global::System.Data.SqlTypes.SqlDouble GetSqlDouble(int i);
	public virtual global::System.Data.SqlTypes.SqlGuid GetSqlGuid(int i);
	public virtual global::System.Data.SqlTypes.SqlInt16 GetSqlInt16(int i);
	public virtual global::System.Data.SqlTypes.SqlInt32 GetSqlInt32(int i);
	public virtual global::System.Data.SqlTypes.SqlInt64 GetSqlInt64(int i);
	public virtual global::System.Data.SqlTypes.SqlMoney GetSqlMoney(int i);
	public virtual global::System.Data.SqlTypes.SqlSingle GetSqlSingle(int i);
	public virtual global::System.Data.SqlTypes.SqlString GetSqlString(int i);
	public virtual object GetSqlValue(int i);
	public virtual int GetSqlValues(object[] values);
	public virtual global::System.Data.SqlTypes.SqlXml GetSqlXml(int i);
	public virtual TimeSpan GetTimeSpan(int i);
	public virtual XmlReader GetXmlReader(int i);
	protected internal bool IsCommandBehavior(CommandBehavior condition);
	private SqlDataReader();
	protected SqlConnection Connection { get; }
}
public sealed class SqlException : DbException {
	private SqlException();
	public byte Class { get; }
	public Guid ClientConnectionId { get; }
	public global::System.Data.SqlClient.SqlErrorCollection Errors { get; }
	public int LineNumber { get; }
	public int Number { get; }
	public string Procedure { get; }
	public string Server { get; }
	public byte State { get; }
}
public sealed class SqlParameter : DbParameter, IDataParameter, IDbDataParameter, ICloneable {
	public SqlParameter();
	public SqlParameter(string parameterName, SqlDbType dbType);
	public SqlParameter(string parameterName, SqlDbType dbType, int size);
	public SqlParameter(string parameterName, SqlDbType dbType, int size, ParameterDirection direction, bool isNullable, byte precision, byte scale, string sourceColumn, DataRowVersion sourceVersion, object value);
	public SqlParameter(string parameterName, SqlDbType dbType, int size, ParameterDirection direction, byte precision, byte scale, string sourceColumn, DataRowVersion sourceVersion, bool sourceColumnNullMapping, object value, string xmlSchemaCollectionDatabase, string xmlSchemaCollectionOwningSchema, string xmlSchemaCollectionName);
	public SqlParameter(string parameterName, SqlDbType dbType, int size, string sourceColumn);
	public SqlParameter(string parameterName, object value);
	public void ResetSqlDbType();
	public global::System.Data.SqlTypes.SqlCompareOptions CompareInfo { get; set; }
	public bool ForceColumnEncryption { get; set; }
	public int LocaleId { get; set; }
	public int Offset { get; set; }
	public byte Precision { get; set; }
	public byte Scale { get; set; }
	public SqlDbType SqlDbType { get; set; }
	public object SqlValue { get; set; }
	public string TypeName { get; set; }
	public string UdtTypeName { get; set; }
	public string XmlSchemaCollectionDatabase { get; set; }
	public string XmlSchemaCollectionName { get; set; }
	public string XmlSchemaCollectionOwningSchema { get; set; }
}
public sealed class SqlParameterCollection : DbParameterCollection {
	public SqlParameter Add(SqlParameter value);
	public SqlParameter Add(string parameterName, SqlDbType sqlDbType);
	public SqlParameter Add(string parameterName, SqlDbType sqlDbType, int size);
	public SqlParameter Add(string parameterName, SqlDbType sqlDbType, int size, string sourceColumn);
	public SqlParameter Add(string parameterName, object value);
	public void AddRange(SqlParameter[] values);
	public SqlParameter AddWithValue(string parameterName, object value);
	public bool Contains(SqlParameter value);
	public void CopyTo(SqlParameter[] array, int index);
	public int IndexOf(SqlParameter value);
	public void Insert(int index, SqlParameter value);
	public void Remove(SqlParameter value);
	private SqlParameterCollection();
	public SqlParameter this[int index] { get; set; }
	public SqlParameter this[string parameterName] { get; set; }
}
public sealed class SqlTransaction : DbTransaction {
	public void Rollback(string transactionName);
	public void Save(string savePointName);
	private SqlTransaction();
	public SqlConnection Connection { get; }
}
