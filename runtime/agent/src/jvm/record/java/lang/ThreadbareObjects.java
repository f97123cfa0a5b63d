package java.lang;

import static java.lang.ThreadbareEvents.NAMED;
import static java.lang.ThreadbareEvents.emitLate;
import static java.lang.ThreadbareEvents.first;
import static java.lang.ThreadbareEvents.nameClass;
import static java.lang.ThreadbareEvents.nameThread;
import static java.lang.ThreadbareEvents.second;
import static java.lang.ThreadbareEvents.stop;
import static java.lang.ThreadbareEvents.third;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.concurrent.atomic.AtomicInteger;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/** Which object is which: a table of weak references, found by identity hash and compared by identity. Numbers are never used again. */
final class ThreadbareObjects {
    static final int MOST_THREADS = 1 << 20;
    static final ThreadLocal<ThreadbareThread> THREAD = new ThreadLocal<ThreadbareThread>();
    /** Objects are found by their hashes. Whoever misses one looks again, under one of many guards; to grow takes all of them. */
    static final int GUARDS = 64;
    static ThreadbareEntry[] places = new ThreadbareEntry[1 << 16];
    static final int[] ENTRIES = new int[GUARDS];
    @SuppressWarnings("unchecked")
    static final ReferenceQueue<Object>[] DEAD = new ReferenceQueue[GUARDS];
    static final AtomicInteger IDS = new AtomicInteger(), THREADS = new AtomicInteger();

    static {
        for (int guard = 0; guard < GUARDS; guard++) DEAD[guard] = new ReferenceQueue<Object>();
    }

    private ThreadbareObjects() {}

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
        // Nobody tells of the end of virtual threads.
        if (!isVirtual(current)) thread.thread = current;
        return thread;
    }

    static boolean isVirtual(Thread thread) {
        for (Class<?> type = thread.getClass(); type != Thread.class; type = type.getSuperclass()) {
            if (type.getName().equals("java.lang.BaseVirtualThread")) return true;
        }
        return false;
    }

    static ThreadbareThread state(ThreadbareEntry entry, Thread of) {
        synchronized (entry) {
            if (entry.thread == null) {
                int number = THREADS.getAndIncrement();
                if (number >= MOST_THREADS) stop("more threads than can be numbered");
                entry.thread = new ThreadbareThread(number & MOST_THREADS - 1);
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
}
