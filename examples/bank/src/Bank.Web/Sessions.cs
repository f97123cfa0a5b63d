using System.Threading;

namespace Bank.Web;

/// <summary>Who is logged in.</summary>
public sealed class Sessions
{
    private readonly Dictionary<int, string> users = new();
    private int version;

    public void Enter(int id, string user)
    {
        // Each call makes a new object of the number, so no thread ever waits here.
        Monitor.Enter(version);
        try
        {
            users[id] = user;
            version++;
        }
        finally
        {
            Monitor.Exit(version);
        }
    }

    public string? Find(int id)
    {
        lock (users)
        {
            return users.TryGetValue(id, out var user) ? user : null;
        }
    }
}
