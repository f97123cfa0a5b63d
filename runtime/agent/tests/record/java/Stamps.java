import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.StampedLock;

/** A stamped lock in all its ways; and one with which somebody writes as a reader. */
public class Stamps {
    private final StampedLock lock = new StampedLock();
    private final Lock reader = lock.asReadLock();
    private final Lock writer = lock.asReadWriteLock().writeLock();
    private long value;

    void add(long by) {
        long stamp = lock.writeLock();
        try {
            value += by;
        } finally {
            lock.unlockWrite(stamp);
        }
    }

    void addByView(long by) {
        writer.lock();
        try {
            value += by;
        } finally {
            writer.unlock();
        }
    }

    long get() {
        long stamp = lock.readLock();
        try {
            return value;
        } finally {
            lock.unlock(stamp);
        }
    }

    long getByView() {
        reader.lock();
        try {
            return value;
        } finally {
            reader.unlock();
        }
    }

    /** As the documentation of the class does it. */
    void addIfSmall() {
        long stamp = lock.readLock();
        try {
            while (value < 1000) {
                long upgraded = lock.tryConvertToWriteLock(stamp);
                if (upgraded != 0) {
                    stamp = upgraded;
                    value += 1000;
                    break;
                }
                lock.unlockRead(stamp);
                stamp = lock.writeLock();
            }
        } finally {
            lock.unlock(stamp);
        }
    }

    void addAndLook() {
        long stamp = lock.tryWriteLock();
        while (stamp == 0) {
            Thread.yield();
            stamp = lock.tryWriteLock();
        }
        value++;
        stamp = lock.tryConvertToReadLock(stamp);
        long seen = value;
        lock.unlockRead(stamp);
        if (seen < 0) throw new IllegalStateException();
    }

    void addAsReader() {
        long stamp = lock.readLock();
        value++;
        lock.unlockRead(stamp);
    }

    public static void main(String[] arguments) throws InterruptedException {
        Stamps stamps = new Stamps();
        boolean wrong = arguments.length > 0;
        Thread[] threads = new Thread[3];
        for (int number = 0; number < threads.length; number++) {
            threads[number] = new Thread(() -> {
                if (wrong) {
                    stamps.addAsReader();
                    return;
                }
                for (int time = 0; time < 3; time++) {
                    stamps.add(1);
                    stamps.addByView(1);
                    stamps.addIfSmall();
                    stamps.addAndLook();
                    if (stamps.get() > stamps.getByView()) throw new IllegalStateException();
                }
            }, "stamps-" + number);
            threads[number].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(stamps.get());
    }
}
