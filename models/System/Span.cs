namespace System;

using Threadbare;

public readonly ref struct ReadOnlySpan<T>
{
    private readonly T[] array;
    private readonly int start;
    private readonly int length;

    public ReadOnlySpan(T[] array)
    {
        this.array = array;
        start = 0;
        length = array == null ? 0 : array.Length;
    }

    public ReadOnlySpan(T[] array, int start, int length)
    {
        this.array = array;
        this.start = start;
        this.length = length;
    }

    public int Length { get { return length; } }

    public bool IsEmpty { get { return length == 0; } }

    public ref readonly T this[int index]
    {
        get
        {
            if (index < 0 || index >= length) throw new IndexOutOfRangeException();
            return ref array[start + index];
        }
    }

    public ReadOnlySpan<T> Slice(int start)
    {
        return new ReadOnlySpan<T>(array, this.start + start, length - start);
    }

    public ReadOnlySpan<T> Slice(int start, int length)
    {
        if (start < 0 || length < 0 || start + length > this.length) throw new ArgumentOutOfRangeException("start");
        return new ReadOnlySpan<T>(array, this.start + start, length);
    }

    public override string ToString()
    {
        if (typeof(T) != typeof(char)) return "System.ReadOnlySpan<" + typeof(T).Name + ">[" + length + "]";
        string text = "";
        for (int i = 0; i < length; i++) text = text + array[start + i];
        return text;
    }

    public T[] ToArray()
    {
        var all = new T[length];
        for (int i = 0; i < length; i++) all[i] = array[start + i];
        return all;
    }

    public void CopyTo(Span<T> destination)
    {
        for (int i = 0; i < length; i++) destination[i] = array[start + i];
    }

    public static implicit operator ReadOnlySpan<T>(T[] array) { return new ReadOnlySpan<T>(array); }

    public ReadOnlySpan<T>.Enumerator GetEnumerator() { return new Enumerator(this); }

    public ref struct Enumerator
    {
        private readonly ReadOnlySpan<T> span;
        private int at;

        internal Enumerator(ReadOnlySpan<T> span)
        {
            this.span = span;
            at = -1;
        }

        public ref readonly T Current { get { return ref span.array[span.start + at]; } }

        public bool MoveNext()
        {
            at++;
            return at < span.length;
        }
    }
}

public readonly ref struct Span<T>
{
    private readonly T[] array;
    private readonly int start;
    private readonly int length;

    public Span(T[] array)
    {
        this.array = array;
        start = 0;
        length = array == null ? 0 : array.Length;
    }

    public Span(T[] array, int start, int length)
    {
        this.array = array;
        this.start = start;
        this.length = length;
    }

    public int Length { get { return length; } }

    public bool IsEmpty { get { return length == 0; } }

    public ref T this[int index]
    {
        get
        {
            if (index < 0 || index >= length) throw new IndexOutOfRangeException();
            return ref array[start + index];
        }
    }

    public Span<T> Slice(int start) { return new Span<T>(array, this.start + start, length - start); }

    public Span<T> Slice(int start, int length)
    {
        if (start < 0 || length < 0 || start + length > this.length) throw new ArgumentOutOfRangeException("start");
        return new Span<T>(array, this.start + start, length);
    }

    public override string ToString()
    {
        if (typeof(T) != typeof(char)) return "System.Span<" + typeof(T).Name + ">[" + length + "]";
        string text = "";
        for (int i = 0; i < length; i++) text = text + array[start + i];
        return text;
    }

    public T[] ToArray()
    {
        var all = new T[length];
        for (int i = 0; i < length; i++) all[i] = array[start + i];
        return all;
    }

    public void Fill(T value)
    {
        for (int i = 0; i < length; i++) array[start + i] = value;
    }

    public void Clear() { Fill(default(T)); }

    public void CopyTo(Span<T> destination)
    {
        for (int i = 0; i < length; i++) destination[i] = array[start + i];
    }

    public static implicit operator Span<T>(T[] array) { return new Span<T>(array); }

    public static implicit operator ReadOnlySpan<T>(Span<T> span) { return new ReadOnlySpan<T>(span.array, span.start, span.length); }

    public Span<T>.Enumerator GetEnumerator() { return new Enumerator(this); }

    public ref struct Enumerator
    {
        private readonly Span<T> span;
        private int at;

        internal Enumerator(Span<T> span)
        {
            this.span = span;
            at = -1;
        }

        public ref T Current { get { return ref span.array[span.start + at]; } }

        public bool MoveNext()
        {
            at++;
            return at < span.length;
        }
    }
}
