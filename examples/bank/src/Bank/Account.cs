namespace Bank;

/// <summary>An account that many threads use. The lock is private, so nobody else can hold it.</summary>
public sealed class Account
{
    private readonly object gate = new();
    private decimal balance;

    public void Deposit(decimal amount)
    {
        lock (gate)
        {
            balance += amount;
        }
    }

    public decimal Balance
    {
        get
        {
            lock (gate)
            {
                return balance;
            }
        }
    }
}
