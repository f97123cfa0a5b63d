package inventory;

import java.util.HashMap;
import java.util.Map;

/** What an article costs. Here every use of the map holds the lock. */
public final class Prices {
    private final Map<String, Integer> cents = new HashMap<>();

    public synchronized void set(String article, int price) {
        cents.put(article, price);
    }

    public synchronized int of(String article) {
        return cents.getOrDefault(article, 0);
    }
}
