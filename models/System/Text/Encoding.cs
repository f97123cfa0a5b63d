namespace System.Text
{
    using Threadbare;

    public abstract class Encoding
    {
        private static readonly Encoding TheUtf8 = new UTF8Encoding(true);
        private static readonly Encoding TheAscii = new SingleByteEncoding(127, "us-ascii");
        private static readonly Encoding TheLatin1 = new SingleByteEncoding(255, "iso-8859-1");
        private static readonly Encoding TheUnicode = new UnicodeEncoding(false, true);
        private static readonly Encoding TheBigEndian = new UnicodeEncoding(true, true);

        protected Encoding() { }

        public static Encoding Default { get { return TheUtf8; } }

        public static Encoding UTF8 { get { return TheUtf8; } }

        public static Encoding ASCII { get { return TheAscii; } }

        public static Encoding Latin1 { get { return TheLatin1; } }

        public static Encoding Unicode { get { return TheUnicode; } }

        public static Encoding BigEndianUnicode { get { return TheBigEndian; } }

        public virtual byte[] GetPreamble() { return new byte[0]; }

        public virtual byte[] GetBytes(string s) { return GetBytes(s.ToCharArray()); }

        public virtual byte[] GetBytes(char[] chars) { return GetBytes(chars, 0, chars.Length); }

        public virtual byte[] GetBytes(char[] chars, int index, int count)
        {
            var bytes = new byte[GetByteCount(chars, index, count)];
            GetBytes(chars, index, count, bytes, 0);
            return bytes;
        }

        public virtual int GetByteCount(string s) { return GetBytes(s).Length; }

        public virtual string GetString(byte[] bytes) { return GetString(bytes, 0, bytes.Length); }

        public virtual string GetString(byte[] bytes, int index, int count)
        {
            var chars = new char[GetCharCount(bytes, index, count)];
            GetChars(bytes, index, count, chars, 0);
            return new string(chars);
        }

        public virtual char[] GetChars(byte[] bytes) { return GetString(bytes).ToCharArray(); }
    }

    public class UTF8Encoding
    {
        private readonly bool hasMark;

        public UTF8Encoding() { }

        public UTF8Encoding(bool encoderShouldEmitUTF8Identifier) { hasMark = encoderShouldEmitUTF8Identifier; }

        public UTF8Encoding(bool encoderShouldEmitUTF8Identifier, bool throwOnInvalidBytes) : this(encoderShouldEmitUTF8Identifier) { }

        public override string WebName { get { return "utf-8"; } }

        public override byte[] GetPreamble() { return hasMark ? new byte[] { 0xEF, 0xBB, 0xBF } : new byte[0]; }

        public override byte[] GetBytes(char[] chars, int index, int count)
        {
            var bytes = new Bag<byte>();
            for (int i = index; i < index + count; i++)
            {
                int code = chars[i];
                bool isPair = char.IsHighSurrogate(chars[i]) && i + 1 < index + count && char.IsLowSurrogate(chars[i + 1]);
                if (isPair) code = 0x10000 + ((code - 0xD800) << 10) + (chars[++i] - 0xDC00);
                else if (code >= 0xD800 && code <= 0xDFFF) code = 0xFFFD;
                Put(bytes, code);
            }
            return bytes.ToArray();
        }

        public override string GetString(byte[] bytes, int index, int count)
        {
            var chars = new Bag<char>();
            int end = index + count;
            while (index < end)
            {
                int first = bytes[index];
                int more = first < 0x80 ? 0 : first >= 0xC2 && first < 0xE0 ? 1 : first >= 0xE0 && first < 0xF0 ? 2 : first >= 0xF0 && first < 0xF5 ? 3 : -1;
                int code = more <= 0 ? first : first & (0x3F >> more);
                int read = 1;
                while (read <= more && index + read < end && (bytes[index + read] & 0xC0) == 0x80) code = code << 6 | bytes[index + read++] & 0x3F;
                Append(chars, more < 0 || read <= more ? 0xFFFD : code);
                index += read;
            }
            return Kernel.FromChars(chars.Items, 0, chars.Count);
        }

        private static void Put(Bag<byte> bytes, int code)
        {
            if (code < 0x80)
            {
                bytes.Add((byte)code);
                return;
            }
            int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
            bytes.Add((byte)(0xFF00 >> more + 1 | code >> 6 * more));
            for (int i = more - 1; i >= 0; i--) bytes.Add((byte)(0x80 | code >> 6 * i & 0x3F));
        }

        private static void Append(Bag<char> chars, int code)
        {
            if (code >= 0x10000)
            {
                chars.Add((char)(0xD800 + (code - 0x10000 >> 10)));
                code = 0xDC00 + (code - 0x10000 & 0x3FF);
            }
            chars.Add((char)code);
        }
    }

    public class UnicodeEncoding
    {
        private readonly bool isBigEndian;

        public UnicodeEncoding() { }

        public UnicodeEncoding(bool bigEndian, bool byteOrderMark) { isBigEndian = bigEndian; }

        public override byte[] GetBytes(char[] chars, int index, int count)
        {
            var bytes = new byte[2 * count];
            for (int i = 0; i < count; i++)
            {
                int code = chars[index + i];
                bytes[2 * i] = (byte)(isBigEndian ? code >> 8 : code & 0xFF);
                bytes[2 * i + 1] = (byte)(isBigEndian ? code & 0xFF : code >> 8);
            }
            return bytes;
        }

        public override string GetString(byte[] bytes, int index, int count)
        {
            var chars = new char[count / 2];
            for (int i = 0; i < chars.Length; i++)
            {
                int first = bytes[index + 2 * i];
                int second = bytes[index + 2 * i + 1];
                chars[i] = (char)(isBigEndian ? first << 8 | second : second << 8 | first);
            }
            return Kernel.FromChars(chars, 0, chars.Length);
        }
    }
}

namespace Threadbare
{
    using System.Text;

    /// <summary>One byte for each character; what has none becomes a question mark.</summary>
    internal sealed class SingleByteEncoding : Encoding
    {
        private readonly int last;
        private readonly string name;

        internal SingleByteEncoding(int last, string name)
        {
            this.last = last;
            this.name = name;
        }

        public override string WebName { get { return name; } }

        public override byte[] GetBytes(char[] chars, int index, int count)
        {
            var bytes = new byte[count];
            for (int i = 0; i < count; i++) bytes[i] = (byte)(chars[index + i] <= last ? chars[index + i] : '?');
            return bytes;
        }

        public override string GetString(byte[] bytes, int index, int count)
        {
            var chars = new char[count];
            for (int i = 0; i < count; i++) chars[i] = bytes[index + i] <= last ? (char)bytes[index + i] : '\uFFFD';
            return Kernel.FromChars(chars, 0, count);
        }
    }
}
