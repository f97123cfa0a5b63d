namespace System.IO;

using System.Text;
using System.Threading;
using System.Threading.Tasks;
using Threadbare;

public abstract class TextReader
{
    protected TextReader() { }

    public virtual void Close() { Dispose(true); }

    public void Dispose() { Dispose(true); }

    protected virtual void Dispose(bool disposing) { }

    public virtual int Peek() { return -1; }

    public virtual int Read() { return -1; }

    public virtual int Read(char[] buffer, int index, int count)
    {
        int read = 0;
        for (int c = 0; read < count && (c = Read()) >= 0; read++) buffer[index + read] = (char)c;
        return read;
    }

    public virtual string ReadToEnd()
    {
        string text = "";
        for (int c = Read(); c >= 0; c = Read()) text += (char)c;
        return text;
    }

    public virtual string ReadLine()
    {
        string line = "";
        for (int c = Read(); c >= 0; c = Read())
        {
            if (c == '\r' && Peek() == '\n') Read();
            if (c == '\r' || c == '\n') return line;
            line += (char)c;
        }
        return line.Length == 0 ? null : line;
    }

    public virtual Task<string> ReadLineAsync() { return Task.Run(() => ReadLine()); }

    public virtual Task<string> ReadToEndAsync() { return Task.Run(() => ReadToEnd()); }
}

[ThreadUnsafe]
public class StringReader
{
    private string text;
    private int position;

    public StringReader(string s)
    {
        if (s == null) throw new ArgumentNullException("s");
        text = s;
    }

    protected override void Dispose(bool disposing) { text = null; }

    public override int Peek()
    {
        Use("Peek", false);
        return position == text.Length ? -1 : text[position];
    }

    public override int Read()
    {
        Use("Read", true);
        return position == text.Length ? -1 : text[position++];
    }

    public override int Read(char[] buffer, int index, int count)
    {
        Use("Read", true);
        int read = Math.Min(count, text.Length - position);
        for (int i = 0; i < read; i++) buffer[index + i] = text[position + i];
        position += read;
        return read;
    }

    public override string ReadToEnd()
    {
        Use("ReadToEnd", true);
        string rest = text.Substring(position);
        position = text.Length;
        return rest;
    }

    public override string ReadLine()
    {
        Use("ReadLine", true);
        if (position == text.Length) return null;
        int end = position;
        while (end < text.Length && text[end] != '\r' && text[end] != '\n') end++;
        string line = text.Substring(position, end - position);
        if (end + 1 < text.Length && text[end] == '\r' && text[end + 1] == '\n') end++;
        position = Math.Min(end + 1, text.Length);
        return line;
    }

    public override Task<string> ReadLineAsync() { return Task.FromResult(ReadLine()); }

    public override Task<string> ReadToEndAsync() { return Task.FromResult(ReadToEnd()); }

    private void Use(string operation, bool writes)
    {
        Kernel.Touch(this, operation, writes);
        if (text == null) throw new ObjectDisposedException(null, "Cannot read from a closed TextReader.");
    }
}

public abstract class TextWriter
{
    protected TextWriter() { CoreNewLine = new[] { '\n' }; }

    protected TextWriter(IFormatProvider formatProvider) : this() { }

    public virtual string NewLine
    {
        get { return Kernel.FromChars(CoreNewLine, 0, CoreNewLine.Length); }
        set { CoreNewLine = value.ToCharArray(); }
    }

    public virtual void Close() { Dispose(true); }

    public void Dispose() { Dispose(true); }

    protected virtual void Dispose(bool disposing) { }

    public virtual ValueTask DisposeAsync()
    {
        Dispose();
        return default;
    }

    public virtual void Flush() { }

    public virtual Task FlushAsync() { return Task.Run(() => Flush()); }

    public virtual void Write(char value) { }
    public virtual void Write(char[] buffer) { if (buffer != null) Write(buffer, 0, buffer.Length); }

    public virtual void Write(char[] buffer, int index, int count)
    {
        for (int i = 0; i < count; i++) Write(buffer[index + i]);
    }

    public virtual void Write(bool value) { Write(value.ToString()); }
    public virtual void Write(int value) { Write(value.ToString()); }
    public virtual void Write(uint value) { Write(value.ToString()); }
    public virtual void Write(long value) { Write(value.ToString()); }
    public virtual void Write(ulong value) { Write(value.ToString()); }
    public virtual void Write(float value) { Write(value.ToString()); }
    public virtual void Write(double value) { Write(value.ToString()); }
    public virtual void Write(decimal value) { Write(value.ToString()); }
    public virtual void Write(string value) { if (value != null) Write(value.ToCharArray()); }
    public virtual void Write(object value) { if (value != null) Write(Texts.Of(value)); }
    public virtual void Write(StringBuilder value) { if (value != null) Write(value.ToString()); }
    public virtual void Write(string format, object arg0) { Write(string.Format(format, arg0)); }
    public virtual void Write(string format, object arg0, object arg1) { Write(string.Format(format, arg0, arg1)); }
    public virtual void Write(string format, object arg0, object arg1, object arg2) { Write(string.Format(format, arg0, arg1, arg2)); }
    public virtual void Write(string format, params object[] arg) { Write(string.Format(format, arg)); }

    public virtual void WriteLine() { Write(CoreNewLine); }
    public virtual void WriteLine(char value) { Write(value); WriteLine(); }
    public virtual void WriteLine(char[] buffer) { Write(buffer); WriteLine(); }
    public virtual void WriteLine(char[] buffer, int index, int count) { Write(buffer, index, count); WriteLine(); }
    public virtual void WriteLine(bool value) { Write(value); WriteLine(); }
    public virtual void WriteLine(int value) { Write(value); WriteLine(); }
    public virtual void WriteLine(uint value) { Write(value); WriteLine(); }
    public virtual void WriteLine(long value) { Write(value); WriteLine(); }
    public virtual void WriteLine(ulong value) { Write(value); WriteLine(); }
    public virtual void WriteLine(float value) { Write(value); WriteLine(); }
    public virtual void WriteLine(double value) { Write(value); WriteLine(); }
    public virtual void WriteLine(decimal value) { Write(value); WriteLine(); }
    public virtual void WriteLine(string value) { if (value != null) Write(value); WriteLine(); }
    public virtual void WriteLine(object value) { WriteLine(value == null ? null : Texts.Of(value)); }
    public virtual void WriteLine(string format, object arg0) { WriteLine(string.Format(format, arg0)); }
    public virtual void WriteLine(string format, object arg0, object arg1) { WriteLine(string.Format(format, arg0, arg1)); }
    public virtual void WriteLine(string format, object arg0, object arg1, object arg2) { WriteLine(string.Format(format, arg0, arg1, arg2)); }
    public virtual void WriteLine(string format, params object[] arg) { WriteLine(string.Format(format, arg)); }

    public virtual Task WriteAsync(char value) { return Task.Run(() => Write(value)); }
    public virtual Task WriteAsync(string value) { return Task.Run(() => Write(value)); }
    public virtual Task WriteLineAsync() { return Task.Run(() => WriteLine()); }
    public virtual Task WriteLineAsync(string value) { return Task.Run(() => WriteLine(value)); }
}

[ThreadUnsafe]
public class StringWriter
{
    private readonly StringBuilder builder;
    private bool isClosed;

    public StringWriter() : this(new StringBuilder()) { }

    public StringWriter(IFormatProvider formatProvider) : this(new StringBuilder()) { }

    public StringWriter(StringBuilder sb, IFormatProvider formatProvider) : this(sb) { }

    public StringWriter(StringBuilder sb)
    {
        if (sb == null) throw new ArgumentNullException("sb");
        builder = sb;
    }

    public virtual StringBuilder GetStringBuilder() { return builder; }

    protected override void Dispose(bool disposing) { isClosed = true; }

    public override void Write(char value) { Add(value.ToString()); }

    public override void Write(char[] buffer, int index, int count) { Add(Kernel.FromChars(buffer, index, count)); }

    public override void Write(string value) { if (value != null) Add(value); }

    public override Task FlushAsync() { return Task.CompletedTask; }

    public override Task WriteAsync(char value) { Write(value); return Task.CompletedTask; }

    public override Task WriteAsync(string value) { Write(value); return Task.CompletedTask; }

    public override Task WriteLineAsync(string value) { WriteLine(value); return Task.CompletedTask; }

    public override string ToString() { return builder.ToString(); }

    private void Add(string text)
    {
        if (isClosed) throw new ObjectDisposedException(null, "Cannot write to a closed TextWriter.");
        builder.Append(text);
    }
}
