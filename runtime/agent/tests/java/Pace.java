import java.util.function.IntConsumer;

/** Work that takes its time. */
final class Pace {
    static void repeat(int times, IntConsumer work) {
        for (int time = 0; time < times; time++) {
            work.accept(time);
            rest(5);
        }
    }

    static void rest(int milliseconds) {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    static void together(Thread... threads) throws InterruptedException {
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
