/// Work that others start. Its assembly is loaded before theirs.
public class Counter
{
    static int all;
    int own;

    public void Touch() => own++;

    public void Add() => own++;

    public static void TouchAll() => all++;

    public static void AddAll() => all++;
}

/// What nothing in its assembly makes delegates of.
public class Tally
{
    int own;
    static int all;

    public void Add() => own++;

    public static void AddAll() => all++;
}

public abstract class Chore
{
    public abstract void Finish();
}

public abstract class Job
{
    public abstract void Do();
}

public class Box<T>
{
    T inside;

    public T Exchange(T other)
    {
        T before = inside;
        inside = other;
        return before;
    }

    public static T Self(T it) => it;
}

public struct Slot
{
    public int Left;
    public int Right;
}

/// Fields that others access before they have loaded this assembly.
public class Shelf
{
    public int Count;
    public readonly int Size = 3;
    public Slot Top;
    public static int All;
}
