/** The last one takes the forks in the other order. */
public class PhilosophersFixed {
    static final int SEATS = 3;

    static void eat(Object first, Object second) {
        for (int time = 0; time < 20; time++) {
            synchronized (first) {
                synchronized (second) {
                    Thread.yield();
                }
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Object[] forks = {new Object(), new Object(), new Object()};
        Thread[] all = new Thread[SEATS];
        for (int seat = 0; seat < SEATS; seat++) {
            Object low = forks[Math.min(seat, (seat + 1) % SEATS)], high = forks[Math.max(seat, (seat + 1) % SEATS)];
            all[seat] = new Thread(() -> eat(low, high), "philosopher " + seat);
        }
        for (Thread thread : all) thread.start();
        for (Thread thread : all) thread.join();
        System.out.println("full");
    }
}
