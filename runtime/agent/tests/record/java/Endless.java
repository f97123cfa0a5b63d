/** Counts until it is killed, and says when it has begun. */
public class Endless {
    static int count;

    public static void main(String[] arguments) throws InterruptedException {
        Runnable work = () -> {
            while (true) {
                synchronized (Endless.class) {
                    count++;
                    if (count == 2000) {
                        System.out.println("going");
                        System.out.flush();
                    }
                }
            }
        };
        Thread other = new Thread(work, "other");
        other.start();
        work.run();
    }
}
