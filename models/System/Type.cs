namespace System;

using Threadbare;

public abstract class Type
{
    protected Type() { }

    public virtual string FullName { get { return Kernel.TypeText(this, true); } }

    public override string Name { get { return Kernel.TypeText(this, false); } }

    public override string ToString() { return FullName; }

    public new Type GetType() { return Kernel.TypeOf(this); }

    public virtual bool Equals(Type o) { return ReferenceEquals(this, o); }

    public static bool operator ==(Type left, Type right) { return ReferenceEquals(left, right); }

    public static bool operator !=(Type left, Type right) { return !ReferenceEquals(left, right); }
}
