namespace Threadbare;

using System.Collections.Generic;

/// <summary>Which of two values of several parts comes first.</summary>
internal static class Ordering
{
    /// <summary>The first parts that differ decide.</summary>
    internal static int OfParts(object a, object b)
    {
        if (b == null) return 1;
        int count = Kernel.FieldCount(a);
        for (int i = 0; i < count; i++)
        {
            int order = Comparer<object>.Default.Compare(Kernel.FieldAt(a, i), Kernel.FieldAt(b, i));
            if (order != 0) return order;
        }
        return 0;
    }
}
