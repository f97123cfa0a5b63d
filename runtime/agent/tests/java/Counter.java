/** Plain fields: one that two threads race for, one that a lock guards, one that is volatile. */
public class Counter {
    private int racy;
    private long guarded;
    private volatile int signal;
    private Counter next;

    void count(int time) {
        racy = racy + 1;
        synchronized (this) {
            guarded += time;
        }
        signal = time;
        next = this;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Counter counter = new Counter();
        Runnable work = () -> Pace.repeat(40, counter::count);
        Pace.together(new Thread(work, "one"), new Thread(work, "two"));
        System.out.println(counter.guarded + " " + (counter.next == counter) + " " + (counter.signal >= 0));
    }
}
