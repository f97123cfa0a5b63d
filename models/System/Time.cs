namespace System;

using Threadbare;

public readonly struct TimeSpan
{
    public static readonly TimeSpan Zero = new TimeSpan(0L);
    public static readonly TimeSpan MaxValue = new TimeSpan(long.MaxValue);
    public static readonly TimeSpan MinValue = new TimeSpan(long.MinValue);

    private readonly long ticks;

    public TimeSpan(long ticks) { this.ticks = ticks; }

    public TimeSpan(int hours, int minutes, int seconds) : this(0, hours, minutes, seconds, 0) { }

    public TimeSpan(int days, int hours, int minutes, int seconds) : this(days, hours, minutes, seconds, 0) { }

    public TimeSpan(int days, int hours, int minutes, int seconds, int milliseconds)
    {
        long all = (((long)days * 24 + hours) * 60 + minutes) * 60 + seconds;
        ticks = (all * 1000 + milliseconds) * TicksPerMillisecond;
    }

    public long Ticks { get { return ticks; } }
    public int Days { get { return (int)(ticks / TicksPerDay); } }
    public int Hours { get { return (int)(ticks / TicksPerHour % 24); } }
    public int Minutes { get { return (int)(ticks / TicksPerMinute % 60); } }
    public int Seconds { get { return (int)(ticks / TicksPerSecond % 60); } }
    public int Milliseconds { get { return (int)(ticks / TicksPerMillisecond % 1000); } }
    public double TotalDays { get { return (double)ticks / TicksPerDay; } }
    public double TotalHours { get { return (double)ticks / TicksPerHour; } }
    public double TotalMinutes { get { return (double)ticks / TicksPerMinute; } }
    public double TotalSeconds { get { return (double)ticks / TicksPerSecond; } }
    public double TotalMilliseconds { get { return (double)ticks / TicksPerMillisecond; } }

    public static TimeSpan FromTicks(long value) { return new TimeSpan(value); }
    public static TimeSpan FromDays(double value) { return Of(value, TicksPerDay); }
    public static TimeSpan FromHours(double value) { return Of(value, TicksPerHour); }
    public static TimeSpan FromMinutes(double value) { return Of(value, TicksPerMinute); }
    public static TimeSpan FromSeconds(double value) { return Of(value, TicksPerSecond); }
    public static TimeSpan FromMilliseconds(double value) { return Of(value, TicksPerMillisecond); }
    public static TimeSpan FromDays(int days) { return new TimeSpan(days * TicksPerDay); }
    public static TimeSpan FromHours(int hours) { return new TimeSpan(hours * TicksPerHour); }
    public static TimeSpan FromMinutes(long minutes) { return new TimeSpan(minutes * TicksPerMinute); }
    public static TimeSpan FromSeconds(long seconds) { return new TimeSpan(seconds * TicksPerSecond); }
    public static TimeSpan FromMilliseconds(long milliseconds, long microseconds = 0)
    {
        return new TimeSpan(milliseconds * TicksPerMillisecond + microseconds * TicksPerMicrosecond);
    }

    public TimeSpan Add(TimeSpan ts) { return new TimeSpan(checked(ticks + ts.ticks)); }
    public TimeSpan Subtract(TimeSpan ts) { return new TimeSpan(checked(ticks - ts.ticks)); }
    public TimeSpan Negate() { return new TimeSpan(-ticks); }
    public TimeSpan Duration() { return new TimeSpan(ticks < 0 ? -ticks : ticks); }
    public TimeSpan Multiply(double factor) { return new TimeSpan((long)Math.Round(ticks * factor)); }
    public TimeSpan Divide(double divisor) { return new TimeSpan((long)Math.Round(ticks / divisor)); }

    public static int Compare(TimeSpan t1, TimeSpan t2) { return t1.ticks.CompareTo(t2.ticks); }
    public int CompareTo(TimeSpan value) { return ticks.CompareTo(value.ticks); }
    public int CompareTo(object value) { return value == null ? 1 : CompareTo((TimeSpan)value); }
    public bool Equals(TimeSpan obj) { return ticks == obj.ticks; }
    public static bool Equals(TimeSpan t1, TimeSpan t2) { return t1.ticks == t2.ticks; }
    public override bool Equals(object obj) { return obj is TimeSpan other && ticks == other.ticks; }
    public override int GetHashCode() { return ticks.GetHashCode(); }

    public override string ToString()
    {
        TimeSpan positive = Duration();
        string text = (ticks < 0 ? "-" : "") + (positive.Days > 0 ? positive.Days + "." : "");
        text = text + Two(positive.Hours) + ":" + Two(positive.Minutes) + ":" + Two(positive.Seconds);
        long rest = positive.ticks % TicksPerSecond;
        return rest == 0 ? text : text + "." + rest.ToString().PadLeft(7, '0');
    }

    public static TimeSpan operator -(TimeSpan t) { return t.Negate(); }
    public static TimeSpan operator -(TimeSpan t1, TimeSpan t2) { return t1.Subtract(t2); }
    public static TimeSpan operator +(TimeSpan t) { return t; }
    public static TimeSpan operator +(TimeSpan t1, TimeSpan t2) { return t1.Add(t2); }
    public static TimeSpan operator *(TimeSpan timeSpan, double factor) { return timeSpan.Multiply(factor); }
    public static TimeSpan operator *(double factor, TimeSpan timeSpan) { return timeSpan.Multiply(factor); }
    public static TimeSpan operator /(TimeSpan timeSpan, double divisor) { return timeSpan.Divide(divisor); }
    public static double operator /(TimeSpan t1, TimeSpan t2) { return (double)t1.ticks / t2.ticks; }
    public static bool operator ==(TimeSpan t1, TimeSpan t2) { return t1.ticks == t2.ticks; }
    public static bool operator !=(TimeSpan t1, TimeSpan t2) { return t1.ticks != t2.ticks; }
    public static bool operator <(TimeSpan t1, TimeSpan t2) { return t1.ticks < t2.ticks; }
    public static bool operator <=(TimeSpan t1, TimeSpan t2) { return t1.ticks <= t2.ticks; }
    public static bool operator >(TimeSpan t1, TimeSpan t2) { return t1.ticks > t2.ticks; }
    public static bool operator >=(TimeSpan t1, TimeSpan t2) { return t1.ticks >= t2.ticks; }

    private static TimeSpan Of(double value, long unit) { return new TimeSpan((long)(value * unit)); }

    private static string Two(int number) { return number.ToString().PadLeft(2, '0'); }
}

/// <summary>A point in time. The clock begins at a day that nobody knows, and goes on when threads sleep.</summary>
public readonly struct DateTime
{
    public static readonly DateTime MinValue = new DateTime(0L);
    public static readonly DateTime MaxValue = new DateTime(3155378975999999999L);
    public static readonly DateTime UnixEpoch = new DateTime(621355968000000000L, DateTimeKind.Utc);

    private readonly long ticks;
    private readonly DateTimeKind kind;

    public DateTime(long ticks)
    {
        this.ticks = ticks;
        kind = DateTimeKind.Unspecified;
    }

    public DateTime(long ticks, DateTimeKind kind)
    {
        this.ticks = ticks;
        this.kind = kind;
    }

    public DateTime(int year, int month, int day) : this(year, month, day, 0, 0, 0) { }

    public DateTime(int year, int month, int day, int hour, int minute, int second)
        : this(DaysBefore(year, month, day) * TimeSpan.TicksPerDay + new TimeSpan(hour, minute, second).Ticks) { }

    public DateTime(int year, int month, int day, int hour, int minute, int second, DateTimeKind kind)
        : this(DaysBefore(year, month, day) * TimeSpan.TicksPerDay + new TimeSpan(hour, minute, second).Ticks, kind) { }

    public static DateTime UtcNow { get { return new DateTime(639000000000000000L + Kernel.Now() * TimeSpan.TicksPerMillisecond, DateTimeKind.Utc); } }
    public static DateTime Now { get { return new DateTime(UtcNow.ticks, DateTimeKind.Local); } }
    public static DateTime Today { get { return Now.Date; } }

    public long Ticks { get { return ticks; } }
    public DateTimeKind Kind { get { return kind; } }
    public DateTime Date { get { return new DateTime(ticks - ticks % TimeSpan.TicksPerDay, kind); } }
    public TimeSpan TimeOfDay { get { return new TimeSpan(ticks % TimeSpan.TicksPerDay); } }
    public int Hour { get { return TimeOfDay.Hours; } }
    public int Minute { get { return TimeOfDay.Minutes; } }
    public int Second { get { return TimeOfDay.Seconds; } }
    public int Millisecond { get { return TimeOfDay.Milliseconds; } }
    public DayOfWeek DayOfWeek { get { return (DayOfWeek)(int)((ticks / TimeSpan.TicksPerDay + 1) % 7); } }
    public int Year { get { return YearOf(ticks / TimeSpan.TicksPerDay); } }
    public int DayOfYear { get { return (int)(ticks / TimeSpan.TicksPerDay - DaysBefore(Year, 1, 1)) + 1; } }

    public int Month
    {
        get
        {
            int year = Year;
            int month = 1;
            while (month < 12 && ticks / TimeSpan.TicksPerDay >= DaysBefore(year, month + 1, 1)) month++;
            return month;
        }
    }

    public int Day { get { return (int)(ticks / TimeSpan.TicksPerDay - DaysBefore(Year, Month, 1)) + 1; } }

    public static bool IsLeapYear(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

    public static int DaysInMonth(int year, int month)
    {
        return month == 12 ? 31 : (int)(DaysBefore(year, month + 1, 1) - DaysBefore(year, month, 1));
    }

    public DateTime Add(TimeSpan value) { return AddTicks(value.Ticks); }
    public DateTime AddTicks(long value) { return new DateTime(checked(ticks + value), kind); }
    public DateTime AddDays(double value) { return Add(TimeSpan.FromDays(value)); }
    public DateTime AddHours(double value) { return Add(TimeSpan.FromHours(value)); }
    public DateTime AddMinutes(double value) { return Add(TimeSpan.FromMinutes(value)); }
    public DateTime AddSeconds(double value) { return Add(TimeSpan.FromSeconds(value)); }
    public DateTime AddMilliseconds(double value) { return Add(TimeSpan.FromMilliseconds(value)); }

    public DateTime AddMonths(int months)
    {
        int all = Year * 12 + Month - 1 + months;
        int day = Math.Min(Day, DaysInMonth(all / 12, all % 12 + 1));
        return new DateTime(DaysBefore(all / 12, all % 12 + 1, day) * TimeSpan.TicksPerDay + TimeOfDay.Ticks, kind);
    }

    public DateTime AddYears(int value) { return AddMonths(value * 12); }
    public TimeSpan Subtract(DateTime value) { return new TimeSpan(ticks - value.ticks); }
    public DateTime Subtract(TimeSpan value) { return AddTicks(-value.Ticks); }
    public DateTime ToUniversalTime() { return new DateTime(ticks, DateTimeKind.Utc); }
    public DateTime ToLocalTime() { return new DateTime(ticks, DateTimeKind.Local); }
    public static DateTime SpecifyKind(DateTime value, DateTimeKind kind) { return new DateTime(value.ticks, kind); }

    public static int Compare(DateTime t1, DateTime t2) { return t1.ticks.CompareTo(t2.ticks); }
    public int CompareTo(DateTime value) { return ticks.CompareTo(value.ticks); }
    public int CompareTo(object value) { return value == null ? 1 : CompareTo((DateTime)value); }
    public bool Equals(DateTime value) { return ticks == value.ticks; }
    public static bool Equals(DateTime t1, DateTime t2) { return t1.ticks == t2.ticks; }
    public override bool Equals(object value) { return value is DateTime other && ticks == other.ticks; }
    public override int GetHashCode() { return ticks.GetHashCode(); }

    public override string ToString()
    {
        return Padded(Month, 2) + "/" + Padded(Day, 2) + "/" + Padded(Year, 4) + " " + Padded(Hour, 2) + ":" + Padded(Minute, 2) + ":" + Padded(Second, 2);
    }

    public string ToString(string format) { return Kernel.Unknown<string>(); }

    public static DateTime operator +(DateTime d, TimeSpan t) { return d.Add(t); }
    public static DateTime operator -(DateTime d, TimeSpan t) { return d.Subtract(t); }
    public static TimeSpan operator -(DateTime d1, DateTime d2) { return d1.Subtract(d2); }
    public static bool operator ==(DateTime d1, DateTime d2) { return d1.ticks == d2.ticks; }
    public static bool operator !=(DateTime d1, DateTime d2) { return d1.ticks != d2.ticks; }
    public static bool operator <(DateTime t1, DateTime t2) { return t1.ticks < t2.ticks; }
    public static bool operator <=(DateTime t1, DateTime t2) { return t1.ticks <= t2.ticks; }
    public static bool operator >(DateTime t1, DateTime t2) { return t1.ticks > t2.ticks; }
    public static bool operator >=(DateTime t1, DateTime t2) { return t1.ticks >= t2.ticks; }

    /// <summary>How many days there were since the beginning of the calendar.</summary>
    private static long DaysBefore(int year, int month, int day)
    {
        int[] before = { 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334 };
        if (year < 1 || month < 1 || month > 12 || day < 1 || day > 31) throw new ArgumentOutOfRangeException("year", "Year, Month, and Day parameters describe an un-representable DateTime.");
        long past = year - 1;
        long days = past * 365 + past / 4 - past / 100 + past / 400 + before[month - 1] + day - 1;
        return month > 2 && IsLeapYear(year) ? days + 1 : days;
    }

    private static int YearOf(long days)
    {
        int year = (int)(days / 366) + 1;
        while (DaysBefore(year + 1, 1, 1) <= days) year++;
        return year;
    }

    private static string Padded(int number, int width) { return number.ToString().PadLeft(width, '0'); }
}
