import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

/** The same map, under a monitor, and another, under a lock. */
public class Locked {
    public static void main(String[] arguments) throws InterruptedException {
        Map<Integer, Integer> map = new HashMap<>();
        Map<Integer, Integer> other = new HashMap<>();
        ReentrantLock lock = new ReentrantLock();
        Runnable work = () -> Pace.repeat(50, time -> {
            synchronized (map) {
                map.put(time % 8, time);
            }
            lock.lock();
            try {
                other.put(time % 8, map == other ? 0 : time);
            } finally {
                lock.unlock();
            }
        });
        Pace.together(new Thread(work), new Thread(work), new Thread(work));
        System.out.println(map + " " + other);
    }
}
