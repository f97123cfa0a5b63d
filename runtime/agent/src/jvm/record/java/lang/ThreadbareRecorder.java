package java.lang;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/**
 * What recorded programs call. The module comment of record.rs says why the order of events is that of the program; the layout of events
 * is that of trace::spool.
 */
public final class ThreadbareRecorder {
    static final int READ = 0, WRITE = 1, ACQUIRE = 2, RELEASE = 3, WAIT = 4, WOKEN = 5, NOTIFY = 6, NOTIFY_ALL = 7;
    static final int FORK = 8, JOIN = 9, SYNC_READ = 10, SYNC_WRITE = 11, SYNC_UPDATE = 12, PUBLISHED = 13, OBTAINED = 14, NAMED = 15;
    /** There is a value; it is null; it has 32 bits of an int. */
    static final int IS_NULL = 1, IS_INT = 2;
    /** Variables of an object that orders threads: its state, what writers did, what readers did. */
    static final int STATE_VARIABLE = 0, WRITERS = 1, READERS = 2;
    /** Each stripe has a line of the cache to itself. */
    static final int STRIPES = 1024, PADDING = 8;
    /** As many of an owner's accesses are kept, of three words each. A power of two. */
    static final int KEPT = 8;
    /** After so many accesses an owner needs no lock; after more and more, if that is taken back often: it costs microseconds. */
    static final int MANY = 16, MOST = 1 << 12;
    /** An event has room for stamps below. */
    static final long LAST = 1L << 40;
    static final int HEADER = 2, MOST_THREADS = 1 << 20;
    /** A lock that is not to be had for so long is lost. */
    static final long PATIENCE = 2_000_000_000L;

    /** May events be recorded; and are they, because a second thread was started? */
    static volatile boolean armed, on;
    /** Of each stripe the clock, times two, and one more while somebody holds it. */
    static final AtomicLongArray CLOCKS = new AtomicLongArray(STRIPES * PADDING);
    /** What stands for the static fields of each stripe. */
    static final ThreadbareEntry[] STATICS = new ThreadbareEntry[STRIPES];
    static final ThreadLocal<ThreadbareThread> THREAD = new ThreadLocal<ThreadbareThread>();
    /** Objects are found by their hashes. Whoever misses one looks again, under one of many guards; to grow takes all of them. */
    static final int GUARDS = 64;
    static ThreadbareEntry[] places = new ThreadbareEntry[1 << 16];
    static final int[] ENTRIES = new int[GUARDS];
    @SuppressWarnings("unchecked")
    static final ReferenceQueue<Object>[] DEAD = new ReferenceQueue[GUARDS];
    static final AtomicInteger IDS = new AtomicInteger(), THREADS = new AtomicInteger();
    static final AtomicIntegerFieldUpdater<ThreadbareEntry> WORD = AtomicIntegerFieldUpdater.newUpdater(ThreadbareEntry.class, "word");
    /** Can every thread be made to see what this one wrote? And after how many accesses does an owner need no lock? */
    static boolean fences;
    static int many = MANY;
    static final AtomicInteger REVOKED = new AtomicInteger();
    /** The flag of no thread. */
    static final ThreadbareEntry NOBODY = new ThreadbareEntry(null, null, 0, 0);
    /** What stands for all tasks of fork-join pools, and for all promises. */
    static final Object TASKS = new Object();

    static {
        for (int guard = 0; guard < GUARDS; guard++) DEAD[guard] = new ReferenceQueue<Object>();
        for (int stripe = 0; stripe < STRIPES; stripe++) {
            STATICS[stripe] = new ThreadbareEntry(null, null, stripe, 0);
            STATICS[stripe].shared = true;
        }
    }

    private ThreadbareRecorder() {}

    /** A piece of the trace, for the events of a thread (0) or for what it tells of others (1); null if there is no room. */
    static native ByteBuffer segment(int thread, int late);
    static native void nameThread(int number, String name);
    static native void nameClass(int number, Class<?> type);
    static native void trouble(String reason);
    /** Every thread of the process passes a full fence before this returns. */
    static native void fence();

    // ---- objects and threads ----

    static ThreadbareThread current() {
        ThreadbareThread thread = THREAD.get();
        return thread != null ? thread : begin();
    }

    static ThreadbareThread begin() {
        Thread current = Thread.currentThread();
        ThreadbareEntry entry = entry(current);
        if (entry == null) return null;
        ThreadbareThread thread = state(entry, current);
        THREAD.set(thread);
        return thread;
    }

    static ThreadbareThread state(ThreadbareEntry entry, Thread of) {
        synchronized (entry) {
            if (entry.thread == null) {
                int number = THREADS.getAndIncrement();
                if (number >= MOST_THREADS) stop("more threads than can be numbered");
                entry.thread = new ThreadbareThread(number & MOST_THREADS - 1, of);
                nameThread(entry.thread.number, of.getName());
            }
            return entry.thread;
        }
    }

    static ThreadbareEntry entry(Object object) {
        int hash = System.identityHashCode(object);
        ThreadbareEntry found = find(places, object, hash);
        return found != null ? found : add(object, hash);
    }

    @ForceInline
    static ThreadbareEntry find(ThreadbareEntry[] places, Object object, int hash) {
        for (ThreadbareEntry entry = places[hash & places.length - 1]; entry != null; entry = entry.chain) {
            if (entry.get() == object) return entry;
        }
        return null;
    }

    @DontInline
    static ThreadbareEntry add(Object object, int hash) {
        try {
            int guard = hash & GUARDS - 1;
            if (ENTRIES[guard] > places.length / GUARDS / 2) grow(0, places.length);
            synchronized (DEAD[guard]) {
                ThreadbareEntry found = find(places, object, hash);
                if (found != null) return found;
                removeDead(guard);
                int id = IDS.incrementAndGet();
                if (id == 0) throw new IllegalStateException("more objects than can be numbered");
                ThreadbareEntry entry = new ThreadbareEntry(object, DEAD[guard], hash, id);
                int place = hash & places.length - 1;
                entry.chain = places[place];
                places[place] = entry;
                ENTRIES[guard]++;
                return entry;
            }
        } catch (Throwable problem) {
            stop("objects cannot be told apart any more");
            return null;
        }
    }

    /** A place belongs to one guard, as there are never fewer places than guards. */
    static void removeDead(int guard) {
        Reference<?> dead;
        while ((dead = DEAD[guard].poll()) != null) {
            ThreadbareEntry gone = (ThreadbareEntry) dead;
            int place = gone.hash & places.length - 1;
            ThreadbareEntry before = null;
            for (ThreadbareEntry entry = places[place]; entry != null; entry = entry.chain) {
                if (entry == gone) {
                    if (before == null) places[place] = entry.chain;
                    else before.chain = entry.chain;
                    ENTRIES[guard]--;
                    break;
                }
                before = entry;
            }
        }
    }

    /** Twice as many places, unless somebody else was faster. Takes the guards from this one on. */
    static void grow(int guard, int length) {
        if (guard < GUARDS) {
            synchronized (DEAD[guard]) {
                removeDead(guard);
                grow(guard + 1, length);
            }
            return;
        }
        ThreadbareEntry[] old = places, more = new ThreadbareEntry[old.length * 2];
        if (old.length != length || ENTRIES[0] <= length / GUARDS / 4) return;
        for (ThreadbareEntry head : old) {
            while (head != null) {
                ThreadbareEntry next = head.chain;
                int place = head.hash & more.length - 1;
                head.chain = more[place];
                more[place] = head;
                head = next;
            }
        }
        places = more;
    }

    static void stop(String reason) {
        armed = on = false;
        trouble(reason);
    }

    // ---- order ----

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

    // ---- accesses ----

    /** Before an access to a field of an object: takes its stripe. Null if the access is not recorded. */
    @ForceInline
    public static ThreadbareEntry enter(Object object) {
        return on && object != null ? enter(object, 0) : null;
    }

    @ForceInline
    static ThreadbareEntry enter(Object object, int index) {
        ThreadbareEntry entry = find(places, object, System.identityHashCode(object));
        ThreadbareThread keeper = entry == null ? null : entry.keeper;
        return keeper != null && raise(entry, keeper) ? entry : enterSlowly(object, entry, index);
    }

    /** Likewise, by code that may have locked the object: its hash is costly then. */
    public static ThreadbareEntry enterHeld(Object object) {
        if (!on || object == null) return null;
        ThreadbareThread thread = current();
        ThreadbareEntry held = thread == null || thread.depth == 0 ? null : thread.held[thread.depth - 1];
        if (held == null || held.get() != object) return enter(object);
        if (held.keeper == thread && raise(held, thread)) return held;
        return thread.busy ? null : hold(thread, held, 0);
    }

    @DontInline
    static ThreadbareEntry enterSlowly(Object object, ThreadbareEntry entry, int index) {
        ThreadbareThread thread = current();
        if (thread == null || thread.busy) return null;
        return hold(thread, entry != null ? entry : entry(object), index);
    }

    /**
     * Is this the thread that has had the object to itself for long? The flag is raised first, then the word is read. Both are one field of one class, so no compiler moves the read to the front, as the
     * two could be the same; and the processor cannot have done so when {@link #revoke} has gone through its fence.
     */
    @ForceInline
    static boolean raise(ThreadbareEntry entry, ThreadbareThread keeper) {
        ThreadbareEntry flag = keeper.gate;
        if (flag.get() != Thread.currentThread()) return false;
        WORD.lazySet(flag, flag.word + 1);
        if (entry.word == 0) return true;
        lower(flag);
        return false;
    }

    @ForceInline
    static void lower(ThreadbareEntry flag) {
        WORD.lazySet(flag, flag.word - 1);
    }

    /** From now on the owner of this object needs its stripe. False if recording has stopped. */
    static boolean revoke(ThreadbareThread thread, ThreadbareEntry entry, int stripe) {
        ThreadbareThread keeper = entry.keeper;
        if (keeper == thread) {
            // It is in a static initializer: the virtual machine orders what it does.
            entry.keeper = null;
            entry.count = entry.next = 0;
            entry.forgotten = thread.clock;
            return true;
        }
        entry.word = 1;
        fence();
        long start = System.nanoTime();
        while (keeper.flag.word != 0) {
            if (!on) return false;
            Thread.yield();
            if (System.nanoTime() - start > PATIENCE) stop("a thread did not come out of an access");
        }
        entry.keeper = null;
        if (keeper.clock >= LAST) stop("more has happened than can be numbered");
        long last = entry.kept[entry.next == 0 ? (KEPT - 1) * 3 : entry.next - 3] >>> 24;
        CLOCKS.set(stripe * PADDING, Math.max(CLOCKS.get(stripe * PADDING) >>> 1, last) << 1 | 1);
        if (REVOKED.incrementAndGet() % 64 == 0) many = Math.min(many * 2, MOST);
        return true;
    }

    static ThreadbareEntry hold(ThreadbareThread thread, ThreadbareEntry entry, int index) {
        if (entry == null) return null;
        int stripe = stripe(entry);
        if (!lock(stripe)) return null;
        if (!on || entry.keeper != null && !revoke(thread, entry, stripe)) {
            unlock(stripe);
            return null;
        }
        thread.busy = true;
        // To write a reference costs more than to compare it.
        if (entry.holder != thread) entry.holder = thread;
        entry.index = index;
        return entry;
    }

    /** Before an access to a static field. What initializers do to them is their initial value. */
    public static ThreadbareEntry enterStatic(int stripe) {
        if (!on) return null;
        ThreadbareThread thread = current();
        if (thread == null || thread.busy || thread.initializing > 0) return null;
        return hold(thread, STATICS[stripe], 0);
    }

    /** Before an access to an element of an array. */
    @ForceInline
    public static ThreadbareEntry enterElement(Object[] array, int index) {
        if (array == null) return null;
        ThreadbareEntry entry = element(array, array.length, index);
        if (entry != null) entry.index = index;
        return entry;
    }

    @ForceInline
    static ThreadbareEntry element(Object array, int length, int index) {
        return on && index >= 0 && index < length ? enter(array, index) : null;
    }

    /** After the access: tells it, and lets others in. */
    @ForceInline
    static void leave(ThreadbareEntry entry, int index, int site, int kind, int value, int flags) {
        ThreadbareThread keeper = entry.keeper;
        if (keeper == null) {
            leaveSlowly(entry, site, kind, value, flags);
            return;
        }
        int at = entry.next;
        entry.next = at == (KEPT - 1) * 3 ? 0 : at + 3;
        long[] kept = entry.kept;
        kept[at] = first(++keeper.clock, keeper, flags);
        kept[at + 1] = second(entry.id, site, kind);
        kept[at + 2] = third(index, value);
        lower(keeper.flag);
    }

    @ForceInline
    static void leave(ThreadbareEntry entry, int site, int kind, int value, int flags) {
        leave(entry, 0, site, kind, value, flags);
    }

    /** Likewise, with the stripe still held. */
    @DontInline
    static void leaveSlowly(ThreadbareEntry entry, int site, int kind, int value, int flags) {
        int stripe = stripe(entry);
        ThreadbareThread thread = entry.holder;
        if (!entry.shared) {
            if (entry.owner == null) entry.owner = thread;
            if (entry.owner != thread) share(thread, entry, stripe, site);
        }
        long stamp = stamp(thread, stripe);
        long a = first(stamp, thread, flags);
        long b = second(entry.id, site, kind);
        long c = third(entry.index, value);
        if (entry.shared) emit(thread, a, b, c);
        else keep(thread, entry, a, b, c);
        thread.busy = false;
        unlock(stripe, stamp);
    }

    /** Nobody else knows the object so far: the last few accesses are enough, and are told when somebody does. */
    static void keep(ThreadbareThread thread, ThreadbareEntry entry, long a, long b, long c) {
        if (thread.initializing > 0) {
            entry.forgotten = a >>> 24;
            entry.count = entry.next = 0;
            return;
        }
        int at = entry.next;
        long[] kept = entry.kept;
        if (kept == null || at >= kept.length) kept = more(entry);
        kept[at] = a;
        kept[at + 1] = b;
        kept[at + 2] = c;
        entry.next = at == (KEPT - 1) * 3 ? 0 : at + 3;
        if (++entry.count < many) return;
        entry.count = many;
        if (fences) entry.keeper = thread;
    }

    /** Most objects are used once or twice before they are gone. */
    static long[] more(ThreadbareEntry entry) {
        long[] more = new long[entry.kept == null ? 2 * 3 : KEPT * 3];
        if (entry.kept != null) System.arraycopy(entry.kept, 0, more, 0, entry.kept.length);
        return entry.kept = more;
    }

    /** A second thread uses the object. What the first one did and we forgot comes before, in any order of things that is claimed to be possible. */
    static void share(ThreadbareThread thread, ThreadbareEntry entry, int stripe, int site) {
        entry.shared = true;
        name(thread, entry);
        // If there were more, the oldest one that is still there says up to where the others are forgotten.
        int told = Math.min(entry.count, KEPT), oldest = entry.count < KEPT ? 0 : entry.next;
        long forgotten = entry.forgotten;
        if (entry.count > KEPT) {
            forgotten = entry.kept[oldest] >>> 24;
            told--;
            oldest += 3;
        }
        if (forgotten != 0) emitLate(thread, first(forgotten, entry.owner, 0), second(entry.id, 0, PUBLISHED), 0);
        for (int event = 0; event < told; event++) {
            int at = (oldest + 3 * event) % (KEPT * 3);
            emitLate(thread, entry.kept[at], entry.kept[at + 1], entry.kept[at + 2]);
        }
        if (forgotten != 0) emit(thread, first(stamp(thread, stripe), thread, 0), second(entry.id, site, OBTAINED), 0);
        entry.kept = null;
        entry.owner = null;
    }

    /** Says of which class an object is, before all that happens to it. */
    static void name(ThreadbareThread thread, ThreadbareEntry entry) {
        if (entry.named) return;
        entry.named = true;
        Object object = entry.get();
        ThreadbareEntry type = object == null ? null : entry(object.getClass());
        if (type == null) return;
        if (!type.named) {
            type.named = true;
            nameClass(type.id, object.getClass());
        }
        emitLate(thread, first(1, thread, 0), second(entry.id, 0, NAMED), third(type.id, 0));
    }

    @ForceInline
    public static int readInt(ThreadbareEntry entry, int value, int site) {
        if (entry != null) leave(entry, site, READ, value, IS_INT);
        return value;
    }

    @ForceInline
    public static long readLong(ThreadbareEntry entry, long value, int site) {
        if (entry != null) leave(entry, site, READ, 0, 0);
        return value;
    }

    @ForceInline
    public static float readFloat(ThreadbareEntry entry, float value, int site) {
        if (entry != null) leave(entry, site, READ, 0, 0);
        return value;
    }

    @ForceInline
    public static double readDouble(ThreadbareEntry entry, double value, int site) {
        if (entry != null) leave(entry, site, READ, 0, 0);
        return value;
    }

    @ForceInline
    public static void readReference(ThreadbareEntry entry, Object value, int site) {
        if (entry != null) leave(entry, site, READ, 0, value == null ? IS_NULL : 0);
    }

    @ForceInline
    public static void wroteInt(int value, ThreadbareEntry entry, int site) {
        if (entry != null) leave(entry, site, WRITE, value, IS_INT);
    }

    @ForceInline
    public static void wroteReference(Object value, ThreadbareEntry entry, int site) {
        if (entry != null) leave(entry, site, WRITE, 0, value == null ? IS_NULL : 0);
    }

    @ForceInline
    public static void wroteFloat(float value, ThreadbareEntry entry, int site) {
        if (entry != null) leave(entry, site, WRITE, 0, 0);
    }

    @ForceInline
    public static void wrote(ThreadbareEntry entry, int site) {
        if (entry != null) leave(entry, site, WRITE, 0, 0);
    }

    @ForceInline
    public static void readElement(ThreadbareEntry entry, Object value, int site) {
        if (entry != null) leave(entry, entry.index, site, READ, 0, value == null ? IS_NULL : 0);
    }

    @ForceInline
    public static int iaload(int[] array, int index, int site) {
        ThreadbareEntry entry = element(array, array == null ? 0 : array.length, index);
        int value = array[index];
        if (entry != null) leave(entry, index, site, READ, value, IS_INT);
        return value;
    }

    @ForceInline
    public static long laload(long[] array, int index, int site) {
        ThreadbareEntry entry = element(array, array == null ? 0 : array.length, index);
        long value = array[index];
        if (entry != null) leave(entry, index, site, READ, 0, 0);
        return value;
    }

    @ForceInline
    public static float faload(float[] array, int index, int site) {
        ThreadbareEntry entry = element(array, array == null ? 0 : array.length, index);
        float value = array[index];
        if (entry != null) leave(entry, index, site, READ, 0, 0);
        return value;
    }

    @ForceInline
    public static double daload(double[] array, int index, int site) {
        ThreadbareEntry entry = element(array, array == null ? 0 : array.length, index);
        double value = array[index];
        if (entry != null) leave(entry, index, site, READ, 0, 0);
        return value;
    }

    @ForceInline
    public static int baload(Object array, int index, int site) {
        if (array instanceof boolean[]) {
            boolean[] flags = (boolean[]) array;
            ThreadbareEntry entry = element(array, flags.length, index);
            int value = flags[index] ? 1 : 0;
            if (entry != null) leave(entry, index, site, READ, value, IS_INT);
            return value;
        }
        byte[] bytes = (byte[]) array;
        ThreadbareEntry entry = element(bytes, bytes == null ? 0 : bytes.length, index);
        int value = bytes[index];
        if (entry != null) leave(entry, index, site, READ, value, IS_INT);
        return value;
    }

    @ForceInline
    public static int caload(char[] array, int index, int site) {
        ThreadbareEntry entry = element(array, array == null ? 0 : array.length, index);
        int value = array[index];
        if (entry != null) leave(entry, index, site, READ, value, IS_INT);
        return value;
    }

    @ForceInline
    public static int saload(short[] array, int index, int site) {
        ThreadbareEntry entry = element(array, array == null ? 0 : array.length, index);
        int value = array[index];
        if (entry != null) leave(entry, index, site, READ, value, IS_INT);
        return value;
    }

    @ForceInline
    public static void iastore(int[] array, int index, int value, int site) {
        ThreadbareEntry entry = element(array, array == null ? 0 : array.length, index);
        array[index] = value;
        if (entry != null) leave(entry, index, site, WRITE, value, IS_INT);
    }

    @ForceInline
    public static void lastore(long[] array, int index, long value, int site) {
        ThreadbareEntry entry = element(array, array == null ? 0 : array.length, index);
        array[index] = value;
        if (entry != null) leave(entry, index, site, WRITE, 0, 0);
    }

    @ForceInline
    public static void fastore(float[] array, int index, float value, int site) {
        ThreadbareEntry entry = element(array, array == null ? 0 : array.length, index);
        array[index] = value;
        if (entry != null) leave(entry, index, site, WRITE, 0, 0);
    }

    @ForceInline
    public static void dastore(double[] array, int index, double value, int site) {
        ThreadbareEntry entry = element(array, array == null ? 0 : array.length, index);
        array[index] = value;
        if (entry != null) leave(entry, index, site, WRITE, 0, 0);
    }

    @ForceInline
    public static void aastore(Object[] array, int index, Object value, int site) {
        ThreadbareEntry entry = element(array, array == null ? 0 : array.length, index);
        try {
            array[index] = value;
        } catch (ArrayStoreException problem) {
            if (entry != null) abandon(entry);
            throw problem;
        }
        if (entry != null) leave(entry, index, site, WRITE, 0, value == null ? IS_NULL : 0);
    }

    @ForceInline
    public static void bastore(Object array, int index, int value, int site) {
        if (array instanceof boolean[]) {
            boolean[] flags = (boolean[]) array;
            ThreadbareEntry entry = element(array, flags.length, index);
            flags[index] = (value & 1) != 0;
            if (entry != null) leave(entry, index, site, WRITE, value & 1, IS_INT);
            return;
        }
        byte[] bytes = (byte[]) array;
        ThreadbareEntry entry = element(bytes, bytes == null ? 0 : bytes.length, index);
        bytes[index] = (byte) value;
        if (entry != null) leave(entry, index, site, WRITE, (byte) value, IS_INT);
    }

    @ForceInline
    public static void castore(char[] array, int index, int value, int site) {
        ThreadbareEntry entry = element(array, array == null ? 0 : array.length, index);
        array[index] = (char) value;
        if (entry != null) leave(entry, index, site, WRITE, (char) value, IS_INT);
    }

    @ForceInline
    public static void sastore(short[] array, int index, int value, int site) {
        ThreadbareEntry entry = element(array, array == null ? 0 : array.length, index);
        array[index] = (short) value;
        if (entry != null) leave(entry, index, site, WRITE, (short) value, IS_INT);
    }

    static void abandon(ThreadbareEntry entry) {
        if (entry.keeper != null) {
            lower(entry.keeper.flag);
            return;
        }
        entry.holder.busy = false;
        unlock(stripe(entry));
    }

    // ---- locks, waits and everything else that orders ----

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

    /** Before a monitor is entered, as long as its hash is cheap. */
    public static void acquiring(Object object) {
        ThreadbareThread thread = on && object != null ? current() : null;
        if (thread != null) thread.wanted = held(thread, object);
    }

    /** The entry of an object that this thread has probably locked. */
    static ThreadbareEntry held(ThreadbareThread thread, Object object) {
        ThreadbareEntry held = thread.depth == 0 ? null : thread.held[thread.depth - 1];
        return held != null && held.get() == object ? held : entry(object);
    }

    public static void acquired(Object object, int site) {
        ThreadbareThread thread = on ? current() : null;
        if (thread == null) return;
        ThreadbareEntry entry = thread.wanted;
        if (entry == null || entry.get() != object) entry = entry(object);
        thread.wanted = null;
        if (entry == null) return;
        tell(thread, entry, site, ACQUIRE, 0);
        if (thread.depth < thread.held.length) thread.held[thread.depth++] = entry;
    }

    public static void releasing(Object object, int site) {
        ThreadbareThread thread = on && object != null ? current() : null;
        if (thread == null) return;
        ThreadbareEntry entry = held(thread, object);
        if (entry == null) return;
        tell(thread, entry, site, RELEASE, 0);
        if (thread.depth > 0 && thread.held[thread.depth - 1] == entry) thread.held[--thread.depth] = null;
    }

    public static void notifying(Object object, int site) {
        if (object != null && Thread.holdsLock(object)) tell(object, site, NOTIFY, 0);
    }

    public static void notifyingAll(Object object, int site) {
        if (object != null && Thread.holdsLock(object)) tell(object, site, NOTIFY_ALL, 0);
    }

    public static void waitFor(Object object, int site) throws InterruptedException {
        waitFor(object, 0, site);
    }

    public static void waitFor(Object object, long milliseconds, int site) throws InterruptedException {
        if (object != null && Thread.holdsLock(object)) tell(object, site, WAIT, 0);
        try {
            object.wait(milliseconds);
        } finally {
            if (object != null && Thread.holdsLock(object)) tell(object, site, WOKEN, 0);
        }
    }

    public static void waitFor(Object object, long milliseconds, int nanoseconds, int site) throws InterruptedException {
        if (object != null && Thread.holdsLock(object)) tell(object, site, WAIT, 0);
        try {
            object.wait(milliseconds, nanoseconds);
        } finally {
            if (object != null && Thread.holdsLock(object)) tell(object, site, WOKEN, 0);
        }
    }

    public static void initializing() {
        ThreadbareThread thread = on ? current() : null;
        if (thread == null) return;
        thread.initializing++;
        thread.gate = NOBODY;
    }

    public static void initialized() {
        ThreadbareThread thread = THREAD.get();
        if (thread != null && thread.initializing > 0 && --thread.initializing == 0) thread.gate = thread.flag;
    }

    /** From here, the program calls the library. */
    public static void at(int site) {
        ThreadbareThread thread = armed ? current() : null;
        if (thread != null) thread.at = site;
    }

    // ---- called by the library's own classes ----

    public static void forking(Thread child) {
        if (!armed) return;
        // Until there is a second thread, everything comes before whatever another one does.
        if (!on) {
            ThreadGroup group = child.getThreadGroup();
            if (group == null || group.getParent() == null || group.getName().equals("InnocuousThreadGroup")) return;
            on = true;
        }
        ThreadbareThread thread = current();
        ThreadbareEntry entry = entry(child);
        if (thread == null || thread.busy || entry == null || entry.thread != null) return;
        ThreadbareThread forked = state(entry, child);
        thread.clock++;
        forked.clock = thread.clock;
        emit(thread, first(thread.clock, thread, 0), second(0, thread.at, FORK), third(forked.number, 0));
    }

    public static void joined(Thread child) {
        if (!on || child.isAlive()) return;
        ThreadbareThread thread = current();
        ThreadbareEntry entry = entry(child);
        if (thread == null || thread.busy || entry == null || entry.thread == null) return;
        thread.clock = Math.max(thread.clock, entry.thread.clock) + 1;
        emit(thread, first(thread.clock, thread, 0), second(0, thread.at, JOIN), third(entry.thread.number, 0));
    }

    /** What was done before with this object comes before, and this before what is done with it later. */
    public static void sync(Object object) {
        if (!on || object == null) return;
        ThreadbareThread thread = current();
        if (thread != null) tell(object, thread.at, SYNC_UPDATE, STATE_VARIABLE);
    }

    /** Every task of a fork-join pool comes before what waited for one: their own order is not known here. */
    public static void syncTasks(Object task) {
        sync(task);
        sync(TASKS);
    }

    /** Whatever was completed comes before a function that the library is about to call. */
    public static void syncPromises() {
        sync(TASKS);
    }

    // ---- calls of the program that order ----

    static boolean orders(Object object) {
        if (object == null) return false;
        Class<?> type = object.getClass();
        // Most are of these.
        if (type == HashMap.class || type == ArrayList.class) return false;
        ThreadbareEntry entry = entry(type);
        if (entry == null) return false;
        if (entry.orders == 0) {
            int orders = 2;
            for (Class<?> above = type; above != null; above = above.getSuperclass()) {
                if (isOrdering(above.getName())) orders = 1;
            }
            entry.orders = orders;
        }
        return entry.orders == 1;
    }

    static boolean isOrdering(String name) {
        return name.startsWith("java.util.concurrent.")
            || name.startsWith("java.util.Collections$Synchronized")
            || name.equals("java.util.Vector")
            || name.equals("java.util.Stack")
            || name.equals("java.util.Hashtable")
            || name.equals("java.util.Properties")
            || name.equals("java.util.Timer")
            || name.equals("java.lang.invoke.VarHandle")
            || name.equals("java.lang.StringBuffer");
    }

    /** Before a call that may hand something to another thread. */
    public static void calling(Object receiver, int site) {
        if (!on) return;
        ThreadbareThread thread = current();
        if (thread != null) thread.at = site;
        if (orders(receiver)) tell(receiver, site, SYNC_UPDATE, STATE_VARIABLE);
    }

    /** After a call that may take something from another thread. */
    public static void called(Object receiver, int site) {
        if (on && orders(receiver)) tell(receiver, site, SYNC_UPDATE, STATE_VARIABLE);
    }

    /** After a call that only looks. */
    public static void looked(Object receiver, int site) {
        if (on && orders(receiver)) tell(receiver, site, SYNC_READ, STATE_VARIABLE);
    }

    /** What waits for this thread, if it is one, goes on. */
    public static void unparking(Object thread, int site) {
        if (on && thread instanceof Thread) tell(thread, site, SYNC_UPDATE, STATE_VARIABLE);
    }

    /** A thread that is found dead is as good as joined. */
    public static boolean alive(boolean alive, Object thread, int site) {
        if (!alive && thread instanceof Thread && ((Thread) thread).getState() == Thread.State.TERMINATED) {
            at(site);
            joined((Thread) thread);
        }
        return alive;
    }

    // ---- locks of java.util.concurrent ----

    /** The object belongs to another: a condition to its lock, a reader lock to its pair. */
    public static void belongs(Object part, Object owner) {
        if (!armed || owner == null || part == null) return;
        ThreadbareEntry entry = entry(part), whole = entry(owner);
        if (entry == null || whole == null) return;
        entry.partner = whole.partner == null ? whole : whole.partner;
    }

    /** What a lock of the library stands for; null for all others. Locks that the program wrote itself are seen from inside. */
    static ThreadbareEntry lockOf(Object lock) {
        if (!on || !(lock instanceof Lock) || !orders(lock)) return null;
        ThreadbareEntry entry = entry(lock);
        if (entry == null) return null;
        return entry.partner == null ? entry : entry.partner;
    }

    /** A view of a stamped lock. Who reads and who writes is not told apart: whatever it does is in order with all that is done to the lock. */
    static boolean isView(Object lock) {
        return !(lock instanceof ReentrantLock || lock instanceof ReentrantReadWriteLock.WriteLock);
    }

    public static void locked(Object lock, int site) {
        ThreadbareEntry pair = lockOf(lock);
        if (pair == null) return;
        if (lock instanceof ReentrantReadWriteLock.ReadLock) {
            tell(pair, site, SYNC_READ, WRITERS);
            return;
        }
        if (isView(lock)) {
            tell(pair, site, SYNC_UPDATE, STATE_VARIABLE);
            return;
        }
        tell(pair, site, ACQUIRE, 0);
        if (lock instanceof ReentrantReadWriteLock.WriteLock) tell(pair, site, SYNC_UPDATE, READERS);
    }

    public static boolean tried(boolean got, Object lock, int site) {
        if (got) locked(lock, site);
        return got;
    }

    public static void unlocking(Object lock, int site) {
        ThreadbareEntry pair = lockOf(lock);
        if (pair == null) return;
        if (lock instanceof ReentrantReadWriteLock.ReadLock) {
            tell(pair, site, SYNC_UPDATE, READERS);
            return;
        }
        if (isView(lock)) {
            tell(pair, site, SYNC_UPDATE, STATE_VARIABLE);
            return;
        }
        if (lock instanceof ReentrantReadWriteLock.WriteLock) tell(pair, site, SYNC_WRITE, WRITERS);
        tell(pair, site, RELEASE, 0);
    }

    static void conditionally(Object condition, int site, int kind) {
        if (!on || !(condition instanceof Condition) || !orders(condition)) return;
        ThreadbareEntry entry = entry(condition);
        if (entry != null && entry.partner != null) tell(entry.partner, site, kind, 0);
    }

    public static void awaiting(Object condition, int site) {
        conditionally(condition, site, WAIT);
    }

    public static void awoken(Object condition, int site) {
        conditionally(condition, site, WOKEN);
    }

    public static void signalling(Object condition, int site) {
        conditionally(condition, site, NOTIFY);
    }

    public static void signallingAll(Object condition, int site) {
        conditionally(condition, site, NOTIFY_ALL);
    }
}
