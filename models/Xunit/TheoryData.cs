namespace Xunit;

using System;
using System.Collections;
using System.Collections.Generic;

/// <summary>A line of arguments that says more about itself.</summary>
public interface ITheoryDataRow
{
    object[] GetData();
}

/// <summary>Lines of arguments of a test, each added by a call.</summary>
public abstract class TheoryData : IEnumerable<object[]>
{
    private readonly List<object[]> rows = new List<object[]>();

    public IEnumerator<object[]> GetEnumerator() { return rows.GetEnumerator(); }

    IEnumerator IEnumerable.GetEnumerator() { return rows.GetEnumerator(); }

    protected void AddRow(params object[] values) { rows.Add(values); }
}

public class TheoryData<T> : TheoryData
{
    public TheoryData() { }

    public TheoryData(IEnumerable<T> values) { AddRange(values); }

    public TheoryData(params T[] values) { AddRange(values); }

    public void Add(T p) { AddRow(p); }

    public void AddRange(IEnumerable<T> values)
    {
        foreach (T value in values) Add(value);
    }

    public void AddRange(params T[] values)
    {
        foreach (T value in values) Add(value);
    }
}

public class TheoryData<T1, T2> : TheoryData
{
    public TheoryData() { }

    public void Add(T1 p1, T2 p2) { AddRow(p1, p2); }
}

public class TheoryData<T1, T2, T3> : TheoryData
{
    public TheoryData() { }

    public void Add(T1 p1, T2 p2, T3 p3) { AddRow(p1, p2, p3); }
}

public class TheoryData<T1, T2, T3, T4> : TheoryData
{
    public TheoryData() { }

    public void Add(T1 p1, T2 p2, T3 p3, T4 p4) { AddRow(p1, p2, p3, p4); }
}

public class TheoryData<T1, T2, T3, T4, T5> : TheoryData
{
    public TheoryData() { }

    public void Add(T1 p1, T2 p2, T3 p3, T4 p4, T5 p5) { AddRow(p1, p2, p3, p4, p5); }
}

public class TheoryData<T1, T2, T3, T4, T5, T6> : TheoryData
{
    public TheoryData() { }

    public void Add(T1 p1, T2 p2, T3 p3, T4 p4, T5 p5, T6 p6) { AddRow(p1, p2, p3, p4, p5, p6); }
}

public class TheoryData<T1, T2, T3, T4, T5, T6, T7> : TheoryData
{
    public TheoryData() { }

    public void Add(T1 p1, T2 p2, T3 p3, T4 p4, T5 p5, T6 p6, T7 p7) { AddRow(p1, p2, p3, p4, p5, p6, p7); }
}

public class TheoryData<T1, T2, T3, T4, T5, T6, T7, T8> : TheoryData
{
    public TheoryData() { }

    public void Add(T1 p1, T2 p2, T3 p3, T4 p4, T5 p5, T6 p6, T7 p7, T8 p8) { AddRow(p1, p2, p3, p4, p5, p6, p7, p8); }
}

public class TheoryData<T1, T2, T3, T4, T5, T6, T7, T8, T9> : TheoryData
{
    public TheoryData() { }

    public void Add(T1 p1, T2 p2, T3 p3, T4 p4, T5 p5, T6 p6, T7 p7, T8 p8, T9 p9) { AddRow(p1, p2, p3, p4, p5, p6, p7, p8, p9); }
}

public class TheoryData<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10> : TheoryData
{
    public TheoryData() { }

    public void Add(T1 p1, T2 p2, T3 p3, T4 p4, T5 p5, T6 p6, T7 p7, T8 p8, T9 p9, T10 p10) { AddRow(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10); }
}

public class TheoryDataRow<T1> : ITheoryDataRow
{
    private readonly object[] data;

    public TheoryDataRow(T1 p1) { data = new object[] { p1 }; }

    public object[] GetData() { return data; }
}

public class TheoryDataRow<T1, T2> : ITheoryDataRow
{
    private readonly object[] data;

    public TheoryDataRow(T1 p1, T2 p2) { data = new object[] { p1, p2 }; }

    public object[] GetData() { return data; }
}

public class TheoryDataRow<T1, T2, T3> : ITheoryDataRow
{
    private readonly object[] data;

    public TheoryDataRow(T1 p1, T2 p2, T3 p3) { data = new object[] { p1, p2, p3 }; }

    public object[] GetData() { return data; }
}

public class TheoryDataRow<T1, T2, T3, T4> : ITheoryDataRow
{
    private readonly object[] data;

    public TheoryDataRow(T1 p1, T2 p2, T3 p3, T4 p4) { data = new object[] { p1, p2, p3, p4 }; }

    public object[] GetData() { return data; }
}

public class TheoryDataRow<T1, T2, T3, T4, T5> : ITheoryDataRow
{
    private readonly object[] data;

    public TheoryDataRow(T1 p1, T2 p2, T3 p3, T4 p4, T5 p5) { data = new object[] { p1, p2, p3, p4, p5 }; }

    public object[] GetData() { return data; }
}
