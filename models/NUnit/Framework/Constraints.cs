namespace NUnit.Framework.Constraints;

using System;
using System.Collections;
using Threadbare;

public abstract class Constraint
{
    public abstract bool Fits(object actual);
}

public class EqualConstraint : Constraint
{
    private readonly object expected;

    public EqualConstraint(object expected) { this.expected = expected; }

    public override bool Fits(object actual) { return Assertions.AreEqual(expected, actual); }
}

public class SameConstraint : Constraint
{
    private readonly object expected;

    public SameConstraint(object expected) { this.expected = expected; }

    public override bool Fits(object actual) { return ReferenceEquals(expected, actual); }
}

public class EmptyConstraint : Constraint
{
    public override bool Fits(object actual) { return !((IEnumerable)actual).GetEnumerator().MoveNext(); }
}

/// <summary>How a value compares with another: less is -1, the same 0, more 1.</summary>
public class OrderConstraint : Constraint
{
    private readonly object expected;
    private readonly int least;
    private readonly int most;

    public OrderConstraint(object expected, int least, int most)
    {
        this.expected = expected;
        this.least = least;
        this.most = most;
    }

    public override bool Fits(object actual)
    {
        int order = Math.Sign(((IComparable)actual).CompareTo(expected));
        return least <= order && order <= most;
    }
}

public class NotConstraint : Constraint
{
    private readonly Constraint inner;

    public NotConstraint(Constraint inner) { this.inner = inner; }

    public override bool Fits(object actual) { return !inner.Fits(actual); }
}

/// <summary>What follows `Is.Not`.</summary>
public class ConstraintExpression
{
    public Constraint True { get { return new NotConstraint(Is.True); } }
    public Constraint False { get { return new NotConstraint(Is.False); } }
    public Constraint Null { get { return new NotConstraint(Is.Null); } }
    public Constraint Empty { get { return new NotConstraint(Is.Empty); } }
    public Constraint EqualTo(object expected) { return new NotConstraint(Is.EqualTo(expected)); }
    public Constraint SameAs(object expected) { return new NotConstraint(Is.SameAs(expected)); }
    public Constraint GreaterThan(object expected) { return new NotConstraint(Is.GreaterThan(expected)); }
    public Constraint LessThan(object expected) { return new NotConstraint(Is.LessThan(expected)); }
}
