// Exceptions that only carry a message and a cause.
namespace System;

using Threadbare;

public class SystemException
{
    public SystemException() : base("System error.") { }

    public SystemException(string message) : base(message) { }

    public SystemException(string message, Exception innerException) : base(message, innerException) { }
}

public class ApplicationException
{
    public ApplicationException() : base("Error in the application.") { }

    public ApplicationException(string message) : base(message) { }

    public ApplicationException(string message, Exception innerException) : base(message, innerException) { }
}

[KnownToEngines]
public sealed class TypeInitializationException
{
    private readonly string typeName;

    public TypeInitializationException(string fullTypeName, Exception innerException)
        : base("The type initializer for '" + fullTypeName + "' threw an exception.", innerException)
    {
        typeName = fullTypeName;
    }

    public string TypeName { get { return typeName; } }
}

[KnownToEngines]
public class InvalidOperationException
{
    public InvalidOperationException() : base("Operation is not valid due to the current state of the object.") { }

    public InvalidOperationException(string message) : base(message) { }

    public InvalidOperationException(string message, Exception innerException) : base(message, innerException) { }
}

public class NotSupportedException
{
    public NotSupportedException() : base("Specified method is not supported.") { }

    public NotSupportedException(string message) : base(message) { }

    public NotSupportedException(string message, Exception innerException) : base(message, innerException) { }
}

public class NotImplementedException
{
    public NotImplementedException() : base("The method or operation is not implemented.") { }

    public NotImplementedException(string message) : base(message) { }

    public NotImplementedException(string message, Exception inner) : base(message, inner) { }
}

[KnownToEngines]
public class NullReferenceException
{
    public NullReferenceException() : base("Object reference not set to an instance of an object.") { }

    public NullReferenceException(string message) : base(message) { }

    public NullReferenceException(string message, Exception innerException) : base(message, innerException) { }
}

[KnownToEngines]
public class IndexOutOfRangeException
{
    public IndexOutOfRangeException() : base("Index was outside the bounds of the array.") { }

    public IndexOutOfRangeException(string message) : base(message) { }

    public IndexOutOfRangeException(string message, Exception innerException) : base(message, innerException) { }
}

[KnownToEngines]
public class InvalidCastException
{
    public InvalidCastException() : base("Specified cast is not valid.") { }

    public InvalidCastException(string message) : base(message) { }

    public InvalidCastException(string message, Exception innerException) : base(message, innerException) { }
}

public class FormatException
{
    public FormatException() : base("One of the identified items was in an invalid format.") { }

    public FormatException(string message) : base(message) { }

    public FormatException(string message, Exception innerException) : base(message, innerException) { }
}

[KnownToEngines]
public class OverflowException
{
    public OverflowException() : base("Arithmetic operation resulted in an overflow.") { }

    public OverflowException(string message) : base(message) { }

    public OverflowException(string message, Exception innerException) : base(message, innerException) { }
}

public class ArithmeticException
{
    public ArithmeticException() : base("Overflow or underflow in the arithmetic operation.") { }

    public ArithmeticException(string message) : base(message) { }

    public ArithmeticException(string message, Exception innerException) : base(message, innerException) { }
}

[KnownToEngines]
public class DivideByZeroException
{
    public DivideByZeroException() : base("Attempted to divide by zero.") { }

    public DivideByZeroException(string message) : base(message) { }

    public DivideByZeroException(string message, Exception innerException) : base(message, innerException) { }
}

public class TimeoutException
{
    public TimeoutException() : base("The operation has timed out.") { }

    public TimeoutException(string message) : base(message) { }

    public TimeoutException(string message, Exception innerException) : base(message, innerException) { }
}

[KnownToEngines]
public class OutOfMemoryException
{
    public OutOfMemoryException() : base("Insufficient memory to continue the execution of the program.") { }

    public OutOfMemoryException(string message) : base(message) { }

    public OutOfMemoryException(string message, Exception innerException) : base(message, innerException) { }
}

[KnownToEngines]
public class StackOverflowException
{
    public StackOverflowException() : base("Operation caused a stack overflow.") { }

    public StackOverflowException(string message) : base(message) { }

    public StackOverflowException(string message, Exception innerException) : base(message, innerException) { }
}

public class UnauthorizedAccessException
{
    public UnauthorizedAccessException() : base("Attempted to perform an unauthorized operation.") { }

    public UnauthorizedAccessException(string message) : base(message) { }

    public UnauthorizedAccessException(string message, Exception inner) : base(message, inner) { }
}

[KnownToEngines]
public class ArrayTypeMismatchException
{
    public ArrayTypeMismatchException() : base("Attempted to access an element as a type incompatible with the array.") { }

    public ArrayTypeMismatchException(string message) : base(message) { }

    public ArrayTypeMismatchException(string message, Exception innerException) : base(message, innerException) { }
}

public class RankException
{
    public RankException() : base("Attempted to operate on an array with the incorrect number of dimensions.") { }

    public RankException(string message) : base(message) { }

    public RankException(string message, Exception innerException) : base(message, innerException) { }
}

public class TypeLoadException
{
    public TypeLoadException() { }

    public TypeLoadException(string message) : base(message) { }

    public TypeLoadException(string message, Exception inner) : base(message, inner) { }
}

public class AccessViolationException
{
    public AccessViolationException() : base("Attempted to read or write protected memory.") { }

    public AccessViolationException(string message) : base(message) { }

    public AccessViolationException(string message, Exception innerException) : base(message, innerException) { }
}
