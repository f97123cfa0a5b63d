/** Static fields of another class: one that two threads race for, one that is volatile, one that is final, one of a class that fails to begin. */
public class Elsewhere {
    static final class Totals {
        static long racy;
        static volatile int signal;
        static final Object FIXED = new Object();
    }

    static final class Broken {
        static int never = Integer.parseInt("never");
    }

    static void count(int time) {
        Totals.racy += Totals.FIXED.hashCode() == 0 ? 1 : 2;
        Totals.signal = time;
    }

    static String failure() {
        try {
            return "no failure " + Broken.never;
        } catch (Throwable failure) {
            return failure.getClass().getSimpleName();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Runnable work = () -> Pace.repeat(40, Elsewhere::count);
        Pace.together(new Thread(work, "one"), new Thread(work, "two"));
        System.out.println((Totals.racy > 0) + " " + (Totals.signal >= 0) + " " + failure() + " " + failure());
    }
}
