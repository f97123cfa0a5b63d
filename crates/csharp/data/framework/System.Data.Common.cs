// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Data.Common;
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.ComponentModel;
using System.IO;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using System.Transactions;
public class DataAdapter : Component, IDataAdapter {
	protected DataAdapter();
	protected DataAdapter(DataAdapter from);
	public virtual bool ShouldSerializeAcceptChangesDuringFill();
	public void ResetFillLoadOption();
	public virtual bool ShouldSerializeFillLoadOption();
	protected virtual bool ShouldSerializeTableMappings();
	protected bool HasTableMappings();
	protected virtual DataAdapter CloneInternals();
	protected virtual global::System.Data.Common.DataTableMappingCollection CreateTableMappings();
	public virtual DataTable[] FillSchema(DataSet dataSet, global::System.Data.SchemaType schemaType);
	protected virtual DataTable[] FillSchema(DataSet dataSet, global::System.Data.SchemaType schemaType, string srcTable, IDataReader dataReader);
	protected virtual DataTable FillSchema(DataTable dataTable, global::System.Data.SchemaType schemaType, IDataReader dataReader);
	public virtual int Fill(DataSet dataSet);
	protected virtual int Fill(DataSet dataSet, string srcTable, IDataReader dataReader, int startRecord, int maxRecords);
	protected virtual int Fill(DataTable dataTable, IDataReader dataReader);
	protected virtual int Fill(DataTable[] dataTables, IDataReader dataReader, int startRecord, int maxRecords);
	public virtual IDataParameter[] GetFillParameters();
	protected virtual void OnFillError(global::System.Data.FillErrorEventArgs value);
	public virtual int Update(DataSet dataSet);
	public bool AcceptChangesDuringFill { get; set; }
	public bool AcceptChangesDuringUpdate { get; set; }
	public bool ContinueUpdateOnError { get; set; }
	public LoadOption FillLoadOption { get; set; }
	public global::System.Data.MissingMappingAction MissingMappingAction { get; set; }
	public global::System.Data.MissingSchemaAction MissingSchemaAction { get; set; }
	public virtual bool ReturnProviderSpecificTypes { get; set; }
	public global::System.Data.Common.DataTableMappingCollection TableMappings { get; }
	public event global::System.Data.FillErrorEventHandler FillError;
}
public abstract class DbBatch : IDisposable, IAsyncDisposable {
	public DbDataReader ExecuteReader(CommandBehavior behavior = (CommandBehavior)0);
	protected abstract DbDataReader ExecuteDbDataReader(CommandBehavior behavior);
	public Task<DbDataReader> ExecuteReaderAsync(CancellationToken cancellationToken = default);
	public Task<DbDataReader> ExecuteReaderAsync(CommandBehavior behavior, CancellationToken cancellationToken = default);
	protected abstract Task<DbDataReader> ExecuteDbDataReaderAsync(CommandBehavior behavior, CancellationToken cancellationToken);
	public abstract int ExecuteNonQuery();
	public abstract Task<int> ExecuteNonQueryAsync(CancellationToken cancellationToken = default);
	public abstract object ExecuteScalar();
	public abstract Task<object> ExecuteScalarAsync(CancellationToken cancellationToken = default);
	public abstract void Prepare();
	public abstract Task PrepareAsync(CancellationToken cancellationToken = default);
	public abstract void Cancel();
	public global::System.Data.Common.DbBatchCommand CreateBatchCommand();
	protected abstract global::System.Data.Common.DbBatchCommand CreateDbBatchCommand();
	public virtual void Dispose();
	public virtual ValueTask DisposeAsync();
	protected DbBatch();
	public global::System.Data.Common.DbBatchCommandCollection BatchCommands { get; }
	protected abstract global::System.Data.Common.DbBatchCommandCollection DbBatchCommands { get; }
	public abstract int Timeout { get; set; }
	public DbConnection Connection { get; set; }
	protected abstract DbConnection DbConnection { get; set; }
	public DbTransaction Transaction { get; set; }
	protected abstract DbTransaction DbTransaction { get; set; }
}
public abstract class DbCommand : Component, IDbCommand, IDisposable, IAsyncDisposable {
	protected DbCommand();
	public abstract void Cancel();
	public DbParameter CreateParameter();
	protected abstract DbParameter CreateDbParameter();
	protected abstract DbDataReader ExecuteDbDataReader(CommandBehavior behavior);
	public abstract int ExecuteNonQuery();
	public DbDataReader ExecuteReader();
	public DbDataReader ExecuteReader(CommandBehavior behavior);
	public Task<int> ExecuteNonQueryAsync();
	public virtual Task<int> ExecuteNonQueryAsync(CancellationToken cancellationToken);
	public Task<DbDataReader> ExecuteReaderAsync();
	public Task<DbDataReader> ExecuteReaderAsync(CancellationToken cancellationToken);
	public Task<DbDataReader> ExecuteReaderAsync(CommandBehavior behavior);
	public Task<DbDataReader> ExecuteReaderAsync(CommandBehavior behavior, CancellationToken cancellationToken);
	protected virtual Task<DbDataReader> ExecuteDbDataReaderAsync(CommandBehavior behavior, CancellationToken cancellationToken);
	public Task<object> ExecuteScalarAsync();
	public virtual Task<object> ExecuteScalarAsync(CancellationToken cancellationToken);
	public abstract object ExecuteScalar();
	public abstract void Prepare();
	public virtual Task PrepareAsync(CancellationToken cancellationToken = default);
	public virtual ValueTask DisposeAsync();
	public abstract string CommandText { get; set; }
	public abstract int CommandTimeout { get; set; }
	public abstract CommandType CommandType { get; set; }
	public DbConnection Connection { get; set; }
	protected abstract DbConnection DbConnection { get; set; }
	protected abstract DbParameterCollection DbParameterCollection { get; }
	protected abstract DbTransaction DbTransaction { get; set; }
	public abstract bool DesignTimeVisible { get; set; }
	public DbParameterCollection Parameters { get; }
	public DbTransaction Transaction { get; set; }
	public abstract UpdateRowSource UpdatedRowSource { get; set; }
}
public abstract class DbConnection : Component, IDbConnection, IDisposable, IAsyncDisposable {
	protected DbConnection();
	protected abstract DbTransaction BeginDbTransaction(global::System.Data.IsolationLevel isolationLevel);
	public DbTransaction BeginTransaction();
	public DbTransaction BeginTransaction(global::System.Data.IsolationLevel isolationLevel);
	protected virtual ValueTask<DbTransaction> BeginDbTransactionAsync(global::System.Data.IsolationLevel isolationLevel, CancellationToken cancellationToken);
	public ValueTask<DbTransaction> BeginTransactionAsync(CancellationToken cancellationToken = default);
	public ValueTask<DbTransaction> BeginTransactionAsync(global::System.Data.IsolationLevel isolationLevel, CancellationToken cancellationToken = default);
	public abstract void Close();
	public virtual Task CloseAsync();
	public virtual ValueTask DisposeAsync();
	public abstract void ChangeDatabase(string databaseName);
	public virtual Task ChangeDatabaseAsync(string databaseName, CancellationToken cancellationToken = default);
	public DbBatch CreateBatch();
	protected virtual DbBatch CreateDbBatch();
	public DbCommand CreateCommand();
	protected abstract DbCommand CreateDbCommand();
	public virtual void EnlistTransaction(Transaction transaction);
	public virtual DataTable GetSchema();
	public virtual DataTable GetSchema(string collectionName);
	public virtual DataTable GetSchema(string collectionName, string[] restrictionValues);
	public virtual Task<DataTable> GetSchemaAsync(CancellationToken cancellationToken = default);
	public virtual Task<DataTable> GetSchemaAsync(string collectionName, CancellationToken cancellationToken = default);
	public virtual Task<DataTable> GetSchemaAsync(string collectionName, string[] restrictionValues, CancellationToken cancellationToken = default);
	protected virtual void OnStateChange(global::System.Data.StateChangeEventArgs stateChange);
	public abstract void Open();
	public Task OpenAsync();
	public virtual Task OpenAsync(CancellationToken cancellationToken);
	public abstract string ConnectionString { get; set; }
	public virtual int ConnectionTimeout { get; }
	public abstract string Database { get; }
	public abstract string DataSource { get; }
	protected virtual DbProviderFactory DbProviderFactory { get; }
	public abstract string ServerVersion { get; }
	public abstract ConnectionState State { get; }
	public virtual bool CanCreateBatch { get; }
	public virtual event global::System.Data.StateChangeEventHandler StateChange;
}
public class DbConnectionStringBuilder : IDictionary, ICollection, IEnumerable, global::System.ComponentModel.ICustomTypeDescriptor {
	public DbConnectionStringBuilder();
	public DbConnectionStringBuilder(bool useOdbcRules);
	public void Add(string keyword, object value);
	public static void AppendKeyValuePair(StringBuilder builder, string keyword, string value);
	public static void AppendKeyValuePair(StringBuilder builder, string keyword, string value, bool useOdbcRules);
	public virtual void Clear();
	protected internal void ClearPropertyDescriptors();
	public virtual bool ContainsKey(string keyword);
	public virtual bool EquivalentTo(DbConnectionStringBuilder connectionStringBuilder);
	public virtual bool Remove(string keyword);
	public virtual bool ShouldSerialize(string keyword);
	public virtual bool TryGetValue(string keyword, out object value);
	protected virtual void GetProperties(Hashtable propertyDescriptors);
	public virtual object this[string keyword] { get; set; }
	public bool BrowsableConnectionString { get; set; }
	public string ConnectionString { get; set; }
	public virtual int Count { get; }
	public bool IsReadOnly { get; }
	public virtual bool IsFixedSize { get; }
	public virtual ICollection Keys { get; }
	public virtual ICollection Values { get; }
}
public abstract class DbDataAdapter : DataAdapter, IDbDataAdapter, IDataAdapter, ICloneable {
	public const string DefaultSourceTableName = "Table";
	protected DbDataAdapter();
	protected DbDataAdapter(DbDataAdapter adapter);
	protected virtual int AddToBatch(IDbCommand command);
	protected virtual void ClearBatch();
	protected virtual global::System.Data.Common.RowUpdatedEventArgs CreateRowUpdatedEvent(DataRow dataRow, IDbCommand command, global::System.Data.StatementType statementType, global::System.Data.Common.DataTableMapping tableMapping);
	protected virtual global::System.Data.Common.RowUpdatingEventArgs CreateRowUpdatingEvent(DataRow dataRow, IDbCommand command, global::System.Data.StatementType statementType, global::System.Data.Common.DataTableMapping tableMapping);
	protected virtual int ExecuteBatch();
	public DataTable FillSchema(DataTable dataTable, global::System.Data.SchemaType schemaType);
	public DataTable[] FillSchema(DataSet dataSet, global::System.Data.SchemaType schemaType, string srcTable);
	protected virtual DataTable[] FillSchema(DataSet dataSet, global::System.Data.SchemaType schemaType, IDbCommand command, string srcTable, CommandBehavior behavior);
	protected virtual DataTable FillSchema(DataTable dataTable, global::System.Data.SchemaType schemaType, IDbCommand command, CommandBehavior behavior);
	public int Fill(DataSet dataSet, string srcTable);
	public int Fill(DataSet dataSet, int startRecord, int maxRecords, string srcTable);
	protected virtual int Fill(DataSet dataSet, int startRecord, int maxRecords, string srcTable, IDbCommand command, CommandBehavior behavior);
	public int Fill(DataTable dataTable);
	public int Fill(int startRecord, int maxRecords, params DataTable[] dataTables);
	protected virtual int Fill(DataTable dataTable, IDbCommand command, CommandBehavior behavior);
	protected virtual int Fill(DataTable[] dataTables, int startRecord, int maxRecords, IDbCommand command, CommandBehavior behavior);
	protected virtual IDataParameter GetBatchedParameter(int commandIdentifier, int parameterIndex);
	protected virtual bool GetBatchedRecordsAffected(int commandIdentifier, out int recordsAffected, out Exception error);
	protected virtual void InitializeBatching();
	protected virtual void OnRowUpdated(global::System.Data.Common.RowUpdatedEventArgs value);
	protected virtual void OnRowUpdating(global::System.Data.Common.RowUpdatingEventArgs value);
	protected virtual void TerminateBatching();
	public int Update(DataRow[] dataRows);
	public int Update(DataTable dataTable);
	public int Update(DataSet dataSet, string srcTable);
	protected virtual int Update(DataRow[] dataRows, global::System.Data.Common.DataTableMapping tableMapping);
	public DbCommand DeleteCommand { get; set; }
	protected internal CommandBehavior FillCommandBehavior { get; set; }
	public DbCommand InsertCommand { get; set; }
	public DbCommand SelectCommand { get; set; }
	public virtual int UpdateBatchSize { get; set; }
	public DbCommand UpdateCommand { get; set; }
}
public abstract class DbDataReader : MarshalByRefObject, IDataReader, IDisposable, IDataRecord, IEnumerable, IAsyncDisposable {
	protected DbDataReader();
	public virtual void Close();
	public virtual Task CloseAsync();
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public virtual ValueTask DisposeAsync();
	public abstract string GetDataTypeName(int ordinal);
	public abstract IEnumerator GetEnumerator();
	public abstract Type GetFieldType(int ordinal);
	public abstract string GetName(int ordinal);
	public abstract int GetOrdinal(string name);
	public virtual DataTable GetSchemaTable();
	public virtual Task<DataTable> GetSchemaTableAsync(CancellationToken cancellationToken = default);
	public virtual Task<ReadOnlyCollection<global::System.Data.Common.DbColumn>> GetColumnSchemaAsync(CancellationToken cancellationToken = default);
	public abstract bool GetBoolean(int ordinal);
	public abstract byte GetByte(int ordinal);
	public abstract long GetBytes(int ordinal, long dataOffset, byte[] buffer, int bufferOffset, int length);
	public abstract char GetChar(int ordinal);
	public abstract long GetChars(int ordinal, long dataOffset, char[] buffer, int bufferOffset, int length);
	public DbDataReader GetData(int ordinal);
	protected virtual DbDataReader GetDbDataReader(int ordinal);
	public abstract DateTime GetDateTime(int ordinal);
	public abstract decimal GetDecimal(int ordinal);
	public abstract double GetDouble(int ordinal);
	public abstract float GetFloat(int ordinal);
	public abstract Guid GetGuid(int ordinal);
	public abstract short GetInt16(int ordinal);
	public abstract int GetInt32(int ordinal);
	public abstract long GetInt64(int ordinal);
	public virtual Type GetProviderSpecificFieldType(int ordinal);
	public virtual object GetProviderSpecificValue(int ordinal);
	public virtual int GetProviderSpecificValues(object[] values);
	public abstract string GetString(int ordinal);
	public virtual Stream GetStream(int ordinal);
	public virtual TextReader GetTextReader(int ordinal);
	public abstract object GetValue(int ordinal);
	public virtual T GetFieldValue<T>(int ordinal);
	public Task<T> GetFieldValueAsync<T>(int ordinal);
	public virtual Task<T> GetFieldValueAsync<T>(int ordinal, CancellationToken cancellationToken);
	public abstract int GetValues(object[] values);
	public abstract bool IsDBNull(int ordinal);
	public Task<bool> IsDBNullAsync(int ordinal);
	public virtual Task<bool> IsDBNullAsync(int ordinal, CancellationToken cancellationToken);
	public abstract bool NextResult();
	public abstract bool Read();
	public Task<bool> ReadAsync();
	public virtual Task<bool> ReadAsync(CancellationToken cancellationToken);
	public Task<bool> NextResultAsync();
	public virtual Task<bool> NextResultAsync(CancellationToken cancellationToken);
	public abstract int Depth { get; }
	public abstract int FieldCount { get; }
	public abstract bool HasRows { get; }
	public abstract bool IsClosed { get; }
	public abstract int RecordsAffected { get; }
	public virtual int VisibleFieldCount { get; }
	public abstract object this[int ordinal] { get; }
	public abstract object this[string name] { get; }
}
public abstract class DbDataSource : IDisposable, IAsyncDisposable {
	protected abstract DbConnection CreateDbConnection();
	protected virtual DbConnection OpenDbConnection();
	protected virtual ValueTask<DbConnection> OpenDbConnectionAsync(CancellationToken cancellationToken = default);
	protected virtual DbCommand CreateDbCommand(string commandText = null);
	protected virtual DbBatch CreateDbBatch();
	public DbConnection CreateConnection();
	public DbConnection OpenConnection();
	public ValueTask<DbConnection> OpenConnectionAsync(CancellationToken cancellationToken = default);
	public DbCommand CreateCommand(string commandText = null);
	public DbBatch CreateBatch();
	public void Dispose();
	public ValueTask DisposeAsync();
	protected virtual void Dispose(bool disposing);
	protected virtual ValueTask DisposeAsyncCore();
	protected DbDataSource();
	public abstract string ConnectionString { get; }
}
public abstract class DbException : ExternalException {
	protected DbException();
	protected DbException(string message);
	protected DbException(string message, Exception innerException);
	protected DbException(string message, int errorCode);
	public virtual bool IsTransient { get; }
	public virtual string SqlState { get; }
	public global::System.Data.Common.DbBatchCommand BatchCommand { get; }
	protected virtual global::System.Data.Common.DbBatchCommand DbBatchCommand { get; }
}
public abstract class DbParameter : MarshalByRefObject, IDbDataParameter, IDataParameter {
	protected DbParameter();
	public abstract void ResetDbType();
	public abstract DbType DbType { get; set; }
	public abstract ParameterDirection Direction { get; set; }
	public abstract bool IsNullable { get; set; }
	public abstract string ParameterName { get; set; }
	public virtual byte Precision { get; set; }
	public virtual byte Scale { get; set; }
	public abstract int Size { get; set; }
	public abstract string SourceColumn { get; set; }
	public abstract bool SourceColumnNullMapping { get; set; }
	public virtual DataRowVersion SourceVersion { get; set; }
	public abstract object Value { get; set; }
}
public abstract class DbParameterCollection : MarshalByRefObject, IDataParameterCollection, IList, ICollection, IEnumerable {
	protected DbParameterCollection();
	public abstract int Add(object value);
	public abstract void AddRange(Array values);
	public abstract bool Contains(object value);
	public abstract bool Contains(string value);
	public abstract void CopyTo(Array array, int index);
	public abstract void Clear();
	public abstract IEnumerator GetEnumerator();
	protected abstract DbParameter GetParameter(int index);
	protected abstract DbParameter GetParameter(string parameterName);
	public abstract int IndexOf(object value);
	public abstract int IndexOf(string parameterName);
	public abstract void Insert(int index, object value);
	public abstract void Remove(object value);
	public abstract void RemoveAt(int index);
	public abstract void RemoveAt(string parameterName);
	protected abstract void SetParameter(int index, DbParameter value);
	protected abstract void SetParameter(string parameterName, DbParameter value);
	public abstract int Count { get; }
	public virtual bool IsFixedSize { get; }
	public virtual bool IsReadOnly { get; }
	public virtual bool IsSynchronized { get; }
	public abstract object SyncRoot { get; }
	public DbParameter this[int index] { get; set; }
	public DbParameter this[string parameterName] { get; set; }
}
public static class DbProviderFactories {
	public static bool TryGetFactory(string providerInvariantName, out DbProviderFactory factory);
	public static DbProviderFactory GetFactory(string providerInvariantName);
	public static DbProviderFactory GetFactory(DataRow providerRow);
	public static DbProviderFactory GetFactory(DbConnection connection);
	public static DataTable GetFactoryClasses();
	public static IEnumerable<string> GetProviderInvariantNames();
	public static void RegisterFactory(string providerInvariantName, string factoryTypeAssemblyQualifiedName);
	public static void RegisterFactory(string providerInvariantName, Type providerFactoryClass);
	public static void RegisterFactory(string providerInvariantName, DbProviderFactory factory);
	public static bool UnregisterFactory(string providerInvariantName);
}
public abstract class DbProviderFactory {
	protected DbProviderFactory();
	public virtual DbBatch CreateBatch();
	public virtual global::System.Data.Common.DbBatchCommand CreateBatchCommand();
	public virtual DbCommand CreateCommand();
	public virtual global::System.Data.Common.DbCommandBuilder CreateCommandBuilder();
	public virtual DbConnection CreateConnection();
	public virtual DbConnectionStringBuilder CreateConnectionStringBuilder();
	public virtual DbDataAdapter CreateDataAdapter();
	public virtual DbParameter CreateParameter();
	public virtual global::System.Data.Common.DbDataSourceEnumerator CreateDataSourceEnumerator();
	public virtual DbDataSource CreateDataSource(string connectionString);
	public virtual bool CanCreateBatch { get; }
	public virtual bool CanCreateDataSourceEnumerator { get; }
	public virtual bool CanCreateDataAdapter { get; }
	public virtual bool CanCreateCommandBuilder { get; }
}
public abstract class DbTransaction : MarshalByRefObject, IDbTransaction, IDisposable, IAsyncDisposable {
	protected DbTransaction();
	public abstract void Commit();
	public virtual Task CommitAsync(CancellationToken cancellationToken = default);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public virtual ValueTask DisposeAsync();
	public abstract void Rollback();
	public virtual Task RollbackAsync(CancellationToken cancellationToken = default);
	public virtual Task SaveAsync(string savepointName, CancellationToken cancellationToken = default);
	public virtual Task RollbackAsync(string savepointName, CancellationToken cancellationToken = default);
	public virtual Task ReleaseAsync(string savepointName, CancellationToken cancellationToken = default);
	public virtual void Save(string savepointName);
	public virtual void Rollback(string savepointName);
	public virtual void Release(string savepointName);
	public DbConnection Connection { get; }
	protected abstract DbConnection DbConnection { get; }
	public abstract global::System.Data.IsolationLevel IsolationLevel { get; }
	public virtual bool SupportsSavepoints { get; }
}
