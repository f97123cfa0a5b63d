import java.util.concurrent.SynchronousQueue;

/** A thread works on an object that it believes to have to itself, until another one interferes, at any moment. */
public class Intruder {
    static final class Cell {
        int a, b;
        int[] parts = new int[2];
        boolean poked;
    }

    static void work(Cell cell) {
        for (int left = -1; left != 0; left--) {
            cell.a++;
            cell.b = cell.a + 1;
            cell.parts[1] += cell.b;
            if (left < 0 && cell.poked) left = 20;
        }
    }

    static void interfere(Cell cell, int delay) {
        long passed = 1;
        for (int i = 0; i < delay; i++) passed = passed * 31 + i;
        for (int i = 0; i < 10; i++) {
            cell.b = cell.a + (passed == 0 ? 2 : 1);
            cell.a++;
            cell.parts[1]--;
        }
        cell.poked = true;
    }

    public static void main(String[] arguments) throws InterruptedException {
        int rounds = Integer.parseInt(arguments[0]);
        SynchronousQueue<Cell> cells = new SynchronousQueue<>();
        Thread other = new Thread(() -> {
            try {
                for (int round = 0; round < rounds; round++) interfere(cells.take(), round * 7919 % 20011);
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
        });
        other.start();
        for (int round = 0; round < rounds; round++) {
            Cell cell = new Cell();
            cells.put(cell);
            work(cell);
        }
        other.join();
        System.out.println("over");
    }
}
