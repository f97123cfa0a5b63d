// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Reflection;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Runtime.Serialization;
public sealed class AmbiguousMatchException : SystemException {
	public AmbiguousMatchException();
	public AmbiguousMatchException(string message);
	public AmbiguousMatchException(string message, Exception inner);
}
public abstract class Assembly : ICustomAttributeProvider, ISerializable {
	public static Assembly Load(string assemblyString);
	public static Assembly LoadWithPartialName(string partialName);
	public static Assembly Load(AssemblyName assemblyRef);
	public static Assembly GetExecutingAssembly();
	public static Assembly GetCallingAssembly();
	protected Assembly();
	public virtual Type[] GetTypes();
	public virtual Type[] GetExportedTypes();
	public virtual Type[] GetForwardedTypes();
	public virtual global::System.Reflection.ManifestResourceInfo GetManifestResourceInfo(string resourceName);
	public virtual string[] GetManifestResourceNames();
	public virtual Stream GetManifestResourceStream(string name);
	public virtual Stream GetManifestResourceStream(Type type, string name);
	public virtual AssemblyName GetName();
	public virtual AssemblyName GetName(bool copiedName);
	public virtual Type GetType(string name);
	public virtual Type GetType(string name, bool throwOnError);
	public virtual Type GetType(string name, bool throwOnError, bool ignoreCase);
	public virtual bool IsDefined(Type attributeType, bool inherit);
	public virtual IList<CustomAttributeData> GetCustomAttributesData();
	public virtual object[] GetCustomAttributes(bool inherit);
	public virtual object[] GetCustomAttributes(Type attributeType, bool inherit);
	public object CreateInstance(string typeName);
	public object CreateInstance(string typeName, bool ignoreCase);
	public virtual object CreateInstance(string typeName, bool ignoreCase, BindingFlags bindingAttr, Binder binder, object[] args, CultureInfo culture, object[] activationAttributes);
	public virtual Module GetModule(string name);
	public Module[] GetModules();
	public virtual Module[] GetModules(bool getResourceModules);
	public Module[] GetLoadedModules();
	public virtual Module[] GetLoadedModules(bool getResourceModules);
	public virtual AssemblyName[] GetReferencedAssemblies();
	public virtual Assembly GetSatelliteAssembly(CultureInfo culture);
	public virtual Assembly GetSatelliteAssembly(CultureInfo culture, Version version);
	public virtual FileStream GetFile(string name);
	public virtual FileStream[] GetFiles();
	public virtual FileStream[] GetFiles(bool getResourceModules);
	public static bool operator ==(Assembly left, Assembly right);
	public static bool operator !=(Assembly left, Assembly right);
	public static string CreateQualifiedName(string assemblyName, string typeName);
	public static Assembly GetAssembly(Type type);
	public static void SetEntryAssembly(Assembly assembly);
	public static Assembly GetEntryAssembly();
	public static Assembly Load(byte[] rawAssembly);
	public static Assembly Load(byte[] rawAssembly, byte[] rawSymbolStore);
	public static Assembly LoadFile(string path);
	public static Assembly LoadFrom(string assemblyFile);
	public static Assembly LoadFrom(string assemblyFile, byte[] hashValue, global::System.Configuration.Assemblies.AssemblyHashAlgorithm hashAlgorithm);
	public static Assembly UnsafeLoadFrom(string assemblyFile);
	public Module LoadModule(string moduleName, byte[] rawModule);
	public virtual Module LoadModule(string moduleName, byte[] rawModule, byte[] rawSymbolStore);
	public static Assembly ReflectionOnlyLoad(byte[] rawAssembly);
	public static Assembly ReflectionOnlyLoad(string assemblyString);
	public static Assembly ReflectionOnlyLoadFrom(string assemblyFile);
	public virtual IEnumerable<TypeInfo> DefinedTypes { get; }
	public virtual IEnumerable<Type> ExportedTypes { get; }
	public virtual string CodeBase { get; }
	public virtual MethodInfo EntryPoint { get; }
	public virtual string FullName { get; }
	public virtual string ImageRuntimeVersion { get; }
	public virtual bool IsDynamic { get; }
	public virtual string Location { get; }
	public virtual bool ReflectionOnly { get; }
	public virtual bool IsCollectible { get; }
	public bool IsFullyTrusted { get; }
	public virtual IEnumerable<CustomAttributeData> CustomAttributes { get; }
	public virtual string EscapedCodeBase { get; }
	public virtual Module ManifestModule { get; }
	public virtual IEnumerable<Module> Modules { get; }
	public virtual bool GlobalAssemblyCache { get; }
	public virtual long HostContext { get; }
	public virtual global::System.Security.SecurityRuleSet SecurityRuleSet { get; }
	public virtual event global::System.Reflection.ModuleResolveEventHandler ModuleResolve;
}
public sealed class AssemblyInformationalVersionAttribute : Attribute {
	public AssemblyInformationalVersionAttribute(string informationalVersion);
	public string InformationalVersion { get; }
}
public sealed class AssemblyMetadataAttribute : Attribute {
	public AssemblyMetadataAttribute(string key, string value);
	public string Key { get; }
	public string Value { get; }
}
public sealed class AssemblyName : ICloneable, IDeserializationCallback, ISerializable {
	public AssemblyName(string assemblyName);
	public AssemblyName();
	public object Clone();
	public static AssemblyName GetAssemblyName(string assemblyFile);
	public byte[] GetPublicKey();
	public void SetPublicKey(byte[] publicKey);
	public byte[] GetPublicKeyToken();
	public void SetPublicKeyToken(byte[] publicKeyToken);
	public void OnDeserialization(object sender);
	public static bool ReferenceMatchesDefinition(AssemblyName reference, AssemblyName definition);
	public string Name { get; set; }
	public Version Version { get; set; }
	public CultureInfo CultureInfo { get; set; }
	public string CultureName { get; set; }
	public string CodeBase { get; set; }
	public string EscapedCodeBase { get; }
	public global::System.Reflection.ProcessorArchitecture ProcessorArchitecture { get; set; }
	public global::System.Reflection.AssemblyContentType ContentType { get; set; }
	public global::System.Reflection.AssemblyNameFlags Flags { get; set; }
	public global::System.Configuration.Assemblies.AssemblyHashAlgorithm HashAlgorithm { get; set; }
	public global::System.Configuration.Assemblies.AssemblyVersionCompatibility VersionCompatibility { get; set; }
	public global::System.Reflection.StrongNameKeyPair KeyPair { get; set; }
	public string FullName { get; }
}
public sealed class AssemblyTitleAttribute : Attribute {
	public AssemblyTitleAttribute(string title);
	public string Title { get; }
}
public sealed class AssemblyVersionAttribute : Attribute {
	public AssemblyVersionAttribute(string version);
	public string Version { get; }
}
public abstract class Binder {
	protected Binder();
	public abstract FieldInfo BindToField(BindingFlags bindingAttr, FieldInfo[] match, object value, CultureInfo culture);
	public abstract MethodBase BindToMethod(BindingFlags bindingAttr, MethodBase[] match, ref object[] args, global::System.Reflection.ParameterModifier[] modifiers, CultureInfo culture, string[] names, out object state);
	public abstract object ChangeType(object value, Type type, CultureInfo culture);
	public abstract void ReorderArgumentArray(ref object[] args, object state);
	public abstract MethodBase SelectMethod(BindingFlags bindingAttr, MethodBase[] match, Type[] types, global::System.Reflection.ParameterModifier[] modifiers);
	public abstract PropertyInfo SelectProperty(BindingFlags bindingAttr, PropertyInfo[] match, Type returnType, Type[] indexes, global::System.Reflection.ParameterModifier[] modifiers);
}
[global::System.Flags] public enum BindingFlags { Default = 0, IgnoreCase = 1, DeclaredOnly = 2, Instance = 4, Static = 8, Public = 16, NonPublic = 32, FlattenHierarchy = 64, InvokeMethod = 256, CreateInstance = 512, GetField = 1024, SetField = 2048, GetProperty = 4096, SetProperty = 8192, PutDispProperty = 16384, PutRefDispProperty = 32768, ExactBinding = 65536, SuppressChangeType = 131072, OptionalParamBinding = 262144, IgnoreReturn = 16777216, DoNotWrapExceptions = 33554432 }
public abstract class ConstructorInfo : MethodBase {
	public static readonly string ConstructorName;
	public static readonly string TypeConstructorName;
	protected ConstructorInfo();
	public object Invoke(object[] parameters);
	public abstract object Invoke(BindingFlags invokeAttr, Binder binder, object[] parameters, CultureInfo culture);
	public static bool operator ==(ConstructorInfo left, ConstructorInfo right);
	public static bool operator !=(ConstructorInfo left, ConstructorInfo right);
}
public class CustomAttributeData {
	public static IList<CustomAttributeData> GetCustomAttributes(MemberInfo target);
	public static IList<CustomAttributeData> GetCustomAttributes(Module target);
	public static IList<CustomAttributeData> GetCustomAttributes(Assembly target);
	public static IList<CustomAttributeData> GetCustomAttributes(ParameterInfo target);
	protected CustomAttributeData();
	public virtual Type AttributeType { get; }
	public virtual ConstructorInfo Constructor { get; }
	public virtual IList<global::System.Reflection.CustomAttributeTypedArgument> ConstructorArguments { get; }
	public virtual IList<global::System.Reflection.CustomAttributeNamedArgument> NamedArguments { get; }
}
public static class CustomAttributeExtensions {
	public static Attribute GetCustomAttribute(this Assembly element, Type attributeType);
	public static Attribute GetCustomAttribute(this Module element, Type attributeType);
	public static Attribute GetCustomAttribute(this MemberInfo element, Type attributeType);
	public static Attribute GetCustomAttribute(this ParameterInfo element, Type attributeType);
	public static T GetCustomAttribute<T>(this Assembly element) where T : Attribute;
	public static T GetCustomAttribute<T>(this Module element) where T : Attribute;
	public static T GetCustomAttribute<T>(this MemberInfo element) where T : Attribute;
	public static T GetCustomAttribute<T>(this ParameterInfo element) where T : Attribute;
	public static Attribute GetCustomAttribute(this MemberInfo element, Type attributeType, bool inherit);
	public static Attribute GetCustomAttribute(this ParameterInfo element, Type attributeType, bool inherit);
	public static T GetCustomAttribute<T>(this MemberInfo element, bool inherit) where T : Attribute;
	public static T GetCustomAttribute<T>(this ParameterInfo element, bool inherit) where T : Attribute;
	public static IEnumerable<Attribute> GetCustomAttributes(this Assembly element);
	public static IEnumerable<Attribute> GetCustomAttributes(this Module element);
	public static IEnumerable<Attribute> GetCustomAttributes(this MemberInfo element);
	public static IEnumerable<Attribute> GetCustomAttributes(this ParameterInfo element);
	public static IEnumerable<Attribute> GetCustomAttributes(this MemberInfo element, bool inherit);
	public static IEnumerable<Attribute> GetCustomAttributes(this ParameterInfo element, bool inherit);
	public static IEnumerable<Attribute> GetCustomAttributes(this Assembly element, Type attributeType);
	public static IEnumerable<Attribute> GetCustomAttributes(this Module element, Type attributeType);
	public static IEnumerable<Attribute> GetCustomAttributes(this MemberInfo element, Type attributeType);
	public static IEnumerable<Attribute> GetCustomAttributes(this ParameterInfo element, Type attributeType);
	public static IEnumerable<T> GetCustomAttributes<T>(this Assembly element) where T : Attribute;
	public static IEnumerable<T> GetCustomAttributes<T>(this Module element) where T : Attribute;
	public static IEnumerable<T> GetCustomAttributes<T>(this MemberInfo element) where T : Attribute;
	public static IEnumerable<T> GetCustomAttributes<T>(this ParameterInfo element) where T : Attribute;
	public static IEnumerable<Attribute> GetCustomAttributes(this MemberInfo element, Type attributeType, bool inherit);
	public static IEnumerable<Attribute> GetCustomAttributes(this ParameterInfo element, Type attributeType, bool inherit);
	public static IEnumerable<T> GetCustomAttributes<T>(this MemberInfo element, bool inherit) where T : Attribute;
	public static IEnumerable<T> GetCustomAttributes<T>(this ParameterInfo element, bool inherit) where T : Attribute;
	public static bool IsDefined(this Assembly element, Type attributeType);
	public static bool IsDefined(this Module element, Type attributeType);
	public static bool IsDefined(this MemberInfo element, Type attributeType);
	public static bool IsDefined(this ParameterInfo element, Type attributeType);
	public static bool IsDefined(this MemberInfo element, Type attributeType, bool inherit);
	public static bool IsDefined(this ParameterInfo element, Type attributeType, bool inherit);
}
public abstract class DispatchProxy {
	protected DispatchProxy();
	protected abstract object Invoke(MethodInfo targetMethod, object[] args);
	public static T Create<T, TProxy>() where TProxy : DispatchProxy;
	public static object Create(Type interfaceType, Type proxyType);
}
public abstract class EventInfo : MemberInfo {
	protected EventInfo();
	public MethodInfo[] GetOtherMethods();
	public virtual MethodInfo[] GetOtherMethods(bool nonPublic);
	public MethodInfo GetAddMethod();
	public MethodInfo GetRemoveMethod();
	public MethodInfo GetRaiseMethod();
	public abstract MethodInfo GetAddMethod(bool nonPublic);
	public abstract MethodInfo GetRemoveMethod(bool nonPublic);
	public abstract MethodInfo GetRaiseMethod(bool nonPublic);
	public virtual void AddEventHandler(object target, Delegate handler);
	public virtual void RemoveEventHandler(object target, Delegate handler);
	public static bool operator ==(EventInfo left, EventInfo right);
	public static bool operator !=(EventInfo left, EventInfo right);
	public abstract global::System.Reflection.EventAttributes Attributes { get; }
	public bool IsSpecialName { get; }
	public virtual MethodInfo AddMethod { get; }
	public virtual MethodInfo RemoveMethod { get; }
	public virtual MethodInfo RaiseMethod { get; }
	public virtual bool IsMulticast { get; }
	public virtual Type EventHandlerType { get; }
}
public abstract class FieldInfo : MemberInfo {
	public static FieldInfo GetFieldFromHandle(global::System.RuntimeFieldHandle handle);
	public static FieldInfo GetFieldFromHandle(global::System.RuntimeFieldHandle handle, RuntimeTypeHandle declaringType);
	protected FieldInfo();
	public static bool operator ==(FieldInfo left, FieldInfo right);
	public static bool operator !=(FieldInfo left, FieldInfo right);
	public abstract object GetValue(object obj);
	public void SetValue(object obj, object value);
	public abstract void SetValue(object obj, object value, BindingFlags invokeAttr, Binder binder, CultureInfo culture);
	public virtual object GetRawConstantValue();
	public virtual Type GetModifiedFieldType();
	public virtual Type[] GetOptionalCustomModifiers();
	public virtual Type[] GetRequiredCustomModifiers();
	public abstract global::System.Reflection.FieldAttributes Attributes { get; }
	public abstract Type FieldType { get; }
	public bool IsInitOnly { get; }
	public bool IsLiteral { get; }
	public bool IsNotSerialized { get; }
	public bool IsPinvokeImpl { get; }
	public bool IsSpecialName { get; }
	public bool IsStatic { get; }
	public bool IsAssembly { get; }
	public bool IsFamily { get; }
	public bool IsFamilyAndAssembly { get; }
	public bool IsFamilyOrAssembly { get; }
	public bool IsPrivate { get; }
	public bool IsPublic { get; }
	public virtual bool IsSecurityCritical { get; }
	public virtual bool IsSecuritySafeCritical { get; }
	public virtual bool IsSecurityTransparent { get; }
	public abstract global::System.RuntimeFieldHandle FieldHandle { get; }
}
public interface ICustomAttributeProvider {
	object[] GetCustomAttributes(bool inherit);
	object[] GetCustomAttributes(Type attributeType, bool inherit);
	bool IsDefined(Type attributeType, bool inherit);
}
public static class IntrospectionExtensions {
	public static TypeInfo GetTypeInfo(this Type type);
}
public abstract class MemberInfo : ICustomAttributeProvider {
	protected MemberInfo();
	public virtual bool HasSameMetadataDefinitionAs(MemberInfo other);
	public abstract bool IsDefined(Type attributeType, bool inherit);
	public abstract object[] GetCustomAttributes(bool inherit);
	public abstract object[] GetCustomAttributes(Type attributeType, bool inherit);
	public virtual IList<CustomAttributeData> GetCustomAttributesData();
	public static bool operator ==(MemberInfo left, MemberInfo right);
	public static bool operator !=(MemberInfo left, MemberInfo right);
	public abstract MemberTypes MemberType { get; }
	public abstract string Name { get; }
	public abstract Type DeclaringType { get; }
	public abstract Type ReflectedType { get; }
	public virtual Module Module { get; }
	public virtual IEnumerable<CustomAttributeData> CustomAttributes { get; }
	public virtual bool IsCollectible { get; }
	public virtual int MetadataToken { get; }
}
[global::System.Flags] public enum MemberTypes { Constructor = 1, Event = 2, Field = 4, Method = 8, Property = 16, TypeInfo = 32, Custom = 64, NestedType = 128, All = 191 }
[global::System.Flags] public enum MethodAttributes { MemberAccessMask = 7, PrivateScope = 0, Private = 1, FamANDAssem = 2, Assembly = 3, Family = 4, FamORAssem = 5, Public = 6, Static = 16, Final = 32, Virtual = 64, HideBySig = 128, CheckAccessOnOverride = 512, VtableLayoutMask = 256, ReuseSlot = 0, NewSlot = 256, Abstract = 1024, SpecialName = 2048, PinvokeImpl = 8192, UnmanagedExport = 8, RTSpecialName = 4096, HasSecurity = 16384, RequireSecObject = 32768, ReservedMask = 53248 }
public abstract class MethodBase : MemberInfo {
	public static MethodBase GetMethodFromHandle(global::System.RuntimeMethodHandle handle);
	public static MethodBase GetMethodFromHandle(global::System.RuntimeMethodHandle handle, RuntimeTypeHandle declaringType);
	public static MethodBase GetCurrentMethod();
	protected MethodBase();
	public abstract ParameterInfo[] GetParameters();
	public abstract global::System.Reflection.MethodImplAttributes GetMethodImplementationFlags();
	public virtual global::System.Reflection.MethodBody GetMethodBody();
	public virtual Type[] GetGenericArguments();
	public object Invoke(object obj, object[] parameters);
	public abstract object Invoke(object obj, BindingFlags invokeAttr, Binder binder, object[] parameters, CultureInfo culture);
	public static bool operator ==(MethodBase left, MethodBase right);
	public static bool operator !=(MethodBase left, MethodBase right);
	public abstract MethodAttributes Attributes { get; }
	public virtual global::System.Reflection.MethodImplAttributes MethodImplementationFlags { get; }
	public virtual global::System.Reflection.CallingConventions CallingConvention { get; }
	public bool IsAbstract { get; }
	public bool IsConstructor { get; }
	public bool IsFinal { get; }
	public bool IsHideBySig { get; }
	public bool IsSpecialName { get; }
	public bool IsStatic { get; }
	public bool IsVirtual { get; }
	public bool IsAssembly { get; }
	public bool IsFamily { get; }
	public bool IsFamilyAndAssembly { get; }
	public bool IsFamilyOrAssembly { get; }
	public bool IsPrivate { get; }
	public bool IsPublic { get; }
	public virtual bool IsConstructedGenericMethod { get; }
	public virtual bool IsGenericMethod { get; }
	public virtual bool IsGenericMethodDefinition { get; }
	public virtual bool ContainsGenericParameters { get; }
	public abstract global::System.RuntimeMethodHandle MethodHandle { get; }
	public virtual bool IsSecurityCritical { get; }
	public virtual bool IsSecuritySafeCritical { get; }
	public virtual bool IsSecurityTransparent { get; }
}
public abstract class MethodInfo : MethodBase {
	protected MethodInfo();
	public virtual MethodInfo GetGenericMethodDefinition();
	public virtual MethodInfo MakeGenericMethod(params Type[] typeArguments);
	public abstract MethodInfo GetBaseDefinition();
	public virtual Delegate CreateDelegate(Type delegateType);
	public virtual Delegate CreateDelegate(Type delegateType, object target);
	public T CreateDelegate<T>() where T : Delegate;
	public T CreateDelegate<T>(object target) where T : Delegate;
	public static bool operator ==(MethodInfo left, MethodInfo right);
	public static bool operator !=(MethodInfo left, MethodInfo right);
	public virtual ParameterInfo ReturnParameter { get; }
	public virtual Type ReturnType { get; }
	public abstract ICustomAttributeProvider ReturnTypeCustomAttributes { get; }
}
public sealed class Missing : ISerializable {
	public static readonly Missing Value;
	private Missing();
}
public abstract class Module : ICustomAttributeProvider, ISerializable {
	public static readonly global::System.Reflection.TypeFilter FilterTypeName;
	public static readonly global::System.Reflection.TypeFilter FilterTypeNameIgnoreCase;
	protected Module();
	public virtual void GetPEKind(out global::System.Reflection.PortableExecutableKinds peKind, out global::System.Reflection.ImageFileMachine machine);
	public virtual bool IsResource();
	public virtual bool IsDefined(Type attributeType, bool inherit);
	public virtual IList<CustomAttributeData> GetCustomAttributesData();
	public virtual object[] GetCustomAttributes(bool inherit);
	public virtual object[] GetCustomAttributes(Type attributeType, bool inherit);
	public MethodInfo GetMethod(string name);
	public MethodInfo GetMethod(string name, Type[] types);
	public MethodInfo GetMethod(string name, BindingFlags bindingAttr, Binder binder, global::System.Reflection.CallingConventions callConvention, Type[] types, global::System.Reflection.ParameterModifier[] modifiers);
	protected virtual MethodInfo GetMethodImpl(string name, BindingFlags bindingAttr, Binder binder, global::System.Reflection.CallingConventions callConvention, Type[] types, global::System.Reflection.ParameterModifier[] modifiers);
	public MethodInfo[] GetMethods();
	public virtual MethodInfo[] GetMethods(BindingFlags bindingFlags);
	public FieldInfo GetField(string name);
	public virtual FieldInfo GetField(string name, BindingFlags bindingAttr);
	public FieldInfo[] GetFields();
	public virtual FieldInfo[] GetFields(BindingFlags bindingFlags);
	public virtual Type[] GetTypes();
	public virtual Type GetType(string className);
	public virtual Type GetType(string className, bool ignoreCase);
	public virtual Type GetType(string className, bool throwOnError, bool ignoreCase);
	public virtual Type[] FindTypes(global::System.Reflection.TypeFilter filter, object filterCriteria);
	public FieldInfo ResolveField(int metadataToken);
	public virtual FieldInfo ResolveField(int metadataToken, Type[] genericTypeArguments, Type[] genericMethodArguments);
	public MemberInfo ResolveMember(int metadataToken);
	public virtual MemberInfo ResolveMember(int metadataToken, Type[] genericTypeArguments, Type[] genericMethodArguments);
	public MethodBase ResolveMethod(int metadataToken);
	public virtual MethodBase ResolveMethod(int metadataToken, Type[] genericTypeArguments, Type[] genericMethodArguments);
	public virtual byte[] ResolveSignature(int metadataToken);
	public virtual string ResolveString(int metadataToken);
	public Type ResolveType(int metadataToken);
	public virtual Type ResolveType(int metadataToken, Type[] genericTypeArguments, Type[] genericMethodArguments);
	public static bool operator ==(Module left, Module right);
	public static bool operator !=(Module left, Module right);
	public virtual Assembly Assembly { get; }
	public virtual string FullyQualifiedName { get; }
	public virtual string Name { get; }
	public virtual int MDStreamVersion { get; }
	public virtual Guid ModuleVersionId { get; }
	public virtual string ScopeName { get; }
	public ModuleHandle ModuleHandle { get; }
	public virtual IEnumerable<CustomAttributeData> CustomAttributes { get; }
	public virtual int MetadataToken { get; }
}
public class ParameterInfo : ICustomAttributeProvider, IObjectReference {
	protected global::System.Reflection.ParameterAttributes AttrsImpl;
	protected Type ClassImpl;
	protected object DefaultValueImpl;
	protected MemberInfo MemberImpl;
	protected string NameImpl;
	protected int PositionImpl;
	protected ParameterInfo();
	public virtual bool IsDefined(Type attributeType, bool inherit);
	public virtual IList<CustomAttributeData> GetCustomAttributesData();
	public virtual object[] GetCustomAttributes(bool inherit);
	public virtual object[] GetCustomAttributes(Type attributeType, bool inherit);
	public virtual Type GetModifiedParameterType();
	public virtual Type[] GetOptionalCustomModifiers();
	public virtual Type[] GetRequiredCustomModifiers();
	public object GetRealObject(StreamingContext context);
	public virtual global::System.Reflection.ParameterAttributes Attributes { get; }
	public virtual MemberInfo Member { get; }
	public virtual string Name { get; }
	public virtual Type ParameterType { get; }
	public virtual int Position { get; }
	public bool IsIn { get; }
	public bool IsLcid { get; }
	public bool IsOptional { get; }
	public bool IsOut { get; }
	public bool IsRetval { get; }
	public virtual object DefaultValue { get; }
	public virtual object RawDefaultValue { get; }
	public virtual bool HasDefaultValue { get; }
	public virtual IEnumerable<CustomAttributeData> CustomAttributes { get; }
	public virtual int MetadataToken { get; }
}
public abstract class PropertyInfo : MemberInfo {
	protected PropertyInfo();
	public abstract ParameterInfo[] GetIndexParameters();
	public MethodInfo[] GetAccessors();
	public abstract MethodInfo[] GetAccessors(bool nonPublic);
	public MethodInfo GetGetMethod();
	public abstract MethodInfo GetGetMethod(bool nonPublic);
	public MethodInfo GetSetMethod();
	public abstract MethodInfo GetSetMethod(bool nonPublic);
	public virtual Type GetModifiedPropertyType();
	public virtual Type[] GetOptionalCustomModifiers();
	public virtual Type[] GetRequiredCustomModifiers();
	public object GetValue(object obj);
	public virtual object GetValue(object obj, object[] index);
	public abstract object GetValue(object obj, BindingFlags invokeAttr, Binder binder, object[] index, CultureInfo culture);
	public virtual object GetConstantValue();
	public virtual object GetRawConstantValue();
	public void SetValue(object obj, object value);
	public virtual void SetValue(object obj, object value, object[] index);
	public abstract void SetValue(object obj, object value, BindingFlags invokeAttr, Binder binder, object[] index, CultureInfo culture);
	public static bool operator ==(PropertyInfo left, PropertyInfo right);
	public static bool operator !=(PropertyInfo left, PropertyInfo right);
	public abstract Type PropertyType { get; }
	public abstract global::System.Reflection.PropertyAttributes Attributes { get; }
	public bool IsSpecialName { get; }
	public abstract bool CanRead { get; }
	public abstract bool CanWrite { get; }
	public virtual MethodInfo GetMethod { get; }
	public virtual MethodInfo SetMethod { get; }
}
public sealed class ReflectionTypeLoadException : SystemException {
	public ReflectionTypeLoadException(Type[] classes, Exception[] exceptions);
	public ReflectionTypeLoadException(Type[] classes, Exception[] exceptions, string message);
	public Type[] Types { get; }
	public Exception[] LoaderExceptions { get; }
}
public static class RuntimeReflectionExtensions {
	public static IEnumerable<FieldInfo> GetRuntimeFields(this Type type);
	public static IEnumerable<MethodInfo> GetRuntimeMethods(this Type type);
	public static IEnumerable<PropertyInfo> GetRuntimeProperties(this Type type);
	public static IEnumerable<EventInfo> GetRuntimeEvents(this Type type);
	public static FieldInfo GetRuntimeField(this Type type, string name);
	public static MethodInfo GetRuntimeMethod(this Type type, string name, Type[] parameters);
	public static PropertyInfo GetRuntimeProperty(this Type type, string name);
	public static EventInfo GetRuntimeEvent(this Type type, string name);
	public static MethodInfo GetRuntimeBaseDefinition(this MethodInfo method);
	public static global::System.Reflection.InterfaceMapping GetRuntimeInterfaceMap(this TypeInfo typeInfo, Type interfaceType);
	public static MethodInfo GetMethodInfo(this Delegate del);
}
public class TargetException : ApplicationException {
	public TargetException();
	public TargetException(string message);
	public TargetException(string message, Exception inner);
}
public sealed class TargetInvocationException : ApplicationException {
	public TargetInvocationException(Exception inner);
	public TargetInvocationException(string message, Exception inner);
}
public sealed class TargetParameterCountException : ApplicationException {
	public TargetParameterCountException();
	public TargetParameterCountException(string message);
	public TargetParameterCountException(string message, Exception inner);
}
[global::System.Flags] public enum TypeAttributes { VisibilityMask = 7, NotPublic = 0, Public = 1, NestedPublic = 2, NestedPrivate = 3, NestedFamily = 4, NestedAssembly = 5, NestedFamANDAssem = 6, NestedFamORAssem = 7, LayoutMask = 24, AutoLayout = 0, SequentialLayout = 8, ExplicitLayout = 16, ClassSemanticsMask = 32, Class = 0, Interface = 32, Abstract = 128, Sealed = 256, SpecialName = 1024, Import = 4096, Serializable = 8192, WindowsRuntime = 16384, StringFormatMask = 196608, AnsiClass = 0, UnicodeClass = 65536, AutoClass = 131072, CustomFormatClass = 196608, CustomFormatMask = 12582912, BeforeFieldInit = 1048576, RTSpecialName = 2048, HasSecurity = 262144, ReservedMask = 264192 }
public abstract class TypeInfo : Type, global::System.Reflection.IReflectableType {
	protected TypeInfo();
	public virtual Type AsType();
	public virtual EventInfo GetDeclaredEvent(string name);
	public virtual FieldInfo GetDeclaredField(string name);
	public virtual MethodInfo GetDeclaredMethod(string name);
	public virtual TypeInfo GetDeclaredNestedType(string name);
	public virtual PropertyInfo GetDeclaredProperty(string name);
	public virtual IEnumerable<MethodInfo> GetDeclaredMethods(string name);
	public virtual bool IsAssignableFrom(TypeInfo typeInfo);
	public virtual Type[] GenericTypeParameters { get; }
	public virtual IEnumerable<ConstructorInfo> DeclaredConstructors { get; }
	public virtual IEnumerable<EventInfo> DeclaredEvents { get; }
	public virtual IEnumerable<FieldInfo> DeclaredFields { get; }
	public virtual IEnumerable<MemberInfo> DeclaredMembers { get; }
	public virtual IEnumerable<MethodInfo> DeclaredMethods { get; }
	public virtual IEnumerable<TypeInfo> DeclaredNestedTypes { get; }
	public virtual IEnumerable<PropertyInfo> DeclaredProperties { get; }
	public virtual IEnumerable<Type> ImplementedInterfaces { get; }
}
