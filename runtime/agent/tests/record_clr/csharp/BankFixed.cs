using System;
using System.Threading;

/// The same with one lock for all accounts.
static class BankFixed
{
    class Account
    {
        public int Balance;
    }

    static readonly object Everything = new object();

    static void Transfer(Account from, Account to, int amount)
    {
        lock (Everything)
        {
            from.Balance -= amount;
            to.Balance += amount;
        }
    }

    public static void Run()
    {
        var (a, b) = (new Account { Balance = 100 }, new Account { Balance = 100 });
        var there = new Thread(() => Transfer(a, b, 10));
        var back = new Thread(() => Transfer(b, a, 20));
        there.Start();
        back.Start();
        there.Join();
        back.Join();
        Console.WriteLine(a.Balance + b.Balance);
    }
}
