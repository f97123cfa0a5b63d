// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Globalization;
using System.Reflection;
using System.Runtime.Serialization;
using System.Text;
public abstract class Calendar : ICloneable {
	public const int CurrentEra = 0;
	protected Calendar();
	public virtual object Clone();
	public static Calendar ReadOnly(Calendar calendar);
	public virtual DateTime AddMilliseconds(DateTime time, double milliseconds);
	public virtual DateTime AddDays(DateTime time, int days);
	public virtual DateTime AddHours(DateTime time, int hours);
	public virtual DateTime AddMinutes(DateTime time, int minutes);
	public abstract DateTime AddMonths(DateTime time, int months);
	public virtual DateTime AddSeconds(DateTime time, int seconds);
	public virtual DateTime AddWeeks(DateTime time, int weeks);
	public abstract DateTime AddYears(DateTime time, int years);
	public abstract int GetDayOfMonth(DateTime time);
	public abstract DayOfWeek GetDayOfWeek(DateTime time);
	public abstract int GetDayOfYear(DateTime time);
	public virtual int GetDaysInMonth(int year, int month);
	public abstract int GetDaysInMonth(int year, int month, int era);
	public virtual int GetDaysInYear(int year);
	public abstract int GetDaysInYear(int year, int era);
	public abstract int GetEra(DateTime time);
	public virtual int GetHour(DateTime time);
	public virtual double GetMilliseconds(DateTime time);
	public virtual int GetMinute(DateTime time);
	public abstract int GetMonth(DateTime time);
	public virtual int GetMonthsInYear(int year);
	public abstract int GetMonthsInYear(int year, int era);
	public virtual int GetSecond(DateTime time);
	public virtual int GetWeekOfYear(DateTime time, global::System.Globalization.CalendarWeekRule rule, DayOfWeek firstDayOfWeek);
	public abstract int GetYear(DateTime time);
	public virtual bool IsLeapDay(int year, int month, int day);
	public abstract bool IsLeapDay(int year, int month, int day, int era);
	public virtual bool IsLeapMonth(int year, int month);
	public abstract bool IsLeapMonth(int year, int month, int era);
	public virtual int GetLeapMonth(int year);
	public virtual int GetLeapMonth(int year, int era);
	public virtual bool IsLeapYear(int year);
	public abstract bool IsLeapYear(int year, int era);
	public virtual DateTime ToDateTime(int year, int month, int day, int hour, int minute, int second, int millisecond);
	public abstract DateTime ToDateTime(int year, int month, int day, int hour, int minute, int second, int millisecond, int era);
	public virtual int ToFourDigitYear(int year);
	public virtual DateTime MinSupportedDateTime { get; }
	public virtual DateTime MaxSupportedDateTime { get; }
	public virtual global::System.Globalization.CalendarAlgorithmType AlgorithmType { get; }
	public bool IsReadOnly { get; }
	public abstract int[] Eras { get; }
	protected virtual int DaysInYearBeforeMinSupportedYear { get; }
	public virtual int TwoDigitYearMax { get; set; }
}
public static class CharUnicodeInfo {
	public static int GetDecimalDigitValue(char ch);
	public static int GetDecimalDigitValue(string s, int index);
	public static int GetDigitValue(char ch);
	public static int GetDigitValue(string s, int index);
	public static double GetNumericValue(char ch);
	public static double GetNumericValue(string s, int index);
	public static UnicodeCategory GetUnicodeCategory(char ch);
	public static UnicodeCategory GetUnicodeCategory(int codePoint);
	public static UnicodeCategory GetUnicodeCategory(string s, int index);
}
public sealed class CompareInfo : IDeserializationCallback {
	public static CompareInfo GetCompareInfo(int culture, Assembly assembly);
	public static CompareInfo GetCompareInfo(string name, Assembly assembly);
	public static CompareInfo GetCompareInfo(int culture);
	public static CompareInfo GetCompareInfo(string name);
	public static bool IsSortable(char ch);
	public static bool IsSortable(string text);
	public static bool IsSortable(ReadOnlySpan<char> text);
	public static bool IsSortable(Rune value);
	public int Compare(string string1, string string2);
	public int Compare(string string1, string string2, CompareOptions options);
	public int Compare(string string1, int offset1, int length1, string string2, int offset2, int length2);
	public int Compare(string string1, int offset1, string string2, int offset2, CompareOptions options);
	public int Compare(string string1, int offset1, string string2, int offset2);
	public int Compare(string string1, int offset1, int length1, string string2, int offset2, int length2, CompareOptions options);
	public int Compare(ReadOnlySpan<char> string1, ReadOnlySpan<char> string2, CompareOptions options = (CompareOptions)0);
	public bool IsPrefix(string source, string prefix, CompareOptions options);
	public bool IsPrefix(ReadOnlySpan<char> source, ReadOnlySpan<char> prefix, CompareOptions options = (CompareOptions)0);
	public bool IsPrefix(ReadOnlySpan<char> source, ReadOnlySpan<char> prefix, CompareOptions options, out int matchLength);
	public bool IsPrefix(string source, string prefix);
	public bool IsSuffix(string source, string suffix, CompareOptions options);
	public bool IsSuffix(ReadOnlySpan<char> source, ReadOnlySpan<char> suffix, CompareOptions options = (CompareOptions)0);
	public bool IsSuffix(ReadOnlySpan<char> source, ReadOnlySpan<char> suffix, CompareOptions options, out int matchLength);
	public bool IsSuffix(string source, string suffix);
	public int IndexOf(string source, char value);
	public int IndexOf(string source, string value);
	public int IndexOf(string source, char value, CompareOptions options);
	public int IndexOf(string source, string value, CompareOptions options);
	public int IndexOf(string source, char value, int startIndex);
	public int IndexOf(string source, string value, int startIndex);
	public int IndexOf(string source, char value, int startIndex, CompareOptions options);
	public int IndexOf(string source, string value, int startIndex, CompareOptions options);
	public int IndexOf(string source, char value, int startIndex, int count);
	public int IndexOf(string source, string value, int startIndex, int count);
	public int IndexOf(string source, char value, int startIndex, int count, CompareOptions options);
	public int IndexOf(string source, string value, int startIndex, int count, CompareOptions options);
	public int IndexOf(ReadOnlySpan<char> source, ReadOnlySpan<char> value, CompareOptions options = (CompareOptions)0);
	public int IndexOf(ReadOnlySpan<char> source, ReadOnlySpan<char> value, CompareOptions options, out int matchLength);
	public int IndexOf(ReadOnlySpan<char> source, Rune value, CompareOptions options = (CompareOptions)0);
	public int LastIndexOf(string source, char value);
	public int LastIndexOf(string source, string value);
	public int LastIndexOf(string source, char value, CompareOptions options);
	public int LastIndexOf(string source, string value, CompareOptions options);
	public int LastIndexOf(string source, char value, int startIndex);
	public int LastIndexOf(string source, string value, int startIndex);
	public int LastIndexOf(string source, char value, int startIndex, CompareOptions options);
	public int LastIndexOf(string source, string value, int startIndex, CompareOptions options);
	public int LastIndexOf(string source, char value, int startIndex, int count);
	public int LastIndexOf(string source, string value, int startIndex, int count);
	public int LastIndexOf(string source, char value, int startIndex, int count, CompareOptions options);
	public int LastIndexOf(string source, string value, int startIndex, int count, CompareOptions options);
	public int LastIndexOf(ReadOnlySpan<char> source, ReadOnlySpan<char> value, CompareOptions options = (CompareOptions)0);
	public int LastIndexOf(ReadOnlySpan<char> source, ReadOnlySpan<char> value, CompareOptions options, out int matchLength);
	public int LastIndexOf(ReadOnlySpan<char> source, Rune value, CompareOptions options = (CompareOptions)0);
	public global::System.Globalization.SortKey GetSortKey(string source, CompareOptions options);
	public global::System.Globalization.SortKey GetSortKey(string source);
	public int GetSortKey(ReadOnlySpan<char> source, Span<byte> destination, CompareOptions options = (CompareOptions)0);
	public int GetSortKeyLength(ReadOnlySpan<char> source, CompareOptions options = (CompareOptions)0);
	public int GetHashCode(string source, CompareOptions options);
	public int GetHashCode(ReadOnlySpan<char> source, CompareOptions options);
	private CompareInfo();
	public string Name { get; }
	public global::System.Globalization.SortVersion Version { get; }
	public int LCID { get; }
}
[global::System.Flags] public enum CompareOptions { None = 0, IgnoreCase = 1, IgnoreNonSpace = 2, IgnoreSymbols = 4, IgnoreKanaType = 8, IgnoreWidth = 16, OrdinalIgnoreCase = 268435456, StringSort = 536870912, Ordinal = 1073741824 }
public class CultureInfo : IFormatProvider, ICloneable {
	public CultureInfo(string name);
	public CultureInfo(string name, bool useUserOverride);
	public CultureInfo(int culture);
	public CultureInfo(int culture, bool useUserOverride);
	public static CultureInfo CreateSpecificCulture(string name);
	public static CultureInfo[] GetCultures(CultureTypes types);
	public virtual object GetFormat(Type formatType);
	public void ClearCachedData();
	public CultureInfo GetConsoleFallbackUICulture();
	public virtual object Clone();
	public static CultureInfo ReadOnly(CultureInfo ci);
	public static CultureInfo GetCultureInfo(int culture);
	public static CultureInfo GetCultureInfo(string name);
	public static CultureInfo GetCultureInfo(string name, string altName);
	public static CultureInfo GetCultureInfo(string name, bool predefinedOnly);
	public static CultureInfo GetCultureInfoByIetfLanguageTag(string name);
	public static CultureInfo CurrentCulture { get; set; }
	public static CultureInfo CurrentUICulture { get; set; }
	public static CultureInfo InstalledUICulture { get; }
	public static CultureInfo DefaultThreadCurrentCulture { get; set; }
	public static CultureInfo DefaultThreadCurrentUICulture { get; set; }
	public static CultureInfo InvariantCulture { get; }
	public virtual CultureInfo Parent { get; }
	public virtual int LCID { get; }
	public virtual int KeyboardLayoutId { get; }
	public virtual string Name { get; }
	public string IetfLanguageTag { get; }
	public virtual string DisplayName { get; }
	public virtual string NativeName { get; }
	public virtual string EnglishName { get; }
	public virtual string TwoLetterISOLanguageName { get; }
	public virtual string ThreeLetterISOLanguageName { get; }
	public virtual string ThreeLetterWindowsLanguageName { get; }
	public virtual CompareInfo CompareInfo { get; }
	public virtual TextInfo TextInfo { get; }
	public virtual bool IsNeutralCulture { get; }
	public CultureTypes CultureTypes { get; }
	public virtual NumberFormatInfo NumberFormat { get; set; }
	public virtual DateTimeFormatInfo DateTimeFormat { get; set; }
	public virtual Calendar Calendar { get; }
	public virtual Calendar[] OptionalCalendars { get; }
	public bool UseUserOverride { get; }
	public bool IsReadOnly { get; }
}
public class CultureNotFoundException : ArgumentException {
	public CultureNotFoundException();
	public CultureNotFoundException(string message);
	public CultureNotFoundException(string paramName, string message);
	public CultureNotFoundException(string message, Exception innerException);
	public CultureNotFoundException(string paramName, string invalidCultureName, string message);
	public CultureNotFoundException(string message, string invalidCultureName, Exception innerException);
	public CultureNotFoundException(string message, int invalidCultureId, Exception innerException);
	public CultureNotFoundException(string paramName, int invalidCultureId, string message);
	public virtual int? InvalidCultureId { get; }
	public virtual string InvalidCultureName { get; }
}
[global::System.Flags] public enum CultureTypes { NeutralCultures = 1, SpecificCultures = 2, InstalledWin32Cultures = 4, AllCultures = 7, UserCustomCulture = 8, ReplacementCultures = 16, WindowsOnlyCultures = 32, FrameworkCultures = 64 }
public sealed class DateTimeFormatInfo : IFormatProvider, ICloneable {
	public DateTimeFormatInfo();
	public static DateTimeFormatInfo GetInstance(IFormatProvider provider);
	public object GetFormat(Type formatType);
	public object Clone();
	public int GetEra(string eraName);
	public string GetEraName(int era);
	public string GetAbbreviatedEraName(int era);
	public string GetAbbreviatedDayName(DayOfWeek dayofweek);
	public string GetShortestDayName(DayOfWeek dayOfWeek);
	public string[] GetAllDateTimePatterns();
	public string[] GetAllDateTimePatterns(char format);
	public string GetDayName(DayOfWeek dayofweek);
	public string GetAbbreviatedMonthName(int month);
	public string GetMonthName(int month);
	public static DateTimeFormatInfo ReadOnly(DateTimeFormatInfo dtfi);
	public void SetAllDateTimePatterns(string[] patterns, char format);
	public static DateTimeFormatInfo InvariantInfo { get; }
	public static DateTimeFormatInfo CurrentInfo { get; }
	public string AMDesignator { get; set; }
	public Calendar Calendar { get; set; }
	public string DateSeparator { get; set; }
	public DayOfWeek FirstDayOfWeek { get; set; }
	public global::System.Globalization.CalendarWeekRule CalendarWeekRule { get; set; }
	public string FullDateTimePattern { get; set; }
	public string LongDatePattern { get; set; }
	public string LongTimePattern { get; set; }
	public string MonthDayPattern { get; set; }
	public string PMDesignator { get; set; }
	public string RFC1123Pattern { get; }
	public string ShortDatePattern { get; set; }
	public string ShortTimePattern { get; set; }
	public string SortableDateTimePattern { get; }
	public string TimeSeparator { get; set; }
	public string UniversalSortableDateTimePattern { get; }
	public string YearMonthPattern { get; set; }
	public string[] AbbreviatedDayNames { get; set; }
	public string[] ShortestDayNames { get; set; }
	public string[] DayNames { get; set; }
	public string[] AbbreviatedMonthNames { get; set; }
	public string[] MonthNames { get; set; }
	public bool IsReadOnly { get; }
	public string NativeCalendarName { get; }
	public string[] AbbreviatedMonthGenitiveNames { get; set; }
	public string[] MonthGenitiveNames { get; set; }
}
[global::System.Flags] public enum DateTimeStyles { None = 0, AllowLeadingWhite = 1, AllowTrailingWhite = 2, AllowInnerWhite = 4, AllowWhiteSpaces = 7, NoCurrentDateDefault = 8, AdjustToUniversal = 16, AssumeLocal = 32, AssumeUniversal = 64, RoundtripKind = 128 }
public class GregorianCalendar : Calendar {
	public const int ADEra = 1;
	public GregorianCalendar();
	public GregorianCalendar(global::System.Globalization.GregorianCalendarTypes type);
	public virtual global::System.Globalization.GregorianCalendarTypes CalendarType { get; set; }
}
public sealed class NumberFormatInfo : IFormatProvider, ICloneable {
	public NumberFormatInfo();
	public static NumberFormatInfo GetInstance(IFormatProvider formatProvider);
	public object Clone();
	public object GetFormat(Type formatType);
	public static NumberFormatInfo ReadOnly(NumberFormatInfo nfi);
	public static NumberFormatInfo InvariantInfo { get; }
	public int CurrencyDecimalDigits { get; set; }
	public string CurrencyDecimalSeparator { get; set; }
	public bool IsReadOnly { get; }
	public int[] CurrencyGroupSizes { get; set; }
	public int[] NumberGroupSizes { get; set; }
	public int[] PercentGroupSizes { get; set; }
	public string CurrencyGroupSeparator { get; set; }
	public string CurrencySymbol { get; set; }
	public static NumberFormatInfo CurrentInfo { get; }
	public string NaNSymbol { get; set; }
	public int CurrencyNegativePattern { get; set; }
	public int NumberNegativePattern { get; set; }
	public int PercentPositivePattern { get; set; }
	public int PercentNegativePattern { get; set; }
	public string NegativeInfinitySymbol { get; set; }
	public string NegativeSign { get; set; }
	public int NumberDecimalDigits { get; set; }
	public string NumberDecimalSeparator { get; set; }
	public string NumberGroupSeparator { get; set; }
	public int CurrencyPositivePattern { get; set; }
	public string PositiveInfinitySymbol { get; set; }
	public string PositiveSign { get; set; }
	public int PercentDecimalDigits { get; set; }
	public string PercentDecimalSeparator { get; set; }
	public string PercentGroupSeparator { get; set; }
	public string PercentSymbol { get; set; }
	public string PerMilleSymbol { get; set; }
	public string[] NativeDigits { get; set; }
	public global::System.Globalization.DigitShapes DigitSubstitution { get; set; }
}
[global::System.Flags] public enum NumberStyles { None = 0, AllowLeadingWhite = 1, AllowTrailingWhite = 2, AllowLeadingSign = 4, AllowTrailingSign = 8, AllowParentheses = 16, AllowDecimalPoint = 32, AllowThousands = 64, AllowExponent = 128, AllowCurrencySymbol = 256, AllowHexSpecifier = 512, AllowBinarySpecifier = 1024, Integer = 7, HexNumber = 515, BinaryNumber = 1027, Number = 111, Float = 167, Currency = 383, Any = 511 }
public class RegionInfo {
	public RegionInfo(string name);
	public RegionInfo(int culture);
	public static RegionInfo CurrentRegion { get; }
	public virtual string Name { get; }
	public virtual string EnglishName { get; }
	public virtual string DisplayName { get; }
	public virtual string NativeName { get; }
	public virtual string TwoLetterISORegionName { get; }
	public virtual string ThreeLetterISORegionName { get; }
	public virtual string ThreeLetterWindowsRegionName { get; }
	public virtual bool IsMetric { get; }
	public virtual int GeoId { get; }
	public virtual string CurrencyEnglishName { get; }
	public virtual string CurrencyNativeName { get; }
	public virtual string CurrencySymbol { get; }
	public virtual string ISOCurrencySymbol { get; }
}
public class StringInfo {
	public StringInfo();
	public StringInfo(string value);
	public string SubstringByTextElements(int startingTextElement);
	public string SubstringByTextElements(int startingTextElement, int lengthInTextElements);
	public static string GetNextTextElement(string str);
	public static string GetNextTextElement(string str, int index);
	public static int GetNextTextElementLength(string str);
	public static int GetNextTextElementLength(string str, int index);
	public static int GetNextTextElementLength(ReadOnlySpan<char> str);
	public static global::System.Globalization.TextElementEnumerator GetTextElementEnumerator(string str);
	public static global::System.Globalization.TextElementEnumerator GetTextElementEnumerator(string str, int index);
	public static int[] ParseCombiningCharacters(string str);
	public string String { get; set; }
	public int LengthInTextElements { get; }
}
public sealed class TextInfo : ICloneable, IDeserializationCallback {
	public object Clone();
	public static TextInfo ReadOnly(TextInfo textInfo);
	public char ToLower(char c);
	public string ToLower(string str);
	public char ToUpper(char c);
	public string ToUpper(string str);
	public string ToTitleCase(string str);
	private TextInfo();
	public int ANSICodePage { get; }
	public int OEMCodePage { get; }
	public int MacCodePage { get; }
	public int EBCDICCodePage { get; }
	public int LCID { get; }
	public string CultureName { get; }
	public bool IsReadOnly { get; }
	public string ListSeparator { get; set; }
	public bool IsRightToLeft { get; }
}
[global::System.Flags] public enum TimeSpanStyles { None = 0, AssumeNegative = 1 }
public enum UnicodeCategory { UppercaseLetter = 0, LowercaseLetter = 1, TitlecaseLetter = 2, ModifierLetter = 3, OtherLetter = 4, NonSpacingMark = 5, SpacingCombiningMark = 6, EnclosingMark = 7, DecimalDigitNumber = 8, LetterNumber = 9, OtherNumber = 10, SpaceSeparator = 11, LineSeparator = 12, ParagraphSeparator = 13, Control = 14, Format = 15, Surrogate = 16, PrivateUse = 17, ConnectorPunctuation = 18, DashPunctuation = 19, OpenPunctuation = 20, ClosePunctuation = 21, InitialQuotePunctuation = 22, FinalQuotePunctuation = 23, OtherPunctuation = 24, MathSymbol = 25, CurrencySymbol = 26, ModifierSymbol = 27, OtherSymbol = 28, OtherNotAssigned = 29 }
