// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Diagnostics.CodeAnalysis;
public sealed class ExcludeFromCodeCoverageAttribute : Attribute {
	public ExcludeFromCodeCoverageAttribute();
	public string Justification { get; set; }
}
public sealed class SuppressMessageAttribute : Attribute {
	public SuppressMessageAttribute(string category, string checkId);
	public string Category { get; }
	public string CheckId { get; }
	public string Scope { get; set; }
	public string Target { get; set; }
	public string MessageId { get; set; }
	public string Justification { get; set; }
}
