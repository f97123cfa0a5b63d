import java.util.ArrayList;
import java.util.List;

/** A part of a list is the list. */
public class Part {
    static final List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4));
    static final List<Integer> part = list.subList(0, 2);

    static void set(int time) {
        part.set(0, time);
    }

    static void look(int time) {
        list.get(time % 4);
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> Pace.repeat(60, Part::set), "writer");
        Thread reader = new Thread(() -> Pace.repeat(60, Part::look), "reader");
        Pace.together(writer, reader);
        System.out.println("part " + part.size());
    }
}
