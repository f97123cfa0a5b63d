using System;
using System.Threading;

/// Objects that are all locked and used by two threads, one after the other, while the garbage collector moves them: if two of them were taken for one, or
/// one for two, there would be races.
static class Moving
{
    class Cell
    {
        public int Value;
    }

    public static void Run()
    {
        var cells = new Cell[400];
        for (int i = 0; i < cells.Length; i++) cells[i] = new Cell();
        int sum = 0;
        ThreadStart work = () =>
        {
            for (int round = 0; round < 3; round++)
            {
                for (int i = 0; i < cells.Length; i++)
                {
                    Cell cell = cells[i];
                    lock (cell)
                    {
                        cell.Value++;
                        byte[] garbage = new byte[500];
                        cell.Value += garbage[i];
                    }
                    if (i % 100 == 0) GC.Collect(i % 3, GCCollectionMode.Forced, true, true);
                    lock (typeof(Cell)) lock ("a literal") sum++;
                }
            }
        };
        var threads = new[] { new Thread(work), new Thread(work) };
        foreach (Thread thread in threads) thread.Start();
        foreach (Thread thread in threads) thread.Join();
        foreach (Cell cell in cells) sum += cell.Value;
        Console.WriteLine(sum);
    }
}
