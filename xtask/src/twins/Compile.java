import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Compiles every file by itself, in one virtual machine: the programs may have classes of the same name. */
class Compile {
    public static void main(String[] files) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        boolean sound = true;
        for (String file : files) {
            Path classes = Files.createTempDirectory("twins");
            sound &= compiler.run(null, null, null, "-Xlint:none", "-d", classes.toString(), file) == 0;
            delete(classes.toFile());
        }
        System.exit(sound ? 0 : 1);
    }

    private static void delete(File file) {
        File[] inside = file.listFiles();
        for (File one : inside == null ? new File[0] : inside) {
            delete(one);
        }
        file.delete();
    }
}
