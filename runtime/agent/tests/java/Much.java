import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** More threads and more pairs that look dangerous than anybody has time for. */
public class Much {
    static final Map<Integer, Integer> map = new HashMap<>();
    static final List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4));

    static void work(int time) {
        map.get(time);
        list.set(0, time);
        list.get(1);
        list.set(2, time);
        map.containsKey(time + 1);
        list.indexOf(time);
    }

    public static void test() throws InterruptedException {
        Thread[] threads = new Thread[4];
        for (int number = 0; number < threads.length; number++) {
            threads[number] = new Thread(() -> Pace.repeat(40, Much::work), "worker-" + number);
        }
        Pace.together(threads);
    }

    public static void main(String[] arguments) throws InterruptedException {
        test();
        System.out.println("much");
    }
}
