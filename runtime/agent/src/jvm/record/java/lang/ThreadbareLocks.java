package java.lang;

import static java.lang.ThreadbareEvents.ACQUIRE;
import static java.lang.ThreadbareEvents.NOTIFY;
import static java.lang.ThreadbareEvents.NOTIFY_ALL;
import static java.lang.ThreadbareEvents.RELEASE;
import static java.lang.ThreadbareEvents.SYNC_READ;
import static java.lang.ThreadbareEvents.SYNC_UPDATE;
import static java.lang.ThreadbareEvents.SYNC_WRITE;
import static java.lang.ThreadbareEvents.WAIT;
import static java.lang.ThreadbareEvents.WOKEN;
import static java.lang.ThreadbareEvents.armed;
import static java.lang.ThreadbareEvents.on;
import static java.lang.ThreadbareHandover.READERS;
import static java.lang.ThreadbareHandover.WRITERS;
import static java.lang.ThreadbareHandover.orders;
import static java.lang.ThreadbareObjects.current;
import static java.lang.ThreadbareObjects.entry;
import static java.lang.ThreadbareOrder.tell;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** What recorded programs call around locks, waits and notifications: those of monitors, and those of java.util.concurrent. */
public final class ThreadbareLocks {
    private ThreadbareLocks() {}

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

    /** A reader lock of a pair, be it a part of it or a view of a stamped lock. */
    static boolean isReader(Object lock) {
        return lock instanceof ReentrantReadWriteLock.ReadLock || lock.getClass().getName().endsWith("$ReadLockView");
    }

    /** Readers come after the writers before them, and before those behind them; they do not exclude each other. */
    static void reading(ThreadbareEntry pair, int site) {
        tell(pair, site, SYNC_READ, WRITERS);
    }

    static void read(ThreadbareEntry pair, int site) {
        tell(pair, site, SYNC_UPDATE, READERS);
    }

    static void writing(ThreadbareEntry pair, int site) {
        tell(pair, site, ACQUIRE, 0);
        tell(pair, site, SYNC_UPDATE, READERS);
    }

    static void written(ThreadbareEntry pair, int site) {
        tell(pair, site, SYNC_WRITE, WRITERS);
        tell(pair, site, RELEASE, 0);
    }

    public static void locked(Object lock, int site) {
        ThreadbareEntry pair = lockOf(lock);
        if (pair == null) return;
        if (lock instanceof ReentrantLock) tell(pair, site, ACQUIRE, 0);
        else if (isReader(lock)) reading(pair, site);
        else writing(pair, site);
    }

    public static boolean tried(boolean got, Object lock, int site) {
        if (got) locked(lock, site);
        return got;
    }

    public static void unlocking(Object lock, int site) {
        ThreadbareEntry pair = lockOf(lock);
        if (pair == null) return;
        if (lock instanceof ReentrantLock) tell(pair, site, RELEASE, 0);
        else if (isReader(lock)) read(pair, site);
        else written(pair, site);
    }

    /** What a stamp of a stamped lock says: it was given to a writer (a bit), to a reader who looks without lock (nothing else), to nobody (0), or to a reader. */
    static final long WRITER = 1 << 7, READER = WRITER - 1;

    /** A stamp was given out. */
    public static long stamped(long stamp, Object lock, int site) {
        ThreadbareEntry entry = on && stamp != 0 && lock instanceof StampedLock ? entry(lock) : null;
        if (entry == null) return stamp;
        if ((stamp & WRITER) != 0) writing(entry, site);
        else reading(entry, site);
        return stamp;
    }

    /** A stamp is given back, by a method that may refuse a wrong one. */
    public static void unstamping(Object lock, long stamp, int site) {
        ThreadbareEntry entry = on && lock instanceof StampedLock ? entry(lock) : null;
        if (entry == null) return;
        if ((stamp & WRITER) != 0) written(entry, site);
        else if ((stamp & READER) != 0) read(entry, site);
    }

    /** A lock that was for readers, or for none, is for a writer now. */
    public static long upgraded(long stamp, Object lock, long before, int site) {
        if (stamp == 0 || stamp == before) return stamp;
        unstamping(lock, before, site);
        return stamped(stamp, lock, site);
    }

    /** Who looked without lock comes before the writers that come behind, and after those that it has seen. */
    public static void validating(Object lock, int site) {
        ThreadbareEntry entry = on && lock instanceof StampedLock ? entry(lock) : null;
        if (entry != null) read(entry, site);
    }

    public static void validated(Object lock, int site) {
        ThreadbareEntry entry = on && lock instanceof StampedLock ? entry(lock) : null;
        if (entry != null) reading(entry, site);
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
