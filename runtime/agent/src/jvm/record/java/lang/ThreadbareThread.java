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
    /** Is it in the middle of an access? */
    boolean busy;
    /** How many static initializers it is in. */
    int initializing;
    /** The place in the program at which it called the library. */
    int at;

    ThreadbareThread(int number) {
        this.number = number;
    }
}
