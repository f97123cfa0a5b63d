// Signatures of public API that concurrent programs use, written by hand: names as documented, no bodies.
namespace Microsoft.VisualStudio.TestTools.UnitTesting;
using System;
public class TestMethodAttribute : Attribute {
	public TestMethodAttribute();
	public TestMethodAttribute(string displayName);
}
public class DataTestMethodAttribute : TestMethodAttribute {
	public DataTestMethodAttribute();
}
