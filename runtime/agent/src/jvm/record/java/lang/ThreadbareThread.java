package java.lang;

import java.nio.LongBuffer;

/** What the recorder knows of a thread. Only the thread itself uses it, but for {@code number}, and {@code clock} before it starts and after it ends. */
final class ThreadbareThread {
    final int number;
    /** The stamp of the last thing that it did. */
    long clock;
    /** Where its events go, and what it tells about others. */
    LongBuffer events, late;
    int position, limit, latePosition, lateLimit;
    /** Is raised while it is in an access without lock. In no table. */
    final ThreadbareEntry flag = new ThreadbareEntry(null, null, 0, 0);
    /** The thread itself, as long as it may access objects without lock: not in static initializers, and not after its end, as it would be kept alive by what it used. */
    Thread thread;
    /** The monitor that it is about to enter; and those that it is in, as many as there is room for. */
    ThreadbareEntry wanted;
    final ThreadbareEntry[] held = new ThreadbareEntry[8];
    int depth;
    /** Is it in the middle of an access under a lock? */
    boolean busy;
    /** How many static initializers it is in. */
    int initializing;
    /** The place in the program at which it called the library. */
    int at;

    ThreadbareThread(int number) {
        this.number = number;
    }

    /** Is it in the middle of an access? */
    boolean isBusy() {
        return busy || flag.word != 0;
    }
}
