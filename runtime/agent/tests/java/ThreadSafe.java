import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** Thread-safe collections behind the types that say nothing, and a subclass that locks. */
public class ThreadSafe {
    static class Guarded extends HashMap<Integer, Integer> {
        @Override
        public synchronized Integer put(Integer key, Integer value) {
            return super.put(key, value);
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Map<Integer, Integer> concurrent = new ConcurrentHashMap<>();
        Map<Integer, Integer> wrapped = Collections.synchronizedMap(new HashMap<>());
        List<Integer> copied = new CopyOnWriteArrayList<>();
        Guarded guarded = new Guarded();
        Runnable work = () -> Pace.repeat(40, time -> {
            for (Map<Integer, Integer> map : List.of(concurrent, wrapped, guarded)) {
                map.put(time % 8, time);
            }
            copied.add(time);
        });
        Pace.together(new Thread(work), new Thread(work));
        System.out.println(concurrent.size() + " " + wrapped.size() + " " + copied.size() + " " + guarded.size());
    }
}
