namespace Microsoft.VisualStudio.TestTools.UnitTesting;

using System;
using System.Threading.Tasks;
using Threadbare;

public class AssertFailedException : Exception
{
    public AssertFailedException(string msg) : base(msg) { }
}

public class AssertInconclusiveException : Exception
{
    public AssertInconclusiveException(string msg) : base(msg) { }
}

public static class Assert
{
    public static void IsTrue(bool condition) { Demand(condition, "Assert.IsTrue"); }
    public static void IsTrue(bool condition, string message, params object[] parameters) { Demand(condition, message); }
    public static void IsFalse(bool condition) { Demand(!condition, "Assert.IsFalse"); }
    public static void IsFalse(bool condition, string message, params object[] parameters) { Demand(!condition, message); }
    public static void IsNull(object value) { Demand(value == null, "Assert.IsNull"); }
    public static void IsNull(object value, string message, params object[] parameters) { Demand(value == null, message); }
    public static void IsNotNull(object value) { Demand(value != null, "Assert.IsNotNull"); }
    public static void IsNotNull(object value, string message, params object[] parameters) { Demand(value != null, message); }

    public static void AreEqual<T>(T expected, T actual) { Demand(object.Equals(expected, actual), "Assert.AreEqual"); }

    public static void AreEqual<T>(T expected, T actual, string message, params object[] parameters)
    {
        Demand(object.Equals(expected, actual), message);
    }

    public static void AreEqual(double expected, double actual, double delta)
    {
        Demand(Math.Abs(expected - actual) <= delta, "Assert.AreEqual");
    }

    public static void AreNotEqual<T>(T notExpected, T actual) { Demand(!object.Equals(notExpected, actual), "Assert.AreNotEqual"); }
    public static void AreSame(object expected, object actual) { Demand(ReferenceEquals(expected, actual), "Assert.AreSame"); }
    public static void AreNotSame(object notExpected, object actual) { Demand(!ReferenceEquals(notExpected, actual), "Assert.AreNotSame"); }

    public static void Fail() { Demand(false, "Assert.Fail"); }
    public static void Fail(string message, params object[] parameters) { Demand(false, message); }
    public static void Inconclusive() { throw new AssertInconclusiveException("Assert.Inconclusive"); }
    public static void Inconclusive(string message, params object[] parameters) { throw new AssertInconclusiveException(message); }

    public static T ThrowsException<T>(Action action) where T : Exception { return As<T>(Assertions.Caught(action)); }

    public static async Task<T> ThrowsExceptionAsync<T>(Func<Task> action) where T : Exception
    {
        return As<T>(await Assertions.CaughtLater(action));
    }

    private static T As<T>(Exception exception) where T : Exception
    {
        Demand(exception is T, "Assert.ThrowsException");
        return (T)exception;
    }

    private static void Demand(bool condition, string message)
    {
        if (!condition) throw new AssertFailedException(message);
    }
}
