// Compiles one C# file with the newest Roslyn that is there: `Compile OUTPUT SOURCE REFERENCE…`.
using System;
using System.IO;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

static class Compile
{
    static int Main(string[] args)
    {
        var language = new CSharpParseOptions(LanguageVersion.Preview);
        var tree = CSharpSyntaxTree.ParseText(File.ReadAllText(args[1]), language, args[1]);
        var options = new CSharpCompilationOptions(OutputKind.ConsoleApplication, optimizationLevel: OptimizationLevel.Release, allowUnsafe: true);
        var references = args.Skip(2).Select(path => MetadataReference.CreateFromFile(path));
        var compilation = CSharpCompilation.Create(Path.GetFileNameWithoutExtension(args[0]), new[] { tree }, references, options);
        var result = compilation.Emit(args[0]);
        foreach (var problem in result.Diagnostics.Where(it => it.Severity == DiagnosticSeverity.Error)) Console.WriteLine(problem);
        return result.Success ? 0 : 1;
    }
}
