namespace NUnit.Framework;

using System;
using System.Collections;
using NUnit.Framework.Constraints;
using Threadbare;

public class AssertionException : Exception
{
    public AssertionException(string message) : base(message) { }
}

public class SuccessException : Exception
{
    public SuccessException(string message) : base(message) { }
}

public delegate void TestDelegate();

public class Assert
{
    public static void True(bool condition) { Demand(condition, "Assert.True"); }
    public static void True(bool condition, string message, params object[] args) { Demand(condition, message); }
    public static void IsTrue(bool condition) { Demand(condition, "Assert.IsTrue"); }
    public static void IsTrue(bool condition, string message, params object[] args) { Demand(condition, message); }
    public static void False(bool condition) { Demand(!condition, "Assert.False"); }
    public static void False(bool condition, string message, params object[] args) { Demand(!condition, message); }
    public static void IsFalse(bool condition) { Demand(!condition, "Assert.IsFalse"); }
    public static void IsFalse(bool condition, string message, params object[] args) { Demand(!condition, message); }
    public static void Null(object anObject) { Demand(anObject == null, "Assert.Null"); }
    public static void IsNull(object anObject) { Demand(anObject == null, "Assert.IsNull"); }
    public static void IsNull(object anObject, string message, params object[] args) { Demand(anObject == null, message); }
    public static void NotNull(object anObject) { Demand(anObject != null, "Assert.NotNull"); }
    public static void IsNotNull(object anObject) { Demand(anObject != null, "Assert.IsNotNull"); }
    public static void IsNotNull(object anObject, string message, params object[] args) { Demand(anObject != null, message); }

    public static void AreEqual(int expected, int actual) { Demand(expected == actual, "Assert.AreEqual"); }
    public static void AreEqual(long expected, long actual) { Demand(expected == actual, "Assert.AreEqual"); }
    public static void AreEqual(object expected, object actual) { Demand(Assertions.AreEqual(expected, actual), "Assert.AreEqual"); }

    public static void AreEqual(object expected, object actual, string message, params object[] args)
    {
        Demand(Assertions.AreEqual(expected, actual), message);
    }

    public static void AreEqual(double expected, double actual, double delta)
    {
        Demand(Math.Abs(expected - actual) <= delta, "Assert.AreEqual");
    }

    public static void AreNotEqual(object expected, object actual) { Demand(!Assertions.AreEqual(expected, actual), "Assert.AreNotEqual"); }
    public static void AreSame(object expected, object actual) { Demand(ReferenceEquals(expected, actual), "Assert.AreSame"); }
    public static void AreNotSame(object expected, object actual) { Demand(!ReferenceEquals(expected, actual), "Assert.AreNotSame"); }

    public static void Greater(IComparable arg1, IComparable arg2) { Demand(arg1.CompareTo(arg2) > 0, "Assert.Greater"); }
    public static void GreaterOrEqual(IComparable arg1, IComparable arg2) { Demand(arg1.CompareTo(arg2) >= 0, "Assert.GreaterOrEqual"); }
    public static void Less(IComparable arg1, IComparable arg2) { Demand(arg1.CompareTo(arg2) < 0, "Assert.Less"); }
    public static void LessOrEqual(IComparable arg1, IComparable arg2) { Demand(arg1.CompareTo(arg2) <= 0, "Assert.LessOrEqual"); }
    public static void IsEmpty(IEnumerable collection) { Demand(!collection.GetEnumerator().MoveNext(), "Assert.IsEmpty"); }
    public static void IsNotEmpty(IEnumerable collection) { Demand(collection.GetEnumerator().MoveNext(), "Assert.IsNotEmpty"); }

    public static void Fail() { Demand(false, "Assert.Fail"); }
    public static void Fail(string message, params object[] args) { Demand(false, message); }
    public static void Pass() { throw new SuccessException("Assert.Pass"); }

    public static void That(bool condition) { Demand(condition, "Assert.That"); }
    public static void That(bool condition, string message, params object[] args) { Demand(condition, message); }
    public static void That(Func<bool> condition) { Demand(condition(), "Assert.That"); }

    public static void That<TActual>(TActual actual, Constraint expression) { Demand(expression.Fits(actual), "Assert.That"); }

    public static void That<TActual>(TActual actual, Constraint expression, string message, params object[] args)
    {
        Demand(expression.Fits(actual), message);
    }

    public static TActual Throws<TActual>(TestDelegate code) where TActual : Exception
    {
        Exception exception = Assertions.Caught(() => code());
        Demand(exception is TActual, "Assert.Throws");
        return (TActual)exception;
    }

    public static void DoesNotThrow(TestDelegate code) { Demand(Assertions.Caught(() => code()) == null, "Assert.DoesNotThrow"); }

    private static void Demand(bool condition, string message)
    {
        if (!condition) throw new AssertionException(message);
    }
}

public class Is
{
    public static ConstraintExpression Not { get { return new ConstraintExpression(); } }
    public static Constraint True { get { return EqualTo(true); } }
    public static Constraint False { get { return EqualTo(false); } }
    public static Constraint Null { get { return new SameConstraint(null); } }
    public static Constraint Empty { get { return new EmptyConstraint(); } }
    public static Constraint EqualTo(object expected) { return new EqualConstraint(expected); }
    public static Constraint SameAs(object expected) { return new SameConstraint(expected); }
    public static Constraint GreaterThan(object expected) { return new OrderConstraint(expected, 1, 1); }
    public static Constraint GreaterThanOrEqualTo(object expected) { return new OrderConstraint(expected, 0, 1); }
    public static Constraint AtLeast(object expected) { return GreaterThanOrEqualTo(expected); }
    public static Constraint LessThan(object expected) { return new OrderConstraint(expected, -1, -1); }
    public static Constraint LessThanOrEqualTo(object expected) { return new OrderConstraint(expected, -1, 0); }
    public static Constraint AtMost(object expected) { return LessThanOrEqualTo(expected); }
}
