package java.lang;

import static java.lang.ThreadbareEvents.IS_INT;
import static java.lang.ThreadbareEvents.READ;
import static java.lang.ThreadbareEvents.WRITE;
import static java.lang.ThreadbareEvents.on;
import static java.lang.ThreadbareObjects.current;
import static java.lang.ThreadbareOwners.STATICS;
import static java.lang.ThreadbareOwners.abandon;
import static java.lang.ThreadbareOwners.element;
import static java.lang.ThreadbareOwners.hold;
import static java.lang.ThreadbareOwners.leave;
import static java.lang.ThreadbareOwners.raise;

import jdk.internal.vm.annotation.ForceInline;

/** What recorded programs call around accesses to memory. */
public final class ThreadbareMemory {
    private ThreadbareMemory() {}

    /** Before an access to a field of an object: takes its stripe. Null if the access is not recorded. */
    @ForceInline
    public static ThreadbareEntry enter(Object object) {
        return on && object != null ? ThreadbareOwners.enter(object, 0) : null;
    }

    /** Likewise, by code that may have locked the object: its hash is costly then. */
    public static ThreadbareEntry enterHeld(Object object) {
        if (!on || object == null) return null;
        ThreadbareThread thread = current();
        ThreadbareEntry held = thread == null || thread.depth == 0 ? null : thread.held[thread.depth - 1];
        if (held == null || held.get() != object) return enter(object);
        if (held.keeper == thread && thread.initializing == 0 && raise(held, thread)) return held;
        return thread.isBusy() ? null : hold(thread, held, 0);
    }

    /** Before an access to a static field. What initializers do to them is their initial value. */
    public static ThreadbareEntry enterStatic(int stripe) {
        if (!on) return null;
        ThreadbareThread thread = current();
        if (thread == null || thread.isBusy() || thread.initializing > 0) return null;
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
    public static int readInt(ThreadbareEntry entry, int value, int site) {
        if (entry != null) leave(entry, 0, site, READ, value, IS_INT);
        return value;
    }

    @ForceInline
    public static long readLong(ThreadbareEntry entry, long value, int site) {
        if (entry != null) leave(entry, 0, site, READ, value);
        return value;
    }

    @ForceInline
    public static float readFloat(ThreadbareEntry entry, float value, int site) {
        if (entry != null) leave(entry, 0, site, READ, value);
        return value;
    }

    @ForceInline
    public static double readDouble(ThreadbareEntry entry, double value, int site) {
        if (entry != null) leave(entry, 0, site, READ, value);
        return value;
    }

    @ForceInline
    public static void readReference(ThreadbareEntry entry, Object value, int site) {
        if (entry != null) leave(entry, 0, site, READ, value);
    }

    @ForceInline
    public static void wroteInt(int value, ThreadbareEntry entry, int site) {
        if (entry != null) leave(entry, 0, site, WRITE, value, IS_INT);
    }

    @ForceInline
    public static void wroteReference(Object value, ThreadbareEntry entry, int site) {
        if (entry != null) leave(entry, 0, site, WRITE, value);
    }

    @ForceInline
    public static void wroteLong(long value, ThreadbareEntry entry, int site) {
        if (entry != null) leave(entry, 0, site, WRITE, value);
    }

    @ForceInline
    public static void wroteFloat(float value, ThreadbareEntry entry, int site) {
        if (entry != null) leave(entry, 0, site, WRITE, value);
    }

    @ForceInline
    public static void wroteDouble(double value, ThreadbareEntry entry, int site) {
        if (entry != null) leave(entry, 0, site, WRITE, value);
    }

    @ForceInline
    public static void readElement(ThreadbareEntry entry, Object value, int site) {
        if (entry != null) leave(entry, entry.index, site, READ, value);
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
        if (entry != null) leave(entry, index, site, READ, value);
        return value;
    }

    @ForceInline
    public static float faload(float[] array, int index, int site) {
        ThreadbareEntry entry = element(array, array == null ? 0 : array.length, index);
        float value = array[index];
        if (entry != null) leave(entry, index, site, READ, value);
        return value;
    }

    @ForceInline
    public static double daload(double[] array, int index, int site) {
        ThreadbareEntry entry = element(array, array == null ? 0 : array.length, index);
        double value = array[index];
        if (entry != null) leave(entry, index, site, READ, value);
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
        if (entry != null) leave(entry, index, site, WRITE, value);
    }

    @ForceInline
    public static void fastore(float[] array, int index, float value, int site) {
        ThreadbareEntry entry = element(array, array == null ? 0 : array.length, index);
        array[index] = value;
        if (entry != null) leave(entry, index, site, WRITE, value);
    }

    @ForceInline
    public static void dastore(double[] array, int index, double value, int site) {
        ThreadbareEntry entry = element(array, array == null ? 0 : array.length, index);
        array[index] = value;
        if (entry != null) leave(entry, index, site, WRITE, value);
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
        if (entry != null) leave(entry, index, site, WRITE, value);
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
}
