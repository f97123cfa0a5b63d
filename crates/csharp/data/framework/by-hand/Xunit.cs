// Signatures of public API that concurrent programs use, written by hand: names as documented, no bodies.
namespace Xunit;
using System;
public class FactAttribute : Attribute {
	public FactAttribute();
	public virtual string DisplayName { get; set; }
	public virtual string Skip { get; set; }
	public virtual int Timeout { get; set; }
}
public class TheoryAttribute : FactAttribute {
	public TheoryAttribute();
}
