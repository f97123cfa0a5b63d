package java.lang;

import java.nio.LongBuffer;

/** What the recorder knows of a thread. Only the thread itself uses it, but for {@code number}, and {@code clock} before it starts and after it ends. */
public final class ThreadbareThread {
    final int number;
    /** The stamp of the last thing that it did. */
    long clock;
    /** Where its events go, and what it tells about others. */
    LongBuffer events, late;
    int position, limit, latePosition, lateLimit;
    /** The access that it is in the middle of. */
    boolean busy;
    ThreadbareEntry entry;
    int stripe, site, index;
    /** How many static initializers it is in. */
    int initializing;
    /** The place in the program at which it called the library. */
    int at;
    /** The objects that it used last, which it will most likely use next. */
    Object recent, previous;
    ThreadbareEntry recentEntry, previousEntry;

    ThreadbareThread(int number) {
        this.number = number;
    }
}
