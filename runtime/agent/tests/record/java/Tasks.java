import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A pool runs tasks on one thread, one after the other: what two of them do was never meant to be one. */
public class Tasks {
    private int count;

    synchronized int count() {
        return count;
    }

    synchronized void set(int count) {
        this.count = count;
    }

    /** Looks in one task and sets in the next, while somebody else sets. */
    static void pool() throws Exception {
        Tasks shared = new Tasks();
        ExecutorService pool = Executors.newFixedThreadPool(1);
        ExecutorService other = Executors.newFixedThreadPool(1);
        for (int time = 0; time < 8; time++) {
            int now = time;
            pool.execute(time % 2 == 0 ? () -> shared.count() : () -> shared.set(now));
            other.execute(() -> shared.set(-now));
        }
        for (ExecutorService service : new ExecutorService[] {pool, other}) {
            service.shutdown();
            service.awaitTermination(1, TimeUnit.MINUTES);
        }
    }

    /** Tasks that hand themselves to the same thread again. */
    static void periodically() throws Exception {
        Tasks shared = new Tasks();
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        int[] times = new int[1];
        CompletableFuture<Void> done = new CompletableFuture<>();
        pool.scheduleAtFixedRate(() -> {
            if (times[0] % 2 == 0) shared.count();
            else shared.set(times[0]);
            if (++times[0] == 6) done.complete(null);
        }, 0, 1, TimeUnit.MILLISECONDS);
        Thread other = new Thread(() -> shared.set(-1), "other");
        other.start();
        done.join();
        other.join();
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
    }

    /** The next task is found while a thread waits for another. */
    static void forkJoin() throws Exception {
        Tasks shared = new Tasks();
        ForkJoinPool pool = new ForkJoinPool(1);
        Thread other = new Thread(() -> shared.set(7), "another");
        other.start();
        pool.submit(() -> {
            shared.count();
            ForkJoinPool.commonPool();
            pool.submit(() -> shared.set(3)).join();
        }).get();
        other.join();
        pool.shutdown();
    }

    /** The task itself looks and sets, and gives the lock back between. */
    static void both() throws Exception {
        Tasks shared = new Tasks();
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {
            int seen = shared.count();
            shared.set(seen + 1);
        });
        Thread other = new Thread(() -> shared.set(9), "other");
        other.start();
        other.join();
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
    }

    public static void main(String[] arguments) throws Exception {
        if (arguments.length > 0) {
            both();
        } else {
            pool();
            periodically();
            forkJoin();
        }
        System.out.println("done");
    }
}
