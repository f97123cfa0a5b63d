package inventory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class StockTest {
    /** Passes nearly always. */
    @Test
    void customersLookWhileALorryIsUnloaded() throws Exception {
        Stock stock = new Stock();
        ExecutorService customers = Executors.newSingleThreadExecutor();
        Future<?> looking = customers.submit(() -> {
            for (int look = 0; look < 200; look++) {
                stock.available("bolt");
            }
        });
        for (int crate = 0; crate < 200; crate++) {
            stock.arrived("bolt", 10);
        }
        looking.get();
        customers.shutdown();
        assertEquals(2000, stock.available("bolt"));
    }
}
