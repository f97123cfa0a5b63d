namespace System.Threading.Tasks;

public class TaskCanceledException
{
    private readonly Task task;

    public TaskCanceledException() : base("A task was canceled.") { }

    public TaskCanceledException(string message) : base(message) { }

    public TaskCanceledException(string message, Exception innerException) : base(message, innerException) { }

    public TaskCanceledException(string message, Exception innerException, CancellationToken token) : base(message, innerException, token) { }

    public TaskCanceledException(Task task) : base("A task was canceled.", task == null ? default(CancellationToken) : task.token)
    {
        this.task = task;
    }

    public Task Task { get { return task; } }
}
