namespace System.Collections;

using Threadbare;

[ThreadUnsafe]
public sealed class BitArray
{
    private bool[] bits;
    private int version;

    public BitArray(int length) : this(length, false) { }

    public BitArray(int length, bool defaultValue)
    {
        if (length < 0) throw new ArgumentOutOfRangeException("length");
        bits = new bool[length];
        if (defaultValue) Fill(true);
    }

    public BitArray(bool[] values)
    {
        bits = new bool[values.Length];
        for (int i = 0; i < bits.Length; i++) bits[i] = values[i];
    }

    public BitArray(byte[] bytes)
    {
        bits = new bool[bytes.Length * 8];
        for (int i = 0; i < bits.Length; i++) bits[i] = (bytes[i / 8] >> (i % 8) & 1) != 0;
    }

    public BitArray(int[] values)
    {
        bits = new bool[values.Length * 32];
        for (int i = 0; i < bits.Length; i++) bits[i] = (values[i / 32] >> (i % 32) & 1) != 0;
    }

    public BitArray(BitArray bits) : this(bits.bits) { Kernel.Touch(bits, "Clone", false); }

    public int Count { get { return bits.Length; } }

    public bool IsReadOnly { get { return false; } }

    public bool IsSynchronized { get { return false; } }

    public object SyncRoot { get { return this; } }

    public int Length
    {
        get { return bits.Length; }
        set
        {
            Change("Length");
            var resized = new bool[value];
            for (int i = 0; i < value && i < bits.Length; i++) resized[i] = bits[i];
            bits = resized;
        }
    }

    public bool this[int index]
    {
        get { return Get(index); }
        set { Set(index, value); }
    }

    public bool Get(int index)
    {
        Kernel.Touch(this, "Get", false);
        CheckIndex(index);
        return bits[index];
    }

    public void Set(int index, bool value)
    {
        Change("Set");
        CheckIndex(index);
        bits[index] = value;
    }

    public void SetAll(bool value)
    {
        Change("SetAll");
        Fill(value);
    }

    public BitArray And(BitArray value)
    {
        Combine("And", value);
        for (int i = 0; i < bits.Length; i++) bits[i] = bits[i] & value.bits[i];
        return this;
    }

    public BitArray Or(BitArray value)
    {
        Combine("Or", value);
        for (int i = 0; i < bits.Length; i++) bits[i] = bits[i] | value.bits[i];
        return this;
    }

    public BitArray Xor(BitArray value)
    {
        Combine("Xor", value);
        for (int i = 0; i < bits.Length; i++) bits[i] = bits[i] ^ value.bits[i];
        return this;
    }

    public BitArray Not()
    {
        Change("Not");
        for (int i = 0; i < bits.Length; i++) bits[i] = !bits[i];
        return this;
    }

    public BitArray LeftShift(int count)
    {
        Change("LeftShift");
        var shifted = new bool[bits.Length];
        for (int i = count; i < bits.Length; i++) shifted[i] = bits[i - count];
        bits = shifted;
        return this;
    }

    public BitArray RightShift(int count)
    {
        Change("RightShift");
        var shifted = new bool[bits.Length];
        for (int i = 0; i + count < bits.Length; i++) shifted[i] = bits[i + count];
        bits = shifted;
        return this;
    }

    public bool HasAllSet()
    {
        Kernel.Touch(this, "HasAllSet", false);
        foreach (bool bit in bits)
        {
            if (!bit) return false;
        }
        return true;
    }

    public bool HasAnySet()
    {
        Kernel.Touch(this, "HasAnySet", false);
        foreach (bool bit in bits)
        {
            if (bit) return true;
        }
        return false;
    }

    public object Clone() { return new BitArray(this); }

    public void CopyTo(Array array, int index)
    {
        Kernel.Touch(this, "CopyTo", false);
        var flags = array as bool[];
        if (flags != null)
        {
            for (int i = 0; i < bits.Length; i++) flags[index + i] = bits[i];
            return;
        }
        var bytes = array as byte[];
        int width = bytes == null ? 32 : 8;
        for (int i = 0; i < bits.Length; i += width)
        {
            int word = 0;
            for (int j = 0; j < width && i + j < bits.Length; j++) word |= (bits[i + j] ? 1 : 0) << j;
            if (bytes == null) ((int[])array)[index + i / width] = word;
            else bytes[index + i / width] = (byte)word;
        }
    }

    public IEnumerator GetEnumerator()
    {
        int before = version;
        for (int i = 0; i < bits.Length; i++)
        {
            Kernel.Touch(this, "MoveNext", false);
            if (version != before) throw new InvalidOperationException("Collection was modified; enumeration operation may not execute.");
            yield return bits[i];
        }
    }

    private void Combine(string operation, BitArray other)
    {
        Change(operation);
        Kernel.Touch(other, "Get", false);
        if (other.bits.Length != bits.Length) throw new ArgumentException("Array lengths must be the same.");
    }

    private void Change(string operation)
    {
        Kernel.Touch(this, operation, true);
        version++;
    }

    private void Fill(bool value)
    {
        for (int i = 0; i < bits.Length; i++) bits[i] = value;
    }

    private void CheckIndex(int index)
    {
        if (index < 0 || index >= bits.Length) throw new ArgumentOutOfRangeException("index");
    }
}
