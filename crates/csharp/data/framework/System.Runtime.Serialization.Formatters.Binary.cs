// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Runtime.Serialization.Formatters.Binary;
using System.IO;
public sealed class BinaryFormatter : IFormatter {
	public BinaryFormatter();
	public BinaryFormatter(global::System.Runtime.Serialization.ISurrogateSelector selector, StreamingContext context);
	public object Deserialize(Stream serializationStream);
	public void Serialize(Stream serializationStream, object graph);
	public global::System.Runtime.Serialization.Formatters.FormatterTypeStyle TypeFormat { get; set; }
	public global::System.Runtime.Serialization.Formatters.FormatterAssemblyStyle AssemblyFormat { get; set; }
	public global::System.Runtime.Serialization.Formatters.TypeFilterLevel FilterLevel { get; set; }
	public global::System.Runtime.Serialization.ISurrogateSelector SurrogateSelector { get; set; }
	public SerializationBinder Binder { get; set; }
	public StreamingContext Context { get; set; }
}
