import java.util.HashMap;
import java.util.Map;

/** What one call costs, in nanoseconds: the best of many short slices, as a busy machine disturbs long ones. */
public class Calls {
    static int sink;

    interface Work {
        void run(Map<Integer, Integer> map, Integer key);
    }

    static void get(Map<Integer, Integer> map, Integer key) {
        sink += map.get(key);
    }

    static double slices(Map<Integer, Integer>[] maps, int calls, Work work) {
        int times = 20_000;
        long best = Long.MAX_VALUE;
        Integer key = 1;
        for (int slice = 0; slice < 600; slice++) {
            long start = System.nanoTime();
            for (int time = 0; time < times; time++) {
                work.run(maps[time & (maps.length - 1)], key);
            }
            best = Math.min(best, System.nanoTime() - start);
        }
        return (double) best / times / calls;
    }

    @SuppressWarnings("unchecked")
    static Map<Integer, Integer>[] maps(int count) {
        Map<Integer, Integer>[] maps = new Map[count];
        for (int at = 0; at < count; at++) {
            maps[at] = new HashMap<>();
            maps[at].put(1, 1);
        }
        return maps;
    }

    static void measure(String name, Map<Integer, Integer>[] maps, int calls, Work work) {
        slices(maps, calls, work);
        System.out.printf(java.util.Locale.ROOT, "%s\t%.2f%n", name, slices(maps, calls, work));
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] arguments) {
        measure("get, one map", maps(1), 1, Calls::get);
        measure("get, 64 maps in turn", maps(64), 1, (map, key) -> sink += map.get(key));
        measure("get, 8,192 maps in turn", maps(8192), 1, (map, key) -> sink += map.get(key));
        measure("put and get, 64 maps", maps(64), 2, (map, key) -> {
            map.put(key, key);
            sink += map.get(key);
        });
        measure("walk over 16 elements", new Map[] {sixteen()}, 16, (map, key) -> {
            for (Integer each : map.keySet()) {
                sink += each;
            }
        });
    }

    static Map<Integer, Integer> sixteen() {
        Map<Integer, Integer> map = new HashMap<>();
        for (int key = 0; key < 16; key++) {
            map.put(key, key);
        }
        return map;
    }
}
