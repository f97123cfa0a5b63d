// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Data;
using System.Collections;
using System.Collections.Generic;
using System.ComponentModel;
using System.Data.Common;
using System.Globalization;
using System.IO;
using System.Runtime.Serialization;
using System.Xml;
using System.Xml.Serialization;
[global::System.Flags] public enum CommandBehavior { Default = 0, SingleResult = 1, SchemaOnly = 2, KeyInfo = 4, SingleRow = 8, SequentialAccess = 16, CloseConnection = 32 }
public enum CommandType { Text = 1, StoredProcedure = 4, TableDirect = 512 }
[global::System.Flags] public enum ConnectionState { Closed = 0, Open = 1, Connecting = 2, Executing = 4, Fetching = 8, Broken = 16 }
public class ConstraintException : DataException {
	public ConstraintException();
	public ConstraintException(string s);
	public ConstraintException(string message, Exception innerException);
}
public sealed class DBConcurrencyException : SystemException {
	public DBConcurrencyException();
	public DBConcurrencyException(string message);
	public DBConcurrencyException(string message, Exception inner);
	public DBConcurrencyException(string message, Exception inner, DataRow[] dataRows);
	public void CopyToRows(DataRow[] array);
	public void CopyToRows(DataRow[] array, int arrayIndex);
	public DataRow Row { get; set; }
	public int RowCount { get; }
}
public class DataColumn : global::System.ComponentModel.MarshalByValueComponent {
	public DataColumn();
	public DataColumn(string columnName);
	public DataColumn(string columnName, Type dataType);
	public DataColumn(string columnName, Type dataType, string expr);
	public DataColumn(string columnName, Type dataType, string expr, global::System.Data.MappingType type);
	public void SetOrdinal(int ordinal);
	protected internal void CheckNotAllowNull();
	protected void CheckUnique();
	protected virtual void OnPropertyChanging(PropertyChangedEventArgs pcevent);
	protected internal void RaisePropertyChanging(string name);
	public bool AllowDBNull { get; set; }
	public bool AutoIncrement { get; set; }
	public long AutoIncrementSeed { get; set; }
	public long AutoIncrementStep { get; set; }
	public string Caption { get; set; }
	public string ColumnName { get; set; }
	public string Prefix { get; set; }
	public Type DataType { get; set; }
	public global::System.Data.DataSetDateTime DateTimeMode { get; set; }
	public object DefaultValue { get; set; }
	public string Expression { get; set; }
	public global::System.Data.PropertyCollection ExtendedProperties { get; }
	public int MaxLength { get; set; }
	public string Namespace { get; set; }
	public int Ordinal { get; }
	public bool ReadOnly { get; set; }
	public DataTable Table { get; }
	public bool Unique { get; set; }
	public virtual global::System.Data.MappingType ColumnMapping { get; set; }
}
public sealed class DataColumnCollection : InternalDataCollectionBase {
	public void Add(DataColumn column);
	public void AddRange(DataColumn[] columns);
	public DataColumn Add(string columnName, Type type, string expression);
	public DataColumn Add(string columnName, Type type);
	public DataColumn Add(string columnName);
	public DataColumn Add();
	public bool CanRemove(DataColumn column);
	public void Clear();
	public bool Contains(string name);
	public void CopyTo(DataColumn[] array, int index);
	public int IndexOf(DataColumn column);
	public int IndexOf(string columnName);
	public void Remove(DataColumn column);
	public void RemoveAt(int index);
	public void Remove(string name);
	private DataColumnCollection();
	public DataColumn this[int index] { get; }
	public DataColumn this[string name] { get; }
	public event global::System.ComponentModel.CollectionChangeEventHandler CollectionChanged;
}
public class DataException : SystemException {
	public DataException();
	public DataException(string s);
	public DataException(string s, Exception innerException);
}
public class DataRelation {
	public DataRelation(string relationName, DataColumn parentColumn, DataColumn childColumn);
	public DataRelation(string relationName, DataColumn parentColumn, DataColumn childColumn, bool createConstraints);
	public DataRelation(string relationName, DataColumn[] parentColumns, DataColumn[] childColumns);
	public DataRelation(string relationName, DataColumn[] parentColumns, DataColumn[] childColumns, bool createConstraints);
	public DataRelation(string relationName, string parentTableName, string childTableName, string[] parentColumnNames, string[] childColumnNames, bool nested);
	public DataRelation(string relationName, string parentTableName, string parentTableNamespace, string childTableName, string childTableNamespace, string[] parentColumnNames, string[] childColumnNames, bool nested);
	protected void CheckStateForProperty();
	protected internal void OnPropertyChanging(PropertyChangedEventArgs pcevent);
	protected internal void RaisePropertyChanging(string name);
	public virtual DataColumn[] ChildColumns { get; }
	public virtual DataTable ChildTable { get; }
	public virtual DataSet DataSet { get; }
	public virtual DataColumn[] ParentColumns { get; }
	public virtual DataTable ParentTable { get; }
	public virtual string RelationName { get; set; }
	public virtual bool Nested { get; set; }
	public virtual global::System.Data.UniqueConstraint ParentKeyConstraint { get; }
	public virtual global::System.Data.ForeignKeyConstraint ChildKeyConstraint { get; }
	public global::System.Data.PropertyCollection ExtendedProperties { get; }
}
public abstract class DataRelationCollection : InternalDataCollectionBase {
	public void Add(DataRelation relation);
	public virtual void AddRange(DataRelation[] relations);
	public virtual DataRelation Add(string name, DataColumn[] parentColumns, DataColumn[] childColumns);
	public virtual DataRelation Add(string name, DataColumn[] parentColumns, DataColumn[] childColumns, bool createConstraints);
	public virtual DataRelation Add(DataColumn[] parentColumns, DataColumn[] childColumns);
	public virtual DataRelation Add(string name, DataColumn parentColumn, DataColumn childColumn);
	public virtual DataRelation Add(string name, DataColumn parentColumn, DataColumn childColumn, bool createConstraints);
	public virtual DataRelation Add(DataColumn parentColumn, DataColumn childColumn);
	protected virtual void AddCore(DataRelation relation);
	public virtual void Clear();
	public virtual bool Contains(string name);
	public void CopyTo(DataRelation[] array, int index);
	public virtual int IndexOf(DataRelation relation);
	public virtual int IndexOf(string relationName);
	protected abstract DataSet GetDataSet();
	protected virtual void OnCollectionChanged(global::System.ComponentModel.CollectionChangeEventArgs ccevent);
	protected virtual void OnCollectionChanging(global::System.ComponentModel.CollectionChangeEventArgs ccevent);
	public virtual bool CanRemove(DataRelation relation);
	public void Remove(DataRelation relation);
	public void RemoveAt(int index);
	public void Remove(string name);
	protected virtual void RemoveCore(DataRelation relation);
	protected DataRelationCollection();
	public abstract DataRelation this[int index] { get; }
	public abstract DataRelation this[string name] { get; }
	public event global::System.ComponentModel.CollectionChangeEventHandler CollectionChanged;
}
public class DataRow {
	protected internal DataRow(global::System.Data.DataRowBuilder builder);
	public void AcceptChanges();
	public void BeginEdit();
	public void CancelEdit();
	public void Delete();
	public void EndEdit();
	public void SetColumnError(int columnIndex, string error);
	public void SetColumnError(string columnName, string error);
	public void SetColumnError(DataColumn column, string error);
	public string GetColumnError(int columnIndex);
	public string GetColumnError(string columnName);
	public string GetColumnError(DataColumn column);
	public void ClearErrors();
	public DataColumn[] GetColumnsInError();
	public DataRow[] GetChildRows(string relationName);
	public DataRow[] GetChildRows(string relationName, DataRowVersion version);
	public DataRow[] GetChildRows(DataRelation relation);
	public DataRow[] GetChildRows(DataRelation relation, DataRowVersion version);
	public DataRow GetParentRow(string relationName);
	public DataRow GetParentRow(string relationName, DataRowVersion version);
	public DataRow GetParentRow(DataRelation relation);
	public DataRow GetParentRow(DataRelation relation, DataRowVersion version);
	public DataRow[] GetParentRows(string relationName);
	public DataRow[] GetParentRows(string relationName, DataRowVersion version);
	public DataRow[] GetParentRows(DataRelation relation);
	public DataRow[] GetParentRows(DataRelation relation, DataRowVersion version);
	public bool HasVersion(DataRowVersion version);
	public bool IsNull(int columnIndex);
	public bool IsNull(string columnName);
	public bool IsNull(DataColumn column);
	public bool IsNull(DataColumn column, DataRowVersion version);
	public void RejectChanges();
	protected void SetNull(DataColumn column);
	public void SetParentRow(DataRow parentRow);
	public void SetParentRow(DataRow parentRow, DataRelation relation);
	public void SetAdded();
	public void SetModified();
	public string RowError { get; set; }
	public DataRowState RowState { get; }
	public DataTable Table { get; }
	public object this[int columnIndex] { get; set; }
	public object this[string columnName] { get; set; }
	public object this[DataColumn column] { get; set; }
	public object this[int columnIndex, DataRowVersion version] { get; }
	public object this[string columnName, DataRowVersion version] { get; }
	public object this[DataColumn column, DataRowVersion version] { get; }
	public object[] ItemArray { get; set; }
	public bool HasErrors { get; }
}
public sealed class DataRowCollection : InternalDataCollectionBase {
	public void Add(DataRow row);
	public void InsertAt(DataRow row, int pos);
	public int IndexOf(DataRow row);
	public DataRow Add(params object[] values);
	public DataRow Find(object key);
	public DataRow Find(object[] keys);
	public void Clear();
	public bool Contains(object key);
	public bool Contains(object[] keys);
	public void CopyTo(DataRow[] array, int index);
	public void Remove(DataRow row);
	public void RemoveAt(int index);
	private DataRowCollection();
	public DataRow this[int index] { get; }
}
public static class DataRowExtensions {
	public static T Field<T>(this DataRow row, string columnName);
	public static T Field<T>(this DataRow row, DataColumn column);
	public static T Field<T>(this DataRow row, int columnIndex);
	public static T Field<T>(this DataRow row, int columnIndex, DataRowVersion version);
	public static T Field<T>(this DataRow row, string columnName, DataRowVersion version);
	public static T Field<T>(this DataRow row, DataColumn column, DataRowVersion version);
	public static void SetField<T>(this DataRow row, int columnIndex, T value);
	public static void SetField<T>(this DataRow row, string columnName, T value);
	public static void SetField<T>(this DataRow row, DataColumn column, T value);
}
[global::System.Flags] public enum DataRowState { Detached = 1, Unchanged = 2, Added = 4, Deleted = 8, Modified = 16 }
public enum DataRowVersion { Original = 256, Current = 512, Proposed = 1024, Default = 1536 }
public class DataRowView : global::System.ComponentModel.ICustomTypeDescriptor, IEditableObject, IDataErrorInfo, INotifyPropertyChanged {
	public DataView CreateChildView(DataRelation relation, bool followParent);
	public DataView CreateChildView(DataRelation relation);
	public DataView CreateChildView(string relationName, bool followParent);
	public DataView CreateChildView(string relationName);
	public void BeginEdit();
	public void CancelEdit();
	public void EndEdit();
	public void Delete();
	private DataRowView();
	public DataView DataView { get; }
	public object this[int ndx] { get; set; }
	public object this[string property] { get; set; }
	public DataRowVersion RowVersion { get; }
	public DataRow Row { get; }
	public bool IsNew { get; }
	public bool IsEdit { get; }
	public event PropertyChangedEventHandler PropertyChanged;
}
public class DataSet : global::System.ComponentModel.MarshalByValueComponent, IListSource, IXmlSerializable, global::System.ComponentModel.ISupportInitializeNotification, ISupportInitialize, ISerializable {
	public DataSet();
	public DataSet(string dataSetName);
	protected global::System.Data.SchemaSerializationMode DetermineSchemaSerializationMode(XmlReader reader);
	protected virtual void InitializeDerivedDataSet();
	protected virtual bool ShouldSerializeRelations();
	protected virtual bool ShouldSerializeTables();
	public void AcceptChanges();
	public void BeginInit();
	public void EndInit();
	public void Clear();
	public virtual DataSet Clone();
	public DataSet Copy();
	public DataSet GetChanges();
	public DataSet GetChanges(DataRowState rowStates);
	public string GetXml();
	public string GetXmlSchema();
	public bool HasChanges();
	public bool HasChanges(DataRowState rowStates);
	public void InferXmlSchema(XmlReader reader, string[] nsArray);
	public void InferXmlSchema(Stream stream, string[] nsArray);
	public void InferXmlSchema(TextReader reader, string[] nsArray);
	public void InferXmlSchema(string fileName, string[] nsArray);
	public void ReadXmlSchema(XmlReader reader);
	public void ReadXmlSchema(Stream stream);
	public void ReadXmlSchema(TextReader reader);
	public void ReadXmlSchema(string fileName);
	public void WriteXmlSchema(Stream stream);
	public void WriteXmlSchema(Stream stream, global::System.Converter<Type, string> multipleTargetConverter);
	public void WriteXmlSchema(string fileName);
	public void WriteXmlSchema(string fileName, global::System.Converter<Type, string> multipleTargetConverter);
	public void WriteXmlSchema(TextWriter writer);
	public void WriteXmlSchema(TextWriter writer, global::System.Converter<Type, string> multipleTargetConverter);
	public void WriteXmlSchema(XmlWriter writer);
	public void WriteXmlSchema(XmlWriter writer, global::System.Converter<Type, string> multipleTargetConverter);
	public global::System.Data.XmlReadMode ReadXml(XmlReader reader);
	public global::System.Data.XmlReadMode ReadXml(Stream stream);
	public global::System.Data.XmlReadMode ReadXml(TextReader reader);
	public global::System.Data.XmlReadMode ReadXml(string fileName);
	public global::System.Data.XmlReadMode ReadXml(XmlReader reader, global::System.Data.XmlReadMode mode);
	public global::System.Data.XmlReadMode ReadXml(Stream stream, global::System.Data.XmlReadMode mode);
	public global::System.Data.XmlReadMode ReadXml(TextReader reader, global::System.Data.XmlReadMode mode);
	public global::System.Data.XmlReadMode ReadXml(string fileName, global::System.Data.XmlReadMode mode);
	public void WriteXml(Stream stream);
	public void WriteXml(TextWriter writer);
	public void WriteXml(XmlWriter writer);
	public void WriteXml(string fileName);
	public void WriteXml(Stream stream, global::System.Data.XmlWriteMode mode);
	public void WriteXml(TextWriter writer, global::System.Data.XmlWriteMode mode);
	public void WriteXml(XmlWriter writer, global::System.Data.XmlWriteMode mode);
	public void WriteXml(string fileName, global::System.Data.XmlWriteMode mode);
	public void Merge(DataSet dataSet);
	public void Merge(DataSet dataSet, bool preserveChanges);
	public void Merge(DataSet dataSet, bool preserveChanges, global::System.Data.MissingSchemaAction missingSchemaAction);
	public void Merge(DataTable table);
	public void Merge(DataTable table, bool preserveChanges, global::System.Data.MissingSchemaAction missingSchemaAction);
	public void Merge(DataRow[] rows);
	public void Merge(DataRow[] rows, bool preserveChanges, global::System.Data.MissingSchemaAction missingSchemaAction);
	protected virtual void OnPropertyChanging(PropertyChangedEventArgs pcevent);
	protected internal virtual void OnRemoveTable(DataTable table);
	protected virtual void OnRemoveRelation(DataRelation relation);
	protected internal void RaisePropertyChanging(string name);
	public virtual void RejectChanges();
	public virtual void Reset();
	protected virtual void ReadXmlSerializable(XmlReader reader);
	protected virtual global::System.Xml.Schema.XmlSchema GetSchemaSerializable();
	public static global::System.Xml.Schema.XmlSchemaComplexType GetDataSetSchema(global::System.Xml.Schema.XmlSchemaSet schemaSet);
	public virtual void Load(IDataReader reader, LoadOption loadOption, global::System.Data.FillErrorEventHandler errorHandler, params DataTable[] tables);
	public void Load(IDataReader reader, LoadOption loadOption, params DataTable[] tables);
	public void Load(IDataReader reader, LoadOption loadOption, params string[] tables);
	public DataTableReader CreateDataReader();
	public DataTableReader CreateDataReader(params DataTable[] dataTables);
	public global::System.Data.SerializationFormat RemotingFormat { get; set; }
	public virtual global::System.Data.SchemaSerializationMode SchemaSerializationMode { get; set; }
	public bool CaseSensitive { get; set; }
	public global::System.Data.DataViewManager DefaultViewManager { get; }
	public bool EnforceConstraints { get; set; }
	public string DataSetName { get; set; }
	public string Namespace { get; set; }
	public string Prefix { get; set; }
	public global::System.Data.PropertyCollection ExtendedProperties { get; }
	public bool HasErrors { get; }
	public bool IsInitialized { get; }
	public CultureInfo Locale { get; set; }
	public DataRelationCollection Relations { get; }
	public DataTableCollection Tables { get; }
	public event global::System.Data.MergeFailedEventHandler MergeFailed;
	public event EventHandler Initialized;
}
public class DataTable : global::System.ComponentModel.MarshalByValueComponent, IListSource, global::System.ComponentModel.ISupportInitializeNotification, ISupportInitialize, ISerializable, IXmlSerializable {
	protected internal bool fInitInProgress;
	public DataTable();
	public DataTable(string tableName);
	public DataTable(string tableName, string tableNamespace);
	public virtual void BeginInit();
	public virtual void EndInit();
	public void AcceptChanges();
	protected virtual DataTable CreateInstance();
	public virtual DataTable Clone();
	public DataTable Copy();
	public void Clear();
	public object Compute(string expression, string filter);
	public DataTable GetChanges();
	public DataTable GetChanges(DataRowState rowStates);
	public DataRow[] GetErrors();
	public void ImportRow(DataRow row);
	public DataRow NewRow();
	protected virtual DataRow NewRowFromBuilder(global::System.Data.DataRowBuilder builder);
	protected virtual Type GetRowType();
	protected internal DataRow[] NewRowArray(int size);
	protected internal virtual void OnColumnChanging(global::System.Data.DataColumnChangeEventArgs e);
	protected internal virtual void OnColumnChanged(global::System.Data.DataColumnChangeEventArgs e);
	protected virtual void OnPropertyChanging(PropertyChangedEventArgs pcevent);
	protected virtual void OnRemoveColumn(DataColumn column);
	protected virtual void OnRowChanged(global::System.Data.DataRowChangeEventArgs e);
	protected virtual void OnRowChanging(global::System.Data.DataRowChangeEventArgs e);
	protected virtual void OnRowDeleting(global::System.Data.DataRowChangeEventArgs e);
	protected virtual void OnRowDeleted(global::System.Data.DataRowChangeEventArgs e);
	protected virtual void OnTableCleared(global::System.Data.DataTableClearEventArgs e);
	protected virtual void OnTableClearing(global::System.Data.DataTableClearEventArgs e);
	protected virtual void OnTableNewRow(global::System.Data.DataTableNewRowEventArgs e);
	public void RejectChanges();
	public virtual void Reset();
	public DataRow[] Select();
	public DataRow[] Select(string filterExpression);
	public DataRow[] Select(string filterExpression, string sort);
	public DataRow[] Select(string filterExpression, string sort, global::System.Data.DataViewRowState recordStates);
	public void BeginLoadData();
	public void EndLoadData();
	public DataRow LoadDataRow(object[] values, bool fAcceptChanges);
	public DataRow LoadDataRow(object[] values, LoadOption loadOption);
	public void Merge(DataTable table);
	public void Merge(DataTable table, bool preserveChanges);
	public void Merge(DataTable table, bool preserveChanges, global::System.Data.MissingSchemaAction missingSchemaAction);
	public void Load(IDataReader reader);
	public void Load(IDataReader reader, LoadOption loadOption);
	public virtual void Load(IDataReader reader, LoadOption loadOption, global::System.Data.FillErrorEventHandler errorHandler);
	public DataTableReader CreateDataReader();
	public void WriteXml(Stream stream);
	public void WriteXml(Stream stream, bool writeHierarchy);
	public void WriteXml(TextWriter writer);
	public void WriteXml(TextWriter writer, bool writeHierarchy);
	public void WriteXml(XmlWriter writer);
	public void WriteXml(XmlWriter writer, bool writeHierarchy);
	public void WriteXml(string fileName);
	public void WriteXml(string fileName, bool writeHierarchy);
	public void WriteXml(Stream stream, global::System.Data.XmlWriteMode mode);
	public void WriteXml(Stream stream, global::System.Data.XmlWriteMode mode, bool writeHierarchy);
	public void WriteXml(TextWriter writer, global::System.Data.XmlWriteMode mode);
	public void WriteXml(TextWriter writer, global::System.Data.XmlWriteMode mode, bool writeHierarchy);
	public void WriteXml(XmlWriter writer, global::System.Data.XmlWriteMode mode);
	public void WriteXml(XmlWriter writer, global::System.Data.XmlWriteMode mode, bool writeHierarchy);
	public void WriteXml(string fileName, global::System.Data.XmlWriteMode mode);
	public void WriteXml(string fileName, global::System.Data.XmlWriteMode mode, bool writeHierarchy);
	public void WriteXmlSchema(Stream stream);
	public void WriteXmlSchema(Stream stream, bool writeHierarchy);
	public void WriteXmlSchema(TextWriter writer);
	public void WriteXmlSchema(TextWriter writer, bool writeHierarchy);
	public void WriteXmlSchema(XmlWriter writer);
	public void WriteXmlSchema(XmlWriter writer, bool writeHierarchy);
	public void WriteXmlSchema(string fileName);
	public void WriteXmlSchema(string fileName, bool writeHierarchy);
	public global::System.Data.XmlReadMode ReadXml(Stream stream);
	public global::System.Data.XmlReadMode ReadXml(TextReader reader);
	public global::System.Data.XmlReadMode ReadXml(string fileName);
	public global::System.Data.XmlReadMode ReadXml(XmlReader reader);
	public void ReadXmlSchema(Stream stream);
	public void ReadXmlSchema(TextReader reader);
	public void ReadXmlSchema(string fileName);
	public void ReadXmlSchema(XmlReader reader);
	public static global::System.Xml.Schema.XmlSchemaComplexType GetDataTableSchema(global::System.Xml.Schema.XmlSchemaSet schemaSet);
	protected virtual global::System.Xml.Schema.XmlSchema GetSchema();
	protected virtual void ReadXmlSerializable(XmlReader reader);
	public bool CaseSensitive { get; set; }
	public bool IsInitialized { get; }
	public global::System.Data.SerializationFormat RemotingFormat { get; set; }
	public DataRelationCollection ChildRelations { get; }
	public DataColumnCollection Columns { get; }
	public global::System.Data.ConstraintCollection Constraints { get; }
	public DataSet DataSet { get; }
	public DataView DefaultView { get; }
	public string DisplayExpression { get; set; }
	public global::System.Data.PropertyCollection ExtendedProperties { get; }
	public bool HasErrors { get; }
	public CultureInfo Locale { get; set; }
	public int MinimumCapacity { get; set; }
	public DataRelationCollection ParentRelations { get; }
	public DataColumn[] PrimaryKey { get; set; }
	public DataRowCollection Rows { get; }
	public string TableName { get; set; }
	public string Namespace { get; set; }
	public string Prefix { get; set; }
	public event global::System.Data.DataColumnChangeEventHandler ColumnChanging;
	public event global::System.Data.DataColumnChangeEventHandler ColumnChanged;
	public event EventHandler Initialized;
	public event global::System.Data.DataRowChangeEventHandler RowChanged;
	public event global::System.Data.DataRowChangeEventHandler RowChanging;
	public event global::System.Data.DataRowChangeEventHandler RowDeleting;
	public event global::System.Data.DataRowChangeEventHandler RowDeleted;
	public event global::System.Data.DataTableClearEventHandler TableClearing;
	public event global::System.Data.DataTableClearEventHandler TableCleared;
	public event global::System.Data.DataTableNewRowEventHandler TableNewRow;
}
public sealed class DataTableCollection : InternalDataCollectionBase {
	public void Add(DataTable table);
	public void AddRange(DataTable[] tables);
	public DataTable Add(string name);
	public DataTable Add(string name, string tableNamespace);
	public DataTable Add();
	public bool CanRemove(DataTable table);
	public void Clear();
	public bool Contains(string name);
	public bool Contains(string name, string tableNamespace);
	public void CopyTo(DataTable[] array, int index);
	public int IndexOf(DataTable table);
	public int IndexOf(string tableName);
	public int IndexOf(string tableName, string tableNamespace);
	public void Remove(DataTable table);
	public void RemoveAt(int index);
	public void Remove(string name);
	public void Remove(string name, string tableNamespace);
	private DataTableCollection();
	public DataTable this[int index] { get; }
	public DataTable this[string name] { get; }
	public DataTable this[string name, string tableNamespace] { get; }
	public event global::System.ComponentModel.CollectionChangeEventHandler CollectionChanged;
	public event global::System.ComponentModel.CollectionChangeEventHandler CollectionChanging;
}
public static class DataTableExtensions {
	public static EnumerableRowCollection<DataRow> AsEnumerable(this DataTable source);
	public static DataTable CopyToDataTable<T>(this IEnumerable<T> source) where T : DataRow;
	public static void CopyToDataTable<T>(this IEnumerable<T> source, DataTable table, LoadOption options) where T : DataRow;
	public static void CopyToDataTable<T>(this IEnumerable<T> source, DataTable table, LoadOption options, global::System.Data.FillErrorEventHandler errorHandler) where T : DataRow;
	public static DataView AsDataView(this DataTable table);
	public static DataView AsDataView<T>(this EnumerableRowCollection<T> source) where T : DataRow;
}
public sealed class DataTableReader : DbDataReader {
	public DataTableReader(DataTable dataTable);
	public DataTableReader(DataTable[] dataTables);
}
public class DataView : global::System.ComponentModel.MarshalByValueComponent, global::System.ComponentModel.IBindingListView, IBindingList, IList, ICollection, IEnumerable, global::System.ComponentModel.ITypedList, global::System.ComponentModel.ISupportInitializeNotification, ISupportInitialize {
	public DataView();
	public DataView(DataTable table);
	public DataView(DataTable table, string RowFilter, string Sort, global::System.Data.DataViewRowState RowState);
	public virtual DataRowView AddNew();
	public void BeginInit();
	public void EndInit();
	protected void Close();
	public void CopyTo(Array array, int index);
	public void Delete(int index);
	public int Find(object key);
	public int Find(object[] key);
	public DataRowView[] FindRows(object key);
	public DataRowView[] FindRows(object[] key);
	public IEnumerator GetEnumerator();
	protected virtual void IndexListChanged(object sender, ListChangedEventArgs e);
	protected virtual void OnListChanged(ListChangedEventArgs e);
	protected void Open();
	protected void Reset();
	protected void UpdateIndex();
	protected virtual void UpdateIndex(bool force);
	protected virtual void ColumnCollectionChanged(object sender, global::System.ComponentModel.CollectionChangeEventArgs e);
	public DataTable ToTable();
	public DataTable ToTable(string tableName);
	public DataTable ToTable(bool distinct, params string[] columnNames);
	public DataTable ToTable(string tableName, bool distinct, params string[] columnNames);
	public virtual bool Equals(DataView view);
	public bool AllowDelete { get; set; }
	public bool ApplyDefaultSort { get; set; }
	public bool AllowEdit { get; set; }
	public bool AllowNew { get; set; }
	public int Count { get; }
	public global::System.Data.DataViewManager DataViewManager { get; }
	public bool IsInitialized { get; }
	protected bool IsOpen { get; }
	public virtual string RowFilter { get; set; }
	public global::System.Data.DataViewRowState RowStateFilter { get; set; }
	public string Sort { get; set; }
	public DataTable Table { get; set; }
	public DataRowView this[int recordIndex] { get; }
	public event ListChangedEventHandler ListChanged;
	public event EventHandler Initialized;
}
public enum DbType { AnsiString = 0, Binary = 1, Byte = 2, Boolean = 3, Currency = 4, Date = 5, DateTime = 6, Decimal = 7, Double = 8, Guid = 9, Int16 = 10, Int32 = 11, Int64 = 12, Object = 13, SByte = 14, Single = 15, String = 16, Time = 17, UInt16 = 18, UInt32 = 19, UInt64 = 20, VarNumeric = 21, AnsiStringFixedLength = 22, StringFixedLength = 23, Xml = 25, DateTime2 = 26, DateTimeOffset = 27 }
public abstract class EnumerableRowCollection : IEnumerable {
	private EnumerableRowCollection();
}
public class EnumerableRowCollection<TRow> : EnumerableRowCollection, IEnumerable<TRow>, IEnumerable {
	public IEnumerator<TRow> GetEnumerator();
	private EnumerableRowCollection();
}
public interface IDataAdapter {
	DataTable[] FillSchema(DataSet dataSet, global::System.Data.SchemaType schemaType);
	int Fill(DataSet dataSet);
	IDataParameter[] GetFillParameters();
	int Update(DataSet dataSet);
	global::System.Data.MissingMappingAction MissingMappingAction { get; set; }
	global::System.Data.MissingSchemaAction MissingSchemaAction { get; set; }
	global::System.Data.ITableMappingCollection TableMappings { get; }
}
public interface IDataParameter {
	DbType DbType { get; set; }
	ParameterDirection Direction { get; set; }
	bool IsNullable { get; }
	string ParameterName { get; set; }
	string SourceColumn { get; set; }
	DataRowVersion SourceVersion { get; set; }
	object Value { get; set; }
}
public interface IDataParameterCollection : IList, ICollection, IEnumerable {
	bool Contains(string parameterName);
	int IndexOf(string parameterName);
	void RemoveAt(string parameterName);
	object this[string parameterName] { get; set; }
}
public interface IDataReader : IDisposable, IDataRecord {
	void Close();
	DataTable GetSchemaTable();
	bool NextResult();
	bool Read();
	int Depth { get; }
	bool IsClosed { get; }
	int RecordsAffected { get; }
}
public interface IDataRecord {
	string GetName(int i);
	string GetDataTypeName(int i);
	Type GetFieldType(int i);
	object GetValue(int i);
	int GetValues(object[] values);
	int GetOrdinal(string name);
	bool GetBoolean(int i);
	byte GetByte(int i);
	long GetBytes(int i, long fieldOffset, byte[] buffer, int bufferoffset, int length);
	char GetChar(int i);
	long GetChars(int i, long fieldoffset, char[] buffer, int bufferoffset, int length);
	Guid GetGuid(int i);
	short GetInt16(int i);
	int GetInt32(int i);
	long GetInt64(int i);
	float GetFloat(int i);
	double GetDouble(int i);
	string GetString(int i);
	decimal GetDecimal(int i);
	DateTime GetDateTime(int i);
	IDataReader GetData(int i);
	bool IsDBNull(int i);
	int FieldCount { get; }
	object this[int i] { get; }
	object this[string name] { get; }
}
public interface IDbCommand : IDisposable {
	void Prepare();
	void Cancel();
	IDbDataParameter CreateParameter();
	int ExecuteNonQuery();
	IDataReader ExecuteReader();
	IDataReader ExecuteReader(CommandBehavior behavior);
	object ExecuteScalar();
	IDbConnection Connection { get; set; }
	IDbTransaction Transaction { get; set; }
	string CommandText { get; set; }
	int CommandTimeout { get; set; }
	CommandType CommandType { get; set; }
	IDataParameterCollection Parameters { get; }
	UpdateRowSource UpdatedRowSource { get; set; }
}
public interface IDbConnection : IDisposable {
	IDbTransaction BeginTransaction();
	IDbTransaction BeginTransaction(IsolationLevel il);
	void Close();
	void ChangeDatabase(string databaseName);
	IDbCommand CreateCommand();
	void Open();
	string ConnectionString { get; set; }
	int ConnectionTimeout { get; }
	string Database { get; }
	ConnectionState State { get; }
}
public interface IDbDataAdapter : IDataAdapter {
	IDbCommand SelectCommand { get; set; }
	IDbCommand InsertCommand { get; set; }
	IDbCommand UpdateCommand { get; set; }
	IDbCommand DeleteCommand { get; set; }
}
public interface IDbDataParameter : IDataParameter {
	byte Precision { get; set; }
	byte Scale { get; set; }
	int Size { get; set; }
}
public interface IDbTransaction : IDisposable {
	void Commit();
	void Rollback();
	IDbConnection Connection { get; }
	IsolationLevel IsolationLevel { get; }
}
public class InternalDataCollectionBase : ICollection, IEnumerable {
	public virtual void CopyTo(Array ar, int index);
	public virtual IEnumerator GetEnumerator();
	public InternalDataCollectionBase();
	public virtual int Count { get; }
	public bool IsReadOnly { get; }
	public bool IsSynchronized { get; }
	public object SyncRoot { get; }
	protected virtual ArrayList List { get; }
}
public enum IsolationLevel { Unspecified = -1, Chaos = 16, ReadUncommitted = 256, ReadCommitted = 4096, RepeatableRead = 65536, Serializable = 1048576, Snapshot = 16777216 }
public enum LoadOption { OverwriteChanges = 1, PreserveChanges = 2, Upsert = 3 }
public enum ParameterDirection { Input = 1, Output = 2, InputOutput = 3, ReturnValue = 6 }
public enum SqlDbType { BigInt = 0, Binary = 1, Bit = 2, Char = 3, DateTime = 4, Decimal = 5, Float = 6, Image = 7, Int = 8, Money = 9, NChar = 10, NText = 11, NVarChar = 12, Real = 13, UniqueIdentifier = 14, SmallDateTime = 15, SmallInt = 16, SmallMoney = 17, Text = 18, Timestamp = 19, TinyInt = 20, VarBinary = 21, VarChar = 22, Variant = 23, Xml = 25, Udt = 29, Structured = 30, Date = 31, Time = 32, DateTime2 = 33, DateTimeOffset = 34, Json = 35 }
public enum UpdateRowSource { None = 0, OutputParameters = 1, FirstReturnedRecord = 2, Both = 3 }
