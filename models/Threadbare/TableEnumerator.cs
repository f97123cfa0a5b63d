namespace Threadbare;

using System;
using System.Collections;

/// <summary>The entries of a table of objects.</summary>
internal sealed class TableEnumerator : IDictionaryEnumerator
{
    private readonly Table<object, object> table;
    private readonly int version;
    private int at = -1;

    internal TableEnumerator(Table<object, object> table)
    {
        this.table = table;
        version = table.Version;
    }

    public object Key { get { return table.Keys[at]; } }

    public object Value { get { return table.Values[at]; } }

    public DictionaryEntry Entry { get { return new DictionaryEntry(Key, Value); } }

    public object Current { get { return Entry; } }

    public bool MoveNext()
    {
        if (version != table.Version) throw new InvalidOperationException("Collection was modified; enumeration operation may not execute.");
        at = table.Next(at + 1);
        return at < table.End;
    }

    public void Reset() { at = -1; }
}
