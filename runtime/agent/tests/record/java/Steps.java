import java.util.function.IntSupplier;

/** Every instruction that is recorded, in every shape; what it prints must not change. */
public class Steps {
    static boolean flag;
    static byte small;
    static char letter = 'a';
    static short medium;
    static int whole;
    static long wide = 1L << 40;
    static float single = 1.5f;
    static double twice = 2.25;
    static Object any;
    static volatile int loud;

    boolean ownFlag;
    byte ownSmall;
    char ownLetter;
    short ownMedium;
    int ownWhole;
    long ownWide;
    float ownSingle;
    double ownTwice;
    Object ownAny;
    volatile long ownLoud;

    enum Color { RED, GREEN }

    interface Shape {
        int[] SIDES = {1, 2, 3};

        default int sides() {
            return SIDES[1] + SIDES.length;
        }
    }

    class Inner extends Base implements Shape {
        final int captured;

        Inner(int captured) {
            super(ownWhole > 0 ? new int[] {ownWhole} : null, captured);
            this.captured = captured;
            ownWhole += captured;
        }
    }

    static class Base {
        protected int[] given;
        private int count;

        Base(int[] given, int count) {
            this.given = given;
            this.count = count;
        }

        int count() {
            return count + (given == null ? 0 : given[0]);
        }
    }

    static class Hidden extends Base {
        private int count = 100;

        Hidden() {
            super(null, 1);
        }

        int both() {
            return count() + count;
        }
    }

    synchronized int locked(int depth) {
        ownWhole++;
        return depth == 0 ? ownWhole : locked(depth - 1);
    }

    static synchronized void thrower(int[] array) {
        array[5] = 1;
    }

    void own() {
        ownFlag = !ownFlag;
        ownSmall += 200;
        ownLetter--;
        ownMedium += 40000;
        ownWhole = ownWhole * 3 + 1;
        ownWide += 1L << 33;
        ownSingle /= 3;
        ownTwice = ownTwice * ownTwice - 1;
        ownAny = ownAny == null ? "any" : null;
        ownLoud++;
        System.out.println(ownFlag + " " + ownSmall + " " + (int) ownLetter + " " + ownMedium + " " + ownWhole + " " + ownWide);
        System.out.println(ownSingle + " " + ownTwice + " " + ownAny + " " + ownLoud);
    }

    static void statics() {
        flag ^= true;
        small += 130;
        letter++;
        medium -= 70;
        whole = whole++ + ++whole;
        wide <<= 1;
        single += 0.25f;
        twice -= 0.125;
        any = any == null ? new int[] {1} : any;
        loud += 2;
        System.out.println(flag + " " + small + " " + letter + " " + medium + " " + whole + " " + wide + " " + single);
        System.out.println(twice + " " + ((int[]) any)[0] + " " + loud);
    }

    static void arrays() {
        boolean[] flags = new boolean[2];
        byte[] bytes = {1, 2};
        char[] chars = {'x', 'y'};
        short[] shorts = {3, 4};
        int[] ints = {5, 6};
        long[] longs = {7, 8};
        float[] floats = {9, 10};
        double[] doubles = {11, 12};
        String[][] texts = {{"a"}, {"b", "c"}};
        flags[1] |= true;
        bytes[0] += 127;
        chars[1]++;
        shorts[0] -= 5;
        ints[1] *= 7;
        longs[0] = longs[1] << 35;
        floats[1] /= 4;
        doubles[0] = Math.sqrt(doubles[1]);
        texts[0] = texts[1];
        texts[0][1] += texts[1][0].length();
        System.out.println(flags[1] + " " + bytes[0] + " " + chars[1] + " " + shorts[0] + " " + ints[1] + " " + longs[0]);
        System.out.println(floats[1] + " " + doubles[0] + " " + texts[1][1] + " " + texts.length);
    }

    static String failure(Runnable work) {
        try {
            work.run();
            return "none";
        } catch (RuntimeException problem) {
            return problem.getClass().getSimpleName();
        }
    }

    static void failures() {
        Object[] texts = new String[1];
        int[] none = null;
        Steps nobody = null;
        System.out.println(failure(() -> texts[0] = 1) + " " + failure(() -> none[0]++) + " " + failure(() -> texts[1] = ""));
        System.out.println(failure(() -> nobody.ownWhole++) + " " + failure(() -> nobody.ownWide = 1) + " " + failure(() -> thrower(new int[1])));
        System.out.println(failure(() -> { synchronized (nobody) { whole++; } }) + " " + failure(() -> new Object().notify()));
        System.out.println(failure(() -> texts[0].hashCode()) + " " + failure(() -> { throw new IllegalStateException(); }));
    }

    static int choices(int number, String text, Color color) {
        int result = 0;
        for (int round = 0; round < number; round++) {
            switch (round) {
                case 0: result += whole;
                case 1: result += 2; break;
                case 1000: result = 0; break;
                default: result--;
            }
        }
        switch (text) {
            case "one": result += 10; break;
            case "two": result += 20; break;
            default: break;
        }
        switch (color) {
            case RED: return result;
            default: return -result;
        }
    }

    static int nested(Object lock) {
        synchronized (lock) {
            while (true) {
                synchronized (Steps.class) {
                    try {
                        if (whole++ > 10) return whole;
                    } finally {
                        loud++;
                    }
                }
            }
        }
    }

    static long many(long a, double b, int c, Object d, long e, IntSupplier f) {
        wide = a + e;
        twice = b;
        whole = c + f.getAsInt();
        any = d;
        return wide + (long) twice + whole;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> { loud++; });
        other.start();
        other.join();
        Steps steps = new Steps();
        for (int round = 0; round < 3; round++) {
            steps.own();
            statics();
        }
        arrays();
        failures();
        System.out.println(choices(4, "two", Color.GREEN) + " " + choices(1, "one", Color.RED) + " " + nested(new Object()));
        Inner inner = steps.new Inner(4);
        System.out.println(inner.count() + " " + inner.sides() + " " + inner.captured + " " + new Hidden().both());
        System.out.println(steps.locked(3) + " " + many(1, 2, 3, inner, 4, () -> inner.captured + steps.ownWhole));
        for (Shape shape : new Shape[] {inner, new Shape() {}}) System.out.print(shape.sides() + " ");
        System.out.println();
        System.exit(3);
    }
}
