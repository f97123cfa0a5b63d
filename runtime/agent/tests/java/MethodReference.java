import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/** Nobody calls `add` by name: a method reference does. */
public class MethodReference {
    public static void main(String[] arguments) throws InterruptedException {
        Set<Integer> set = new HashSet<>();
        Consumer<Integer> add = set::add;
        Thread one = new Thread(() -> Pace.repeat(50, time -> add.accept(time % 8)), "one");
        Thread two = new Thread(() -> Pace.repeat(50, time -> add.accept(time % 8)), "two");
        Pace.together(one, two);
        System.out.println("elements");
    }
}
