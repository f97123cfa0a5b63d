import java.util.HashMap;
import java.util.Map;

/** Everybody holds a lock, and nobody the same. */
public class TwoLocks {
    static final Map<Integer, Integer> map = new HashMap<>();
    static final Object gate = new Object();

    static synchronized void add(int key) {
        map.put(key % 8, key);
    }

    static boolean contains(int key) {
        synchronized (gate) {
            return map.containsKey(key);
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> Pace.repeat(60, TwoLocks::add), "writer");
        Thread reader = new Thread(() -> Pace.repeat(60, key -> contains(key)), "reader");
        Pace.together(writer, reader);
        System.out.println("locks " + map.size());
    }
}
