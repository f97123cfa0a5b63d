import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.TreeMap;

/** Every thread has its own, and what is shared is only read. */
public class Confined {
    public static void main(String[] arguments) throws InterruptedException {
        List<Integer> shared = new ArrayList<>(List.of(1, 2, 3));
        Runnable work = () -> {
            Deque<Integer> deque = new ArrayDeque<>();
            TreeMap<Integer, Integer> map = new TreeMap<>();
            Pace.repeat(40, time -> {
                deque.push(shared.get(time % 3));
                map.put(time % 5, deque.size());
            });
        };
        Pace.together(new Thread(work), new Thread(work), new Thread(work));
        System.out.println("confined " + shared.size());
    }
}
