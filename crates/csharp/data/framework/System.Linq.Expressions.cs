// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Linq.Expressions;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Reflection;
public class BinaryExpression : Expression {
	public BinaryExpression Update(Expression left, LambdaExpression conversion, Expression right);
	private BinaryExpression();
	public Expression Right { get; }
	public Expression Left { get; }
	public MethodInfo Method { get; }
	public LambdaExpression Conversion { get; }
	public bool IsLifted { get; }
	public bool IsLiftedToNull { get; }
}
public class BlockExpression : Expression {
	public BlockExpression Update(IEnumerable<ParameterExpression> variables, IEnumerable<Expression> expressions);
	private BlockExpression();
	public ReadOnlyCollection<Expression> Expressions { get; }
	public ReadOnlyCollection<ParameterExpression> Variables { get; }
	public Expression Result { get; }
}
public sealed class CatchBlock {
	public CatchBlock Update(ParameterExpression variable, Expression filter, Expression body);
	private CatchBlock();
	public ParameterExpression Variable { get; }
	public Type Test { get; }
	public Expression Body { get; }
	public Expression Filter { get; }
}
public class ConditionalExpression : Expression {
	public ConditionalExpression Update(Expression test, Expression ifTrue, Expression ifFalse);
	private ConditionalExpression();
	public Expression Test { get; }
	public Expression IfTrue { get; }
	public Expression IfFalse { get; }
}
public class ConstantExpression : Expression {
	private ConstantExpression();
	public object Value { get; }
}
public class DebugInfoExpression : Expression {
	private DebugInfoExpression();
	public virtual int StartLine { get; }
	public virtual int StartColumn { get; }
	public virtual int EndLine { get; }
	public virtual int EndColumn { get; }
	public SymbolDocumentInfo Document { get; }
	public virtual bool IsClear { get; }
}
public sealed class DefaultExpression : Expression {
	private DefaultExpression();
}
public class DynamicExpression : Expression, IDynamicExpression, IArgumentProvider {
	public DynamicExpression Update(IEnumerable<Expression> arguments);
	public static DynamicExpression Dynamic(global::System.Runtime.CompilerServices.CallSiteBinder binder, Type returnType, params Expression[] arguments);
	public static DynamicExpression Dynamic(global::System.Runtime.CompilerServices.CallSiteBinder binder, Type returnType, IEnumerable<Expression> arguments);
	public static DynamicExpression Dynamic(global::System.Runtime.CompilerServices.CallSiteBinder binder, Type returnType, Expression arg0);
	public static DynamicExpression Dynamic(global::System.Runtime.CompilerServices.CallSiteBinder binder, Type returnType, Expression arg0, Expression arg1);
	public static DynamicExpression Dynamic(global::System.Runtime.CompilerServices.CallSiteBinder binder, Type returnType, Expression arg0, Expression arg1, Expression arg2);
	public static DynamicExpression Dynamic(global::System.Runtime.CompilerServices.CallSiteBinder binder, Type returnType, Expression arg0, Expression arg1, Expression arg2, Expression arg3);
	public static DynamicExpression MakeDynamic(Type delegateType, global::System.Runtime.CompilerServices.CallSiteBinder binder, IEnumerable<Expression> arguments);
	public static DynamicExpression MakeDynamic(Type delegateType, global::System.Runtime.CompilerServices.CallSiteBinder binder, params Expression[] arguments);
	public static DynamicExpression MakeDynamic(Type delegateType, global::System.Runtime.CompilerServices.CallSiteBinder binder, Expression arg0);
	public static DynamicExpression MakeDynamic(Type delegateType, global::System.Runtime.CompilerServices.CallSiteBinder binder, Expression arg0, Expression arg1);
	public static DynamicExpression MakeDynamic(Type delegateType, global::System.Runtime.CompilerServices.CallSiteBinder binder, Expression arg0, Expression arg1, Expression arg2);
	public static DynamicExpression MakeDynamic(Type delegateType, global::System.Runtime.CompilerServices.CallSiteBinder binder, Expression arg0, Expression arg1, Expression arg2, Expression arg3);
	private DynamicExpression();
	public global::System.Runtime.CompilerServices.CallSiteBinder Binder { get; }
	public Type DelegateType { get; }
	public ReadOnlyCollection<Expression> Arguments { get; }
}
public class DynamicExpressionVisitor : ExpressionVisitor {
	public DynamicExpressionVisitor();
}
public sealed class ElementInit : IArgumentProvider {
	public Expression GetArgument(int index);
	public ElementInit Update(IEnumerable<Expression> arguments);
	private ElementInit();
	public MethodInfo AddMethod { get; }
	public ReadOnlyCollection<Expression> Arguments { get; }
	public int ArgumentCount { get; }
}
public abstract class Expression {
	public static BinaryExpression Assign(Expression left, Expression right);
	public static BinaryExpression MakeBinary(ExpressionType binaryType, Expression left, Expression right);
	public static BinaryExpression MakeBinary(ExpressionType binaryType, Expression left, Expression right, bool liftToNull, MethodInfo method);
	public static BinaryExpression MakeBinary(ExpressionType binaryType, Expression left, Expression right, bool liftToNull, MethodInfo method, LambdaExpression conversion);
	public static BinaryExpression Equal(Expression left, Expression right);
	public static BinaryExpression Equal(Expression left, Expression right, bool liftToNull, MethodInfo method);
	public static BinaryExpression ReferenceEqual(Expression left, Expression right);
	public static BinaryExpression NotEqual(Expression left, Expression right);
	public static BinaryExpression NotEqual(Expression left, Expression right, bool liftToNull, MethodInfo method);
	public static BinaryExpression ReferenceNotEqual(Expression left, Expression right);
	public static BinaryExpression GreaterThan(Expression left, Expression right);
	public static BinaryExpression GreaterThan(Expression left, Expression right, bool liftToNull, MethodInfo method);
	public static BinaryExpression LessThan(Expression left, Expression right);
	public static BinaryExpression LessThan(Expression left, Expression right, bool liftToNull, MethodInfo method);
	public static BinaryExpression GreaterThanOrEqual(Expression left, Expression right);
	public static BinaryExpression GreaterThanOrEqual(Expression left, Expression right, bool liftToNull, MethodInfo method);
	public static BinaryExpression LessThanOrEqual(Expression left, Expression right);
	public static BinaryExpression LessThanOrEqual(Expression left, Expression right, bool liftToNull, MethodInfo method);
	public static BinaryExpression AndAlso(Expression left, Expression right);
	public static BinaryExpression AndAlso(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression OrElse(Expression left, Expression right);
	public static BinaryExpression OrElse(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression Coalesce(Expression left, Expression right);
	public static BinaryExpression Coalesce(Expression left, Expression right, LambdaExpression conversion);
	public static BinaryExpression Add(Expression left, Expression right);
	public static BinaryExpression Add(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression AddAssign(Expression left, Expression right);
	public static BinaryExpression AddAssign(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression AddAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion);
	public static BinaryExpression AddAssignChecked(Expression left, Expression right);
	public static BinaryExpression AddAssignChecked(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression AddAssignChecked(Expression left, Expression right, MethodInfo method, LambdaExpression conversion);
	public static BinaryExpression AddChecked(Expression left, Expression right);
	public static BinaryExpression AddChecked(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression Subtract(Expression left, Expression right);
	public static BinaryExpression Subtract(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression SubtractAssign(Expression left, Expression right);
	public static BinaryExpression SubtractAssign(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression SubtractAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion);
	public static BinaryExpression SubtractAssignChecked(Expression left, Expression right);
	public static BinaryExpression SubtractAssignChecked(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression SubtractAssignChecked(Expression left, Expression right, MethodInfo method, LambdaExpression conversion);
	public static BinaryExpression SubtractChecked(Expression left, Expression right);
	public static BinaryExpression SubtractChecked(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression Divide(Expression left, Expression right);
	public static BinaryExpression Divide(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression DivideAssign(Expression left, Expression right);
	public static BinaryExpression DivideAssign(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression DivideAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion);
	public static BinaryExpression Modulo(Expression left, Expression right);
	public static BinaryExpression Modulo(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression ModuloAssign(Expression left, Expression right);
	public static BinaryExpression ModuloAssign(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression ModuloAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion);
	public static BinaryExpression Multiply(Expression left, Expression right);
	public static BinaryExpression Multiply(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression MultiplyAssign(Expression left, Expression right);
	public static BinaryExpression MultiplyAssign(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression MultiplyAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion);
	public static BinaryExpression MultiplyAssignChecked(Expression left, Expression right);
	public static BinaryExpression MultiplyAssignChecked(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression MultiplyAssignChecked(Expression left, Expression right, MethodInfo method, LambdaExpression conversion);
	public static BinaryExpression MultiplyChecked(Expression left, Expression right);
	public static BinaryExpression MultiplyChecked(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression LeftShift(Expression left, Expression right);
	public static BinaryExpression LeftShift(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression LeftShiftAssign(Expression left, Expression right);
	public static BinaryExpression LeftShiftAssign(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression LeftShiftAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion);
	public static BinaryExpression RightShift(Expression left, Expression right);
	public static BinaryExpression RightShift(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression RightShiftAssign(Expression left, Expression right);
	public static BinaryExpression RightShiftAssign(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression RightShiftAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion);
	public static BinaryExpression And(Expression left, Expression right);
	public static BinaryExpression And(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression AndAssign(Expression left, Expression right);
	public static BinaryExpression AndAssign(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression AndAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion);
	public static BinaryExpression Or(Expression left, Expression right);
	public static BinaryExpression Or(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression OrAssign(Expression left, Expression right);
	public static BinaryExpression OrAssign(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression OrAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion);
	public static BinaryExpression ExclusiveOr(Expression left, Expression right);
	public static BinaryExpression ExclusiveOr(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression ExclusiveOrAssign(Expression left, Expression right);
	public static BinaryExpression ExclusiveOrAssign(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression ExclusiveOrAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion);
	public static BinaryExpression Power(Expression left, Expression right);
	public static BinaryExpression Power(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression PowerAssign(Expression left, Expression right);
	public static BinaryExpression PowerAssign(Expression left, Expression right, MethodInfo method);
	public static BinaryExpression PowerAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion);
	public static BinaryExpression ArrayIndex(Expression array, Expression index);
	public static BlockExpression Block(Expression arg0, Expression arg1);
	public static BlockExpression Block(Expression arg0, Expression arg1, Expression arg2);
	public static BlockExpression Block(Expression arg0, Expression arg1, Expression arg2, Expression arg3);
	public static BlockExpression Block(Expression arg0, Expression arg1, Expression arg2, Expression arg3, Expression arg4);
	public static BlockExpression Block(params Expression[] expressions);
	public static BlockExpression Block(IEnumerable<Expression> expressions);
	public static BlockExpression Block(Type type, params Expression[] expressions);
	public static BlockExpression Block(Type type, IEnumerable<Expression> expressions);
	public static BlockExpression Block(IEnumerable<ParameterExpression> variables, params Expression[] expressions);
	public static BlockExpression Block(Type type, IEnumerable<ParameterExpression> variables, params Expression[] expressions);
	public static BlockExpression Block(IEnumerable<ParameterExpression> variables, IEnumerable<Expression> expressions);
	public static BlockExpression Block(Type type, IEnumerable<ParameterExpression> variables, IEnumerable<Expression> expressions);
	public static CatchBlock Catch(Type type, Expression body);
	public static CatchBlock Catch(ParameterExpression variable, Expression body);
	public static CatchBlock Catch(Type type, Expression body, Expression filter);
	public static CatchBlock Catch(ParameterExpression variable, Expression body, Expression filter);
	public static CatchBlock MakeCatchBlock(Type type, ParameterExpression variable, Expression body, Expression filter);
	public static ConditionalExpression Condition(Expression test, Expression ifTrue, Expression ifFalse);
	public static ConditionalExpression Condition(Expression test, Expression ifTrue, Expression ifFalse, Type type);
	public static ConditionalExpression IfThen(Expression test, Expression ifTrue);
	public static ConditionalExpression IfThenElse(Expression test, Expression ifTrue, Expression ifFalse);
	public static ConstantExpression Constant(object value);
	public static ConstantExpression Constant(object value, Type type);
	public static DebugInfoExpression DebugInfo(SymbolDocumentInfo document, int startLine, int startColumn, int endLine, int endColumn);
	public static DebugInfoExpression ClearDebugInfo(SymbolDocumentInfo document);
	public static DefaultExpression Empty();
	public static DefaultExpression Default(Type type);
	public static ElementInit ElementInit(MethodInfo addMethod, params Expression[] arguments);
	public static ElementInit ElementInit(MethodInfo addMethod, IEnumerable<Expression> arguments);
	protected Expression(ExpressionType nodeType, Type type);
	protected Expression();
	public virtual Expression Reduce();
	protected internal virtual Expression VisitChildren(ExpressionVisitor visitor);
	protected internal virtual Expression Accept(ExpressionVisitor visitor);
	public Expression ReduceAndCheck();
	public Expression ReduceExtensions();
	public static DynamicExpression Dynamic(global::System.Runtime.CompilerServices.CallSiteBinder binder, Type returnType, IEnumerable<Expression> arguments);
	public static DynamicExpression Dynamic(global::System.Runtime.CompilerServices.CallSiteBinder binder, Type returnType, Expression arg0);
	public static DynamicExpression Dynamic(global::System.Runtime.CompilerServices.CallSiteBinder binder, Type returnType, Expression arg0, Expression arg1);
	public static DynamicExpression Dynamic(global::System.Runtime.CompilerServices.CallSiteBinder binder, Type returnType, Expression arg0, Expression arg1, Expression arg2);
	public static DynamicExpression Dynamic(global::System.Runtime.CompilerServices.CallSiteBinder binder, Type returnType, Expression arg0, Expression arg1, Expression arg2, Expression arg3);
	public static DynamicExpression Dynamic(global::System.Runtime.CompilerServices.CallSiteBinder binder, Type returnType, params Expression[] arguments);
	public static DynamicExpression MakeDynamic(Type delegateType, global::System.Runtime.CompilerServices.CallSiteBinder binder, IEnumerable<Expression> arguments);
	public static DynamicExpression MakeDynamic(Type delegateType, global::System.Runtime.CompilerServices.CallSiteBinder binder, Expression arg0);
	public static DynamicExpression MakeDynamic(Type delegateType, global::System.Runtime.CompilerServices.CallSiteBinder binder, Expression arg0, Expression arg1);
	public static DynamicExpression MakeDynamic(Type delegateType, global::System.Runtime.CompilerServices.CallSiteBinder binder, Expression arg0, Expression arg1, Expression arg2);
	public static DynamicExpression MakeDynamic(Type delegateType, global::System.Runtime.CompilerServices.CallSiteBinder binder, Expression arg0, Expression arg1, Expression arg2, Expression arg3);
	public static DynamicExpression MakeDynamic(Type delegateType, global::System.Runtime.CompilerServices.CallSiteBinder binder, params Expression[] arguments);
	public static GotoExpression Break(LabelTarget target);
	public static GotoExpression Break(LabelTarget target, Expression value);
	public static GotoExpression Break(LabelTarget target, Type type);
	public static GotoExpression Break(LabelTarget target, Expression value, Type type);
	public static GotoExpression Continue(LabelTarget target);
	public static GotoExpression Continue(LabelTarget target, Type type);
	public static GotoExpression Return(LabelTarget target);
	public static GotoExpression Return(LabelTarget target, Type type);
	public static GotoExpression Return(LabelTarget target, Expression value);
	public static GotoExpression Return(LabelTarget target, Expression value, Type type);
	public static GotoExpression Goto(LabelTarget target);
	public static GotoExpression Goto(LabelTarget target, Type type);
	public static GotoExpression Goto(LabelTarget target, Expression value);
	public static GotoExpression Goto(LabelTarget target, Expression value, Type type);
	public static GotoExpression MakeGoto(GotoExpressionKind kind, LabelTarget target, Expression value, Type type);
	public static IndexExpression MakeIndex(Expression instance, PropertyInfo indexer, IEnumerable<Expression> arguments);
	public static IndexExpression ArrayAccess(Expression array, params Expression[] indexes);
	public static IndexExpression ArrayAccess(Expression array, IEnumerable<Expression> indexes);
	public static IndexExpression Property(Expression instance, string propertyName, params Expression[] arguments);
	public static IndexExpression Property(Expression instance, PropertyInfo indexer, params Expression[] arguments);
	public static IndexExpression Property(Expression instance, PropertyInfo indexer, IEnumerable<Expression> arguments);
	public static InvocationExpression Invoke(Expression expression, params Expression[] arguments);
	public static InvocationExpression Invoke(Expression expression, IEnumerable<Expression> arguments);
	public static LabelExpression Label(LabelTarget target);
	public static LabelExpression Label(LabelTarget target, Expression defaultValue);
	public static LabelTarget Label();
	public static LabelTarget Label(string name);
	public static LabelTarget Label(Type type);
	public static LabelTarget Label(Type type, string name);
	public static Expression<TDelegate> Lambda<TDelegate>(Expression body, params ParameterExpression[] parameters);
	public static Expression<TDelegate> Lambda<TDelegate>(Expression body, bool tailCall, params ParameterExpression[] parameters);
	public static Expression<TDelegate> Lambda<TDelegate>(Expression body, IEnumerable<ParameterExpression> parameters);
	public static Expression<TDelegate> Lambda<TDelegate>(Expression body, bool tailCall, IEnumerable<ParameterExpression> parameters);
	public static Expression<TDelegate> Lambda<TDelegate>(Expression body, string name, IEnumerable<ParameterExpression> parameters);
	public static Expression<TDelegate> Lambda<TDelegate>(Expression body, string name, bool tailCall, IEnumerable<ParameterExpression> parameters);
	public static LambdaExpression Lambda(Expression body, params ParameterExpression[] parameters);
	public static LambdaExpression Lambda(Expression body, bool tailCall, params ParameterExpression[] parameters);
	public static LambdaExpression Lambda(Expression body, IEnumerable<ParameterExpression> parameters);
	public static LambdaExpression Lambda(Expression body, bool tailCall, IEnumerable<ParameterExpression> parameters);
	public static LambdaExpression Lambda(Type delegateType, Expression body, params ParameterExpression[] parameters);
	public static LambdaExpression Lambda(Type delegateType, Expression body, bool tailCall, params ParameterExpression[] parameters);
	public static LambdaExpression Lambda(Type delegateType, Expression body, IEnumerable<ParameterExpression> parameters);
	public static LambdaExpression Lambda(Type delegateType, Expression body, bool tailCall, IEnumerable<ParameterExpression> parameters);
	public static LambdaExpression Lambda(Expression body, string name, IEnumerable<ParameterExpression> parameters);
	public static LambdaExpression Lambda(Expression body, string name, bool tailCall, IEnumerable<ParameterExpression> parameters);
	public static LambdaExpression Lambda(Type delegateType, Expression body, string name, IEnumerable<ParameterExpression> parameters);
	public static LambdaExpression Lambda(Type delegateType, Expression body, string name, bool tailCall, IEnumerable<ParameterExpression> parameters);
	public static Type GetFuncType(params Type[] typeArgs);
	public static bool TryGetFuncType(Type[] typeArgs, out Type funcType);
	public static Type GetActionType(params Type[] typeArgs);
	public static bool TryGetActionType(Type[] typeArgs, out Type actionType);
	public static Type GetDelegateType(params Type[] typeArgs);
	public static ListInitExpression ListInit(NewExpression newExpression, params Expression[] initializers);
	public static ListInitExpression ListInit(NewExpression newExpression, IEnumerable<Expression> initializers);
	public static ListInitExpression ListInit(NewExpression newExpression, MethodInfo addMethod, params Expression[] initializers);
	public static ListInitExpression ListInit(NewExpression newExpression, MethodInfo addMethod, IEnumerable<Expression> initializers);
	public static ListInitExpression ListInit(NewExpression newExpression, params ElementInit[] initializers);
	public static ListInitExpression ListInit(NewExpression newExpression, IEnumerable<ElementInit> initializers);
	public static LoopExpression Loop(Expression body);
	public static LoopExpression Loop(Expression body, LabelTarget @break);
	public static LoopExpression Loop(Expression body, LabelTarget @break, LabelTarget @continue);
	public static MemberAssignment Bind(MemberInfo member, Expression expression);
	public static MemberAssignment Bind(MethodInfo propertyAccessor, Expression expression);
	public static MemberExpression Field(Expression expression, FieldInfo @field);
	public static MemberExpression Field(Expression expression, string fieldName);
	public static MemberExpression Field(Expression expression, Type type, string fieldName);
	public static MemberExpression Property(Expression expression, string propertyName);
	public static MemberExpression Property(Expression expression, Type type, string propertyName);
	public static MemberExpression Property(Expression expression, PropertyInfo property);
	public static MemberExpression Property(Expression expression, MethodInfo propertyAccessor);
	public static MemberExpression PropertyOrField(Expression expression, string propertyOrFieldName);
	public static MemberExpression MakeMemberAccess(Expression expression, MemberInfo member);
	public static MemberInitExpression MemberInit(NewExpression newExpression, params MemberBinding[] bindings);
	public static MemberInitExpression MemberInit(NewExpression newExpression, IEnumerable<MemberBinding> bindings);
	public static MemberListBinding ListBind(MemberInfo member, params ElementInit[] initializers);
	public static MemberListBinding ListBind(MemberInfo member, IEnumerable<ElementInit> initializers);
	public static MemberListBinding ListBind(MethodInfo propertyAccessor, params ElementInit[] initializers);
	public static MemberListBinding ListBind(MethodInfo propertyAccessor, IEnumerable<ElementInit> initializers);
	public static MemberMemberBinding MemberBind(MemberInfo member, params MemberBinding[] bindings);
	public static MemberMemberBinding MemberBind(MemberInfo member, IEnumerable<MemberBinding> bindings);
	public static MemberMemberBinding MemberBind(MethodInfo propertyAccessor, params MemberBinding[] bindings);
	public static MemberMemberBinding MemberBind(MethodInfo propertyAccessor, IEnumerable<MemberBinding> bindings);
	public static MethodCallExpression Call(MethodInfo method, Expression arg0);
	public static MethodCallExpression Call(MethodInfo method, Expression arg0, Expression arg1);
	public static MethodCallExpression Call(MethodInfo method, Expression arg0, Expression arg1, Expression arg2);
	public static MethodCallExpression Call(MethodInfo method, Expression arg0, Expression arg1, Expression arg2, Expression arg3);
	public static MethodCallExpression Call(MethodInfo method, Expression arg0, Expression arg1, Expression arg2, Expression arg3, Expression arg4);
	public static MethodCallExpression Call(MethodInfo method, params Expression[] arguments);
	public static MethodCallExpression Call(MethodInfo method, IEnumerable<Expression> arguments);
	public static MethodCallExpression Call(Expression instance, MethodInfo method);
	public static MethodCallExpression Call(Expression instance, MethodInfo method, params Expression[] arguments);
	public static MethodCallExpression Call(Expression instance, MethodInfo method, Expression arg0, Expression arg1);
	public static MethodCallExpression Call(Expression instance, MethodInfo method, Expression arg0, Expression arg1, Expression arg2);
	public static MethodCallExpression Call(Expression instance, string methodName, Type[] typeArguments, params Expression[] arguments);
	public static MethodCallExpression Call(Type type, string methodName, Type[] typeArguments, params Expression[] arguments);
	public static MethodCallExpression Call(Expression instance, MethodInfo method, IEnumerable<Expression> arguments);
	public static MethodCallExpression ArrayIndex(Expression array, params Expression[] indexes);
	public static MethodCallExpression ArrayIndex(Expression array, IEnumerable<Expression> indexes);
	public static NewArrayExpression NewArrayInit(Type type, params Expression[] initializers);
	public static NewArrayExpression NewArrayInit(Type type, IEnumerable<Expression> initializers);
	public static NewArrayExpression NewArrayBounds(Type type, params Expression[] bounds);
	public static NewArrayExpression NewArrayBounds(Type type, IEnumerable<Expression> bounds);
	public static NewExpression New(ConstructorInfo constructor);
	public static NewExpression New(ConstructorInfo constructor, params Expression[] arguments);
	public static NewExpression New(ConstructorInfo constructor, IEnumerable<Expression> arguments);
	public static NewExpression New(ConstructorInfo constructor, IEnumerable<Expression> arguments, IEnumerable<MemberInfo> members);
	public static NewExpression New(ConstructorInfo constructor, IEnumerable<Expression> arguments, params MemberInfo[] members);
	public static NewExpression New(Type type);
	public static ParameterExpression Parameter(Type type);
	public static ParameterExpression Variable(Type type);
	public static ParameterExpression Parameter(Type type, string name);
	public static ParameterExpression Variable(Type type, string name);
	public static RuntimeVariablesExpression RuntimeVariables(params ParameterExpression[] variables);
	public static RuntimeVariablesExpression RuntimeVariables(IEnumerable<ParameterExpression> variables);
	public static SwitchCase SwitchCase(Expression body, params Expression[] testValues);
	public static SwitchCase SwitchCase(Expression body, IEnumerable<Expression> testValues);
	public static SwitchExpression Switch(Expression switchValue, params SwitchCase[] cases);
	public static SwitchExpression Switch(Expression switchValue, Expression defaultBody, params SwitchCase[] cases);
	public static SwitchExpression Switch(Expression switchValue, Expression defaultBody, MethodInfo comparison, params SwitchCase[] cases);
	public static SwitchExpression Switch(Type type, Expression switchValue, Expression defaultBody, MethodInfo comparison, params SwitchCase[] cases);
	public static SwitchExpression Switch(Expression switchValue, Expression defaultBody, MethodInfo comparison, IEnumerable<SwitchCase> cases);
	public static SwitchExpression Switch(Type type, Expression switchValue, Expression defaultBody, MethodInfo comparison, IEnumerable<SwitchCase> cases);
	public static SymbolDocumentInfo SymbolDocument(string fileName);
	public static SymbolDocumentInfo SymbolDocument(string fileName, Guid language);
	public static SymbolDocumentInfo SymbolDocument(string fileName, Guid language, Guid languageVendor);
	public static SymbolDocumentInfo SymbolDocument(string fileName, Guid language, Guid languageVendor, Guid documentType);
	public static TryExpression TryFault(Expression body, Expression fault);
	public static TryExpression TryFinally(Expression body, Expression @finally);
	public static TryExpression TryCatch(Expression body, params CatchBlock[] handlers);
	public static TryExpression TryCatchFinally(Expression body, Expression @finally, params CatchBlock[] handlers);
	public static TryExpression MakeTry(Type type, Expression body, Expression @finally, Expression fault, IEnumerable<CatchBlock> handlers);
	public static TypeBinaryExpression TypeIs(Expression expression, Type type);
	public static TypeBinaryExpression TypeEqual(Expression expression, Type type);
	public static UnaryExpression MakeUnary(ExpressionType unaryType, Expression operand, Type type);
	public static UnaryExpression MakeUnary(ExpressionType unaryType, Expression operand, Type type, MethodInfo method);
	public static UnaryExpression Negate(Expression expression);
	public static UnaryExpression Negate(Expression expression, MethodInfo method);
	public static UnaryExpression UnaryPlus(Expression expression);
	public static UnaryExpression UnaryPlus(Expression expression, MethodInfo method);
	public static UnaryExpression NegateChecked(Expression expression);
	public static UnaryExpression NegateChecked(Expression expression, MethodInfo method);
	public static UnaryExpression Not(Expression expression);
	public static UnaryExpression Not(Expression expression, MethodInfo method);
	public static UnaryExpression IsFalse(Expression expression);
	public static UnaryExpression IsFalse(Expression expression, MethodInfo method);
	public static UnaryExpression IsTrue(Expression expression);
	public static UnaryExpression IsTrue(Expression expression, MethodInfo method);
	public static UnaryExpression OnesComplement(Expression expression);
	public static UnaryExpression OnesComplement(Expression expression, MethodInfo method);
	public static UnaryExpression TypeAs(Expression expression, Type type);
	public static UnaryExpression Unbox(Expression expression, Type type);
	public static UnaryExpression Convert(Expression expression, Type type);
	public static UnaryExpression Convert(Expression expression, Type type, MethodInfo method);
	public static UnaryExpression ConvertChecked(Expression expression, Type type);
	public static UnaryExpression ConvertChecked(Expression expression, Type type, MethodInfo method);
	public static UnaryExpression ArrayLength(Expression array);
	public static UnaryExpression Quote(Expression expression);
	public static UnaryExpression Rethrow();
	public static UnaryExpression Rethrow(Type type);
	public static UnaryExpression Throw(Expression value);
	public static UnaryExpression Throw(Expression value, Type type);
	public static UnaryExpression Increment(Expression expression);
	public static UnaryExpression Increment(Expression expression, MethodInfo method);
	public static UnaryExpression Decrement(Expression expression);
	public static UnaryExpression Decrement(Expression expression, MethodInfo method);
	public static UnaryExpression PreIncrementAssign(Expression expression);
	public static UnaryExpression PreIncrementAssign(Expression expression, MethodInfo method);
	public static UnaryExpression PreDecrementAssign(Expression expression);
	public static UnaryExpression PreDecrementAssign(Expression expression, MethodInfo method);
	public static UnaryExpression PostIncrementAssign(Expression expression);
	public static UnaryExpression PostIncrementAssign(Expression expression, MethodInfo method);
	public static UnaryExpression PostDecrementAssign(Expression expression);
	public static UnaryExpression PostDecrementAssign(Expression expression, MethodInfo method);
	public virtual ExpressionType NodeType { get; }
	public virtual Type Type { get; }
	public virtual bool CanReduce { get; }
}
public enum ExpressionType { Add = 0, AddChecked = 1, And = 2, AndAlso = 3, ArrayLength = 4, ArrayIndex = 5, Call = 6, Coalesce = 7, Conditional = 8, Constant = 9, Convert = 10, ConvertChecked = 11, Divide = 12, Equal = 13, ExclusiveOr = 14, GreaterThan = 15, GreaterThanOrEqual = 16, Invoke = 17, Lambda = 18, LeftShift = 19, LessThan = 20, LessThanOrEqual = 21, ListInit = 22, MemberAccess = 23, MemberInit = 24, Modulo = 25, Multiply = 26, MultiplyChecked = 27, Negate = 28, UnaryPlus = 29, NegateChecked = 30, New = 31, NewArrayInit = 32, NewArrayBounds = 33, Not = 34, NotEqual = 35, Or = 36, OrElse = 37, Parameter = 38, Power = 39, Quote = 40, RightShift = 41, Subtract = 42, SubtractChecked = 43, TypeAs = 44, TypeIs = 45, Assign = 46, Block = 47, DebugInfo = 48, Decrement = 49, Dynamic = 50, Default = 51, Extension = 52, Goto = 53, Increment = 54, Index = 55, Label = 56, RuntimeVariables = 57, Loop = 58, Switch = 59, Throw = 60, Try = 61, Unbox = 62, AddAssign = 63, AndAssign = 64, DivideAssign = 65, ExclusiveOrAssign = 66, LeftShiftAssign = 67, ModuloAssign = 68, MultiplyAssign = 69, OrAssign = 70, PowerAssign = 71, RightShiftAssign = 72, SubtractAssign = 73, AddAssignChecked = 74, MultiplyAssignChecked = 75, SubtractAssignChecked = 76, PreIncrementAssign = 77, PreDecrementAssign = 78, PostIncrementAssign = 79, PostDecrementAssign = 80, TypeEqual = 81, OnesComplement = 82, IsTrue = 83, IsFalse = 84 }
public abstract class ExpressionVisitor {
	protected ExpressionVisitor();
	public virtual Expression Visit(Expression node);
	public ReadOnlyCollection<Expression> Visit(ReadOnlyCollection<Expression> nodes);
	public static ReadOnlyCollection<T> Visit<T>(ReadOnlyCollection<T> nodes, Func<T, T> elementVisitor);
	public T VisitAndConvert<T>(T node, string callerName) where T : Expression;
	public ReadOnlyCollection<T> VisitAndConvert<T>(ReadOnlyCollection<T> nodes, string callerName) where T : Expression;
	protected internal virtual Expression VisitBinary(BinaryExpression node);
	protected internal virtual Expression VisitBlock(BlockExpression node);
	protected internal virtual Expression VisitConditional(ConditionalExpression node);
	protected internal virtual Expression VisitConstant(ConstantExpression node);
	protected internal virtual Expression VisitDebugInfo(DebugInfoExpression node);
	protected internal virtual Expression VisitDefault(DefaultExpression node);
	protected internal virtual Expression VisitExtension(Expression node);
	protected internal virtual Expression VisitGoto(GotoExpression node);
	protected internal virtual Expression VisitInvocation(InvocationExpression node);
	protected virtual LabelTarget VisitLabelTarget(LabelTarget node);
	protected internal virtual Expression VisitLabel(LabelExpression node);
	protected internal virtual Expression VisitLambda<T>(Expression<T> node);
	protected internal virtual Expression VisitLoop(LoopExpression node);
	protected internal virtual Expression VisitMember(MemberExpression node);
	protected internal virtual Expression VisitIndex(IndexExpression node);
	protected internal virtual Expression VisitMethodCall(MethodCallExpression node);
	protected internal virtual Expression VisitNewArray(NewArrayExpression node);
	protected internal virtual Expression VisitNew(NewExpression node);
	protected internal virtual Expression VisitParameter(ParameterExpression node);
	protected internal virtual Expression VisitRuntimeVariables(RuntimeVariablesExpression node);
	protected virtual SwitchCase VisitSwitchCase(SwitchCase node);
	protected internal virtual Expression VisitSwitch(SwitchExpression node);
	protected virtual CatchBlock VisitCatchBlock(CatchBlock node);
	protected internal virtual Expression VisitTry(TryExpression node);
	protected internal virtual Expression VisitTypeBinary(TypeBinaryExpression node);
	protected internal virtual Expression VisitUnary(UnaryExpression node);
	protected internal virtual Expression VisitMemberInit(MemberInitExpression node);
	protected internal virtual Expression VisitListInit(ListInitExpression node);
	protected virtual ElementInit VisitElementInit(ElementInit node);
	protected virtual MemberBinding VisitMemberBinding(MemberBinding node);
	protected virtual MemberAssignment VisitMemberAssignment(MemberAssignment node);
	protected virtual MemberMemberBinding VisitMemberMemberBinding(MemberMemberBinding node);
	protected virtual MemberListBinding VisitMemberListBinding(MemberListBinding node);
	protected internal virtual Expression VisitDynamic(DynamicExpression node);
}
public class Expression<TDelegate> : LambdaExpression {
	public TDelegate Compile();
	public TDelegate Compile(bool preferInterpretation);
	public Expression<TDelegate> Update(Expression body, IEnumerable<ParameterExpression> parameters);
	public TDelegate Compile(global::System.Runtime.CompilerServices.DebugInfoGenerator debugInfoGenerator);
	private Expression();
}
public sealed class GotoExpression : Expression {
	public GotoExpression Update(LabelTarget target, Expression value);
	private GotoExpression();
	public Expression Value { get; }
	public LabelTarget Target { get; }
	public GotoExpressionKind Kind { get; }
}
public enum GotoExpressionKind { Goto = 0, Return = 1, Break = 2, Continue = 3 }
public interface IArgumentProvider {
	Expression GetArgument(int index);
	int ArgumentCount { get; }
}
public interface IDynamicExpression : IArgumentProvider {
	Expression Rewrite(Expression[] args);
	object CreateCallSite();
	Type DelegateType { get; }
}
public sealed class IndexExpression : Expression, IArgumentProvider {
	public IndexExpression Update(Expression @object, IEnumerable<Expression> arguments);
	public Expression GetArgument(int index);
	private IndexExpression();
	public Expression Object { get; }
	public PropertyInfo Indexer { get; }
	public ReadOnlyCollection<Expression> Arguments { get; }
	public int ArgumentCount { get; }
}
public class InvocationExpression : Expression, IArgumentProvider {
	public InvocationExpression Update(Expression expression, IEnumerable<Expression> arguments);
	public virtual Expression GetArgument(int index);
	private InvocationExpression();
	public Expression Expression { get; }
	public ReadOnlyCollection<Expression> Arguments { get; }
	public virtual int ArgumentCount { get; }
}
public sealed class LabelExpression : Expression {
	public LabelExpression Update(LabelTarget target, Expression defaultValue);
	private LabelExpression();
	public LabelTarget Target { get; }
	public Expression DefaultValue { get; }
}
public sealed class LabelTarget {
	private LabelTarget();
	public string Name { get; }
	public Type Type { get; }
}
public abstract class LambdaExpression : Expression {
	public Delegate Compile();
	public Delegate Compile(bool preferInterpretation);
	public Delegate Compile(global::System.Runtime.CompilerServices.DebugInfoGenerator debugInfoGenerator);
	private LambdaExpression();
	public static bool CanCompileToIL { get; }
	public static bool CanInterpret { get; }
	public ReadOnlyCollection<ParameterExpression> Parameters { get; }
	public string Name { get; }
	public Expression Body { get; }
	public Type ReturnType { get; }
	public bool TailCall { get; }
}
public sealed class ListInitExpression : Expression {
	public ListInitExpression Update(NewExpression newExpression, IEnumerable<ElementInit> initializers);
	private ListInitExpression();
	public NewExpression NewExpression { get; }
	public ReadOnlyCollection<ElementInit> Initializers { get; }
}
public sealed class LoopExpression : Expression {
	public LoopExpression Update(LabelTarget breakLabel, LabelTarget continueLabel, Expression body);
	private LoopExpression();
	public Expression Body { get; }
	public LabelTarget BreakLabel { get; }
	public LabelTarget ContinueLabel { get; }
}
public sealed class MemberAssignment : MemberBinding {
	public MemberAssignment Update(Expression expression);
	private MemberAssignment();
	public Expression Expression { get; }
}
public abstract class MemberBinding {
	protected MemberBinding(MemberBindingType type, MemberInfo member);
	public MemberBindingType BindingType { get; }
	public MemberInfo Member { get; }
}
public enum MemberBindingType { Assignment = 0, MemberBinding = 1, ListBinding = 2 }
public class MemberExpression : Expression {
	public MemberExpression Update(Expression expression);
	private MemberExpression();
	public MemberInfo Member { get; }
	public Expression Expression { get; }
}
public sealed class MemberInitExpression : Expression {
	public MemberInitExpression Update(NewExpression newExpression, IEnumerable<MemberBinding> bindings);
	private MemberInitExpression();
	public NewExpression NewExpression { get; }
	public ReadOnlyCollection<MemberBinding> Bindings { get; }
}
public sealed class MemberListBinding : MemberBinding {
	public MemberListBinding Update(IEnumerable<ElementInit> initializers);
	private MemberListBinding();
	public ReadOnlyCollection<ElementInit> Initializers { get; }
}
public sealed class MemberMemberBinding : MemberBinding {
	public MemberMemberBinding Update(IEnumerable<MemberBinding> bindings);
	private MemberMemberBinding();
	public ReadOnlyCollection<MemberBinding> Bindings { get; }
}
public class MethodCallExpression : Expression, IArgumentProvider {
	public MethodCallExpression Update(Expression @object, IEnumerable<Expression> arguments);
	public virtual Expression GetArgument(int index);
	private MethodCallExpression();
	public MethodInfo Method { get; }
	public Expression Object { get; }
	public ReadOnlyCollection<Expression> Arguments { get; }
	public virtual int ArgumentCount { get; }
}
public class NewArrayExpression : Expression {
	public NewArrayExpression Update(IEnumerable<Expression> expressions);
	private NewArrayExpression();
	public ReadOnlyCollection<Expression> Expressions { get; }
}
public class NewExpression : Expression, IArgumentProvider {
	public Expression GetArgument(int index);
	public NewExpression Update(IEnumerable<Expression> arguments);
	private NewExpression();
	public ConstructorInfo Constructor { get; }
	public ReadOnlyCollection<Expression> Arguments { get; }
	public int ArgumentCount { get; }
	public ReadOnlyCollection<MemberInfo> Members { get; }
}
public class ParameterExpression : Expression {
	private ParameterExpression();
	public string Name { get; }
	public bool IsByRef { get; }
}
public sealed class RuntimeVariablesExpression : Expression {
	public RuntimeVariablesExpression Update(IEnumerable<ParameterExpression> variables);
	private RuntimeVariablesExpression();
	public ReadOnlyCollection<ParameterExpression> Variables { get; }
}
public sealed class SwitchCase {
	public SwitchCase Update(IEnumerable<Expression> testValues, Expression body);
	private SwitchCase();
	public ReadOnlyCollection<Expression> TestValues { get; }
	public Expression Body { get; }
}
public sealed class SwitchExpression : Expression {
	public SwitchExpression Update(Expression switchValue, IEnumerable<SwitchCase> cases, Expression defaultBody);
	private SwitchExpression();
	public Expression SwitchValue { get; }
	public ReadOnlyCollection<SwitchCase> Cases { get; }
	public Expression DefaultBody { get; }
	public MethodInfo Comparison { get; }
}
public class SymbolDocumentInfo {
	private SymbolDocumentInfo();
	public string FileName { get; }
	public virtual Guid Language { get; }
	public virtual Guid LanguageVendor { get; }
	public virtual Guid DocumentType { get; }
}
public sealed class TryExpression : Expression {
	public TryExpression Update(Expression body, IEnumerable<CatchBlock> handlers, Expression @finally, Expression fault);
	private TryExpression();
	public Expression Body { get; }
	public ReadOnlyCollection<CatchBlock> Handlers { get; }
	public Expression Finally { get; }
	public Expression Fault { get; }
}
public sealed class TypeBinaryExpression : Expression {
	public TypeBinaryExpression Update(Expression expression);
	private TypeBinaryExpression();
	public Expression Expression { get; }
	public Type TypeOperand { get; }
}
public sealed class UnaryExpression : Expression {
	public UnaryExpression Update(Expression operand);
	private UnaryExpression();
	public Expression Operand { get; }
	public MethodInfo Method { get; }
	public bool IsLifted { get; }
	public bool IsLiftedToNull { get; }
}
