/** Fields of another class: one that two threads race for, one that is volatile, one that is static. */
public class Holder {
    static final class Cell {
        int racy;
        volatile int signal;
        final int fixed = 3;
    }

    private static long total;
    private static volatile int last;

    static void count(Cell cell, int time) {
        cell.racy += cell.fixed;
        cell.signal = time;
        total += time;
        last = time;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Cell cell = new Cell();
        Runnable work = () -> Pace.repeat(40, time -> count(cell, time));
        Pace.together(new Thread(work, "one"), new Thread(work, "two"));
        System.out.println((cell.racy > 0) + " " + (total > 0) + " " + (last >= 0));
    }
}
