using System;
using System.Threading;

/// Fields of an assembly that is loaded when the code that accesses them runs, and not before.
static class Apart
{
    static void Fill(bool isWrong)
    {
        var shelf = new Shelf();
        shelf.Count++;
        shelf.Top.Left = shelf.Size;
        Slot top = shelf.Top;
        top.Right = top.Left + 1;
        var other = new Thread(() =>
        {
            shelf.Count++;
            shelf.Top.Left++;
            Shelf.All += shelf.Size;
        });
        other.Start();
        if (isWrong)
        {
            shelf.Count++;
            Shelf.All++;
        }
        other.Join();
        shelf.Top = top;
        Console.WriteLine(shelf.Count + shelf.Top.Right);
    }

    static void Run(int wrong)
    {
        // The first thread would come before all others anyway.
        var thread = new Thread(() => Fill(wrong != 0));
        thread.Start();
        thread.Join();
    }
}
