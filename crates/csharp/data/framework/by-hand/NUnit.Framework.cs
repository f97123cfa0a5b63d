// Signatures of public API that concurrent programs use, written by hand: names as documented, no bodies.
namespace NUnit.Framework;
using System;
public class TestAttribute : Attribute {
	public TestAttribute();
	public string Description { get; set; }
	public object ExpectedResult { get; set; }
}
public class TestCaseAttribute : Attribute {
	public TestCaseAttribute(params object[] arguments);
	public string TestName { get; set; }
	public object ExpectedResult { get; set; }
}
public class TestCaseSourceAttribute : Attribute {
	public TestCaseSourceAttribute(string sourceName);
	public TestCaseSourceAttribute(Type sourceType);
}
