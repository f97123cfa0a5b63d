namespace System.Text;

using System.Collections.Generic;
using Threadbare;

[ThreadUnsafe]
public sealed class StringBuilder
{
    private string text;

    public StringBuilder() { text = ""; }

    public StringBuilder(int capacity) { text = ""; }

    public StringBuilder(string value) { text = value == null ? "" : value; }

    public StringBuilder(string value, int capacity) : this(value) { }

    public int Length
    {
        get
        {
            Kernel.Touch(this, "Length", false);
            return text.Length;
        }
        set
        {
            Kernel.Touch(this, "Length", true);
            text = value <= text.Length ? text.Substring(0, value) : text.PadRight(value, '\0');
        }
    }

    public char this[int index]
    {
        get
        {
            Kernel.Touch(this, "this[]", false);
            return text[index];
        }
        set
        {
            Kernel.Touch(this, "this[]", true);
            text = text.Substring(0, index) + value + text.Substring(index + 1);
        }
    }

    public override string ToString()
    {
        Kernel.Touch(this, "ToString", false);
        return text;
    }

    public string ToString(int startIndex, int length)
    {
        Kernel.Touch(this, "ToString", false);
        return text.Substring(startIndex, length);
    }

    public StringBuilder Append(string value) { return Add(value); }
    public StringBuilder Append(object value) { return Add(Texts.Of(value)); }
    public StringBuilder Append(char value) { return Add(value.ToString()); }
    public StringBuilder Append(char value, int repeatCount) { return Add(string.Repeated(value, repeatCount)); }
    public StringBuilder Append(bool value) { return Add(value.ToString()); }
    public StringBuilder Append(byte value) { return Add(value.ToString()); }
    public StringBuilder Append(short value) { return Add(value.ToString()); }
    public StringBuilder Append(int value) { return Add(value.ToString()); }
    public StringBuilder Append(uint value) { return Add(value.ToString()); }
    public StringBuilder Append(long value) { return Add(value.ToString()); }
    public StringBuilder Append(ulong value) { return Add(value.ToString()); }
    public StringBuilder Append(float value) { return Add(value.ToString()); }
    public StringBuilder Append(double value) { return Add(value.ToString()); }
    public StringBuilder Append(decimal value) { return Add(value.ToString()); }
    public StringBuilder Append(char[] value) { return value == null ? this : Add(Kernel.FromChars(value, 0, value.Length)); }
    public StringBuilder Append(string value, int startIndex, int count) { return Add(value.Substring(startIndex, count)); }
    public StringBuilder Append(StringBuilder value) { return value == null ? this : Add(value.ToString()); }
    public StringBuilder AppendJoin(string separator, params object[] values) { return Add(string.Join(separator, values)); }
    public StringBuilder AppendJoin(string separator, params string[] values) { return Add(string.Join(separator, values)); }
    public StringBuilder AppendJoin(string separator, params ReadOnlySpan<object> values) { return Add(string.Join(separator, values.ToArray())); }
    public StringBuilder AppendJoin(string separator, params ReadOnlySpan<string> values) { return Add(string.Join(separator, values.ToArray())); }
    public StringBuilder AppendJoin(char separator, params object[] values) { return Add(string.Join(separator.ToString(), values)); }
    public StringBuilder AppendJoin(char separator, params string[] values) { return Add(string.Join(separator.ToString(), values)); }
    public StringBuilder AppendJoin(char separator, params ReadOnlySpan<object> values) { return Add(string.Join(separator.ToString(), values.ToArray())); }
    public StringBuilder AppendJoin(char separator, params ReadOnlySpan<string> values) { return Add(string.Join(separator.ToString(), values.ToArray())); }
    public bool Equals(StringBuilder sb) { return sb != null && ToString() == sb.ToString(); }
    public StringBuilder AppendLine() { return Add("\n"); }
    public StringBuilder AppendLine(string value) { return Add(value + "\n"); }
    public StringBuilder AppendFormat(string format, object arg0) { return Add(string.Format(format, arg0)); }
    public StringBuilder AppendFormat(string format, object arg0, object arg1) { return Add(string.Format(format, arg0, arg1)); }
    public StringBuilder AppendFormat(string format, params object[] args) { return Add(string.Format(format, args)); }
    public StringBuilder AppendFormat(string format, object arg0, object arg1, object arg2) { return Add(string.Format(format, arg0, arg1, arg2)); }
    public StringBuilder AppendFormat(IFormatProvider provider, string format, object arg0) { return Add(string.Format(format, arg0)); }
    public StringBuilder AppendFormat(IFormatProvider provider, string format, object arg0, object arg1) { return Add(string.Format(format, arg0, arg1)); }
    public StringBuilder AppendFormat(IFormatProvider provider, string format, object arg0, object arg1, object arg2) { return Add(string.Format(format, arg0, arg1, arg2)); }
    public StringBuilder AppendFormat(IFormatProvider provider, string format, params object[] args) { return Add(string.Format(format, args)); }
    public StringBuilder AppendJoin(string separator, params string[] values) { return Add(string.Join(separator, values)); }
    public StringBuilder AppendJoin<T>(string separator, IEnumerable<T> values) { return Add(string.Join(separator, values)); }

    public StringBuilder Clear()
    {
        Kernel.Touch(this, "Clear", true);
        text = "";
        return this;
    }

    public StringBuilder Insert(int index, string value) { return Put(index, value); }
    public StringBuilder Insert(int index, char value) { return Put(index, value.ToString()); }
    public StringBuilder Insert(int index, int value) { return Put(index, value.ToString()); }
    public StringBuilder Insert(int index, object value) { return Put(index, Texts.Of(value)); }

    public StringBuilder Remove(int startIndex, int length)
    {
        Kernel.Touch(this, "Remove", true);
        text = text.Remove(startIndex, length);
        return this;
    }

    public StringBuilder Replace(string oldValue, string newValue)
    {
        Kernel.Touch(this, "Replace", true);
        text = text.Replace(oldValue, newValue);
        return this;
    }

    public StringBuilder Replace(char oldChar, char newChar)
    {
        Kernel.Touch(this, "Replace", true);
        text = text.Replace(oldChar, newChar);
        return this;
    }

    private StringBuilder Add(string more)
    {
        Kernel.Touch(this, "Append", true);
        text = text + more;
        return this;
    }

    private StringBuilder Put(int index, string more)
    {
        Kernel.Touch(this, "Insert", true);
        text = text.Insert(index, more);
        return this;
    }
}
