import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A listener starts a task for each message; two tasks set the status of their clients at the same time. */
public class DeviceManager {
    private final Map<Integer, String> globalStatus = new HashMap<>();

    void update(int client, String status) {
        globalStatus.put(client, status);
    }

    public static void main(String[] arguments) throws InterruptedException {
        DeviceManager manager = new DeviceManager();
        ExecutorService tasks = Executors.newFixedThreadPool(4);
        for (int message = 0; message < 40; message++) {
            int client = message % 4;
            tasks.execute(() -> {
                manager.update(client, "online");
                Pace.rest(5);
            });
            Pace.rest(2);
        }
        tasks.shutdown();
        tasks.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println("clients");
    }
}
