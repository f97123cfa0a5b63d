import java.util.HashMap;
import java.util.Map;

/** Two threads, different keys, one map: the most common of all mistakes. */
public class Dictionary {
    static final Map<Integer, Integer> map = new HashMap<>();

    static void add(int key) {
        map.put(key % 8, key);
    }

    static boolean contains(int key) {
        return map.containsKey(key);
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> Pace.repeat(60, Dictionary::add), "writer");
        Thread reader = new Thread(() -> Pace.repeat(60, key -> contains(key)), "reader");
        Pace.together(writer, reader);
        System.out.println("dictionary " + map.size());
    }
}
