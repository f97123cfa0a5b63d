package inventory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class PricesTest {
    @Test
    void customersAskWhilePricesChange() throws Exception {
        Prices prices = new Prices();
        ExecutorService customers = Executors.newSingleThreadExecutor();
        Future<?> asking = customers.submit(() -> {
            for (int question = 0; question < 200; question++) {
                prices.of("bolt");
            }
        });
        for (int price = 1; price <= 200; price++) {
            prices.set("bolt", price);
        }
        asking.get();
        customers.shutdown();
        assertEquals(200, prices.of("bolt"));
    }
}
