// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Xml.XPath;
using System.Collections.Generic;
using System.Xml.Linq;
public static class Extensions {
	public static global::System.Xml.XPath.XPathNavigator CreateNavigator(this XNode node);
	public static global::System.Xml.XPath.XPathNavigator CreateNavigator(this XNode node, XmlNameTable nameTable);
	public static object XPathEvaluate(this XNode node, string expression);
	public static object XPathEvaluate(this XNode node, string expression, global::System.Xml.IXmlNamespaceResolver resolver);
	public static XElement XPathSelectElement(this XNode node, string expression);
	public static XElement XPathSelectElement(this XNode node, string expression, global::System.Xml.IXmlNamespaceResolver resolver);
	public static IEnumerable<XElement> XPathSelectElements(this XNode node, string expression);
	public static IEnumerable<XElement> XPathSelectElements(this XNode node, string expression, global::System.Xml.IXmlNamespaceResolver resolver);
}
public interface IXPathNavigable {
	global::System.Xml.XPath.XPathNavigator CreateNavigator();
}
