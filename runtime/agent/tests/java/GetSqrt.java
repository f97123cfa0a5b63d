import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Figure 3, with futures: continuations of different calls add to one cache. */
public class GetSqrt {
    static final Map<Integer, Double> cache = new HashMap<>();
    static final ExecutorService pool = Executors.newFixedThreadPool(4);

    static CompletableFuture<Double> getSqrt(int x) {
        if (cache.containsKey(x)) {
            return CompletableFuture.completedFuture(cache.get(x));
        }
        return CompletableFuture.supplyAsync(() -> {
            Pace.rest(3);
            return Math.sqrt(x);
        }, pool).thenApplyAsync(root -> {
            cache.put(x, root);
            return root;
        }, pool);
    }

    public static void main(String[] arguments) {
        double sum = 0;
        for (int round = 0; round < 30; round++) {
            CompletableFuture<Double> a = getSqrt(round);
            CompletableFuture<Double> b = getSqrt(round + 1000);
            sum += a.join() + b.join();
        }
        pool.shutdown();
        System.out.println("sum " + Math.round(sum));
    }
}
