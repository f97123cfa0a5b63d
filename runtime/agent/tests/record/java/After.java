/** Runs threads one after the other, in a way that no trace shows: what goes wrong is predicted, not provoked. */
final class After {
    private Thread last;

    Thread run(String name, Runnable work) {
        Thread before = last;
        Thread thread = new Thread(() -> {
            while (before != null && before.getState() != Thread.State.TERMINATED) Thread.yield();
            work.run();
        }, name);
        last = thread;
        thread.start();
        return thread;
    }
}
