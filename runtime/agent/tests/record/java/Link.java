import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Links all classes below a folder, in a loader that looks there first, and tells which do not verify. */
public class Link extends ClassLoader {
    private final Path root;

    Link(Path root) {
        super(Link.class.getClassLoader());
        this.root = root;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            Path file = root.resolve(name.replace('.', '/') + ".class");
            if (loaded == null && Files.exists(file)) {
                try {
                    byte[] bytes = Files.readAllBytes(file);
                    loaded = defineClass(name, bytes, 0, bytes.length);
                } catch (IOException problem) {
                    throw new ClassNotFoundException(name, problem);
                }
            }
            return loaded != null ? loaded : super.loadClass(name, resolve);
        }
    }

    public static void main(String[] arguments) throws IOException {
        Path root = Paths.get(arguments[0]);
        List<Path> files;
        try (Stream<Path> walk = Files.walk(root)) {
            files = walk.filter(path -> path.toString().endsWith(".class")).sorted().collect(Collectors.toList());
        }
        Link loader = new Link(root);
        int linked = 0;
        for (Path file : files) {
            String name = root.relativize(file).toString().replace(".class", "").replace('/', '.').replace('\\', '.');
            if (name.equals("module-info")) continue;
            try {
                Class.forName(name, true, loader);
                linked++;
            } catch (VerifyError | ClassFormatError wrong) {
                System.out.println(name + ": " + wrong.getMessage().split("\n")[0]);
            } catch (Throwable other) {
                // It is linked; that it cannot be initialized here is none of our business.
                linked++;
            }
        }
        System.out.println("linked " + linked);
    }
}
