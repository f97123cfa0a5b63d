import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Two threads sort one list: the production incident of the paper. The elements are equal, so the outcome is not. */
public class SortedList {
    static final List<Integer> list = new ArrayList<>();

    static void sort() {
        try {
            list.sort(Comparator.naturalOrder());
        } catch (java.util.ConcurrentModificationException expected) {
            // That is what happens to those who do this.
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        for (int element = 0; element < 50; element++) {
            list.add(7);
        }
        Thread one = new Thread(() -> Pace.repeat(40, time -> sort()), "one");
        Thread two = new Thread(() -> Pace.repeat(40, time -> sort()), "two");
        Pace.together(one, two);
        System.out.println("sorted " + list.size());
    }
}
