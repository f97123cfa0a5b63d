import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;

/**
 * What tests of business code do: parse text, fill objects and collections, sort, group, format, hand work to a pool. Prints the best of several
 * rounds, in milliseconds of the processor that its workers were busy, and those of the whole process.
 */
public class Typical {
    static final class Order {
        private final String customer;
        private int quantity;
        private double price;
        private String note;

        Order(String customer) {
            this.customer = customer;
        }

        String getCustomer() {
            return customer;
        }

        double total() {
            return quantity * price;
        }
    }

    static final class Shop {
        private final Map<String, List<Order>> orders = new HashMap<>();
        private int count;

        synchronized void add(Order order) {
            orders.computeIfAbsent(order.getCustomer(), name -> new ArrayList<>()).add(order);
            count++;
        }

        synchronized String report() {
            StringBuilder text = new StringBuilder();
            List<String> names = new ArrayList<>(orders.keySet());
            names.sort(Comparator.naturalOrder());
            for (String name : names) {
                double total = 0;
                for (Order order : orders.get(name)) total += order.total();
                text.append(String.format("%s: %d orders, %.2f%n", name, orders.get(name).size(), total));
            }
            return text.append(count).toString();
        }
    }

    static Order parse(String line) {
        String[] words = line.split(";");
        Order order = new Order(words[0].trim());
        order.quantity = Integer.parseInt(words[1].trim());
        order.price = Double.parseDouble(words[2].trim());
        order.note = words[3].toUpperCase().replace("AND", "&");
        return order;
    }

    static long busy;

    static synchronized void spent(long time) {
        busy += time;
    }

    static int work(Shop shop, int first) {
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long start = clock.getCurrentThreadCpuTime();
        List<Order> orders = new ArrayList<>();
        for (int line = first; line < first + 500; line++) {
            orders.add(parse("customer " + line % 40 + "; " + line % 7 + "; " + line * 0.25 + "; salt and pepper " + line));
        }
        Map<String, Double> totals = orders.stream().collect(Collectors.groupingBy(Order::getCustomer, Collectors.summingDouble(Order::total)));
        orders.sort(Comparator.comparing(Order::getCustomer).thenComparingDouble(Order::total));
        for (Order order : orders) shop.add(order);
        int length = shop.report().length() + totals.toString().length();
        spent(clock.getCurrentThreadCpuTime() - start);
        return length;
    }

    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        long best = Long.MAX_VALUE, lengths = 0;
        for (int round = 0; round < 25; round++) {
            Shop shop = new Shop();
            busy = 0;
            List<Callable<Integer>> tasks = new ArrayList<>();
            for (int task = 0; task < 8; task++) {
                int first = task * 500;
                tasks.add(() -> work(shop, first));
            }
            for (Future<Integer> future : pool.invokeAll(tasks)) lengths += future.get();
            best = Math.min(best, busy);
        }
        pool.shutdown();
        OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        System.out.printf("%.3f%n%.3f%n", best / 1e6, system.getProcessCpuTime() / 1e6);
        if (lengths == 0) System.out.println("nothing was done");
    }
}
