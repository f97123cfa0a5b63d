import java.util.ArrayList;

/** A list of the program's own, without a line of code about threads. */
public class Subclass {
    static class Log extends ArrayList<String> {
        @Override
        public boolean add(String line) {
            return super.add(line.trim());
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Log log = new Log();
        Thread one = new Thread(() -> Pace.repeat(50, time -> log.add(" one ")), "one");
        Thread two = new Thread(() -> Pace.repeat(50, time -> log.size()), "two");
        Pace.together(one, two);
        System.out.println("lines " + log.size());
    }
}
