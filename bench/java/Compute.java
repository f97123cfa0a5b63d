import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Compute-heavy code of several shapes, each timed: best of several rounds, in nanoseconds of the processor. */
public class Compute {
    static final class Body {
        double x, y, vx, vy, mass;
    }

    static final class Node {
        int key;
        Node left, right;

        Node(int key) {
            this.key = key;
        }
    }

    static long matrix(int n) {
        double[][] a = new double[n][n], b = new double[n][n], c = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = i + j;
                b[i][j] = i - j;
            }
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                double sum = 0;
                for (int k = 0; k < n; k++) sum += a[i][k] * b[k][j];
                c[i][j] = sum;
            }
        }
        return (long) c[n / 2][n / 3];
    }

    static long sieve(int n) {
        boolean[] composite = new boolean[n];
        long primes = 0;
        for (int i = 2; i < n; i++) {
            if (composite[i]) continue;
            primes++;
            for (long j = (long) i * i; j < n; j += i) composite[(int) j] = true;
        }
        return primes;
    }

    static long bodies(int steps) {
        Body[] all = new Body[8];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Body();
            all[i].x = i;
            all[i].y = i * i % 7;
            all[i].mass = 1 + i;
        }
        for (int step = 0; step < steps; step++) {
            for (Body one : all) {
                for (Body other : all) {
                    if (one == other) continue;
                    double dx = other.x - one.x, dy = other.y - one.y;
                    double distance = Math.sqrt(dx * dx + dy * dy) + 0.01;
                    double force = other.mass / (distance * distance * distance) * 0.001;
                    one.vx += dx * force;
                    one.vy += dy * force;
                }
            }
            for (Body one : all) {
                one.x += one.vx * 0.001;
                one.y += one.vy * 0.001;
            }
        }
        return (long) (all[3].x * 1000);
    }

    static long tree(int n) {
        Node root = new Node(n / 2);
        long random = 1, depth = 0;
        for (int i = 0; i < n; i++) {
            random = random * 6364136223846793005L + 1442695040888963407L;
            int key = (int) (random >>> 33);
            Node at = root;
            while (true) {
                depth++;
                if (key < at.key) {
                    if (at.left == null) {
                        at.left = new Node(key);
                        break;
                    }
                    at = at.left;
                } else {
                    if (at.right == null) {
                        at.right = new Node(key);
                        break;
                    }
                    at = at.right;
                }
            }
        }
        return depth;
    }

    static void sort(int[] values, int low, int high) {
        if (low >= high) return;
        int pivot = values[(low + high) >>> 1], i = low, j = high;
        while (i <= j) {
            while (values[i] < pivot) i++;
            while (values[j] > pivot) j--;
            if (i <= j) {
                int swapped = values[i];
                values[i++] = values[j];
                values[j--] = swapped;
            }
        }
        sort(values, low, j);
        sort(values, i, high);
    }

    static long sorted(int n) {
        int[] values = new int[n];
        for (int i = 0; i < n; i++) values[i] = (int) (i * 2654435761L >>> 7);
        sort(values, 0, n - 1);
        return values[n / 2];
    }

    static long collatz(int n) {
        long longest = 0;
        for (int start = 1; start < n; start++) {
            long length = 0;
            for (long at = start; at != 1; at = at % 2 == 0 ? at / 2 : 3 * at + 1) length++;
            longest = Math.max(longest, length);
        }
        return longest;
    }

    interface Work {
        long run();
    }

    static void time(String name, Work work) {
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long best = Long.MAX_VALUE, result = 0;
        for (int round = 0; round < 7; round++) {
            long start = clock.getCurrentThreadCpuTime();
            result += work.run();
            best = Math.min(best, clock.getCurrentThreadCpuTime() - start);
        }
        System.out.println(name + " " + best + " " + result);
    }

    /** With an argument: beside another thread. */
    public static void main(String[] arguments) {
        if (arguments.length > 0) {
            Thread other = new Thread(() -> {
                try {
                    Thread.sleep(Long.MAX_VALUE);
                } catch (InterruptedException interrupted) {
                    return;
                }
            });
            other.setDaemon(true);
            other.start();
        }
        time("matrix", () -> matrix(160));
        time("sieve", () -> sieve(2_000_000));
        time("bodies", () -> bodies(20_000));
        time("tree", () -> tree(60_000));
        time("sort", () -> sorted(400_000));
        time("collatz", () -> collatz(100_000));
    }
}
