// What the machine that runs programs does itself. Everything else that a library does is written in C# on top of it.
namespace Threadbare;

using System;

[KnownToEngines]
public static class Kernel
{
    // Threads

    /// <summary>Starts a thread that calls <c>body</c>, with <c>argument</c> if it takes one. What the caller did
    /// happens before. <c>handle</c> stands for the thread; <c>kind</c> is what reports call it.</summary>
    public static extern int Start(Delegate body, object? argument, object handle, string kind);

    /// <summary>The number of the current thread.</summary>
    public static extern int Current();

    /// <summary>The object that stands for the current thread.</summary>
    public static extern object? CurrentHandle();

    /// <summary>Blocks the thread until somebody wakes the queue. Reports say <c>what</c> it waits for. Who waits for
    /// <c>"input"</c> is never lost: that comes from outside.</summary>
    public static extern void Park(object queue, string what);

    /// <summary>The same, but false if the time is over first.</summary>
    public static extern bool ParkFor(object queue, string what, long milliseconds);

    /// <summary>Wakes all who wait in the queue.</summary>
    public static extern void Wake(object queue);

    /// <summary>Wakes the one who has waited longest.</summary>
    public static extern void WakeOne(object queue);

    /// <summary>Lets others run.</summary>
    public static extern void Yield();

    /// <summary>Simulated milliseconds.</summary>
    public static extern long Now();

    /// <summary>The current thread does not keep the program alive.</summary>
    public static extern void Daemon();

    // Happens-before

    /// <summary>What those did who released it before happens before what the thread does from now on.</summary>
    public static extern void Acquire(object sync);

    /// <summary>What the thread did so far happens before what those do who acquire it.</summary>
    public static extern void Release(object sync);

    /// <summary>The same, and what others released is forgotten.</summary>
    public static extern void ReleaseAll(object sync);

    /// <summary>A full memory barrier.</summary>
    public static extern void Fence();

    // Ownership

    /// <summary>The thread holds the lock, once more. The mode is exclusive, read, write or upgradeable. It would have
    /// waited so long for it, or for ever: who gives up after a while is never part of a deadlock there.</summary>
    public static extern void Own(object @lock, string mode, long milliseconds);

    /// <summary>The thread holds the lock once less.</summary>
    public static extern void Disown(object @lock);

    /// <summary>Takes the monitor of an object, as <c>lock</c> does. Who waits for it is parked at the object.</summary>
    public static extern void MonitorEnter(object o);

    /// <summary>Takes it if that is possible at once.</summary>
    public static extern bool MonitorTryEnter(object o);

    /// <summary>Gives it back, once.</summary>
    public static extern void MonitorExit(object o);

    /// <summary>How often the thread has the monitor.</summary>
    public static extern int MonitorDepth(object o);

    // Memory

    /// <summary>An access to an object as a whole that threads must not share without care.</summary>
    public static extern void Touch(object target, string operation, bool writes);

    /// <summary>A volatile read.</summary>
    public static extern T AtomicRead<T>(ref readonly T location);

    /// <summary>A volatile write.</summary>
    public static extern void AtomicWrite<T>(ref T location, T value);

    /// <summary>What the calling method does with the location is one atomic step.</summary>
    public static extern void Atomic<T>(ref T location);

    // Values

    /// <summary>A value of which nothing is known.</summary>
    public static extern T Unknown<T>();

    /// <summary>Is something known of the value?</summary>
    public static extern bool IsKnown(object? value);

    /// <summary>A number below <c>count</c>, any.</summary>
    public static extern int Choose(int count);

    /// <summary>A number for the object.</summary>
    public static extern int Identity(object o);

    /// <summary>The default of the value's type.</summary>
    public static extern object Default(object? value);

    /// <summary>The name of the object's type.</summary>
    public static extern string TypeName(object o);

    /// <summary>The types of what a delegate takes.</summary>
    public static extern Type[] ParameterTypes(Delegate d);

    /// <summary>The types of what the widest constructor of a class takes.</summary>
    public static extern Type[] ConstructorTypes(Type type);

    /// <summary>An object of a class, by its widest constructor.</summary>
    public static extern object Construct(Type type, object?[] args);

    /// <summary>Calls a delegate of any type.</summary>
    public static extern object? CallDelegate(Delegate d, object?[] args);

    /// <summary>What somebody attached to the object; null at first.</summary>
    public static extern object? Attached(object o);

    /// <summary>Attaches something to the object, in place of what was there.</summary>
    public static extern void Attach(object o, object? state);

    /// <summary>The same primitive value, the same text or the same object?</summary>
    public static extern bool SameValue<T>(T a, T b);

    /// <summary>A number that is the same for the same primitive value, text or object.</summary>
    public static extern int HashOf(object? value);

    /// <summary>Do the objects have the same type?</summary>
    public static extern bool SameType(object a, object b);

    /// <summary>The short name of a record's type and a space; nothing for an anonymous type.</summary>
    public static extern string RecordName(object o);

    /// <summary>The name of one of the parts that a record or an anonymous type prints; null behind the last.</summary>
    public static extern string? PartName(object o, int index);

    /// <summary>The value of that part.</summary>
    public static extern object? Part(object o, int index);

    /// <summary>How many fields the object has, those of base types included.</summary>
    public static extern int FieldCount(object o);

    /// <summary>The value of one of them.</summary>
    public static extern object? FieldAt(object o, int index);

    /// <summary>A new object, by the constructor without parameters; of a value type its default.</summary>
    public static extern T Create<T>();

    /// <summary>A shallow copy.</summary>
    public static extern object Clone(object o);

    /// <summary>The type of the object, as <c>typeof</c> has it.</summary>
    public static extern Type TypeOf(object o);

    /// <summary>The name of a type, with namespace or without.</summary>
    public static extern string TypeText(Type type, bool full);

    // Enums

    /// <summary>The number of an enum's value.</summary>
    public static extern long EnumNumber(object value);

    /// <summary>The value of an enum that has that number.</summary>
    public static extern object EnumOf(Type type, long number);

    /// <summary>How many members an enum has.</summary>
    public static extern int EnumCount(Type type);

    /// <summary>The name of one of them, in the order of their numbers.</summary>
    public static extern string EnumName(Type type, int index);

    /// <summary>The values of all of them, in the same order.</summary>
    public static extern Array EnumValues(Type type);

    // Arrays of any element type

    /// <summary>The length of a dimension; of all of them together for -1.</summary>
    public static extern int ArrayLength(Array array, int dimension);

    /// <summary>How many dimensions.</summary>
    public static extern int ArrayRank(Array array);

    /// <summary>An element, counted over all dimensions.</summary>
    public static extern object? GetElement(Array array, int index);

    /// <summary>Changes an element.</summary>
    public static extern void SetElement(Array array, int index, object? value);

    /// <summary>An array with the same type of elements.</summary>
    public static extern Array NewArrayLike(Array array, int length);

    // Delegates

    /// <summary>What a delegate calls, one after the other.</summary>
    public static extern Delegate[] Targets(Delegate d);

    /// <summary>A delegate that calls all of them, of the type of the first.</summary>
    public static extern Delegate Combined(Delegate[] targets);

    /// <summary>Do two delegates call the same method on the same object?</summary>
    public static extern bool SameTarget(Delegate a, Delegate b);

    /// <summary>The object that the delegate calls a method of.</summary>
    public static extern object? DelegateTarget(Delegate d);

    // Garbage

    /// <summary>Knows an object without keeping it alive.</summary>
    public static extern object NewWeak(object? target);

    /// <summary>The object, if it is still alive.</summary>
    public static extern object? WeakTarget(object handle);

    /// <summary>Forgets what nobody can reach; finalizers run.</summary>
    public static extern void Collect();

    /// <summary>Are there finalizers that have begun and not ended? If not, the thread knows what they did.</summary>
    public static extern bool FinalizersRun();

    /// <summary>The finalizer of the object does not run.</summary>
    public static extern void SuppressFinalize(object o);

    // Texts

    /// <summary>A primitive value as text, in the invariant culture.</summary>
    public static extern string Text(object? value);

    /// <summary>A decimal number rounded, in the way that a <c>MidpointRounding</c> of that number says.</summary>
    public static extern decimal RoundDecimal(decimal value, int digits, int mode);

    /// <summary>The same with a format.</summary>
    public static extern string Format(string format, object? value);

    /// <summary>A text as a primitive value.</summary>
    public static extern bool Parse<T>(string text, out T value);

    /// <summary>How many characters.</summary>
    public static extern int StringLength(string text);

    /// <summary>One of them.</summary>
    public static extern char StringAt(string text, int index);

    /// <summary>Some of them.</summary>
    public static extern string Substring(string text, int start, int length);

    /// <summary>Where a character is, from there on; -1 if it is nowhere.</summary>
    public static extern int StringFind(string text, char value, int start);

    /// <summary>Where a text is in another one, from there on; -1 if it is nowhere.</summary>
    public static extern int StringFind(string text, string value, int start);

    /// <summary>Where one of some characters is, from there on; -1 if none is anywhere.</summary>
    public static extern int StringFindAny(string text, string some, int start);

    /// <summary>Where another one than some characters is, from there on; -1 if there is none.</summary>
    public static extern int StringFindOther(string text, string some, int start);

    /// <summary>Each character as a capital, or none of them, as far as one character stands for another.</summary>
    public static extern string StringCase(string text, bool upper);

    /// <summary>Some of the characters of a text.</summary>
    public static extern char[] StringChars(string text, int start, int length);

    /// <summary>A text of characters.</summary>
    public static extern string FromChars(char[] chars, int start, int length);

    // Numbers

    /// <summary>A function of <c>System.Math</c>, by its name.</summary>
    public static extern double Math(string function, double a, double b);

    // Output

    /// <summary>Something that the program prints.</summary>
    public static extern void Print(string text);

    /// <summary>Ends the program.</summary>
    public static extern void Exit(int code);

    // Iterators

    /// <summary>Runs an iterator method up to its next value; false if there is none.</summary>
    public static extern bool Resume(object frame);

    /// <summary>The value that it gave.</summary>
    public static extern T YieldedValue<T>(object frame);

    /// <summary>Runs what is to be done finally.</summary>
    public static extern void DisposeFrame(object frame);

    /// <summary>The frame of a new call of the same method with the same arguments.</summary>
    public static extern object CopyFrame(object frame);

    /// <summary>Who is told what becomes of the frame of an async iterator, and the token that its parameter with
    /// <c>[EnumeratorCancellation]</c> gets.</summary>
    public static extern void BindIterator(object frame, object iterator, System.Threading.CancellationToken token);
}

/// <summary>Marks a type whose objects threads must not use at the same time.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
public sealed class ThreadUnsafeAttribute : Attribute
{
}

/// <summary>Marks a type that engines use by themselves.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
public sealed class KnownToEnginesAttribute : Attribute
{
}
