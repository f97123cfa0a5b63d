// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Dynamic;
using System.Collections;
using System.Collections.Generic;
using System.ComponentModel;
using System.Linq.Expressions;
public class DynamicObject : IDynamicMetaObjectProvider {
	protected DynamicObject();
	public virtual bool TryGetMember(global::System.Dynamic.GetMemberBinder binder, out object result);
	public virtual bool TrySetMember(global::System.Dynamic.SetMemberBinder binder, object value);
	public virtual bool TryDeleteMember(global::System.Dynamic.DeleteMemberBinder binder);
	public virtual bool TryInvokeMember(global::System.Dynamic.InvokeMemberBinder binder, object[] args, out object result);
	public virtual bool TryConvert(global::System.Dynamic.ConvertBinder binder, out object result);
	public virtual bool TryCreateInstance(global::System.Dynamic.CreateInstanceBinder binder, object[] args, out object result);
	public virtual bool TryInvoke(global::System.Dynamic.InvokeBinder binder, object[] args, out object result);
	public virtual bool TryBinaryOperation(global::System.Dynamic.BinaryOperationBinder binder, object arg, out object result);
	public virtual bool TryUnaryOperation(global::System.Dynamic.UnaryOperationBinder binder, out object result);
	public virtual bool TryGetIndex(global::System.Dynamic.GetIndexBinder binder, object[] indexes, out object result);
	public virtual bool TrySetIndex(global::System.Dynamic.SetIndexBinder binder, object[] indexes, object value);
	public virtual bool TryDeleteIndex(global::System.Dynamic.DeleteIndexBinder binder, object[] indexes);
	public virtual IEnumerable<string> GetDynamicMemberNames();
	public virtual global::System.Dynamic.DynamicMetaObject GetMetaObject(Expression parameter);
}
public sealed class ExpandoObject : IDynamicMetaObjectProvider, IDictionary<string, object>, ICollection<KeyValuePair<string, object>>, IEnumerable<KeyValuePair<string, object>>, IEnumerable, INotifyPropertyChanged {
	public ExpandoObject();
}
public interface IDynamicMetaObjectProvider {
	global::System.Dynamic.DynamicMetaObject GetMetaObject(Expression parameter);
}
