import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles each source below a root into a folder of its own. */
public class Compile {
    public static void main(String[] args) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        Path root = Path.of(args[0]);
        Path into = Path.of(args[1]);
        for (String arg : List.of(args).subList(2, args.length)) {
            String name = root.relativize(Path.of(arg)).toString().replace(".java", "");
            Path folder = Files.createDirectories(into.resolve(name));
            List<String> options = List.of("-g", "-nowarn", "-d", folder.toString());
            if (!compiler.getTask(null, files, null, options, null, files.getJavaFileObjects(Path.of(arg))).call()) {
                System.exit(1);
            }
        }
    }
}
