/** Threads that write and read the same few places as fast as they can, without any order; the last one to print ends the program. */
public class Storm {
    static int shared;
    static volatile int loud;
    static short small;

    int field;
    byte little;

    public static void main(String[] arguments) throws InterruptedException {
        int rounds = Integer.parseInt(arguments[0]);
        Storm storm = new Storm();
        int[] array = new int[4];
        char[] letters = new char[2];
        Thread[] threads = new Thread[4];
        for (int number = 0; number < threads.length; number++) {
            int own = number + 1;
            threads[number] = new Thread(() -> {
                for (int round = 0; round < rounds; round++) {
                    shared = shared * 31 + own;
                    storm.field += own;
                    storm.little += own;
                    small -= own;
                    array[round & 3] = array[(round + 1) & 3] + own;
                    letters[round & 1]++;
                    loud = own;
                    if (storm.field == loud) Thread.yield();
                }
            }, "storm " + own);
        }
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        System.out.println("over");
    }
}
