package java.lang;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** What the recorder knows of an object, as long as it lives. All but identity is used under the lock of its stripe. */
public final class ThreadbareEntry extends WeakReference<Object> {
    final int hash;
    /** Never used again for another object. */
    final int id;
    /** The next one in the same place of the table. */
    ThreadbareEntry chain;
    /** Who is in the middle of an access to it, and to which element. */
    ThreadbareThread holder;
    int index;
    /** The only thread that has used it so far. */
    ThreadbareThread owner;
    boolean shared;
    /** The last accesses of its owner, three words each, where the next one goes, and how many there were until {@code keeper} was set. */
    long[] kept;
    int next, count;
    /** Up to this stamp, what the owner did in static initializers is forgotten. */
    long forgotten;
    /** Its owner, once that needs no lock: see {@link ThreadbareRecorder#raise}. */
    ThreadbareThread keeper;
    /** Of an object: not 0 if the lock is needed again. Of the flag of a thread: in how many accesses without lock it is. */
    volatile int word;
    /** Of a thread: its state. */
    ThreadbareThread thread;
    /** Of a condition, a reader or a writer lock: the lock that it belongs to. */
    ThreadbareEntry partner;
    /** Is its class known to the trace? */
    boolean named;
    /** Of a class: 0 unknown, 1 its methods order what threads do, 2 they do not. */
    int orders;

    ThreadbareEntry(Object object, ReferenceQueue<Object> queue, int hash, int id) {
        super(object, queue);
        this.hash = hash;
        this.id = id;
    }
}
