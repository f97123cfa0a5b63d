namespace System;

using Threadbare;

/// <summary>Any number: whichever is interesting. Objects of it must not be shared, but for the shared one.</summary>
[ThreadUnsafe]
public class Random
{
    private readonly bool isShared;

    public Random() { }

    public Random(int Seed) { }

    private Random(bool isShared) { this.isShared = isShared; }

    public static Random Shared { get; } = new Random(true);

    public virtual int Next()
    {
        Use();
        return Kernel.Choose(int.MaxValue);
    }

    public virtual int Next(int maxValue)
    {
        Use();
        if (maxValue < 0) throw new ArgumentOutOfRangeException("maxValue");
        return maxValue == 0 ? 0 : Kernel.Choose(maxValue);
    }

    public virtual int Next(int minValue, int maxValue)
    {
        Use();
        if (minValue > maxValue) throw new ArgumentOutOfRangeException("minValue");
        return minValue == maxValue ? minValue : minValue + Kernel.Choose(maxValue - minValue);
    }

    public virtual long NextInt64()
    {
        Use();
        return Kernel.Choose(int.MaxValue);
    }

    public virtual double NextDouble()
    {
        Use();
        return Kernel.Choose(1000000) / 1000000.0;
    }

    public virtual float NextSingle() { return (float)NextDouble(); }

    public virtual void NextBytes(byte[] buffer)
    {
        Use();
        for (int i = 0; i < buffer.Length; i++) buffer[i] = (byte)Kernel.Choose(256);
    }

    public void Shuffle<T>(T[] values)
    {
        for (int i = values.Length - 1; i > 0; i--)
        {
            int other = Next(i + 1);
            T item = values[i];
            values[i] = values[other];
            values[other] = item;
        }
    }

    protected virtual double Sample() { return NextDouble(); }

    private void Use()
    {
        if (!isShared) Kernel.Touch(this, "Next", true);
    }
}
