// Signatures of public API that concurrent programs use, written by hand: names as documented, no bodies.
namespace Microsoft.Azure.WebJobs;
using System;
public sealed class FunctionNameAttribute : Attribute {
	public FunctionNameAttribute(string name);
	public string Name { get; }
}
