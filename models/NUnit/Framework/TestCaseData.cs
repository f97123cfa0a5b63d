namespace NUnit.Framework;

using System;

/// <summary>The arguments of one call of a test, and what is said about it.</summary>
public class TestCaseData
{
    public TestCaseData(params object[] args) { Arguments = args == null ? new object[] { null } : args; }

    public TestCaseData(object arg) { Arguments = new object[] { arg }; }

    public TestCaseData(object arg1, object arg2) { Arguments = new object[] { arg1, arg2 }; }

    public TestCaseData(object arg1, object arg2, object arg3) { Arguments = new object[] { arg1, arg2, arg3 }; }

    public object[] Arguments { get; }

    public object ExpectedResult { get; private set; }

    public TestCaseData Returns(object result)
    {
        ExpectedResult = result;
        return this;
    }

    public TestCaseData SetName(string name) { return this; }

    public TestCaseData SetArgDisplayNames(params string[] displayNames) { return this; }

    public TestCaseData SetDescription(string description) { return this; }

    public TestCaseData SetCategory(string category) { return this; }

    public TestCaseData SetProperty(string propName, string propValue) { return this; }

    public TestCaseData SetProperty(string propName, int propValue) { return this; }

    public TestCaseData SetProperty(string propName, double propValue) { return this; }

    public TestCaseData Explicit() { return this; }

    public TestCaseData Explicit(string reason) { return this; }
}
