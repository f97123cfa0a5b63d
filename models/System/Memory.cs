namespace System;

using System.Collections;
using System.Collections.Generic;
using Threadbare;

/// <summary>A part of an array that can be kept.</summary>
public readonly struct Memory<T>
{
    private readonly T[] array;
    private readonly int start;
    private readonly int length;

    public Memory(T[] array)
    {
        this.array = array;
        start = 0;
        length = array == null ? 0 : array.Length;
    }

    public Memory(T[] array, int start, int length)
    {
        if (start < 0 || length < 0 || start + length > (array == null ? 0 : array.Length)) throw new ArgumentOutOfRangeException("start");
        this.array = array;
        this.start = start;
        this.length = length;
    }

    public static Memory<T> Empty { get { return default(Memory<T>); } }

    public int Length { get { return length; } }

    public bool IsEmpty { get { return length == 0; } }

    public Span<T> Span { get { return new Span<T>(array, start, length); } }

    public static implicit operator Memory<T>(T[] array) { return new Memory<T>(array); }

    public static implicit operator Memory<T>(ArraySegment<T> segment) { return new Memory<T>(segment.Array, segment.Offset, segment.Count); }

    public static implicit operator ReadOnlyMemory<T>(Memory<T> memory) { return new ReadOnlyMemory<T>(memory.array, memory.start, memory.length); }

    public Memory<T> Slice(int start) { return Slice(start, length - start); }

    public Memory<T> Slice(int start, int length)
    {
        if (start < 0 || length < 0 || start + length > this.length) throw new ArgumentOutOfRangeException("start");
        return new Memory<T>(array, this.start + start, length);
    }

    public void CopyTo(Memory<T> destination) { Span.CopyTo(destination.Span); }

    public T[] ToArray() { return Span.ToArray(); }
}

/// <summary>A part of an array that can be kept, and is not changed through it.</summary>
public readonly struct ReadOnlyMemory<T>
{
    private readonly T[] array;
    private readonly int start;
    private readonly int length;

    public ReadOnlyMemory(T[] array)
    {
        this.array = array;
        start = 0;
        length = array == null ? 0 : array.Length;
    }

    public ReadOnlyMemory(T[] array, int start, int length)
    {
        if (start < 0 || length < 0 || start + length > (array == null ? 0 : array.Length)) throw new ArgumentOutOfRangeException("start");
        this.array = array;
        this.start = start;
        this.length = length;
    }

    public static ReadOnlyMemory<T> Empty { get { return default(ReadOnlyMemory<T>); } }

    public int Length { get { return length; } }

    public bool IsEmpty { get { return length == 0; } }

    public ReadOnlySpan<T> Span { get { return new ReadOnlySpan<T>(array, start, length); } }

    public static implicit operator ReadOnlyMemory<T>(T[] array) { return new ReadOnlyMemory<T>(array); }

    public static implicit operator ReadOnlyMemory<T>(ArraySegment<T> segment) { return new ReadOnlyMemory<T>(segment.Array, segment.Offset, segment.Count); }

    public ReadOnlyMemory<T> Slice(int start) { return Slice(start, length - start); }

    public ReadOnlyMemory<T> Slice(int start, int length)
    {
        if (start < 0 || length < 0 || start + length > this.length) throw new ArgumentOutOfRangeException("start");
        return new ReadOnlyMemory<T>(array, this.start + start, length);
    }

    public void CopyTo(Memory<T> destination) { Span.CopyTo(destination.Span); }

    public T[] ToArray() { return Span.ToArray(); }
}

/// <summary>A part of an array, as a list that does not grow.</summary>
public readonly struct ArraySegment<T>
{
    private readonly T[] array;
    private readonly int offset;
    private readonly int count;

    public ArraySegment(T[] array)
    {
        if (array == null) throw new ArgumentNullException("array");
        this.array = array;
        offset = 0;
        count = array.Length;
    }

    public ArraySegment(T[] array, int offset, int count)
    {
        if (array == null) throw new ArgumentNullException("array");
        if (offset < 0 || count < 0 || offset + count > array.Length) throw new ArgumentException("Offset and length were out of bounds for the array.");
        this.array = array;
        this.offset = offset;
        this.count = count;
    }

    public T[] Array { get { return array; } }

    public int Offset { get { return offset; } }

    public int Count { get { return count; } }

    public T this[int index]
    {
        get
        {
            if (index < 0 || index >= count) throw new ArgumentOutOfRangeException("index");
            return array[offset + index];
        }
        set
        {
            if (index < 0 || index >= count) throw new ArgumentOutOfRangeException("index");
            array[offset + index] = value;
        }
    }

    public static implicit operator ArraySegment<T>(T[] array) { return new ArraySegment<T>(array); }

    public ArraySegment<T> Slice(int index) { return new ArraySegment<T>(array, offset + index, count - index); }

    public ArraySegment<T> Slice(int index, int count) { return new ArraySegment<T>(array, offset + index, count); }

    public T[] ToArray() { return new Span<T>(array, offset, count).ToArray(); }
}

/// <summary>Parts of arrays and texts. The elements of an array are its own, whichever part they are reached through.</summary>
public static class MemoryExtensions
{
    public static Span<T> AsSpan<T>(this T[] array) { return new Span<T>(array); }

    public static Span<T> AsSpan<T>(this T[] array, int start) { return new Span<T>(array).Slice(start); }

    public static Span<T> AsSpan<T>(this T[] array, Index startIndex) { return new Span<T>(array).Slice(startIndex.GetOffset(array.Length)); }

    public static Span<T> AsSpan<T>(this T[] array, int start, int length) { return new Span<T>(array).Slice(start, length); }

    public static Span<T> AsSpan<T>(this T[] array, Range range)
    {
        int start = range.Start.GetOffset(array.Length);
        return new Span<T>(array).Slice(start, range.End.GetOffset(array.Length) - start);
    }

    public static Span<T> AsSpan<T>(this ArraySegment<T> segment) { return new Span<T>(segment.Array, segment.Offset, segment.Count); }

    public static Memory<T> AsMemory<T>(this T[] array) { return new Memory<T>(array); }

    public static Memory<T> AsMemory<T>(this T[] array, int start) { return new Memory<T>(array).Slice(start); }

    public static Memory<T> AsMemory<T>(this T[] array, int start, int length) { return new Memory<T>(array, start, length); }

    public static ReadOnlySpan<char> AsSpan(this string text) { return new ReadOnlySpan<char>(Characters(text)); }

    public static ReadOnlySpan<char> AsSpan(this string text, int start) { return AsSpan(text).Slice(start); }

    public static ReadOnlySpan<char> AsSpan(this string text, int start, int length) { return AsSpan(text).Slice(start, length); }

    public static ReadOnlyMemory<char> AsMemory(this string text) { return new ReadOnlyMemory<char>(Characters(text)); }

    public static ReadOnlyMemory<char> AsMemory(this string text, int start) { return AsMemory(text).Slice(start); }

    public static ReadOnlyMemory<char> AsMemory(this string text, int start, int length) { return AsMemory(text).Slice(start, length); }

    private static char[] Characters(string text) { return text == null ? null : Kernel.StringChars(text, 0, text.Length); }
}
