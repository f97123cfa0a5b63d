// Prints what Roslyn reads in C# files, for `cargo xtask roslyn` to compare with our parser.
//
// Standard input: the preprocessor symbols on one line, separated by `;`, then one path a line.
// Standard output, for each file:
//
//     file PATH
//     problem START MESSAGE                   errors of syntax, in order of position
//     node DEPTH START END KIND TOKEN…        every node that has text, in order of the text
//     end
//
// Positions count UTF-16 units. A literal is printed as `#`: its place says what it is. Only API that every
// version of Roslyn has is used, and kinds are printed by name, so one text serves for all of them.

using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

static class Oracle
{
    static int Main()
    {
        var input = new StreamReader(Console.OpenStandardInput(), new UTF8Encoding(false));
        var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false), 1 << 16);
        var symbols = (input.ReadLine() ?? "").Split(';', StringSplitOptions.RemoveEmptyEntries);
        var options = new CSharpParseOptions(LanguageVersion.Latest, DocumentationMode.None, SourceCodeKind.Regular, symbols)
            .WithFeatures(new[] { new KeyValuePair<string, string>("FileBasedProgram", "true") });
        for (var path = input.ReadLine(); path != null; path = input.ReadLine())
        {
            // Like our own reading: UTF-8, or UTF-16 if a byte order mark says so.
            var text = File.ReadAllText(path, new UTF8Encoding(false));
            output.WriteLine("file " + path);
            Print(CSharpSyntaxTree.ParseText(text, options), output);
            output.WriteLine("end");
            output.Flush();
        }
        return 0;
    }

    static void Print(SyntaxTree tree, StreamWriter output)
    {
        // CS1029 is what `#error` says: nothing is wrong with the syntax.
        var problems = tree.GetDiagnostics().Where(problem => problem.Severity == DiagnosticSeverity.Error);
        foreach (var problem in problems.Where(problem => problem.Id != "CS1029"))
        {
            var message = problem.Id + " " + problem.GetMessage().Replace('\r', ' ').Replace('\n', ' ');
            output.WriteLine("problem " + problem.Location.SourceSpan.Start + " " + message);
        }
        Print(tree.GetRoot(), 0, output);
    }

    static void Print(SyntaxNode node, int depth, StreamWriter output)
    {
        var kind = node.Kind().ToString();
        // The pieces of text in an interpolated string: what is not a hole is text.
        if (node.Span.IsEmpty || kind == "InterpolatedStringText")
        {
            return;
        }
        output.Write("node " + depth + " " + node.SpanStart + " " + node.Span.End + " " + kind);
        foreach (var child in node.ChildNodesAndTokens())
        {
            if (child.IsToken && !child.Span.IsEmpty)
            {
                output.Write(" " + Text(child.AsToken()));
            }
        }
        output.WriteLine();
        foreach (var child in node.ChildNodes())
        {
            Print(child, depth + 1, output);
        }
    }

    static string Text(SyntaxToken token)
    {
        var kind = token.Kind().ToString();
        var isWord = kind.EndsWith("Keyword") || kind == "IdentifierToken";
        var hasSpelling = isWord || !kind.EndsWith("LiteralToken") && !kind.StartsWith("Interpolated");
        return hasSpelling ? token.Text : "#";
    }
}
