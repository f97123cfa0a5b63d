namespace System.Threading;

using Threadbare;

public class Barrier
{
    private readonly Action<Barrier> postPhaseAction;
    private int participants;
    private int arrived;
    private long phase;
    private Exception failure;
    private bool isDisposed;

    public Barrier(int participantCount) : this(participantCount, null) { }

    public Barrier(int participantCount, Action<Barrier> postPhaseAction)
    {
        if (participantCount < 0 || participantCount > 32767) throw new ArgumentOutOfRangeException("participantCount");
        participants = participantCount;
        this.postPhaseAction = postPhaseAction;
    }

    public int ParticipantCount { get { return participants; } }

    public int ParticipantsRemaining { get { return participants - arrived; } }

    public long CurrentPhaseNumber { get { return phase; } }

    public long AddParticipant() { return AddParticipants(1); }

    public long AddParticipants(int participantCount)
    {
        CheckDisposed();
        if (participantCount < 1) throw new ArgumentOutOfRangeException("participantCount");
        participants += participantCount;
        return phase;
    }

    public void RemoveParticipant() { RemoveParticipants(1); }

    public void RemoveParticipants(int participantCount)
    {
        CheckDisposed();
        if (participantCount < 1 || participantCount > participants) throw new ArgumentOutOfRangeException("participantCount");
        if (participantCount > participants - arrived) throw new InvalidOperationException("The participantCount argument is greater than the number of participants that have not yet arrived.");
        Kernel.Release(this);
        participants -= participantCount;
        if (arrived > 0 && arrived == participants) FinishPhase();
    }

    public void SignalAndWait() { Await(Waiting.Forever, CancellationToken.None); }

    public void SignalAndWait(CancellationToken cancellationToken) { Await(Waiting.Forever, cancellationToken); }

    public bool SignalAndWait(int millisecondsTimeout)
    {
        return Await(Waiting.Milliseconds(millisecondsTimeout), CancellationToken.None);
    }

    public bool SignalAndWait(int millisecondsTimeout, CancellationToken cancellationToken)
    {
        return Await(Waiting.Milliseconds(millisecondsTimeout), cancellationToken);
    }

    public bool SignalAndWait(TimeSpan timeout) { return Await(Waiting.Milliseconds(timeout), CancellationToken.None); }

    public bool SignalAndWait(TimeSpan timeout, CancellationToken cancellationToken)
    {
        return Await(Waiting.Milliseconds(timeout), cancellationToken);
    }

    public void Dispose() { Dispose(true); }

    protected virtual void Dispose(bool disposing) { isDisposed = true; }

    private bool Await(long milliseconds, CancellationToken token)
    {
        CheckDisposed();
        token.ThrowIfCancellationRequested();
        if (participants == 0) throw new InvalidOperationException("The barrier has no registered participants.");
        if (arrived == participants) throw new InvalidOperationException("The number of threads using the barrier exceeded the total number of registered participants.");
        Kernel.Release(this);
        arrived++;
        long before = phase;
        if (arrived == participants)
        {
            FinishPhase();
        }
        else if (!Waiting.For(this, "barrier", () => phase != before, milliseconds, token))
        {
            arrived--;
            return false;
        }
        Kernel.Acquire(this);
        if (failure != null) throw new BarrierPostPhaseException(failure);
        return true;
    }

    private void FinishPhase()
    {
        Kernel.Acquire(this);
        failure = null;
        try
        {
            if (postPhaseAction != null) postPhaseAction(this);
        }
        catch (Exception e)
        {
            failure = e;
        }
        arrived = 0;
        phase++;
        Kernel.Release(this);
        Kernel.Wake(this);
    }

    private void CheckDisposed()
    {
        if (isDisposed) throw new ObjectDisposedException("System.Threading.Barrier");
    }
}
