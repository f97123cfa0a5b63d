namespace Threadbare;

using System;
using System.Collections;
using System.Threading.Tasks;

/// <summary>What the test frameworks have in common.</summary>
public static class Assertions
{
    /// <summary>Are two values the same to a test? Collections are, if their elements are.</summary>
    public static bool AreEqual(object expected, object actual)
    {
        if (object.ReferenceEquals(expected, actual)) return true;
        if (expected == null || actual == null) return false;
        if (expected is string || actual is string) return expected.Equals(actual);
        if (expected is IEnumerable first && actual is IEnumerable second) return HaveSameElements(first, second);
        return expected.Equals(actual);
    }

    /// <summary>The exception that an action throws, or null.</summary>
    public static Exception Caught(Action action)
    {
        try
        {
            action();
            return null;
        }
        catch (Exception exception)
        {
            return exception;
        }
    }

    /// <summary>The exception that an asynchronous action throws, or null.</summary>
    public static async Task<Exception> CaughtLater(Func<Task> action)
    {
        try
        {
            await action();
            return null;
        }
        catch (Exception exception)
        {
            return exception;
        }
    }

    private static bool HaveSameElements(IEnumerable first, IEnumerable second)
    {
        IEnumerator left = first.GetEnumerator();
        IEnumerator right = second.GetEnumerator();
        while (left.MoveNext())
        {
            if (!right.MoveNext() || !AreEqual(left.Current, right.Current)) return false;
        }
        return !right.MoveNext();
    }
}
