namespace System;

using Threadbare;

public static class Convert
{
    public static bool ToBoolean(bool value) { return value; }
    public static bool ToBoolean(byte value) { return value != 0; }
    public static bool ToBoolean(sbyte value) { return value != 0; }
    public static bool ToBoolean(short value) { return value != 0; }
    public static bool ToBoolean(ushort value) { return value != 0; }
    public static bool ToBoolean(int value) { return value != 0; }
    public static bool ToBoolean(uint value) { return value != 0; }
    public static bool ToBoolean(long value) { return value != 0; }
    public static bool ToBoolean(ulong value) { return value != 0; }
    public static bool ToBoolean(float value) { return value != 0; }
    public static bool ToBoolean(double value) { return value != 0; }
    public static bool ToBoolean(decimal value) { return value != 0; }
    public static bool ToBoolean(string value) { return value == null ? false : bool.Parse(value); }
    public static byte ToByte(bool value) { return value ? (byte)1 : (byte)0; }
    public static byte ToByte(byte value) { return checked((byte)value); }
    public static byte ToByte(sbyte value) { return checked((byte)value); }
    public static byte ToByte(short value) { return checked((byte)value); }
    public static byte ToByte(ushort value) { return checked((byte)value); }
    public static byte ToByte(int value) { return checked((byte)value); }
    public static byte ToByte(uint value) { return checked((byte)value); }
    public static byte ToByte(long value) { return checked((byte)value); }
    public static byte ToByte(ulong value) { return checked((byte)value); }
    public static byte ToByte(float value) { return checked((byte)Math.Round((double)value)); }
    public static byte ToByte(double value) { return checked((byte)Math.Round((double)value)); }
    public static byte ToByte(decimal value) { return checked((byte)value); }
    public static byte ToByte(string value) { return value == null ? 0 : byte.Parse(value); }
    public static sbyte ToSByte(bool value) { return value ? (sbyte)1 : (sbyte)0; }
    public static sbyte ToSByte(byte value) { return checked((sbyte)value); }
    public static sbyte ToSByte(sbyte value) { return checked((sbyte)value); }
    public static sbyte ToSByte(short value) { return checked((sbyte)value); }
    public static sbyte ToSByte(ushort value) { return checked((sbyte)value); }
    public static sbyte ToSByte(int value) { return checked((sbyte)value); }
    public static sbyte ToSByte(uint value) { return checked((sbyte)value); }
    public static sbyte ToSByte(long value) { return checked((sbyte)value); }
    public static sbyte ToSByte(ulong value) { return checked((sbyte)value); }
    public static sbyte ToSByte(float value) { return checked((sbyte)Math.Round((double)value)); }
    public static sbyte ToSByte(double value) { return checked((sbyte)Math.Round((double)value)); }
    public static sbyte ToSByte(decimal value) { return checked((sbyte)value); }
    public static sbyte ToSByte(string value) { return value == null ? 0 : sbyte.Parse(value); }
    public static short ToInt16(bool value) { return value ? (short)1 : (short)0; }
    public static short ToInt16(byte value) { return checked((short)value); }
    public static short ToInt16(sbyte value) { return checked((short)value); }
    public static short ToInt16(short value) { return checked((short)value); }
    public static short ToInt16(ushort value) { return checked((short)value); }
    public static short ToInt16(int value) { return checked((short)value); }
    public static short ToInt16(uint value) { return checked((short)value); }
    public static short ToInt16(long value) { return checked((short)value); }
    public static short ToInt16(ulong value) { return checked((short)value); }
    public static short ToInt16(float value) { return checked((short)Math.Round((double)value)); }
    public static short ToInt16(double value) { return checked((short)Math.Round((double)value)); }
    public static short ToInt16(decimal value) { return checked((short)value); }
    public static short ToInt16(string value) { return value == null ? 0 : short.Parse(value); }
    public static ushort ToUInt16(bool value) { return value ? (ushort)1 : (ushort)0; }
    public static ushort ToUInt16(byte value) { return checked((ushort)value); }
    public static ushort ToUInt16(sbyte value) { return checked((ushort)value); }
    public static ushort ToUInt16(short value) { return checked((ushort)value); }
    public static ushort ToUInt16(ushort value) { return checked((ushort)value); }
    public static ushort ToUInt16(int value) { return checked((ushort)value); }
    public static ushort ToUInt16(uint value) { return checked((ushort)value); }
    public static ushort ToUInt16(long value) { return checked((ushort)value); }
    public static ushort ToUInt16(ulong value) { return checked((ushort)value); }
    public static ushort ToUInt16(float value) { return checked((ushort)Math.Round((double)value)); }
    public static ushort ToUInt16(double value) { return checked((ushort)Math.Round((double)value)); }
    public static ushort ToUInt16(decimal value) { return checked((ushort)value); }
    public static ushort ToUInt16(string value) { return value == null ? 0 : ushort.Parse(value); }
    public static int ToInt32(bool value) { return value ? (int)1 : (int)0; }
    public static int ToInt32(byte value) { return checked((int)value); }
    public static int ToInt32(sbyte value) { return checked((int)value); }
    public static int ToInt32(short value) { return checked((int)value); }
    public static int ToInt32(ushort value) { return checked((int)value); }
    public static int ToInt32(int value) { return checked((int)value); }
    public static int ToInt32(uint value) { return checked((int)value); }
    public static int ToInt32(long value) { return checked((int)value); }
    public static int ToInt32(ulong value) { return checked((int)value); }
    public static int ToInt32(float value) { return checked((int)Math.Round((double)value)); }
    public static int ToInt32(double value) { return checked((int)Math.Round((double)value)); }
    public static int ToInt32(decimal value) { return checked((int)value); }
    public static int ToInt32(string value) { return value == null ? 0 : int.Parse(value); }
    public static uint ToUInt32(bool value) { return value ? (uint)1 : (uint)0; }
    public static uint ToUInt32(byte value) { return checked((uint)value); }
    public static uint ToUInt32(sbyte value) { return checked((uint)value); }
    public static uint ToUInt32(short value) { return checked((uint)value); }
    public static uint ToUInt32(ushort value) { return checked((uint)value); }
    public static uint ToUInt32(int value) { return checked((uint)value); }
    public static uint ToUInt32(uint value) { return checked((uint)value); }
    public static uint ToUInt32(long value) { return checked((uint)value); }
    public static uint ToUInt32(ulong value) { return checked((uint)value); }
    public static uint ToUInt32(float value) { return checked((uint)Math.Round((double)value)); }
    public static uint ToUInt32(double value) { return checked((uint)Math.Round((double)value)); }
    public static uint ToUInt32(decimal value) { return checked((uint)value); }
    public static uint ToUInt32(string value) { return value == null ? 0 : uint.Parse(value); }
    public static long ToInt64(bool value) { return value ? (long)1 : (long)0; }
    public static long ToInt64(byte value) { return checked((long)value); }
    public static long ToInt64(sbyte value) { return checked((long)value); }
    public static long ToInt64(short value) { return checked((long)value); }
    public static long ToInt64(ushort value) { return checked((long)value); }
    public static long ToInt64(int value) { return checked((long)value); }
    public static long ToInt64(uint value) { return checked((long)value); }
    public static long ToInt64(long value) { return checked((long)value); }
    public static long ToInt64(ulong value) { return checked((long)value); }
    public static long ToInt64(float value) { return checked((long)Math.Round((double)value)); }
    public static long ToInt64(double value) { return checked((long)Math.Round((double)value)); }
    public static long ToInt64(decimal value) { return checked((long)value); }
    public static long ToInt64(string value) { return value == null ? 0 : long.Parse(value); }
    public static ulong ToUInt64(bool value) { return value ? (ulong)1 : (ulong)0; }
    public static ulong ToUInt64(byte value) { return checked((ulong)value); }
    public static ulong ToUInt64(sbyte value) { return checked((ulong)value); }
    public static ulong ToUInt64(short value) { return checked((ulong)value); }
    public static ulong ToUInt64(ushort value) { return checked((ulong)value); }
    public static ulong ToUInt64(int value) { return checked((ulong)value); }
    public static ulong ToUInt64(uint value) { return checked((ulong)value); }
    public static ulong ToUInt64(long value) { return checked((ulong)value); }
    public static ulong ToUInt64(ulong value) { return checked((ulong)value); }
    public static ulong ToUInt64(float value) { return checked((ulong)Math.Round((double)value)); }
    public static ulong ToUInt64(double value) { return checked((ulong)Math.Round((double)value)); }
    public static ulong ToUInt64(decimal value) { return checked((ulong)value); }
    public static ulong ToUInt64(string value) { return value == null ? 0 : ulong.Parse(value); }
    public static float ToSingle(bool value) { return value ? (float)1 : (float)0; }
    public static float ToSingle(byte value) { return checked((float)value); }
    public static float ToSingle(sbyte value) { return checked((float)value); }
    public static float ToSingle(short value) { return checked((float)value); }
    public static float ToSingle(ushort value) { return checked((float)value); }
    public static float ToSingle(int value) { return checked((float)value); }
    public static float ToSingle(uint value) { return checked((float)value); }
    public static float ToSingle(long value) { return checked((float)value); }
    public static float ToSingle(ulong value) { return checked((float)value); }
    public static float ToSingle(float value) { return checked((float)value); }
    public static float ToSingle(double value) { return checked((float)value); }
    public static float ToSingle(decimal value) { return checked((float)value); }
    public static float ToSingle(string value) { return value == null ? 0 : float.Parse(value); }
    public static double ToDouble(bool value) { return value ? (double)1 : (double)0; }
    public static double ToDouble(byte value) { return checked((double)value); }
    public static double ToDouble(sbyte value) { return checked((double)value); }
    public static double ToDouble(short value) { return checked((double)value); }
    public static double ToDouble(ushort value) { return checked((double)value); }
    public static double ToDouble(int value) { return checked((double)value); }
    public static double ToDouble(uint value) { return checked((double)value); }
    public static double ToDouble(long value) { return checked((double)value); }
    public static double ToDouble(ulong value) { return checked((double)value); }
    public static double ToDouble(float value) { return checked((double)value); }
    public static double ToDouble(double value) { return checked((double)value); }
    public static double ToDouble(decimal value) { return checked((double)value); }
    public static double ToDouble(string value) { return value == null ? 0 : double.Parse(value); }
    public static decimal ToDecimal(bool value) { return value ? (decimal)1 : (decimal)0; }
    public static decimal ToDecimal(byte value) { return checked((decimal)value); }
    public static decimal ToDecimal(sbyte value) { return checked((decimal)value); }
    public static decimal ToDecimal(short value) { return checked((decimal)value); }
    public static decimal ToDecimal(ushort value) { return checked((decimal)value); }
    public static decimal ToDecimal(int value) { return checked((decimal)value); }
    public static decimal ToDecimal(uint value) { return checked((decimal)value); }
    public static decimal ToDecimal(long value) { return checked((decimal)value); }
    public static decimal ToDecimal(ulong value) { return checked((decimal)value); }
    public static decimal ToDecimal(float value) { return checked((decimal)value); }
    public static decimal ToDecimal(double value) { return checked((decimal)value); }
    public static decimal ToDecimal(decimal value) { return checked((decimal)value); }
    public static decimal ToDecimal(string value) { return value == null ? 0 : decimal.Parse(value); }
    public static int ToInt32(char value) { return value; }
    public static char ToChar(int value) { return checked((char)value); }
    public static string ToString(bool value) { return value.ToString(); }
    public static string ToString(char value) { return value.ToString(); }
    public static string ToString(byte value) { return value.ToString(); }
    public static string ToString(short value) { return value.ToString(); }
    public static string ToString(int value) { return value.ToString(); }
    public static string ToString(uint value) { return value.ToString(); }
    public static string ToString(long value) { return value.ToString(); }
    public static string ToString(ulong value) { return value.ToString(); }
    public static string ToString(float value) { return value.ToString(); }
    public static string ToString(double value) { return value.ToString(); }
    public static string ToString(decimal value) { return value.ToString(); }
    public static string ToString(object value) { return Texts.Of(value); }
    public static string ToString(string value) { return value; }

    public static int ToInt32(object value)
    {
        if (value == null) return 0;
        if (value is int whole) return whole;
        if (value is double real) return ToInt32(real);
        if (value is long large) return ToInt32(large);
        if (value is bool truth) return ToInt32(truth);
        if (value is char letter) return letter;
        return int.Parse(value.ToString());
    }

    public static double ToDouble(object value)
    {
        if (value == null) return 0;
        if (value is double real) return real;
        return double.Parse(value.ToString());
    }

    public static bool ToBoolean(object value)
    {
        if (value == null) return false;
        if (value is bool truth) return truth;
        return bool.Parse(value.ToString());
    }
}
