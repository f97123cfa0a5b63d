/** A bounded buffer whose size is looked at without its lock. */
public class Buffer {
    static class Bounded {
        private final int[] slots = new int[4];
        private int head, count;

        synchronized void put(int value) throws InterruptedException {
            while (count == slots.length) wait();
            slots[(head + count) % slots.length] = value;
            count++;
            notifyAll();
        }

        synchronized int take() throws InterruptedException {
            while (count == 0) wait();
            int value = slots[head];
            head = (head + 1) % slots.length;
            count--;
            notifyAll();
            return value;
        }

        boolean isEmpty() {
            return count == 0;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Bounded buffer = new Bounded();
        int[] sum = new int[1];
        Thread producer = new Thread(() -> {
            try {
                for (int value = 1; value <= 20; value++) buffer.put(value);
            } catch (InterruptedException interrupted) {
                return;
            }
        }, "producer");
        Thread consumer = new Thread(() -> {
            try {
                for (int value = 1; value <= 20; value++) sum[0] += buffer.take();
            } catch (InterruptedException interrupted) {
                return;
            }
        }, "consumer");
        producer.start();
        consumer.start();
        if (arguments.length == 0 && buffer.isEmpty()) Thread.yield();
        producer.join();
        consumer.join();
        System.out.println(sum[0]);
    }
}
