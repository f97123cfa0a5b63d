// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.CSharp.RuntimeBinder;
using System;
public class RuntimeBinderException : Exception {
	public RuntimeBinderException();
	public RuntimeBinderException(string message);
	public RuntimeBinderException(string message, Exception innerException);
}
