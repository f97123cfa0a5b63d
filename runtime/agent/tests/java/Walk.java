import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One thread walks over a collection, and over the keys of a map, while another adds to them. */
public class Walk {
    static final List<Integer> list = new ArrayList<>();
    static final Map<Integer, Integer> map = new HashMap<>();

    static void walk() {
        try {
            for (Integer element : list) {
                Pace.rest(element);
            }
            for (Integer key : map.keySet()) {
                Pace.rest(key);
            }
        } catch (java.util.ConcurrentModificationException expected) {
            // That is what happens to those who do this.
        }
    }

    static void grow(int time) {
        list.add(1);
        map.put(time % 4, time);
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread walker = new Thread(() -> Pace.repeat(20, time -> walk()), "walker");
        Thread grower = new Thread(() -> Pace.repeat(40, time -> grow(time)), "grower");
        Pace.together(walker, grower);
        System.out.println(list.size());
    }
}
