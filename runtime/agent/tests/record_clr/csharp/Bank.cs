using System;
using System.Threading;

/// A transfer locks the account that it takes from, and forgets the other one.
static class Bank
{
    class Account
    {
        public int Balance;
    }

    static void Transfer(Account from, Account to, int amount)
    {
        lock (from)
        {
            from.Balance -= amount;
            to.Balance += amount;
        }
    }

    public static void Run()
    {
        var (a, b) = (new Account { Balance = 100 }, new Account { Balance = 100 });
        var there = new Thread(() => Transfer(a, b, 10));
        there.Start();
        var back = new Thread(() =>
        {
            Thread.Sleep(200);
            Transfer(b, a, 20);
        });
        back.Start();
        there.Join();
        back.Join();
        Console.WriteLine(a.Balance + b.Balance);
    }
}
