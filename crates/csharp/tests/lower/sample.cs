namespace Bank;

public interface IAccount
{
    string Owner { get; }
    event EventHandler<int> Changed;
    Task<bool> WithdrawAsync(int amount, CancellationToken token = default);
}

public record Entry(DateTime When, int Amount);

public struct Totals
{
    public int In, Out;
    public void Add(int amount)
    {
        if (amount >= 0) In += amount; else Out -= amount;
    }
}

public class Account(string owner) : IAccount, IDisposable
{
    private static int created;
    private readonly object gate = new();
    private readonly List<Entry> entries = new List<Entry> { new Entry(DateTime.Now, 0) };
    private volatile bool closed;
    private Totals totals;

    public string Owner => owner;
    public int Balance { get; private set; }
    public event EventHandler<int> Changed;

    public void Deposit(int amount)
    {
        if (amount <= 0) throw new ArgumentException(nameof(amount));
        lock (gate)
        {
            Balance += amount;
            totals.Add(amount);
            entries.Add(new Entry(DateTime.UtcNow, amount));
        }
        Changed?.Invoke(this, Balance);
        Interlocked.Increment(ref created);
    }

    public async Task<bool> WithdrawAsync(int amount, CancellationToken token = default)
    {
        await Task.Delay(1, token).ConfigureAwait(false);
        for (int attempt = 0; attempt < 3; attempt++)
        {
            try
            {
                lock (gate)
                {
                    if (closed || Balance < amount) return false;
                    Balance -= amount;
                    return true;
                }
            }
            catch (OperationCanceledException e) when (e.CancellationToken == token)
            {
                Console.WriteLine($"cancelled {e.Message} at {attempt}");
                throw;
            }
            finally
            {
                created--;
            }
        }
        return false;
    }

    public IEnumerable<int> Large(int limit)
    {
        foreach (var entry in entries)
        {
            if (entry is { Amount: > 0 and var amount } && amount > limit) yield return amount;
        }
    }

    public string Describe(object o) => o switch
    {
        Entry(var date, < 0) => $"withdrawal at {date:d}",
        Entry { Amount: 0 } => "nothing",
        int n when n > 3 => n.ToString(),
        string s => s ?? "null",
        null => "none",
        _ => o.ToString(),
    };

    public Dictionary<string, int> Summary()
    {
        var sums = new Dictionary<string, int> { ["in"] = totals.In, ["out"] = totals.Out };
        var large = from e in entries let a = e.Amount where a > 100 orderby a select new { e.When, a };
        foreach (var pair in large) sums[pair.When.ToString()] = pair.a;
        (int first, int last) = (entries[0].Amount, entries[^1].Amount);
        if (sums.TryGetValue("in", out var total)) sums["all"] = total + first + last;
        Action<int> log = x => Console.WriteLine(x + sums.Count);
        int Local(int x) { log(x); return x * 2; }
        switch (Local(first))
        {
            case 0: goto default;
            case 1: case 2: sums.Clear(); break;
            default: log(3); break;
        }
        return sums;
    }

    public void Dispose() => closed = true;

    ~Account() { Dispose(); }
}
