import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/** Every shape of a call that is redirected; what comes out must be the same. */
public class Shapes {
    interface Counts {
        Map<String, Long> COUNTS = new HashMap<>();

        static long count(String word) {
            return COUNTS.merge(word, 1L, Long::sum);
        }

        default int size() {
            return COUNTS.size();
        }
    }

    record Pair(List<Integer> left, Map<String, double[]> right) implements Counts {
        int total() {
            return left.size() + right.size() + size();
        }
    }

    enum Kind {
        ONE, TWO;

        final List<Kind> seen = new ArrayList<>();

        Kind remember() {
            seen.add(this);
            return this;
        }
    }

    static class Base extends ArrayList<Long> {
        long sum() {
            long sum = 0;
            for (int at = 0; at < size(); at++) {
                sum += get(at);
            }
            return sum;
        }
    }

    static class Derived extends Base {
        @Override
        public Long set(int at, Long value) {
            return super.set(at, value + 1);
        }
    }

    static class Text {
        final StringBuilder text;

        Text(StringBuilder text) {
            this.text = text;
        }

        Text(int capacity) {
            this(new StringBuilder(capacity).append('<'));
        }
    }

    static long wide(Map<Long, Double> map, long key, double value, float factor, byte[] bytes) {
        map.put(key, value * factor);
        return Math.round(map.getOrDefault(key, 0.0)) + bytes.length;
    }

    static int caught(List<String> list) {
        try {
            list.add(3, "beyond");
            return 0;
        } catch (IndexOutOfBoundsException expected) {
            return list.size();
        } finally {
            list.clear();
        }
    }

    static <T> T first(Supplier<T> supplier) {
        return supplier.get();
    }

    public static void main(String[] arguments) {
        Derived derived = new Derived();
        derived.addAll(Arrays.asList(1L, 2L, 3L));
        derived.set(1, 40L);
        System.out.println(derived.sum());
        System.out.println(Counts.count("a") + Counts.count("a") + new Pair(List.of(1), new HashMap<>()).total());
        System.out.println(Kind.ONE.remember().seen + " " + Kind.TWO.seen);
        System.out.println(wide(new HashMap<>(), 1L << 40, 2.5, 2f, new byte[3]));
        System.out.println(caught(new ArrayList<>(List.of("x"))));
        Map<String, Integer> map = new HashMap<>();
        BiFunction<String, Integer, Integer> put = map::put;
        Function<Object, Integer> get = map::get;
        BiFunction<Map<String, Integer>, Object, Integer> unbound = Map::get;
        System.out.println(put.apply("k", 5) + " " + get.apply("k") + " " + unbound.apply(map, "k") + " " + first(map::size));
        List<Integer> none = null;
        try {
            none.add(1);
        } catch (NullPointerException expected) {
            System.out.println("null");
        }
        System.out.println(new Text(16).text.append(1L).append(2.0).append("s").append(new char[] {'c'}).reverse());
        int found = -1;
        switch (map.size()) {
            case 1:
                found = map.containsKey("k") ? map.get("k") : 0;
                break;
            default:
                found = 9;
        }
        System.out.println(found);
        System.exit(map.size() + 6);
    }
}
