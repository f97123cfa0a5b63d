import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/** Hosts are validated in parallel, and all results go into one cache. */
public class NetworkValidation {
    public static void main(String[] arguments) throws InterruptedException {
        Map<String, Integer> configureCache = new HashMap<>();
        Thread[] validators = IntStream.range(0, 3).mapToObj(part -> new Thread(() -> Pace.repeat(30, host -> {
            int level = host % 3;
            configureCache.put("host" + host % 5, level);
        }), "validator " + part)).toArray(Thread[]::new);
        Pace.together(validators);
        System.out.println("hosts");
    }
}
