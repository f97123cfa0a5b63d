package java.lang;

import static java.lang.ThreadbareEvents.LAST;
import static java.lang.ThreadbareEvents.emit;
import static java.lang.ThreadbareEvents.first;
import static java.lang.ThreadbareEvents.on;
import static java.lang.ThreadbareEvents.second;
import static java.lang.ThreadbareEvents.stop;
import static java.lang.ThreadbareEvents.third;
import static java.lang.ThreadbareObjects.current;
import static java.lang.ThreadbareObjects.entry;
import static java.lang.ThreadbareObjects.name;

import java.util.concurrent.atomic.AtomicLongArray;

/** In which order events are: locks and clocks of stripes of memory. The module comment of record.rs says why it is that of the program. */
final class ThreadbareOrder {
    /** Each stripe has a line of the cache to itself. */
    static final int STRIPES = 1024, PADDING = 8;
    /** A lock that is not to be had for so long is lost. */
    static final long PATIENCE = 2_000_000_000L;
    /** Of each stripe the clock, times two, and one more while somebody holds it. */
    static final AtomicLongArray CLOCKS = new AtomicLongArray(STRIPES * PADDING);

    private ThreadbareOrder() {}

    /** Takes a stripe; false if recording has stopped. */
    static boolean lock(int stripe) {
        long word = CLOCKS.get(stripe * PADDING);
        return (word & 1) == 0 && CLOCKS.compareAndSet(stripe * PADDING, word, word | 1) || lockSlowly(stripe * PADDING);
    }

    static boolean lockSlowly(int slot) {
        long start = 0;
        for (int tries = 1; on; tries++) {
            long word = CLOCKS.get(slot);
            if ((word & 1) == 0 && CLOCKS.compareAndSet(slot, word, word | 1)) return true;
            if (tries % 64 == 0) {
                Thread.yield();
                long now = System.nanoTime();
                if (start == 0) start = now;
                else if (now - start > PATIENCE) stop("a lock of the recorder was lost");
            }
        }
        return false;
    }

    static void unlock(int stripe) {
        CLOCKS.lazySet(stripe * PADDING, CLOCKS.get(stripe * PADDING) & ~1L);
    }

    /** Gives the stripe back with a new clock. */
    static void unlock(int stripe, long clock) {
        CLOCKS.lazySet(stripe * PADDING, clock << 1);
    }

    static int stripe(ThreadbareEntry entry) {
        return entry.hash & STRIPES - 1;
    }

    /** The next stamp of a thread, in a stripe that it holds. */
    static long stamp(ThreadbareThread thread, int stripe) {
        long stamp = Math.max(thread.clock, CLOCKS.get(stripe * PADDING) >>> 1) + 1;
        if (stamp >= LAST) stop("more has happened than can be numbered");
        thread.clock = stamp;
        return stamp;
    }

    static void tell(ThreadbareEntry entry, int site, int kind, int index) {
        ThreadbareThread thread = current();
        if (thread != null) tell(thread, entry, site, kind, index);
    }

    static void tell(ThreadbareThread thread, ThreadbareEntry entry, int site, int kind, int index) {
        if (thread.busy) return;
        int stripe = stripe(entry);
        if (!lock(stripe)) return;
        if (!on) {
            unlock(stripe);
            return;
        }
        name(thread, entry);
        long stamp = stamp(thread, stripe);
        emit(thread, first(stamp, thread, 0), second(entry.id, site, kind), third(index, 0));
        unlock(stripe, stamp);
    }

    static void tell(Object object, int site, int kind, int index) {
        if (!on || object == null) return;
        ThreadbareEntry entry = entry(object);
        if (entry != null) tell(entry, site, kind, index);
    }
}
