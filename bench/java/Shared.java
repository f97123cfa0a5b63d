/** Threads that share everything they touch: so many of them, for so many rounds. Prints milliseconds. */
public class Shared {
    int count;
    int[] slots = new int[64];
    static long total;

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] threads = new Thread[Integer.parseInt(arguments[0])];
        int rounds = Integer.parseInt(arguments[1]);
        Shared shared = new Shared();
        Runnable work = () -> {
            for (int round = 0; round < rounds; round++) {
                shared.count++;
                shared.slots[round & 63] += shared.count;
                total += round;
            }
        };
        long start = System.nanoTime();
        for (int number = 0; number < threads.length; number++) {
            threads[number] = new Thread(work);
            threads[number].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println((System.nanoTime() - start) / 1_000_000);
    }
}
