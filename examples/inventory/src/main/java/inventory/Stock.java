package inventory;

import java.util.HashMap;
import java.util.Map;

/** How many pieces of each article there are. */
public final class Stock {
    private final Map<String, Integer> pieces = new HashMap<>();

    /** A lorry has come. */
    public synchronized void arrived(String article, int count) {
        pieces.merge(article, count, Integer::sum);
    }

    /** Forgets to lock: while a lorry is unloaded, the map may be in the middle of a change. */
    public int available(String article) {
        return pieces.getOrDefault(article, 0);
    }
}
