namespace Threadbare
{
    using System;

    /// <summary>Values as text, where <c>+</c> wants a string.</summary>
    [KnownToEngines]
    public static class Texts
    {
        public static string Of(object value)
        {
            if (value == null) return "";
            string text = value.ToString();
            return text == null ? "" : text;
        }

        /// <summary>Why a text is not a whole number of a type: it has other letters, or too many digits.</summary>
        public static Exception NotRead(string text, string type)
        {
            string digits = text.Trim();
            if (digits.StartsWith("-") || digits.StartsWith("+")) digits = digits.Substring(1);
            bool isNumber = digits.Length > 0;
            foreach (char c in digits) isNumber = isNumber && char.IsAsciiDigit(c);
            if (isNumber) return new OverflowException("Value was either too large or too small for " + type + ".");
            return new FormatException("The input string '" + text + "' was not in a correct format.");
        }

        // What the constructors of strings do: strings are values, and nobody sees one half made.

        public static string New(char[] value) { return value == null ? "" : Kernel.FromChars(value, 0, value.Length); }

        public static string New(char[] value, int startIndex, int length) { return Kernel.FromChars(value, startIndex, length); }

        public static string New(char c, int count) { return string.Repeated(c, count); }

        public static string New(ReadOnlySpan<char> value) { return New(value.ToArray()); }
    }

    /// <summary>Equality field by field: of structs, records, tuples and anonymous types.</summary>
    [KnownToEngines]
    public static class Structural
    {
        public static bool Equals(object a, object b)
        {
            if (a == null || b == null) return a == null && b == null;
            if (!Kernel.SameType(a, b)) return false;
            int count = Kernel.FieldCount(a);
            for (int i = 0; i < count; i++)
            {
                if (!object.Equals(Kernel.FieldAt(a, i), Kernel.FieldAt(b, i))) return false;
            }
            return true;
        }

        public static int HashCode(object value)
        {
            int hash = 17;
            int count = Kernel.FieldCount(value);
            for (int i = 0; i < count; i++)
            {
                object field = Kernel.FieldAt(value, i);
                hash = unchecked(hash * 31 + (field == null ? 0 : field.GetHashCode()));
            }
            return hash;
        }

        public static string Text(object value)
        {
            string text = "(";
            int count = Kernel.FieldCount(value);
            for (int i = 0; i < count; i++) text = text + (i == 0 ? "" : ", ") + Texts.Of(Kernel.FieldAt(value, i));
            return text + ")";
        }

        /// <summary>What records and anonymous types print: the name that people gave them, and their public parts.</summary>
        public static string RecordText(object value)
        {
            string text = Kernel.RecordName(value) + "{";
            string name = Kernel.PartName(value, 0);
            for (int i = 0; name != null; i++)
            {
                text = text + (i == 0 ? " " : ", ") + name + " = " + Texts.Of(Kernel.Part(value, i));
                name = Kernel.PartName(value, i + 1);
            }
            return text + " }";
        }
    }
}

namespace System
{
    using Threadbare;

    public class Object
    {
        public Object() { }

        public static bool ReferenceEquals(object objA, object objB) { return objA == objB; }

        public static bool Equals(object objA, object objB)
        {
            if (objA == objB) return true;
            if (objA == null || objB == null) return false;
            return objA.Equals(objB);
        }

        public virtual bool Equals(object obj) { return Kernel.SameValue(this, obj); }

        public virtual int GetHashCode() { return Kernel.HashOf(this); }

        public virtual string ToString() { return Kernel.TypeName(this); }

        public Type GetType() { return Kernel.TypeOf(this); }

        protected internal object MemberwiseClone() { return Kernel.Clone(this); }
    }

    public abstract class ValueType
    {
        protected ValueType() { }

        public override bool Equals(object obj) { return Structural.Equals(this, obj); }

        public override int GetHashCode() { return Structural.HashCode(this); }
    }

    public abstract class Enum
    {
        protected Enum() { }

        public override bool Equals(object obj) { return Kernel.SameValue<object>(this, obj); }

        public override int GetHashCode() { return Kernel.HashOf(this); }

        public override string ToString() { return Kernel.Text(this); }

        public string ToString(string format) { return string.IsNullOrEmpty(format) ? Kernel.Text(this) : Kernel.Format(format, this); }

        public string ToString(IFormatProvider provider) { return Kernel.Text(this); }

        public string ToString(string format, IFormatProvider provider) { return ToString(format); }

        public int CompareTo(object target)
        {
            if (target == null) return 1;
            if (!Kernel.SameType(this, target)) throw new ArgumentException("Object must be the same type as the enum.");
            return Kernel.EnumNumber(this).CompareTo(Kernel.EnumNumber(target));
        }

        public bool HasFlag(Enum flag)
        {
            if (flag == null) throw new ArgumentNullException("flag");
            return (Kernel.EnumNumber(this) & Kernel.EnumNumber(flag)) == Kernel.EnumNumber(flag);
        }

        public static string[] GetNames(Type enumType)
        {
            var names = new string[Kernel.EnumCount(enumType)];
            for (int i = 0; i < names.Length; i++) names[i] = Kernel.EnumName(enumType, i);
            return names;
        }

        public static string[] GetNames<TEnum>() { return GetNames(typeof(TEnum)); }

        public static Array GetValues(Type enumType) { return Kernel.EnumValues(enumType); }

        public static TEnum[] GetValues<TEnum>() { return (TEnum[])Kernel.EnumValues(typeof(TEnum)); }

        public static string GetName(Type enumType, object value)
        {
            long number = Number(value);
            for (int i = 0; i < Kernel.EnumCount(enumType); i++)
            {
                if (ValueAt(enumType, i) == number) return Kernel.EnumName(enumType, i);
            }
            return null;
        }

        public static bool IsDefined(Type enumType, object value)
        {
            if (value is string name) return Position(enumType, name, false) >= 0;
            return GetName(enumType, value) != null;
        }

        public static object ToObject(Type enumType, object value) { return Kernel.EnumOf(enumType, Number(value)); }

        public static object Parse(Type enumType, string value) { return Parse(enumType, value, false); }

        public static object Parse(Type enumType, string value, bool ignoreCase)
        {
            if (value == null) throw new ArgumentNullException("value");
            if (!TryRead(enumType, value, ignoreCase, out long number)) throw new ArgumentException("Requested value '" + value + "' was not found.");
            return Kernel.EnumOf(enumType, number);
        }

        public static TEnum Parse<TEnum>(string value) { return (TEnum)Parse(typeof(TEnum), value, false); }

        public static TEnum Parse<TEnum>(string value, bool ignoreCase) { return (TEnum)Parse(typeof(TEnum), value, ignoreCase); }

        public static bool TryParse<TEnum>(string value, out TEnum result) { return TryParse(value, false, out result); }

        public static bool TryParse<TEnum>(string value, bool ignoreCase, out TEnum result)
        {
            bool isRead = TryRead(typeof(TEnum), value, ignoreCase, out long number);
            result = isRead ? (TEnum)Kernel.EnumOf(typeof(TEnum), number) : default(TEnum);
            return isRead;
        }

        /// <summary>Names separated by commas, or a number.</summary>
        private static bool TryRead(Type enumType, string text, bool ignoreCase, out long number)
        {
            number = 0;
            if (string.IsNullOrWhiteSpace(text)) return false;
            if (Kernel.Parse(text.Trim(), out number)) return true;
            number = 0;
            foreach (string part in text.Split(','))
            {
                int position = Position(enumType, part.Trim(), ignoreCase);
                if (position < 0) return false;
                number = number | ValueAt(enumType, position);
            }
            return true;
        }

        private static int Position(Type enumType, string name, bool ignoreCase)
        {
            for (int i = 0; i < Kernel.EnumCount(enumType); i++)
            {
                string known = Kernel.EnumName(enumType, i);
                if (known == name || ignoreCase && known.ToLowerInvariant() == name.ToLowerInvariant()) return i;
            }
            return -1;
        }

        private static long ValueAt(Type enumType, int index) { return Kernel.EnumNumber(Kernel.GetElement(Kernel.EnumValues(enumType), index)); }

        private static long Number(object value) { return Kernel.EnumNumber(value); }
    }

    public static class Nullable
    {
        public static int Compare<T>(T? n1, T? n2) where T : struct { return System.Collections.Generic.Comparer<T?>.Default.Compare(n1, n2); }

        public static bool Equals<T>(T? n1, T? n2) where T : struct { return n1.Equals(n2); }
    }

    public struct Nullable<T>
    {
        public bool HasValue { get { return (object)this != null; } }

        public T Value
        {
            get
            {
                if ((object)this == null) throw new InvalidOperationException("Nullable object must have a value.");
                return (T)(object)this;
            }
        }

        public T GetValueOrDefault() { return (object)this == null ? default(T) : (T)(object)this; }

        public override bool Equals(object other) { return (object)this == null ? other == null : other != null && ((object)this).Equals(other); }

        public override int GetHashCode() { return (object)this == null ? 0 : ((object)this).GetHashCode(); }

        public override string ToString() { return (object)this == null ? "" : ((object)this).ToString(); }

        public T GetValueOrDefault(T defaultValue) { return (object)this == null ? defaultValue : (T)(object)this; }
    }

    public static class Activator
    {
        public static T CreateInstance<T>() { return Kernel.Create<T>(); }
    }

    public abstract class Delegate
    {
        public object Target { get { return Kernel.DelegateTarget(this); } }

        public virtual Delegate[] GetInvocationList() { return Kernel.Targets(this); }

        public object DynamicInvoke(params object[] args) { return Kernel.CallDelegate(this, args); }

        public static Delegate Combine(Delegate a, Delegate b)
        {
            if (a == null) return b;
            if (b == null) return a;
            return Joined(Kernel.Targets(a), Kernel.Targets(b));
        }

        public static Delegate Combine(params Delegate[] delegates)
        {
            Delegate all = null;
            for (int i = 0; delegates != null && i < delegates.Length; i++) all = Combine(all, delegates[i]);
            return all;
        }

        public static Delegate Remove(Delegate source, Delegate value)
        {
            if (source == null || value == null) return source;
            Delegate[] all = Kernel.Targets(source);
            Delegate[] unwanted = Kernel.Targets(value);
            for (int start = all.Length - unwanted.Length; start >= 0; start--)
            {
                if (Occurs(unwanted, all, start)) return Without(all, start, unwanted.Length);
            }
            return source;
        }

        public static Delegate RemoveAll(Delegate source, Delegate value)
        {
            Delegate before;
            do
            {
                before = source;
                source = Remove(source, value);
            }
            while (!ReferenceEquals(before, source));
            return source;
        }

        public static bool operator ==(Delegate d1, Delegate d2)
        {
            if ((object)d1 == null) return (object)d2 == null;
            return d1.Equals(d2);
        }

        public static bool operator !=(Delegate d1, Delegate d2) { return !(d1 == d2); }

        public override bool Equals(object obj)
        {
            if (!(obj is Delegate other)) return false;
            Delegate[] mine = Kernel.Targets(this);
            Delegate[] theirs = Kernel.Targets(other);
            return mine.Length == theirs.Length && Occurs(mine, theirs, 0);
        }

        public override int GetHashCode() { return Kernel.Targets(this).Length; }

        private static bool Occurs(Delegate[] wanted, Delegate[] all, int start)
        {
            for (int i = 0; i < wanted.Length; i++)
            {
                if (!Kernel.SameTarget(wanted[i], all[start + i])) return false;
            }
            return true;
        }

        private static Delegate Without(Delegate[] all, int start, int length)
        {
            if (all.Length == length) return null;
            var rest = new Delegate[all.Length - length];
            for (int i = 0; i < rest.Length; i++) rest[i] = all[i < start ? i : i + length];
            return Kernel.Combined(rest);
        }

        private static Delegate Joined(Delegate[] first, Delegate[] second)
        {
            var all = new Delegate[first.Length + second.Length];
            for (int i = 0; i < first.Length; i++) all[i] = first[i];
            for (int i = 0; i < second.Length; i++) all[first.Length + i] = second[i];
            return Kernel.Combined(all);
        }
    }

    public abstract class MulticastDelegate
    {
        public static bool operator ==(MulticastDelegate d1, MulticastDelegate d2) { return (Delegate)d1 == (Delegate)d2; }

        public static bool operator !=(MulticastDelegate d1, MulticastDelegate d2) { return (Delegate)d1 != (Delegate)d2; }
    }

    public class EventArgs
    {
        public static readonly EventArgs Empty = new EventArgs();

        public EventArgs() { }
    }
}
