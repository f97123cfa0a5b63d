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

public abstract class Job
{
    public abstract void Do();
}
