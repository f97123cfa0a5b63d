package java.lang;

import static java.lang.ThreadbareEvents.FORK;
import static java.lang.ThreadbareEvents.JOIN;
import static java.lang.ThreadbareEvents.SYNC_READ;
import static java.lang.ThreadbareEvents.SYNC_UPDATE;
import static java.lang.ThreadbareEvents.TASK;
import static java.lang.ThreadbareEvents.armed;
import static java.lang.ThreadbareEvents.emit;
import static java.lang.ThreadbareEvents.first;
import static java.lang.ThreadbareEvents.on;
import static java.lang.ThreadbareEvents.second;
import static java.lang.ThreadbareEvents.third;
import static java.lang.ThreadbareObjects.THREAD;
import static java.lang.ThreadbareObjects.current;
import static java.lang.ThreadbareObjects.entry;
import static java.lang.ThreadbareObjects.isVirtual;
import static java.lang.ThreadbareObjects.state;
import static java.lang.ThreadbareOrder.tell;

import java.util.ArrayList;
import java.util.HashMap;

/** How work and what belongs to it gets from one thread to another: told by recorded programs and by classes of the library. */
public final class ThreadbareHandover {
    /** Variables of an object that orders threads: its state, what writers did, what readers did. */
    static final int STATE_VARIABLE = 0, WRITERS = 1, READERS = 2;
    /** What stands for all tasks of fork-join pools, and for all promises. */
    private static final Object TASKS = new Object();

    private ThreadbareHandover() {}

    /** What a static initializer does is ordered by the virtual machine. */
    public static void initializing() {
        ThreadbareThread thread = on ? current() : null;
        if (thread == null) return;
        thread.initializing++;
        thread.thread = null;
    }

    public static void initialized() {
        ThreadbareThread thread = THREAD.get();
        if (thread == null || thread.initializing == 0 || --thread.initializing > 0) return;
        if (!isVirtual(Thread.currentThread())) thread.thread = Thread.currentThread();
    }

    /** From here, the program calls the library. */
    public static void at(int site) {
        ThreadbareThread thread = armed ? current() : null;
        if (thread != null) thread.at = site;
    }

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
        if (thread == null || thread.isBusy() || entry == null || entry.thread != null) return;
        ThreadbareThread forked = state(entry, child);
        thread.clock++;
        forked.clock = thread.clock;
        emit(thread, first(thread.clock, thread, 0), second(0, thread.at, FORK), third(forked.number, 0));
    }

    /** A thread is about to end, and must not be kept alive by what we know of it. */
    public static void ending(Thread thread) {
        ThreadbareThread ended = THREAD.get();
        if (ended != null) ended.thread = null;
    }

    public static void joined(Thread child) {
        if (!on || child.isAlive()) return;
        ThreadbareThread thread = current();
        ThreadbareEntry entry = entry(child);
        if (thread == null || thread.isBusy() || entry == null || entry.thread == null) return;
        thread.clock = Math.max(thread.clock, entry.thread.clock) + 1;
        emit(thread, first(thread.clock, thread, 0), second(0, thread.at, JOIN), third(entry.thread.number, 0));
    }

    /** What was done before with this object comes before, and this before what is done with it later. */
    public static void sync(Object object) {
        if (!on || object == null) return;
        ThreadbareThread thread = current();
        if (thread != null) tell(object, thread.at, SYNC_UPDATE, STATE_VARIABLE);
    }

    /** A pool's thread is about to run a task. */
    public static void beginning(Object task) {
        sync(task);
        another();
    }

    /** It has run one; whoever helps out while it waits goes on with its own. */
    public static void ended(Object task) {
        syncTasks(task);
        another();
    }

    /** What the thread does from here on was never meant to be one with what it did before. */
    static void another() {
        ThreadbareThread thread = on ? current() : null;
        if (thread == null || thread.isBusy()) return;
        thread.clock++;
        emit(thread, first(thread.clock, thread, 0), second(0, thread.at, TASK), 0);
    }

    /** Every task of a fork-join pool comes before what waited for one: their own order is not known here. */
    public static void syncTasks(Object task) {
        sync(task);
        sync(TASKS);
    }

    /** Whatever was completed comes before a function that the library is about to call. */
    public static void syncPromises() {
        sync(TASKS);
        another();
    }

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
}
