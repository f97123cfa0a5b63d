namespace System;

using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Threading;
using Threadbare;

public class Exception
{
    private readonly string message;
    private readonly Exception inner;
    private IDictionary data;

    public Exception() { }

    public Exception(string message) { this.message = message; }

    public Exception(string message, Exception innerException)
    {
        this.message = message;
        inner = innerException;
    }

    public virtual string Message { get { return message == null ? "Exception of type '" + Kernel.TypeName(this) + "' was thrown." : message; } }

    public Exception InnerException { get { return inner; } }

    public virtual string Source { get; set; }

    public virtual string HelpLink { get; set; }

    public int HResult { get; set; }

    public virtual string StackTrace { get { return Kernel.Unknown<string>(); } }

    public virtual IDictionary Data
    {
        get
        {
            if (data == null) data = new Dictionary<object, object>();
            return data;
        }
    }

    public new Type GetType() { return Kernel.TypeOf(this); }

    public virtual Exception GetBaseException()
    {
        Exception root = this;
        while (root.inner != null) root = root.inner;
        return root;
    }

    public override string ToString() { return Kernel.TypeName(this) + ": " + Message; }
}

public class AggregateException
{
    private readonly List<Exception> all;

    public AggregateException() : this("One or more errors occurred.") { }

    public AggregateException(string message) : base(message) { all = new List<Exception>(); }

    public AggregateException(string message, Exception innerException) : base(message, innerException)
    {
        all = new List<Exception>();
        all.Append(innerException);
    }

    public AggregateException(IEnumerable<Exception> innerExceptions) : this("One or more errors occurred.", innerExceptions) { }

    public AggregateException(params Exception[] innerExceptions) : this("One or more errors occurred.", innerExceptions) { }

    public AggregateException(string message, IEnumerable<Exception> innerExceptions) : base(message, First(innerExceptions))
    {
        all = new List<Exception>(innerExceptions);
    }

    public AggregateException(string message, params Exception[] innerExceptions) : base(message, First(innerExceptions))
    {
        all = new List<Exception>(innerExceptions);
    }

    public ReadOnlyCollection<Exception> InnerExceptions { get { return all.AsReadOnly(); } }

    public override string Message
    {
        get
        {
            string text = base.Message;
            for (int i = 0; i < all.Count; i++) text = text + " (" + all[i].Message + ")";
            return text;
        }
    }

    public void Handle(Func<Exception, bool> predicate)
    {
        var left = new List<Exception>();
        for (int i = 0; i < all.Count; i++)
        {
            if (!predicate(all[i])) left.Append(all[i]);
        }
        if (left.Count > 0) throw new AggregateException(base.Message, left);
    }

    public AggregateException Flatten()
    {
        var flat = new List<Exception>();
        Spread(flat);
        return new AggregateException(base.Message, flat);
    }

    public override Exception GetBaseException()
    {
        Exception at = this;
        while (at is AggregateException many && many.all.Count == 1) at = many.all[0];
        return at;
    }

    private void Spread(List<Exception> flat)
    {
        for (int i = 0; i < all.Count; i++)
        {
            if (all[i] is AggregateException many) many.Spread(flat);
            else flat.Append(all[i]);
        }
    }

    private static Exception First(IEnumerable<Exception> all)
    {
        if (all == null) throw new ArgumentNullException("innerExceptions");
        foreach (Exception first in all) return first;
        return null;
    }
}

public class ArgumentException
{
    private readonly string parameter;

    public ArgumentException() : base("Value does not fall within the expected range.") { }

    public ArgumentException(string message) : base(message) { }

    public ArgumentException(string message, Exception innerException) : base(message, innerException) { }

    public ArgumentException(string message, string paramName) : base(message) { parameter = paramName; }

    public ArgumentException(string message, string paramName, Exception innerException) : base(message, innerException)
    {
        parameter = paramName;
    }

    public virtual string ParamName { get { return parameter; } }

    public override string Message
    {
        get { return parameter == null ? base.Message : base.Message + " (Parameter '" + parameter + "')"; }
    }

    public static void ThrowIfNullOrEmpty(string argument, string paramName = null)
    {
        if (argument == null) throw new ArgumentNullException(paramName);
        if (argument == "") throw new ArgumentException("The value cannot be an empty string.", paramName);
    }
}

public class ArgumentNullException
{
    public ArgumentNullException() : base("Value cannot be null.") { }

    public ArgumentNullException(string paramName) : base("Value cannot be null.", paramName) { }

    public ArgumentNullException(string message, Exception innerException) : base(message, innerException) { }

    public ArgumentNullException(string paramName, string message) : base(message, paramName) { }

    public static void ThrowIfNull(object argument, string paramName = null)
    {
        if (argument == null) throw new ArgumentNullException(paramName);
    }
}

public class ArgumentOutOfRangeException
{
    public ArgumentOutOfRangeException() : base("Specified argument was out of the range of valid values.") { }

    public ArgumentOutOfRangeException(string paramName) : base("Specified argument was out of the range of valid values.", paramName) { }

    public ArgumentOutOfRangeException(string paramName, string message) : base(message, paramName) { }

    public ArgumentOutOfRangeException(string message, Exception innerException) : base(message, innerException) { }

    public ArgumentOutOfRangeException(string paramName, object actualValue, string message) : base(message, paramName) { }
}

public class ObjectDisposedException
{
    private readonly string name;

    public ObjectDisposedException(string objectName) : this(objectName, "Cannot access a disposed object.") { }

    public ObjectDisposedException(string message, Exception innerException) : base(message, innerException) { }

    public ObjectDisposedException(string objectName, string message) : base(message) { name = objectName; }

    public string ObjectName { get { return name == null ? "" : name; } }

    public static void ThrowIf(bool condition, object instance)
    {
        if (condition) throw new ObjectDisposedException(Kernel.TypeName(instance));
    }
}

public class OperationCanceledException
{
    private readonly CancellationToken token;

    public OperationCanceledException() : base("The operation was canceled.") { }

    public OperationCanceledException(string message) : base(message) { }

    public OperationCanceledException(string message, Exception innerException) : base(message, innerException) { }

    public OperationCanceledException(CancellationToken token) : this() { this.token = token; }

    public OperationCanceledException(string message, CancellationToken token) : this(message) { this.token = token; }

    public OperationCanceledException(string message, Exception innerException, CancellationToken token) : this(message, innerException)
    {
        this.token = token;
    }

    public CancellationToken CancellationToken { get { return token; } }
}
