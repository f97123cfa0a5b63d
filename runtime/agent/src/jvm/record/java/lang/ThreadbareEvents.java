package java.lang;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;

/** What is told, and where it goes: memory that is a file. The layout of events is that of trace::spool. */
final class ThreadbareEvents {
    static final int READ = 0, WRITE = 1, ACQUIRE = 2, RELEASE = 3, WAIT = 4, WOKEN = 5, NOTIFY = 6, NOTIFY_ALL = 7;
    static final int FORK = 8, JOIN = 9, SYNC_READ = 10, SYNC_WRITE = 11, SYNC_UPDATE = 12, PUBLISHED = 13, OBTAINED = 14, NAMED = 15;
    /** Another thing to do begins, which was never meant to be one with what the thread did before. */
    static final int TASK = 19;
    /** What the value is: none, or none that fits; null; an int, a long or a float; a double, as a float. */
    static final int NO_VALUE = 0, IS_NULL = 1, IS_INT = 2, IS_LONG = 3, IS_FLOAT = 4, IS_DOUBLE = 5;
    /** An event has room for stamps below. */
    static final long LAST = 1L << 40;
    static final int HEADER = 2;

    /** May events be recorded; and are they, because a second thread was started? */
    static volatile boolean armed, on;

    private ThreadbareEvents() {}

    /** A piece of the trace, for the events of a thread (0) or for what it tells of others (1); null if there is no room. */
    static native ByteBuffer segment(int thread, int late);
    static native void nameThread(int number, String name);
    static native void nameClass(int number, Class<?> type);
    static native void trouble(String reason);

    static void stop(String reason) {
        armed = on = false;
        trouble(reason);
    }

    static long first(long stamp, ThreadbareThread thread, int flags) {
        return stamp << 24 | (long) thread.number << 4 | flags;
    }

    static long second(int object, int site, int kind) {
        return (long) object << 32 | (long) site << 8 | kind;
    }

    static long third(int index, int value) {
        return (long) index << 32 | value & 0xffffffffL;
    }

    static void emit(ThreadbareThread thread, long a, long b, long c) {
        int position = thread.position;
        if (position == thread.limit) {
            if (!refill(thread)) return;
            position = thread.position;
        }
        LongBuffer events = thread.events;
        events.put(position + 1, b);
        events.put(position + 2, c);
        // An event is there when its first word is.
        events.put(position, a);
        thread.position = position + 3;
    }

    static boolean refill(ThreadbareThread thread) {
        ByteBuffer bytes = segment(thread.number, 0);
        if (bytes == null) {
            armed = on = false;
            return false;
        }
        thread.events = bytes.order(ByteOrder.nativeOrder()).asLongBuffer();
        thread.position = HEADER;
        thread.limit = HEADER + (thread.events.capacity() - HEADER) / 3 * 3;
        return true;
    }

    static void emitLate(ThreadbareThread thread, long a, long b, long c) {
        if (thread.latePosition == thread.lateLimit) {
            ByteBuffer bytes = segment(thread.number, 1);
            if (bytes == null) {
                armed = on = false;
                return;
            }
            thread.late = bytes.order(ByteOrder.nativeOrder()).asLongBuffer();
            thread.latePosition = HEADER;
            thread.lateLimit = HEADER + (thread.late.capacity() - HEADER) / 3 * 3;
        }
        thread.late.put(thread.latePosition + 1, b);
        thread.late.put(thread.latePosition + 2, c);
        thread.late.put(thread.latePosition, a);
        thread.latePosition += 3;
    }
}
