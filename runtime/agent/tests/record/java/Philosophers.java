import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Each takes the fork on the left, then that on the right. */
public class Philosophers {
    static class Fork {}

    static final int SEATS = 3;

    static void eat(Object left, Object right) {
        synchronized (left) {
            synchronized (right) {
                Thread.yield();
            }
        }
    }

    static void drink(Lock left, Lock right) {
        left.lock();
        try {
            right.lock();
            try {
                Thread.yield();
            } finally {
                right.unlock();
            }
        } finally {
            left.unlock();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Object[] forks = new Object[SEATS];
        for (int seat = 0; seat < SEATS; seat++) forks[seat] = new Fork();
        Lock cup = new ReentrantLock(), bottle = new ReentrantLock();
        After after = new After();
        Thread[] all = new Thread[SEATS + 2];
        for (int seat = 0; seat < SEATS; seat++) {
            Object left = forks[seat], right = forks[(seat + 1) % SEATS];
            all[seat] = after.run("philosopher " + seat, () -> eat(left, right));
        }
        all[SEATS] = after.run("host", () -> drink(cup, bottle));
        all[SEATS + 1] = after.run("guest", () -> drink(bottle, cup));
        for (Thread thread : all) thread.join();
        System.out.println("full");
    }
}
