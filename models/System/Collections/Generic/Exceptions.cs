// Exceptions that only carry a message and a cause.
namespace System.Collections.Generic;

public class KeyNotFoundException
{
    public KeyNotFoundException() : base("The given key was not present in the dictionary.") { }

    public KeyNotFoundException(string message) : base(message) { }

    public KeyNotFoundException(string message, Exception innerException) : base(message, innerException) { }
}
