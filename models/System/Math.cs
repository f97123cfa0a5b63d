namespace System;

using Threadbare;

public static class Math
{
    public static double Acos(double d) { return Kernel.Math("Acos", d, 0); }
    public static double Acosh(double d) { return Kernel.Math("Acosh", d, 0); }
    public static double Asin(double d) { return Kernel.Math("Asin", d, 0); }
    public static double Asinh(double d) { return Kernel.Math("Asinh", d, 0); }
    public static double Atan(double d) { return Kernel.Math("Atan", d, 0); }
    public static double Atanh(double d) { return Kernel.Math("Atanh", d, 0); }
    public static double Cbrt(double d) { return Kernel.Math("Cbrt", d, 0); }
    public static double Cos(double d) { return Kernel.Math("Cos", d, 0); }
    public static double Exp(double d) { return Kernel.Math("Exp", d, 0); }
    public static double Floor(double d) { return Kernel.Math("Floor", d, 0); }
    public static double Log(double d) { return Kernel.Math("Log", d, 0); }
    public static double Log10(double d) { return Kernel.Math("Log10", d, 0); }
    public static double Sqrt(double d) { return Kernel.Math("Sqrt", d, 0); }
    public static double Truncate(double d) { return Kernel.Math("Truncate", d, 0); }
    public static double Ceiling(double a) { return Kernel.Math("Ceiling", a, 0); }
    public static double Sin(double a) { return Kernel.Math("Sin", a, 0); }
    public static double Tan(double a) { return Kernel.Math("Tan", a, 0); }
    public static double Round(double a) { return Kernel.Math("Round", a, 0); }
    public static double Cosh(double value) { return Kernel.Math("Cosh", value, 0); }
    public static double Sinh(double value) { return Kernel.Math("Sinh", value, 0); }
    public static double Tanh(double value) { return Kernel.Math("Tanh", value, 0); }
    public static double Log2(double x) { return Kernel.Math("Log2", x, 0); }
    public static double Atan2(double y, double x) { return Kernel.Math("Atan2", y, x); }
    public static double Pow(double x, double y) { return Kernel.Math("Pow", x, y); }
    public static double Log(double a, double newBase) { return Log(a) / Log(newBase); }
    public static double Round(double value, int digits) { return Kernel.Math("Round", value, digits); }
    public static short Abs(short value) { return value < 0 ? (short)(-value) : value; }
    public static int Abs(int value) { if (value == int.MinValue) throw NoOpposite(); return value < 0 ? -value : value; }
    public static long Abs(long value) { if (value == long.MinValue) throw NoOpposite(); return value < 0 ? -value : value; }
    public static sbyte Abs(sbyte value) { return value < 0 ? (sbyte)(-value) : value; }
    public static decimal Abs(decimal value) { return value < 0 ? -value : value; }
    public static double Abs(double value) { return value < 0 ? -value : value; }
    public static float Abs(float value) { return value < 0 ? -value : value; }
    public static byte Max(byte val1, byte val2) { return val1 > val2 ? val1 : val2; }
    public static byte Min(byte val1, byte val2) { return val1 < val2 ? val1 : val2; }
    public static byte Clamp(byte value, byte min, byte max) { return value < min ? min : value > max ? max : value; }
    public static decimal Max(decimal val1, decimal val2) { return val1 >= val2 ? val1 : val2; }
    public static decimal Min(decimal val1, decimal val2) { return val1 <= val2 ? val1 : val2; }
    public static decimal Clamp(decimal value, decimal min, decimal max) { return value < min ? min : value > max ? max : value; }
    public static double Max(double val1, double val2) { return val1 > val2 ? val1 : val2; }
    public static double Min(double val1, double val2) { return val1 < val2 ? val1 : val2; }
    public static double Clamp(double value, double min, double max) { return value < min ? min : value > max ? max : value; }
    public static short Max(short val1, short val2) { return val1 > val2 ? val1 : val2; }
    public static short Min(short val1, short val2) { return val1 < val2 ? val1 : val2; }
    public static short Clamp(short value, short min, short max) { return value < min ? min : value > max ? max : value; }
    public static int Max(int val1, int val2) { return val1 > val2 ? val1 : val2; }
    public static int Min(int val1, int val2) { return val1 < val2 ? val1 : val2; }
    public static int Clamp(int value, int min, int max) { return value < min ? min : value > max ? max : value; }
    public static long Max(long val1, long val2) { return val1 > val2 ? val1 : val2; }
    public static long Min(long val1, long val2) { return val1 < val2 ? val1 : val2; }
    public static long Clamp(long value, long min, long max) { return value < min ? min : value > max ? max : value; }
    public static sbyte Max(sbyte val1, sbyte val2) { return val1 > val2 ? val1 : val2; }
    public static sbyte Min(sbyte val1, sbyte val2) { return val1 < val2 ? val1 : val2; }
    public static sbyte Clamp(sbyte value, sbyte min, sbyte max) { return value < min ? min : value > max ? max : value; }
    public static float Max(float val1, float val2) { return val1 > val2 ? val1 : val2; }
    public static float Min(float val1, float val2) { return val1 < val2 ? val1 : val2; }
    public static float Clamp(float value, float min, float max) { return value < min ? min : value > max ? max : value; }
    public static ushort Max(ushort val1, ushort val2) { return val1 > val2 ? val1 : val2; }
    public static ushort Min(ushort val1, ushort val2) { return val1 < val2 ? val1 : val2; }
    public static ushort Clamp(ushort value, ushort min, ushort max) { return value < min ? min : value > max ? max : value; }
    public static uint Max(uint val1, uint val2) { return val1 > val2 ? val1 : val2; }
    public static uint Min(uint val1, uint val2) { return val1 < val2 ? val1 : val2; }
    public static uint Clamp(uint value, uint min, uint max) { return value < min ? min : value > max ? max : value; }
    public static ulong Max(ulong val1, ulong val2) { return val1 > val2 ? val1 : val2; }
    public static ulong Min(ulong val1, ulong val2) { return val1 < val2 ? val1 : val2; }
    public static ulong Clamp(ulong value, ulong min, ulong max) { return value < min ? min : value > max ? max : value; }
    public static int Sign(decimal value) { return value < 0 ? -1 : value > 0 ? 1 : 0; }
    public static int Sign(double value) { return value < 0 ? -1 : value > 0 ? 1 : 0; }
    public static int Sign(short value) { return value < 0 ? -1 : value > 0 ? 1 : 0; }
    public static int Sign(int value) { return value < 0 ? -1 : value > 0 ? 1 : 0; }
    public static int Sign(long value) { return value < 0 ? -1 : value > 0 ? 1 : 0; }
    public static int Sign(sbyte value) { return value < 0 ? -1 : value > 0 ? 1 : 0; }
    public static int Sign(float value) { return value < 0 ? -1 : value > 0 ? 1 : 0; }

    public static decimal Floor(decimal d) { return decimal.Floor(d); }
    public static decimal Ceiling(decimal d) { return decimal.Ceiling(d); }
    public static decimal Truncate(decimal d) { return decimal.Truncate(d); }
    public static decimal Round(decimal d) { return decimal.Round(d); }
    public static decimal Round(decimal d, int decimals) { return decimal.Round(d, decimals); }
    public static decimal Round(decimal d, MidpointRounding mode) { return decimal.Round(d, mode); }
    public static decimal Round(decimal d, int decimals, MidpointRounding mode) { return decimal.Round(d, decimals, mode); }
    public static double Round(double value, MidpointRounding mode) { return Round(value, 0, mode); }

    public static double Round(double value, int digits, MidpointRounding mode)
    {
        double scale = Pow(10, digits);
        switch (mode)
        {
            case MidpointRounding.ToEven: return Round(value, digits);
            case MidpointRounding.AwayFromZero: return Kernel.Math("RoundAway", value * scale, 0) / scale;
            case MidpointRounding.ToZero: return Truncate(value * scale) / scale;
            case MidpointRounding.ToNegativeInfinity: return Floor(value * scale) / scale;
            default: return Ceiling(value * scale) / scale;
        }
    }

    private static OverflowException NoOpposite() { return new OverflowException("Negating the minimum value of a twos complement number is invalid."); }

    public static int DivRem(int a, int b, out int result)
    {
        result = a % b;
        return a / b;
    }

    public static long DivRem(long a, long b, out long result)
    {
        result = a % b;
        return a / b;
    }

    public static (int Quotient, int Remainder) DivRem(int left, int right) { return (left / right, left % right); }

    public static long BigMul(int a, int b) { return (long)a * b; }
}
