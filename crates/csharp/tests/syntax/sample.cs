#!/usr/bin/env run
#define TRACE
extern alias Old;
global using System;
using static System.Math;
using Pair = (int Left, string Right);
using unsafe Raw = int*;

[assembly: CLSCompliant(true), Custom(Name = "x", 1)]
#nullable enable
#if TRACE && !MISSING || (false == true)
namespace A.B;
#else
namespace Broken {{{
#endif

/// <summary>Doc.</summary>
[Serializable]
public abstract partial class Queue<in T, out U>(int capacity = 16) : Base<T>(capacity), IQueue where T : class?, new() where U : unmanaged, allows ref struct
{
    private readonly object gate = new();
    public const int Max = 0x_FF + 0b10_1, Min = -1;
    static volatile int count, other = 3;
    fixed byte buffer[16];
    public event EventHandler? Changed;
    event Action I.Fired { add { gate.ToString(); } remove => Drop(value); }
    public required string Name { get; init; } = @"a ""quoted"" name";
    public int Length { get => field; private set { field = value; } }
    int this[int i, params string[] rest] => items[i];
    string I<T>.this[Index i] { get { return ""; } }
    public Queue() : this(1) { }
    static Queue() { }
    ~Queue() => Dispose();
    public static Queue<T, U> operator +(Queue<T, U> a, Queue<T, U> b) => a;
    public static bool operator >>>(C a, int b) => true;
    public void operator checked +=(int x) { }
    public static explicit operator checked int(C c) => 1;
    static abstract T I<T>.operator -(T x);
    public async Task<(int a, List<int?[]> b)> RunAsync<V>(this V v, ref readonly int x, out int y, scoped Span<int> z, __arglist) where V : notnull
    {
        int a = 1, b = (int)x + (a) - b;
        var (p, (q, _)) = (1, (2, 3));
        ref int r = ref a;
        scoped ref readonly var s = ref b;
        const double d = 1.5e-3, e = .5, f = 1_0.0F;
        if (a < b && F(a < b, c > (d)) || G<int, A<B>>(x) is { Length: > 3 and not 5 } t) { } else if (x is not null) ; else { a++; }
        for (int i = 0, j = 1; i < 10; i++, --j) continue;
        for (;;) break;
        foreach (var (k, v2) in map) { }
        await foreach (ref readonly var item in items.ConfigureAwait(false)) yield return item;
        while (true) do { a <<= 1; b >>= 2; b >>>= 3; } while (a >> 1 > 2);
        lock (gate) { count++; }
        using (var file = Open()) using (other) { }
        await using var scope = Begin();
        fixed (byte* bytes = buffer, more = &other[0]) { *bytes = 1; bytes->x = (byte)*bytes; }
        unsafe { delegate* unmanaged[Cdecl]<int, ref byte, void> fp = &M; }
        checked { a = unchecked(a * 2); }
        try { goto end; } catch (IOException ex) when (ex.HResult == 1) { throw; } catch { throw new E(); } finally { }
        switch (a, b)
        {
            case (1, 2): case (int)X: goto case 3;
            case Circle { Radius: >= 0, Center.X: var cx } c when c.Ok: break;
            case [1, .., var last] or [] or [_, .. { Length: 2 } rest]: return;
            case A | B: case null: default: goto default;
        }
        var name = a switch { < 0 => "neg", 0 or 1 => $"{a,5:N2}", var n when (n > 1) => n.ToString(), Point(var px, _) { } => "p", _ => throw new E() };
        Func<int, int> fn = static async (x) => await x, g2 = x => y => x + y, h = int (int x = 3, params int[] ys) => x, k2 = [Attr] (x, _) => { return x; }, l = delegate (int i) { return i; };
        var query = from T x in xs join y in ys on x.Id equals y.Id into g let z2 = x + 1 where z2 is Foo orderby x.A descending, x.B group x by x.Key into grouped select new { grouped.Key, Count = 1 };
        int[] list = [1, .. xs, 2]; int[,] grid = new int[2, 3] { { 1, 2, 3 }, { 4, 5, 6 } }; var jag = new int[3][]; var imp = new[] { 1 };
        var dict = new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 }; var nested = new Foo { Bar = { 1, 2 }, Baz = new() { X = 1 } };
        Span<int> stack = stackalloc int[3], stack2 = stackalloc[] { 1, 2 };
        x?.y?.z?[0].w!.v = a ?? b ?? throw new E(); a ??= b?[1] ?? c; t = a ? b : c ? d : e; u = a?[1] is int ? x : y;
        var raw = """ a "quote" b """; var raw2 = $$"""
            { {{a}} "{{b:X}}" }
            """; var utf = "bytes"u8; char ch = '\'', ch2 = '\u0041';
        var range = xs[1..^2][..][^1..]; var copy = rec with { A = 1, B = 2 }; nameof(List<>).ToString(); typeof(Dictionary<,>).F(); default(T); sizeof(int);
        M(ref a, out var o1, out int o2, in b, name: 1, out _); global::System.Console.WriteLine($@"{x}
            ""{y}"" {{ {$"{z}"} }}");
        static int Local<W>(W w) => 1; async Task Inner() { await Task.Yield(); }
        end: ;
        __makeref(a); __reftype(b); __refvalue(c, int); var cast = (Func<int>)(() => 1); var neg = (int)-1; IntPtr ptr = (IntPtr)(void*)p;
        yield break;
    }
#region Types
#pragma warning disable CS0168 // unused
    enum Color : byte { Red = 1, [Obsolete] Green, Blue, }
    delegate void Handler<T>(object? sender, T args) where T : struct;
    record struct P(int X, int Y); record R(int A) : Q(A) { } sealed record class S; readonly ref partial struct RS { }
    interface IShape { static abstract int Count { get; } void Draw() { } }
    static class Ext { extension<T>(List<T> list) where T : class { public bool IsEmpty => list.Count == 0; } extension(string) { static int F() => 1; } }
    public partial Queue(int x); partial void OnChanged();
#endregion
}
file class Hidden;
