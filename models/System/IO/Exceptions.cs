// Exceptions that only carry a message and a cause.
namespace System.IO;

public class IOException
{
    public IOException() : base("I/O error occurred.") { }

    public IOException(string message) : base(message) { }

    public IOException(string message, Exception innerException) : base(message, innerException) { }
}

public class EndOfStreamException
{
    public EndOfStreamException() : base("Attempted to read past the end of the stream.") { }

    public EndOfStreamException(string message) : base(message) { }

    public EndOfStreamException(string message, Exception innerException) : base(message, innerException) { }
}

public class InvalidDataException
{
    public InvalidDataException() : base("Found invalid data while decoding.") { }

    public InvalidDataException(string message) : base(message) { }

    public InvalidDataException(string message, Exception innerException) : base(message, innerException) { }
}
