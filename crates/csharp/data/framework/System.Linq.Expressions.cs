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
public class ConstantExpression : Expression {
	private ConstantExpression();
	public object Value { get; }
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
	public static global::System.Linq.Expressions.BlockExpression Block(Expression arg0, Expression arg1);
	public static global::System.Linq.Expressions.BlockExpression Block(Expression arg0, Expression arg1, Expression arg2);
	public static global::System.Linq.Expressions.BlockExpression Block(Expression arg0, Expression arg1, Expression arg2, Expression arg3);
	public static global::System.Linq.Expressions.BlockExpression Block(Expression arg0, Expression arg1, Expression arg2, Expression arg3, Expression arg4);
	public static global::System.Linq.Expressions.BlockExpression Block(params Expression[] expressions);
	public static global::System.Linq.Expressions.BlockExpression Block(IEnumerable<Expression> expressions);
	public static global::System.Linq.Expressions.BlockExpression Block(Type type, params Expression[] expressions);
	public static global::System.Linq.Expressions.BlockExpression Block(Type type, IEnumerable<Expression> expressions);
	public static global::System.Linq.Expressions.BlockExpression Block(IEnumerable<ParameterExpression> variables, params Expression[] expressions);
	public static global::System.Linq.Expressions.BlockExpression Block(Type type, IEnumerable<ParameterExpression> variables, params Expression[] expressions);
	public static global::System.Linq.Expressions.BlockExpression Block(IEnumerable<ParameterExpression> variables, IEnumerable<Expression> expressions);
	public static global::System.Linq.Expressions.BlockExpression Block(Type type, IEnumerable<ParameterExpression> variables, IEnumerable<Expression> expressions);
	public static global::System.Linq.Expressions.CatchBlock Catch(Type type, Expression body);
	public static global::System.Linq.Expressions.CatchBlock Catch(ParameterExpression variable, Expression body);
	public static global::System.Linq.Expressions.CatchBlock Catch(Type type, Expression body, Expression filter);
	public static global::System.Linq.Expressions.CatchBlock Catch(ParameterExpression variable, Expression body, Expression filter);
	public static global::System.Linq.Expressions.CatchBlock MakeCatchBlock(Type type, ParameterExpression variable, Expression body, Expression filter);
	public static global::System.Linq.Expressions.ConditionalExpression Condition(Expression test, Expression ifTrue, Expression ifFalse);
	public static global::System.Linq.Expressions.ConditionalExpression Condition(Expression test, Expression ifTrue, Expression ifFalse, Type type);
	public static global::System.Linq.Expressions.ConditionalExpression IfThen(Expression test, Expression ifTrue);
	public static global::System.Linq.Expressions.ConditionalExpression IfThenElse(Expression test, Expression ifTrue, Expression ifFalse);
	public static ConstantExpression Constant(object value);
	public static ConstantExpression Constant(object value, Type type);
	public static global::System.Linq.Expressions.DebugInfoExpression DebugInfo(global::System.Linq.Expressions.SymbolDocumentInfo document, int startLine, int startColumn, int endLine, int endColumn);
	public static global::System.Linq.Expressions.DebugInfoExpression ClearDebugInfo(global::System.Linq.Expressions.SymbolDocumentInfo document);
	public static global::System.Linq.Expressions.DefaultExpression Empty();
	public static global::System.Linq.Expressions.DefaultExpression Default(Type type);
	public static global::System.Linq.Expressions.ElementInit ElementInit(MethodInfo addMethod, params Expression[] arguments);
	public static global::System.Linq.Expressions.ElementInit ElementInit(MethodInfo addMethod, IEnumerable<Expression> arguments);
	protected Expression(ExpressionType nodeType, Type type);
	protected Expression();
	public virtual Expression Reduce();
	protected internal virtual Expression VisitChildren(ExpressionVisitor visitor);
	protected internal virtual Expression Accept(ExpressionVisitor visitor);
	public Expression ReduceAndCheck();
	public Expression ReduceExtensions();
	public static global::System.Linq.Expressions.DynamicExpression Dynamic(global::System.Runtime.CompilerServices.CallSiteBinder binder, Type returnType, IEnumerable<Expression> arguments);
	public static global::System.Linq.Expressions.DynamicExpression Dynamic(global::System.Runtime.CompilerServices.CallSiteBinder binder, Type returnType, Expression arg0);
	public static global::System.Linq.Expressions.DynamicExpression Dynamic(global::System.Runtime.CompilerServices.CallSiteBinder binder, Type returnType, Expression arg0, Expression arg1);
	public static global::System.Linq.Expressions.DynamicExpression Dynamic(global::System.Runtime.CompilerServices.CallSiteBinder binder, Type returnType, Expression arg0, Expression arg1, Expression arg2);
	public static global::System.Linq.Expressions.DynamicExpression Dynamic(global::System.Runtime.CompilerServices.CallSiteBinder binder, Type returnType, Expression arg0, Expression arg1, Expression arg2, Expression arg3);
	public static global::System.Linq.Expressions.DynamicExpression Dynamic(global::System.Runtime.CompilerServices.CallSiteBinder binder, Type returnType, params Expression[] arguments);
	public static global::System.Linq.Expressions.DynamicExpression MakeDynamic(Type delegateType, global::System.Runtime.CompilerServices.CallSiteBinder binder, IEnumerable<Expression> arguments);
	public static global::System.Linq.Expressions.DynamicExpression MakeDynamic(Type delegateType, global::System.Runtime.CompilerServices.CallSiteBinder binder, Expression arg0);
	public static global::System.Linq.Expressions.DynamicExpression MakeDynamic(Type delegateType, global::System.Runtime.CompilerServices.CallSiteBinder binder, Expression arg0, Expression arg1);
	public static global::System.Linq.Expressions.DynamicExpression MakeDynamic(Type delegateType, global::System.Runtime.CompilerServices.CallSiteBinder binder, Expression arg0, Expression arg1, Expression arg2);
	public static global::System.Linq.Expressions.DynamicExpression MakeDynamic(Type delegateType, global::System.Runtime.CompilerServices.CallSiteBinder binder, Expression arg0, Expression arg1, Expression arg2, Expression arg3);
	public static global::System.Linq.Expressions.DynamicExpression MakeDynamic(Type delegateType, global::System.Runtime.CompilerServices.CallSiteBinder binder, params Expression[] arguments);
	public static global::System.Linq.Expressions.GotoExpression Break(global::System.Linq.Expressions.LabelTarget target);
	public static global::System.Linq.Expressions.GotoExpression Break(global::System.Linq.Expressions.LabelTarget target, Expression value);
	public static global::System.Linq.Expressions.GotoExpression Break(global::System.Linq.Expressions.LabelTarget target, Type type);
	public static global::System.Linq.Expressions.GotoExpression Break(global::System.Linq.Expressions.LabelTarget target, Expression value, Type type);
	public static global::System.Linq.Expressions.GotoExpression Continue(global::System.Linq.Expressions.LabelTarget target);
	public static global::System.Linq.Expressions.GotoExpression Continue(global::System.Linq.Expressions.LabelTarget target, Type type);
	public static global::System.Linq.Expressions.GotoExpression Return(global::System.Linq.Expressions.LabelTarget target);
	public static global::System.Linq.Expressions.GotoExpression Return(global::System.Linq.Expressions.LabelTarget target, Type type);
	public static global::System.Linq.Expressions.GotoExpression Return(global::System.Linq.Expressions.LabelTarget target, Expression value);
	public static global::System.Linq.Expressions.GotoExpression Return(global::System.Linq.Expressions.LabelTarget target, Expression value, Type type);
	public static global::System.Linq.Expressions.GotoExpression Goto(global::System.Linq.Expressions.LabelTarget target);
	public static global::System.Linq.Expressions.GotoExpression Goto(global::System.Linq.Expressions.LabelTarget target, Type type);
	public static global::System.Linq.Expressions.GotoExpression Goto(global::System.Linq.Expressions.LabelTarget target, Expression value);
	public static global::System.Linq.Expressions.GotoExpression Goto(global::System.Linq.Expressions.LabelTarget target, Expression value, Type type);
	public static global::System.Linq.Expressions.GotoExpression MakeGoto(global::System.Linq.Expressions.GotoExpressionKind kind, global::System.Linq.Expressions.LabelTarget target, Expression value, Type type);
	public static global::System.Linq.Expressions.IndexExpression MakeIndex(Expression instance, PropertyInfo indexer, IEnumerable<Expression> arguments);
	public static global::System.Linq.Expressions.IndexExpression ArrayAccess(Expression array, params Expression[] indexes);
	public static global::System.Linq.Expressions.IndexExpression ArrayAccess(Expression array, IEnumerable<Expression> indexes);
	public static global::System.Linq.Expressions.IndexExpression Property(Expression instance, string propertyName, params Expression[] arguments);
	public static global::System.Linq.Expressions.IndexExpression Property(Expression instance, PropertyInfo indexer, params Expression[] arguments);
	public static global::System.Linq.Expressions.IndexExpression Property(Expression instance, PropertyInfo indexer, IEnumerable<Expression> arguments);
	public static global::System.Linq.Expressions.InvocationExpression Invoke(Expression expression, params Expression[] arguments);
	public static global::System.Linq.Expressions.InvocationExpression Invoke(Expression expression, IEnumerable<Expression> arguments);
	public static global::System.Linq.Expressions.LabelExpression Label(global::System.Linq.Expressions.LabelTarget target);
	public static global::System.Linq.Expressions.LabelExpression Label(global::System.Linq.Expressions.LabelTarget target, Expression defaultValue);
	public static global::System.Linq.Expressions.LabelTarget Label();
	public static global::System.Linq.Expressions.LabelTarget Label(string name);
	public static global::System.Linq.Expressions.LabelTarget Label(Type type);
	public static global::System.Linq.Expressions.LabelTarget Label(Type type, string name);
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
	public static global::System.Linq.Expressions.ListInitExpression ListInit(NewExpression newExpression, params Expression[] initializers);
	public static global::System.Linq.Expressions.ListInitExpression ListInit(NewExpression newExpression, IEnumerable<Expression> initializers);
	public static global::System.Linq.Expressions.ListInitExpression ListInit(NewExpression newExpression, MethodInfo addMethod, params Expression[] initializers);
	public static global::System.Linq.Expressions.ListInitExpression ListInit(NewExpression newExpression, MethodInfo addMethod, IEnumerable<Expression> initializers);
	public static global::System.Linq.Expressions.ListInitExpression ListInit(NewExpression newExpression, params global::System.Linq.Expressions.ElementInit[] initializers);
	public static global::System.Linq.Expressions.ListInitExpression ListInit(NewExpression newExpression, IEnumerable<global::System.Linq.Expressions.ElementInit> initializers);
	public static global::System.Linq.Expressions.LoopExpression Loop(Expression body);
	public static global::System.Linq.Expressions.LoopExpression Loop(Expression body, global::System.Linq.Expressions.LabelTarget @break);
	public static global::System.Linq.Expressions.LoopExpression Loop(Expression body, global::System.Linq.Expressions.LabelTarget @break, global::System.Linq.Expressions.LabelTarget @continue);
	public static global::System.Linq.Expressions.MemberAssignment Bind(MemberInfo member, Expression expression);
	public static global::System.Linq.Expressions.MemberAssignment Bind(MethodInfo propertyAccessor, Expression expression);
	public static MemberExpression Field(Expression expression, FieldInfo @field);
	public static MemberExpression Field(Expression expression, string fieldName);
	public static MemberExpression Field(Expression expression, Type type, string fieldName);
	public static MemberExpression Property(Expression expression, string propertyName);
	public static MemberExpression Property(Expression expression, Type type, string propertyName);
	public static MemberExpression Property(Expression expression, PropertyInfo property);
	public static MemberExpression Property(Expression expression, MethodInfo propertyAccessor);
	public static MemberExpression PropertyOrField(Expression expression, string propertyOrFieldName);
	public static MemberExpression MakeMemberAccess(Expression expression, MemberInfo member);
	public static global::System.Linq.Expressions.MemberInitExpression MemberInit(NewExpression newExpression, params global::System.Linq.Expressions.MemberBinding[] bindings);
	public static global::System.Linq.Expressions.MemberInitExpression MemberInit(NewExpression newExpression, IEnumerable<global::System.Linq.Expressions.MemberBinding> bindings);
	public static global::System.Linq.Expressions.MemberListBinding ListBind(MemberInfo member, params global::System.Linq.Expressions.ElementInit[] initializers);
	public static global::System.Linq.Expressions.MemberListBinding ListBind(MemberInfo member, IEnumerable<global::System.Linq.Expressions.ElementInit> initializers);
	public static global::System.Linq.Expressions.MemberListBinding ListBind(MethodInfo propertyAccessor, params global::System.Linq.Expressions.ElementInit[] initializers);
	public static global::System.Linq.Expressions.MemberListBinding ListBind(MethodInfo propertyAccessor, IEnumerable<global::System.Linq.Expressions.ElementInit> initializers);
	public static global::System.Linq.Expressions.MemberMemberBinding MemberBind(MemberInfo member, params global::System.Linq.Expressions.MemberBinding[] bindings);
	public static global::System.Linq.Expressions.MemberMemberBinding MemberBind(MemberInfo member, IEnumerable<global::System.Linq.Expressions.MemberBinding> bindings);
	public static global::System.Linq.Expressions.MemberMemberBinding MemberBind(MethodInfo propertyAccessor, params global::System.Linq.Expressions.MemberBinding[] bindings);
	public static global::System.Linq.Expressions.MemberMemberBinding MemberBind(MethodInfo propertyAccessor, IEnumerable<global::System.Linq.Expressions.MemberBinding> bindings);
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
	public static global::System.Linq.Expressions.NewArrayExpression NewArrayInit(Type type, params Expression[] initializers);
	public static global::System.Linq.Expressions.NewArrayExpression NewArrayInit(Type type, IEnumerable<Expression> initializers);
	public static global::System.Linq.Expressions.NewArrayExpression NewArrayBounds(Type type, params Expression[] bounds);
	public static global::System.Linq.Expressions.NewArrayExpression NewArrayBounds(Type type, IEnumerable<Expression> bounds);
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
	public static global::System.Linq.Expressions.RuntimeVariablesExpression RuntimeVariables(params ParameterExpression[] variables);
	public static global::System.Linq.Expressions.RuntimeVariablesExpression RuntimeVariables(IEnumerable<ParameterExpression> variables);
	public static global::System.Linq.Expressions.SwitchCase SwitchCase(Expression body, params Expression[] testValues);
	public static global::System.Linq.Expressions.SwitchCase SwitchCase(Expression body, IEnumerable<Expression> testValues);
	public static global::System.Linq.Expressions.SwitchExpression Switch(Expression switchValue, params global::System.Linq.Expressions.SwitchCase[] cases);
	public static global::System.Linq.Expressions.SwitchExpression Switch(Expression switchValue, Expression defaultBody, params global::System.Linq.Expressions.SwitchCase[] cases);
	public static global::System.Linq.Expressions.SwitchExpression Switch(Expression switchValue, Expression defaultBody, MethodInfo comparison, params global::System.Linq.Expressions.SwitchCase[] cases);
	public static global::System.Linq.Expressions.SwitchExpression Switch(Type type, Expression switchValue, Expression defaultBody, MethodInfo comparison, params global::System.Linq.Expressions.SwitchCase[] cases);
	public static global::System.Linq.Expressions.SwitchExpression Switch(Expression switchValue, Expression defaultBody, MethodInfo comparison, IEnumerable<global::System.Linq.Expressions.SwitchCase> cases);
	public static global::System.Linq.Expressions.SwitchExpression Switch(Type type, Expression switchValue, Expression defaultBody, MethodInfo comparison, IEnumerable<global::System.Linq.Expressions.SwitchCase> cases);
	public static global::System.Linq.Expressions.SymbolDocumentInfo SymbolDocument(string fileName);
	public static global::System.Linq.Expressions.SymbolDocumentInfo SymbolDocument(string fileName, Guid language);
	public static global::System.Linq.Expressions.SymbolDocumentInfo SymbolDocument(string fileName, Guid language, Guid languageVendor);
	public static global::System.Linq.Expressions.SymbolDocumentInfo SymbolDocument(string fileName, Guid language, Guid languageVendor, Guid documentType);
	public static global::System.Linq.Expressions.TryExpression TryFault(Expression body, Expression fault);
	public static global::System.Linq.Expressions.TryExpression TryFinally(Expression body, Expression @finally);
	public static global::System.Linq.Expressions.TryExpression TryCatch(Expression body, params global::System.Linq.Expressions.CatchBlock[] handlers);
	public static global::System.Linq.Expressions.TryExpression TryCatchFinally(Expression body, Expression @finally, params global::System.Linq.Expressions.CatchBlock[] handlers);
	public static global::System.Linq.Expressions.TryExpression MakeTry(Type type, Expression body, Expression @finally, Expression fault, IEnumerable<global::System.Linq.Expressions.CatchBlock> handlers);
	public static global::System.Linq.Expressions.TypeBinaryExpression TypeIs(Expression expression, Type type);
	public static global::System.Linq.Expressions.TypeBinaryExpression TypeEqual(Expression expression, Type type);
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
	protected internal virtual Expression VisitBlock(global::System.Linq.Expressions.BlockExpression node);
	protected internal virtual Expression VisitConditional(global::System.Linq.Expressions.ConditionalExpression node);
	protected internal virtual Expression VisitConstant(ConstantExpression node);
	protected internal virtual Expression VisitDebugInfo(global::System.Linq.Expressions.DebugInfoExpression node);
	protected internal virtual Expression VisitDefault(global::System.Linq.Expressions.DefaultExpression node);
	protected internal virtual Expression VisitExtension(Expression node);
	protected internal virtual Expression VisitGoto(global::System.Linq.Expressions.GotoExpression node);
	protected internal virtual Expression VisitInvocation(global::System.Linq.Expressions.InvocationExpression node);
	protected virtual global::System.Linq.Expressions.LabelTarget VisitLabelTarget(global::System.Linq.Expressions.LabelTarget node);
	protected internal virtual Expression VisitLabel(global::System.Linq.Expressions.LabelExpression node);
	protected internal virtual Expression VisitLambda<T>(Expression<T> node);
	protected internal virtual Expression VisitLoop(global::System.Linq.Expressions.LoopExpression node);
	protected internal virtual Expression VisitMember(MemberExpression node);
	protected internal virtual Expression VisitIndex(global::System.Linq.Expressions.IndexExpression node);
	protected internal virtual Expression VisitMethodCall(MethodCallExpression node);
	protected internal virtual Expression VisitNewArray(global::System.Linq.Expressions.NewArrayExpression node);
	protected internal virtual Expression VisitNew(NewExpression node);
	protected internal virtual Expression VisitParameter(ParameterExpression node);
	protected internal virtual Expression VisitRuntimeVariables(global::System.Linq.Expressions.RuntimeVariablesExpression node);
	protected virtual global::System.Linq.Expressions.SwitchCase VisitSwitchCase(global::System.Linq.Expressions.SwitchCase node);
	protected internal virtual Expression VisitSwitch(global::System.Linq.Expressions.SwitchExpression node);
	protected virtual global::System.Linq.Expressions.CatchBlock VisitCatchBlock(global::System.Linq.Expressions.CatchBlock node);
	protected internal virtual Expression VisitTry(global::System.Linq.Expressions.TryExpression node);
	protected internal virtual Expression VisitTypeBinary(global::System.Linq.Expressions.TypeBinaryExpression node);
	protected internal virtual Expression VisitUnary(UnaryExpression node);
	protected internal virtual Expression VisitMemberInit(global::System.Linq.Expressions.MemberInitExpression node);
	protected internal virtual Expression VisitListInit(global::System.Linq.Expressions.ListInitExpression node);
	protected virtual global::System.Linq.Expressions.ElementInit VisitElementInit(global::System.Linq.Expressions.ElementInit node);
	protected virtual global::System.Linq.Expressions.MemberBinding VisitMemberBinding(global::System.Linq.Expressions.MemberBinding node);
	protected virtual global::System.Linq.Expressions.MemberAssignment VisitMemberAssignment(global::System.Linq.Expressions.MemberAssignment node);
	protected virtual global::System.Linq.Expressions.MemberMemberBinding VisitMemberMemberBinding(global::System.Linq.Expressions.MemberMemberBinding node);
	protected virtual global::System.Linq.Expressions.MemberListBinding VisitMemberListBinding(global::System.Linq.Expressions.MemberListBinding node);
	protected internal virtual Expression VisitDynamic(global::System.Linq.Expressions.DynamicExpression node);
}
public class Expression<TDelegate> : LambdaExpression {
	public TDelegate Compile();
	public TDelegate Compile(bool preferInterpretation);
	public Expression<TDelegate> Update(Expression body, IEnumerable<ParameterExpression> parameters);
	public TDelegate Compile(global::System.Runtime.CompilerServices.DebugInfoGenerator debugInfoGenerator);
	private Expression();
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
public class MemberExpression : Expression {
	public MemberExpression Update(Expression expression);
	private MemberExpression();
	public MemberInfo Member { get; }
	public Expression Expression { get; }
}
public class MethodCallExpression : Expression, global::System.Linq.Expressions.IArgumentProvider {
	public MethodCallExpression Update(Expression @object, IEnumerable<Expression> arguments);
	public virtual Expression GetArgument(int index);
	private MethodCallExpression();
	public MethodInfo Method { get; }
	public Expression Object { get; }
	public ReadOnlyCollection<Expression> Arguments { get; }
	public virtual int ArgumentCount { get; }
}
public class NewExpression : Expression, global::System.Linq.Expressions.IArgumentProvider {
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
public sealed class UnaryExpression : Expression {
	public UnaryExpression Update(Expression operand);
	private UnaryExpression();
	public Expression Operand { get; }
	public MethodInfo Method { get; }
	public bool IsLifted { get; }
	public bool IsLiftedToNull { get; }
}
