import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.stream.IntStream;

/** Each method hands plain memory from one thread to another, in a way that is right. */
public class Correct {
    static class Box {
        int value;
        Box next;

        Box(int value) {
            this.value = value;
        }
    }

    static class Holder {
        static final Box BOX = make();
        static int made;

        static Box make() {
            Box box = new Box(3);
            box.next = new Box(4);
            made++;
            return box;
        }
    }

    volatile boolean ready;
    volatile Box published;
    int plain;

    static void both(Runnable one, Runnable other) throws InterruptedException {
        Thread first = new Thread(one, "first"), second = new Thread(other, "second");
        first.start();
        second.start();
        first.join();
        second.join();
    }

    static int volatiles() throws InterruptedException {
        Correct shared = new Correct();
        int[] seen = new int[1];
        both(() -> {
            shared.plain = 7;
            shared.ready = true;
        }, () -> {
            while (!shared.ready) Thread.yield();
            seen[0] = shared.plain;
        });
        return seen[0];
    }

    static int initializers() throws InterruptedException {
        int[] seen = new int[2];
        both(() -> seen[0] = Holder.BOX.value + Holder.BOX.next.value, () -> seen[1] = Holder.BOX.value + Holder.made);
        return seen[0] + seen[1];
    }

    static int locks() throws InterruptedException {
        Lock lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        Box box = new Box(0);
        both(() -> {
            lock.lock();
            try {
                box.value = 5;
                changed.signalAll();
            } finally {
                lock.unlock();
            }
        }, () -> {
            lock.lock();
            try {
                while (box.value == 0) changed.awaitUninterruptibly();
                box.value++;
            } finally {
                lock.unlock();
            }
        });
        return box.value;
    }

    static int readersAndWriters() throws InterruptedException {
        ReadWriteLock lock = new ReentrantReadWriteLock();
        Box box = new Box(0);
        int[] sums = new int[1];
        both(() -> {
            for (int time = 0; time < 20; time++) {
                lock.writeLock().lock();
                box.value++;
                lock.writeLock().unlock();
            }
        }, () -> {
            for (int time = 0; time < 20; time++) {
                if (lock.readLock().tryLock()) {
                    sums[0] |= box.value;
                    lock.readLock().unlock();
                }
            }
        });
        return box.value;
    }

    static int queues() throws InterruptedException {
        BlockingQueue<Box> queue = new ArrayBlockingQueue<>(2);
        int[] sum = new int[1];
        both(() -> {
            try {
                for (int value = 0; value < 20; value++) queue.put(new Box(value));
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
        }, () -> {
            try {
                for (int value = 0; value < 20; value++) sum[0] += queue.take().value;
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
        });
        return sum[0];
    }

    static int pools() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<Box>> futures = new ArrayList<>();
        for (int value = 0; value < 10; value++) {
            Box input = new Box(value);
            futures.add(pool.submit(() -> new Box(input.value * 2)));
        }
        int sum = 0;
        for (Future<Box> future : futures) sum += future.get().value;
        Box last = new Box(0);
        pool.execute(() -> last.value = 5);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        return sum + last.value;
    }

    static int promises() {
        Box first = new Box(2);
        CompletableFuture<Box> future = CompletableFuture.supplyAsync(() -> new Box(first.value + 1));
        return future.thenApply(box -> new Box(box.value * 10)).join().value;
    }

    /** Whether the function runs here or there depends on who is faster. */
    static int promisesOfPromises() {
        int sum = 0;
        for (int round = 0; round < 20; round++) {
            Box input = new Box(round);
            CompletableFuture<Box> one = CompletableFuture.supplyAsync(() -> new Box(input.value + 1));
            CompletableFuture<Box> two = CompletableFuture.supplyAsync(() -> new Box(input.value + 2));
            Box mine = new Box(7);
            sum += one.thenApply(box -> new Box(box.value + mine.value)).join().value;
            sum += one.thenCompose(box -> CompletableFuture.completedFuture(new Box(box.value + mine.value))).join().value;
            sum += one.thenCombine(two, (left, right) -> new Box(left.value + right.value + mine.value)).join().value;
            sum += two.handle((box, problem) -> new Box(box.value + mine.value)).join().value;
        }
        return sum;
    }

    static int timers() throws InterruptedException {
        Timer timer = new Timer();
        Box last = new Box(0);
        CountDownLatch done = new CountDownLatch(5);
        for (int round = 0; round < 5; round++) {
            Box input = new Box(round);
            timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        last.value += input.value;
                        done.countDown();
                    }
                },
                round % 2);
        }
        done.await();
        timer.cancel();
        return last.value;
    }

    static int stamped() throws InterruptedException {
        StampedLock stamps = new StampedLock();
        Lock reading = stamps.asReadLock(), writing = stamps.asReadWriteLock().writeLock();
        Box box = new Box(0);
        int[] seen = {0};
        Thread worker = new Thread(() -> {
            for (int round = 0; round < 50; round++) {
                writing.lock();
                box.value++;
                writing.unlock();
                long stamp = stamps.writeLock();
                box.value++;
                stamps.unlockWrite(stamp);
            }
        });
        worker.start();
        for (int round = 0; round < 50; round++) {
            reading.lock();
            seen[0] = Math.max(seen[0], box.value);
            reading.unlock();
            long stamp = stamps.readLock();
            seen[0] = Math.max(seen[0], box.value);
            stamps.unlockRead(stamp);
        }
        worker.join();
        return seen[0] > 100 ? -1 : box.value;
    }

    static int streams() {
        int[] squares = new int[200];
        IntStream.range(0, squares.length).parallel().forEach(at -> squares[at] = at * at);
        int sum = 0;
        for (int square : squares) sum += square;
        return sum;
    }

    static int collections() throws InterruptedException {
        Map<Integer, Box> map = new ConcurrentHashMap<>();
        List<Box> list = Collections.synchronizedList(new ArrayList<>());
        int[] seen = new int[1];
        both(() -> {
            map.put(1, new Box(8));
            list.add(new Box(9));
        }, () -> {
            while (map.get(1) == null) Thread.yield();
            while (list.isEmpty()) Thread.yield();
            seen[0] = map.get(1).value + list.get(0).value;
        });
        return seen[0];
    }

    static int latches() throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        CyclicBarrier barrier = new CyclicBarrier(2);
        Semaphore semaphore = new Semaphore(0);
        Box box = new Box(0), other = new Box(0), third = new Box(0);
        both(() -> {
            box.value = 1;
            latch.countDown();
            other.value = 2;
            try {
                barrier.await();
            } catch (Exception broken) {
                throw new IllegalStateException(broken);
            }
            third.value = 3;
            semaphore.release();
        }, () -> {
            try {
                latch.await();
                box.value++;
                barrier.await();
                other.value++;
                semaphore.acquire();
                third.value++;
            } catch (Exception broken) {
                throw new IllegalStateException(broken);
            }
        });
        return box.value + other.value + third.value;
    }

    static int atomics() throws InterruptedException {
        AtomicInteger counter = new AtomicInteger();
        AtomicBoolean done = new AtomicBoolean();
        Box box = new Box(0);
        both(() -> {
            box.value = 4;
            done.set(true);
            counter.incrementAndGet();
        }, () -> {
            counter.incrementAndGet();
            while (!done.get()) Thread.yield();
            box.value++;
        });
        return box.value + counter.get();
    }

    static int parking() throws InterruptedException {
        Box box = new Box(0);
        AtomicBoolean done = new AtomicBoolean();
        Thread waiting = new Thread(() -> {
            while (!done.get()) LockSupport.park();
            box.value++;
        });
        waiting.start();
        box.value = 1;
        done.set(true);
        LockSupport.unpark(waiting);
        waiting.join();
        return box.value;
    }

    static int polling() throws InterruptedException {
        Box box = new Box(0);
        Thread worker = new Thread(() -> box.value = 6);
        worker.start();
        while (worker.isAlive()) Thread.yield();
        return box.value;
    }

    public static void main(String[] arguments) throws Exception {
        System.out.println(volatiles() + " " + initializers() + " " + locks() + " " + readersAndWriters());
        System.out.println(queues() + " " + pools() + " " + promises() + " " + streams());
        System.out.println(promisesOfPromises() + " " + timers() + " " + stamped());
        System.out.println(collections() + " " + latches() + " " + atomics() + " " + parking() + " " + polling());
    }
}
