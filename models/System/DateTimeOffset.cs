namespace System;

using Threadbare;

/// <summary>A point in time with a distance from UTC, which is none here.</summary>
public readonly struct DateTimeOffset
{
    public static readonly DateTimeOffset MinValue = new DateTimeOffset(DateTime.MinValue, TimeSpan.Zero);
    public static readonly DateTimeOffset MaxValue = new DateTimeOffset(DateTime.MaxValue, TimeSpan.Zero);
    public static readonly DateTimeOffset UnixEpoch = new DateTimeOffset(DateTime.UnixEpoch, TimeSpan.Zero);

    private readonly DateTime utc;
    private readonly TimeSpan offset;

    public DateTimeOffset(DateTime dateTime) : this(dateTime, TimeSpan.Zero) { }

    public DateTimeOffset(long ticks, TimeSpan offset) : this(new DateTime(ticks), offset) { }

    public DateTimeOffset(DateTime dateTime, TimeSpan offset)
    {
        utc = dateTime - offset;
        this.offset = offset;
    }

    public DateTimeOffset(int year, int month, int day, int hour, int minute, int second, TimeSpan offset)
        : this(new DateTime(year, month, day, hour, minute, second), offset) { }

    public static DateTimeOffset UtcNow { get { return new DateTimeOffset(DateTime.UtcNow, TimeSpan.Zero); } }
    public static DateTimeOffset Now { get { return UtcNow; } }

    public DateTime UtcDateTime { get { return DateTime.SpecifyKind(utc, DateTimeKind.Utc); } }
    public DateTime LocalDateTime { get { return utc.ToLocalTime(); } }
    public DateTime DateTime { get { return DateTime.SpecifyKind(utc + offset, DateTimeKind.Unspecified); } }
    public DateTime Date { get { return DateTime.Date; } }
    public TimeSpan Offset { get { return offset; } }
    public TimeSpan TimeOfDay { get { return DateTime.TimeOfDay; } }
    public long Ticks { get { return DateTime.Ticks; } }
    public long UtcTicks { get { return utc.Ticks; } }
    public int Year { get { return DateTime.Year; } }
    public int Month { get { return DateTime.Month; } }
    public int Day { get { return DateTime.Day; } }
    public int Hour { get { return DateTime.Hour; } }
    public int Minute { get { return DateTime.Minute; } }
    public int Second { get { return DateTime.Second; } }
    public int Millisecond { get { return DateTime.Millisecond; } }
    public DayOfWeek DayOfWeek { get { return DateTime.DayOfWeek; } }

    public DateTimeOffset Add(TimeSpan timeSpan) { return At(utc.Add(timeSpan), offset); }
    public DateTimeOffset AddTicks(long ticks) { return At(utc.AddTicks(ticks), offset); }
    public DateTimeOffset AddMilliseconds(double milliseconds) { return At(utc.AddMilliseconds(milliseconds), offset); }
    public DateTimeOffset AddSeconds(double seconds) { return At(utc.AddSeconds(seconds), offset); }
    public DateTimeOffset AddMinutes(double minutes) { return At(utc.AddMinutes(minutes), offset); }
    public DateTimeOffset AddHours(double hours) { return At(utc.AddHours(hours), offset); }
    public DateTimeOffset AddDays(double days) { return At(utc.AddDays(days), offset); }
    public DateTimeOffset AddMonths(int months) { return At(utc.AddMonths(months), offset); }
    public DateTimeOffset AddYears(int years) { return At(utc.AddYears(years), offset); }
    public TimeSpan Subtract(DateTimeOffset value) { return utc - value.utc; }
    public DateTimeOffset Subtract(TimeSpan value) { return At(utc.Subtract(value), offset); }
    public DateTimeOffset ToUniversalTime() { return At(utc, TimeSpan.Zero); }
    public DateTimeOffset ToLocalTime() { return At(utc, TimeSpan.Zero); }
    public DateTimeOffset ToOffset(TimeSpan offset) { return At(utc, offset); }

    public static DateTimeOffset FromUnixTimeSeconds(long seconds) { return UnixEpoch.AddTicks(seconds * TimeSpan.TicksPerSecond); }

    public static DateTimeOffset FromUnixTimeMilliseconds(long milliseconds)
    {
        return UnixEpoch.AddTicks(milliseconds * TimeSpan.TicksPerMillisecond);
    }

    public long ToUnixTimeSeconds() { return (utc.Ticks - DateTime.UnixEpoch.Ticks) / TimeSpan.TicksPerSecond; }
    public long ToUnixTimeMilliseconds() { return (utc.Ticks - DateTime.UnixEpoch.Ticks) / TimeSpan.TicksPerMillisecond; }

    public static int Compare(DateTimeOffset first, DateTimeOffset second) { return first.utc.CompareTo(second.utc); }
    public int CompareTo(DateTimeOffset other) { return utc.CompareTo(other.utc); }
    public bool Equals(DateTimeOffset other) { return utc == other.utc; }
    public static bool Equals(DateTimeOffset first, DateTimeOffset second) { return first.utc == second.utc; }
    public override bool Equals(object obj) { return obj is DateTimeOffset other && utc == other.utc; }
    public override int GetHashCode() { return utc.GetHashCode(); }
    public override string ToString() { return DateTime.ToString() + " +00:00"; }
    public string ToString(string format) { return Kernel.Unknown<string>(); }

    public static implicit operator DateTimeOffset(DateTime dateTime) { return new DateTimeOffset(dateTime); }
    public static DateTimeOffset operator +(DateTimeOffset dateTimeOffset, TimeSpan timeSpan) { return dateTimeOffset.Add(timeSpan); }
    public static DateTimeOffset operator -(DateTimeOffset dateTimeOffset, TimeSpan timeSpan) { return dateTimeOffset.Subtract(timeSpan); }
    public static TimeSpan operator -(DateTimeOffset left, DateTimeOffset right) { return left.Subtract(right); }
    public static bool operator ==(DateTimeOffset left, DateTimeOffset right) { return left.utc == right.utc; }
    public static bool operator !=(DateTimeOffset left, DateTimeOffset right) { return left.utc != right.utc; }
    public static bool operator <(DateTimeOffset left, DateTimeOffset right) { return left.utc < right.utc; }
    public static bool operator <=(DateTimeOffset left, DateTimeOffset right) { return left.utc <= right.utc; }
    public static bool operator >(DateTimeOffset left, DateTimeOffset right) { return left.utc > right.utc; }
    public static bool operator >=(DateTimeOffset left, DateTimeOffset right) { return left.utc >= right.utc; }

    private static DateTimeOffset At(DateTime utc, TimeSpan offset) { return new DateTimeOffset(utc + offset, offset); }
}
