package java.lang;

import static java.lang.ThreadbareEvents.IS_DOUBLE;
import static java.lang.ThreadbareEvents.IS_FLOAT;
import static java.lang.ThreadbareEvents.IS_LONG;
import static java.lang.ThreadbareEvents.IS_NULL;
import static java.lang.ThreadbareEvents.LAST;
import static java.lang.ThreadbareEvents.NO_VALUE;
import static java.lang.ThreadbareEvents.OBTAINED;
import static java.lang.ThreadbareEvents.PUBLISHED;
import static java.lang.ThreadbareEvents.emit;
import static java.lang.ThreadbareEvents.emitLate;
import static java.lang.ThreadbareEvents.first;
import static java.lang.ThreadbareEvents.on;
import static java.lang.ThreadbareEvents.second;
import static java.lang.ThreadbareEvents.stop;
import static java.lang.ThreadbareEvents.third;
import static java.lang.ThreadbareObjects.current;
import static java.lang.ThreadbareObjects.entry;
import static java.lang.ThreadbareObjects.find;
import static java.lang.ThreadbareObjects.name;
import static java.lang.ThreadbareObjects.places;
import static java.lang.ThreadbareOrder.CLOCKS;
import static java.lang.ThreadbareOrder.PADDING;
import static java.lang.ThreadbareOrder.PATIENCE;
import static java.lang.ThreadbareOrder.STRIPES;
import static java.lang.ThreadbareOrder.lock;
import static java.lang.ThreadbareOrder.stamp;
import static java.lang.ThreadbareOrder.stripe;
import static java.lang.ThreadbareOrder.unlock;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/** What happens before and after an access: who has the object to itself, who needs the lock of its stripe, and what is told. */
final class ThreadbareOwners {
    /** As many of an owner's accesses are kept, of three words each. A power of two. */
    static final int KEPT = 8;
    /** After so many accesses an owner needs no lock; after more and more, if that is taken back often: it costs microseconds. */
    static final int MANY = 16, MOST = 1 << 12;
    /** What stands for the static fields of each stripe. */
    static final ThreadbareEntry[] STATICS = new ThreadbareEntry[STRIPES];
    static final AtomicIntegerFieldUpdater<ThreadbareEntry> WORD = AtomicIntegerFieldUpdater.newUpdater(ThreadbareEntry.class, "word");
    /** Can every thread be made to see what this one wrote? And after how many accesses does an owner need no lock? */
    static boolean fences;
    static int many = MANY;
    static final AtomicInteger REVOKED = new AtomicInteger();

    static {
        for (int stripe = 0; stripe < STRIPES; stripe++) {
            STATICS[stripe] = new ThreadbareEntry(null, null, stripe, 0);
            STATICS[stripe].shared = true;
        }
    }

    private ThreadbareOwners() {}

    /** Every thread of the process passes a full fence before this returns. */
    static native void fence();

    /** Before an access to an object that is not null: takes its stripe, unless its owner needs none. Null if the access is not recorded. */
    @ForceInline
    static ThreadbareEntry enter(Object object, int index) {
        ThreadbareEntry entry = find(places, object, System.identityHashCode(object));
        ThreadbareThread keeper = entry == null ? null : entry.keeper;
        if (keeper == null || keeper.thread != Thread.currentThread()) return enterSlowly(object, entry, index);
        return raise(entry, keeper) ? entry : enterSlowly(object, entry, index);
    }

    @DontInline
    static ThreadbareEntry enterSlowly(Object object, ThreadbareEntry entry, int index) {
        ThreadbareThread thread = current();
        if (thread == null || thread.isBusy()) return null;
        return hold(thread, entry != null ? entry : entry(object), index);
    }

    /**
     * This is the thread that has had the object to itself for long: is it still so? The flag is raised first, then the word is read. Both are one field of one class, so no compiler moves the read to the
     * front, as the two could be the same; and the processor cannot have done so when {@link #revoke} has gone through its fence. A thread whose flag is up is in the middle of an access already, which made it
     * load a class: what that does is not recorded.
     */
    @ForceInline
    static boolean raise(ThreadbareEntry entry, ThreadbareThread keeper) {
        ThreadbareEntry flag = keeper.flag;
        if (flag.word != 0) return false;
        WORD.lazySet(flag, 1);
        if (entry.word == 0) return true;
        lower(flag);
        return false;
    }

    @ForceInline
    static void lower(ThreadbareEntry flag) {
        WORD.lazySet(flag, 0);
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

    /** Likewise, to an element of an array. */
    @ForceInline
    static ThreadbareEntry element(Object array, int length, int index) {
        return on && index >= 0 && index < length ? enter(array, index) : null;
    }

    /** After the access: its owner keeps it, and lets others in. False if the stripe is held. */
    @ForceInline
    static boolean kept(ThreadbareEntry entry, int index, int site, int kind, int value, int flags) {
        ThreadbareThread keeper = entry.keeper;
        if (keeper == null) return false;
        int at = entry.next;
        entry.next = at == (KEPT - 1) * 3 ? 0 : at + 3;
        long[] kept = entry.kept;
        kept[at] = first(++keeper.clock, keeper, flags);
        kept[at + 1] = second(entry.id, site, kind);
        kept[at + 2] = third(index, value);
        lower(keeper.flag);
        return true;
    }

    /** After the access: tells it, and lets others in. */
    @ForceInline
    static void leave(ThreadbareEntry entry, int index, int site, int kind, int value, int flags) {
        if (!kept(entry, index, site, kind, value, flags)) tell(entry, site, kind, value, flags);
    }

    /** Likewise, with a value that an owner does not keep: it has more bits than there are, or takes time. */
    @ForceInline
    static void leave(ThreadbareEntry entry, int index, int site, int kind, long value) {
        if (!kept(entry, index, site, kind, 0, NO_VALUE)) tellLong(entry, site, kind, value);
    }

    @ForceInline
    static void leave(ThreadbareEntry entry, int index, int site, int kind, float value) {
        if (!kept(entry, index, site, kind, 0, NO_VALUE)) tellFloat(entry, site, kind, value);
    }

    @ForceInline
    static void leave(ThreadbareEntry entry, int index, int site, int kind, double value) {
        if (!kept(entry, index, site, kind, 0, NO_VALUE)) tellDouble(entry, site, kind, value);
    }

    /** Of a reference it is told whether there is one: to number what it refers to would take longer than all the rest. */
    @ForceInline
    static void leave(ThreadbareEntry entry, int index, int site, int kind, Object value) {
        leave(entry, index, site, kind, 0, value == null ? IS_NULL : NO_VALUE);
    }

    @DontInline
    static void tellLong(ThreadbareEntry entry, int site, int kind, long value) {
        int low = (int) value;
        tell(entry, site, kind, low, low == value ? IS_LONG : NO_VALUE);
    }

    /** What is not a number has many spellings, and equals none of them. */
    @DontInline
    static void tellFloat(ThreadbareEntry entry, int site, int kind, float value) {
        tell(entry, site, kind, Float.floatToRawIntBits(value), value == value ? IS_FLOAT : NO_VALUE);
    }

    @DontInline
    static void tellDouble(ThreadbareEntry entry, int site, int kind, double value) {
        float narrow = (float) value;
        tell(entry, site, kind, Float.floatToRawIntBits(narrow), narrow == value ? IS_DOUBLE : NO_VALUE);
    }

    /** Tells an access, and gives back the stripe. */
    @DontInline
    static void tell(ThreadbareEntry entry, int site, int kind, int value, int flags) {
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
        if (fences && thread.thread != null) entry.keeper = thread;
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

    /** The access did not happen. */
    static void abandon(ThreadbareEntry entry) {
        if (entry.keeper != null) {
            lower(entry.keeper.flag);
            return;
        }
        entry.holder.busy = false;
        unlock(stripe(entry));
    }
}
