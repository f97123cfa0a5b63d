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
    /** The access that is going on, and whose it is. */
    int site, index;
    ThreadbareThread holder;
    /** The only thread that has used it so far. */
    ThreadbareThread owner;
    boolean shared;
    /** The last accesses of its owner, three words each, and how many there were. */
    long[] kept;
    int count;
    /** Up to this stamp, accesses of the owner are forgotten. */
    long forgotten;
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
