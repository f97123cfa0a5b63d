// Signatures of public API that concurrent programs use, written by hand: names as documented, no bodies.
namespace Microsoft.Azure.Functions.Worker;
using System;
public class FunctionAttribute : Attribute {
	public FunctionAttribute(string name);
	public string Name { get; }
}
