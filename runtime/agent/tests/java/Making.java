import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** Every way to make an object whose place is remembered, and every way that is left alone; what comes out must be the same. */
public class Making {
    interface Makes {
        default List<Object> make() {
            return new ArrayList<>(List.of(1));
        }
    }

    static class Parent {
        final List<?> list;

        Parent(List<?> list) {
            this.list = list;
        }
    }

    static class Child extends Parent implements Makes {
        /** Before there is an object of this class. */
        Child(boolean full) {
            super(full ? new ArrayList<>(List.of(1, 2)) : new ArrayList<>());
        }

        Child() {
            this(new StringBuilder().append("x").length() == 1);
        }
    }

    static String nested(int depth) {
        return new StringBuilder(new StringBuilder(new StringBuilder("a").append(depth)).append(new char[] {'b'})).toString();
    }

    /** Jumps between, which stack maps tell of. */
    static int branches(boolean some) {
        List<Integer> list = new ArrayList<>(some ? List.of(1, 2, 3) : List.of());
        Map<String, Integer> map = new HashMap<>(switch (list.size()) {
            case 0 -> 1;
            case 3 -> {
                try {
                    yield Integer.parseInt("x");
                } catch (NumberFormatException expected) {
                    yield 16;
                }
            }
            default -> 4;
        });
        map.put("k", list.size());
        return map.get("k") + new ArrayDeque<>(some && list.size() > 2 ? list : new ArrayList<>(list)).size();
    }

    static String fails() {
        try {
            return "made " + new ArrayList<>(-1);
        } catch (IllegalArgumentException expected) {
            return expected.getMessage();
        }
    }

    static int wide(long first, double second) {
        return new HashMap<>(Map.of(first, second, first + 1, second * 2)).size() + new HashMap<>((int) (first % 7), (float) second).size();
    }

    static int unused() {
        int made = 0;
        for (int time = 0; time < 3; time++) {
            new ArrayList<>(List.of(made++));
            new HashMap<>();
        }
        return made;
    }

    /** Comparators that capture, arrays, and an order of evaluation that shows. */
    static String order(StringBuilder log) {
        PriorityQueue<Integer> queue = new PriorityQueue<>(log.append('1').length(), (a, b) -> b - a);
        queue.add(log.append('2').length());
        queue.add(log.append('3').length());
        Object[] all = {new ArrayList<>(queue), new int[] {queue.size()}[0], new ArrayList<>() {
            {
                add(queue.peek());
            }
        }};
        return log + " " + all[0] + all[1] + all[2];
    }

    static synchronized Collection<String> references() {
        Supplier<Map<String, List<String>>> map = HashMap::new;
        Function<Collection<String>, List<String>> copy = ArrayList::new;
        IntFunction<List<String>> sized = ArrayList::new;
        Map<String, List<String>> made = map.get();
        made.computeIfAbsent("k", key -> new ArrayList<>()).add("v");
        sized.apply(4).add(copy.apply(made.get("k")).get(0));
        return copy.apply(made.keySet());
    }

    public static void main(String[] arguments) {
        System.out.println(new Child().list + " " + new Child(false).list + " " + new Child(true).make());
        System.out.println(nested(3) + " " + branches(true) + " " + branches(false) + " " + fails());
        System.out.println(wide(1L << 33, 0.75) + " " + unused() + " " + order(new StringBuilder()) + " " + references());
    }
}
