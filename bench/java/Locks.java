import java.util.HashMap;
import java.util.Map;

/** A correctly locked program: four threads, so many operations each, one lock. Prints milliseconds. */
public class Locks {
    public static void main(String[] arguments) throws InterruptedException {
        int operations = Integer.parseInt(arguments[0]);
        Map<Integer, Integer> map = new HashMap<>();
        Runnable work = () -> {
            for (int time = 0; time < operations; time++) {
                synchronized (map) {
                    map.put(time % 10, time);
                    map.get(time);
                }
                try {
                    Thread.sleep(1);
                } catch (InterruptedException interrupted) {
                    return;
                }
            }
        };
        long start = System.nanoTime();
        Thread[] threads = {new Thread(work), new Thread(work), new Thread(work), new Thread(work)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println((System.nanoTime() - start) / 1_000_000);
    }
}
