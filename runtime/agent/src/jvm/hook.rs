//! The class that bridges tell, assembled here: a few instructions of Java decide whether it is worth going native.
//!
//! ```text
//! package java.lang;                       // every class loader and every module sees it
//! public final class Threadbare {
//!     static final Class[] known;          // by site: the class of the first receiver
//!     static final byte[] access;          // by site: what a call does to such a receiver; see `Does`
//!     static final long[] seen;            // what was told in this tick, by hash
//!     static final long[] origins;         // where objects were made, by hash
//!     static volatile int armed, tick;     // how many traps are set; the time, in a few milliseconds
//!
//!     public static void on(Object receiver, int site) {
//!         if (receiver == null) return;    // the call itself will complain
//!         int does = receiver.getClass() == known[site] ? access[site] : classify(receiver, site);
//!         if (does == 0) return;
//!         int hash = does > 2 ? 0 : System.identityHashCode(receiver);
//!         if (armed == 0) {
//!             int thread = System.identityHashCode(Thread.currentThread());
//!             long key = hash * K1 + site * K2 + thread * K3 + tick * K4;
//!             int slot = (int) (key >>> 48);
//!             if (seen[slot] == key) return;
//!             seen[slot] = key;
//!         }
//!         hit(receiver, hash, site, does);
//!     }
//!     public static void made(Object object, int origin) {
//!         int hash = System.identityHashCode(object);
//!         origins[hash & MASK] = (long) hash << 32 | origin;
//!     }
//!     static native int classify(Object receiver, int site);
//!     static native void hit(Object receiver, int hash, int site, int does);
//! }
//! ```
//!
//! Who does the same again in the same tick, with no trap set, has nothing to tell: that is the hot loop. Views and iterators come
//! and go, and to hash each would cost more than it tells: of them one call per site, thread and tick is told, and all while a trap
//! is set. No object is kept alive by this. The class has version 49, which needs no stack maps.
//!
//! Where an object was made is forgotten when another one takes its place. It is told only if all 31 bits of the hash and the class
//! are those of the object: of the objects whose place was taken, at most one in 2^14 is told with the place of another.

use crate::jvm::rewrite::HOOK;

/// As many sites as the tables have room for.
pub(crate) const SITES: u32 = 1 << 17;
/// As many as the upper 16 bits of a key can tell apart.
const SEEN: u32 = 1 << 16;

/// So many objects are remembered with the place at which they were made: a megabyte.
pub(crate) const ORIGINS: u32 = 1 << 17;

/// Odd numbers with their bits well spread, so that different calls have different keys.
const FACTORS: [u64; 4] =
    [0x9e37_79b9_7f4a_7c15, 0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb, 0xd6e8_feb8_6659_fd93];

/// The class file.
pub(crate) fn class_file() -> Vec<u8> {
    let mut pool = Pool::default();
    let this = pool.class(HOOK);
    let object = pool.class("java/lang/Object");
    let fields = [
        field(&mut pool, STATIC | FINAL, "known", "[Ljava/lang/Class;"),
        field(&mut pool, STATIC | FINAL, "access", "[B"),
        field(&mut pool, STATIC | FINAL, "seen", "[J"),
        field(&mut pool, STATIC | FINAL, "origins", "[J"),
        field(&mut pool, STATIC | VOLATILE, "armed", "I"),
        field(&mut pool, STATIC | VOLATILE, "tick", "I"),
    ];
    let on = on(&mut pool);
    let made = made(&mut pool);
    let initializer = initializer(&mut pool);
    let methods = [
        method(&mut pool, PUBLIC | STATIC, "on", "(Ljava/lang/Object;I)V", Some((6, 9, on))),
        method(&mut pool, PUBLIC | STATIC, "made", "(Ljava/lang/Object;I)V", Some((6, 3, made))),
        method(&mut pool, STATIC, "<clinit>", "()V", Some((1, 0, initializer))),
        method(&mut pool, STATIC | NATIVE, "classify", CLASSIFY, None),
        method(&mut pool, STATIC | NATIVE, "hit", HIT, None),
    ];
    let mut out = vec![0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 49];
    out.extend((pool.entries.len() as u16 + pool.wide + 1).to_be_bytes());
    out.extend(pool.entries.concat());
    // public final super synthetic
    for number in [0x1031, this, object, 0, fields.len() as u16] {
        out.extend(number.to_be_bytes());
    }
    out.extend(fields.concat());
    out.extend((methods.len() as u16).to_be_bytes());
    out.extend(methods.concat());
    out.extend([0, 0]);
    out
}

/// The types of the native methods.
pub(crate) const CLASSIFY: &str = "(Ljava/lang/Object;I)I";
pub(crate) const HIT: &str = "(Ljava/lang/Object;III)V";

const PUBLIC: u16 = 0x0001;
const STATIC: u16 = 0x0008;
const FINAL: u16 = 0x0010;
const VOLATILE: u16 = 0x0040;
const NATIVE: u16 = 0x0100;

/// A constant pool in which every entry is there once.
#[derive(Default)]
struct Pool {
    entries: Vec<Vec<u8>>,
    /// How many of them take two places; they are added last.
    wide: u16,
}

impl Pool {
    fn add(&mut self, entry: Vec<u8>) -> u16 {
        let at = self.entries.iter().position(|known| *known == entry).unwrap_or_else(|| {
            self.entries.push(entry);
            self.entries.len() - 1
        });
        let wide_before = self.entries[..at].iter().filter(|entry| entry[0] == 5).count();
        (at + wide_before) as u16 + 1
    }

    fn text(&mut self, text: &str) -> u16 {
        let mut entry = vec![1];
        entry.extend((text.len() as u16).to_be_bytes());
        entry.extend(text.bytes());
        self.add(entry)
    }

    fn pair(&mut self, tag: u8, first: u16, second: u16) -> u16 {
        let ([a, b], [c, d]) = (first.to_be_bytes(), second.to_be_bytes());
        self.add(vec![tag, a, b, c, d])
    }

    fn class(&mut self, name: &str) -> u16 {
        let [high, low] = self.text(name).to_be_bytes();
        self.add(vec![7, high, low])
    }

    fn member(&mut self, tag: u8, class: &str, name: &str, descriptor: &str) -> u16 {
        let (name, descriptor) = (self.text(name), self.text(descriptor));
        let name_and_type = self.pair(12, name, descriptor);
        let class = self.class(class);
        self.pair(tag, class, name_and_type)
    }

    fn integer(&mut self, value: u32) -> u16 {
        let mut entry = vec![3];
        entry.extend(value.to_be_bytes());
        self.add(entry)
    }

    fn long(&mut self, value: u64) -> u16 {
        let mut entry = vec![5];
        entry.extend(value.to_be_bytes());
        let before = self.entries.len();
        let index = self.add(entry);
        self.wide += (self.entries.len() - before) as u16;
        index
    }
}

fn field(pool: &mut Pool, access: u16, name: &str, descriptor: &str) -> Vec<u8> {
    [access, pool.text(name), pool.text(descriptor), 0].into_iter().flat_map(u16::to_be_bytes).collect()
}

fn method(
    pool: &mut Pool,
    access: u16,
    name: &str,
    descriptor: &str,
    code: Option<(u16, u16, Vec<u8>)>,
) -> Vec<u8> {
    let attributes = u16::from(code.is_some());
    let head = [access, pool.text(name), pool.text(descriptor), attributes];
    let mut out: Vec<u8> = head.into_iter().flat_map(u16::to_be_bytes).collect();
    if let Some((stack, locals, code)) = code {
        out.extend(pool.text("Code").to_be_bytes());
        out.extend((code.len() as u32 + 12).to_be_bytes());
        out.extend(stack.to_be_bytes());
        out.extend(locals.to_be_bytes());
        out.extend((code.len() as u32).to_be_bytes());
        out.extend(code);
        out.extend([0; 4]);
    }
    out
}

/// Instructions, with jumps to labels that are set later.
#[derive(Default)]
struct Assembler {
    code: Vec<u8>,
    jumps: Vec<(usize, Label)>,
    labels: Vec<(Label, usize)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Classify,
    Known,
    Hash,
    Armed,
    Slow,
    End,
}

impl Assembler {
    fn op(&mut self, bytes: &[u8]) -> &mut Self {
        self.code.extend(bytes);
        self
    }

    fn with(&mut self, opcode: u8, index: u16) -> &mut Self {
        self.code.push(opcode);
        self.code.extend(index.to_be_bytes());
        self
    }

    fn jump(&mut self, opcode: u8, to: Label) -> &mut Self {
        self.jumps.push((self.code.len(), to));
        self.with(opcode, 0)
    }

    fn label(&mut self, label: Label) -> &mut Self {
        self.labels.push((label, self.code.len()));
        self
    }

    fn finish(mut self) -> Vec<u8> {
        for (at, label) in self.jumps {
            let target =
                self.labels.iter().find(|(known, _)| *known == label).map_or(at, |(_, target)| *target);
            let by = (target as u16).wrapping_sub(at as u16);
            self.code[at + 1..at + 3].copy_from_slice(&by.to_be_bytes());
        }
        self.code
    }
}

const ALOAD_0: u8 = 0x2a;
const ILOAD_1: u8 = 0x1b;
const ILOAD_3: u8 = 0x1d;
const ISTORE_3: u8 = 0x3e;
const ILOAD: u8 = 0x15;
const ISTORE: u8 = 0x36;
const LLOAD: u8 = 0x16;
const LSTORE: u8 = 0x37;
const GETSTATIC: u8 = 0xb2;
const PUTSTATIC: u8 = 0xb3;
const INVOKEVIRTUAL: u8 = 0xb6;
const INVOKESTATIC: u8 = 0xb8;
const LDC_W: u8 = 0x13;
const LDC2_W: u8 = 0x14;
const I2L: u8 = 0x85;
const LMUL: u8 = 0x69;
const LADD: u8 = 0x61;

fn on(pool: &mut Pool) -> Vec<u8> {
    let get_class = pool.member(10, "java/lang/Object", "getClass", "()Ljava/lang/Class;");
    let hash = pool.member(10, "java/lang/System", "identityHashCode", "(Ljava/lang/Object;)I");
    let thread = pool.member(10, "java/lang/Thread", "currentThread", "()Ljava/lang/Thread;");
    let known = pool.member(9, HOOK, "known", "[Ljava/lang/Class;");
    let access = pool.member(9, HOOK, "access", "[B");
    let seen = pool.member(9, HOOK, "seen", "[J");
    let armed = pool.member(9, HOOK, "armed", "I");
    let tick = pool.member(9, HOOK, "tick", "I");
    let classify = pool.member(10, HOOK, "classify", CLASSIFY);
    let hit = pool.member(10, HOOK, "hit", HIT);
    let [k1, k2, k3, k4] = FACTORS.map(|factor| pool.long(factor));
    let mut code = Assembler::default();
    // ifnull; receiver.getClass() == known[site]
    code.op(&[ALOAD_0]).jump(0xc6, Label::End);
    code.op(&[ALOAD_0]).with(INVOKEVIRTUAL, get_class).with(GETSTATIC, known).op(&[ILOAD_1, 0x32]);
    code.jump(0xa6, Label::Classify);
    code.with(GETSTATIC, access).op(&[ILOAD_1, 0x33, ISTORE_3]).jump(0xa7, Label::Known);
    code.label(Label::Classify);
    code.op(&[ALOAD_0, ILOAD_1]).with(INVOKESTATIC, classify).op(&[ISTORE_3]);
    code.label(Label::Known);
    code.op(&[ILOAD_3]).jump(0x99, Label::End);
    // iconst_2, if_icmple; iconst_0
    code.op(&[ILOAD_3, 0x05]).jump(0xa4, Label::Hash);
    code.op(&[0x03, ISTORE, 4]).jump(0xa7, Label::Armed);
    code.label(Label::Hash).op(&[ALOAD_0]).with(INVOKESTATIC, hash).op(&[ISTORE, 4]);
    code.label(Label::Armed).with(GETSTATIC, armed).jump(0x9a, Label::Slow);
    code.with(INVOKESTATIC, thread).with(INVOKESTATIC, hash).op(&[ISTORE, 5]);
    code.op(&[ILOAD, 4, I2L]).with(LDC2_W, k1).op(&[LMUL]);
    code.op(&[ILOAD_1, I2L]).with(LDC2_W, k2).op(&[LMUL, LADD]);
    code.op(&[ILOAD, 5, I2L]).with(LDC2_W, k3).op(&[LMUL, LADD]);
    code.with(GETSTATIC, tick).op(&[I2L]).with(LDC2_W, k4).op(&[LMUL, LADD, LSTORE, 6]);
    // bipush 48, lushr, l2i
    code.op(&[LLOAD, 6, 0x10, 48, 0x7d, 0x88, ISTORE, 8]);
    // laload, lcmp, ifeq; lastore
    code.with(GETSTATIC, seen).op(&[ILOAD, 8, 0x2f, LLOAD, 6, 0x94]).jump(0x99, Label::End);
    code.with(GETSTATIC, seen).op(&[ILOAD, 8, LLOAD, 6, 0x50]);
    code.label(Label::Slow);
    code.op(&[ALOAD_0, ILOAD, 4, ILOAD_1, ILOAD_3]).with(INVOKESTATIC, hit);
    code.label(Label::End).op(&[0xb1]);
    code.finish()
}

fn made(pool: &mut Pool) -> Vec<u8> {
    let hash = pool.member(10, "java/lang/System", "identityHashCode", "(Ljava/lang/Object;)I");
    let origins = pool.member(9, HOOK, "origins", "[J");
    let mask = pool.integer(ORIGINS - 1);
    let mut code = Assembler::default();
    // istore_2; iload_2, ldc_w, iand
    code.op(&[ALOAD_0]).with(INVOKESTATIC, hash).op(&[0x3d]);
    code.with(GETSTATIC, origins).op(&[0x1c]).with(LDC_W, mask).op(&[0x7e]);
    // iload_2, i2l, bipush 32, lshl, iload_1, i2l, lor; lastore, return
    code.op(&[0x1c, I2L, 0x10, 32, 0x79, ILOAD_1, I2L, 0x81, 0x50, 0xb1]);
    code.finish()
}

fn initializer(pool: &mut Pool) -> Vec<u8> {
    let class = pool.class("java/lang/Class");
    let (sites, slots, objects) = (pool.integer(SITES), pool.integer(SEEN), pool.integer(ORIGINS));
    let known = pool.member(9, HOOK, "known", "[Ljava/lang/Class;");
    let access = pool.member(9, HOOK, "access", "[B");
    let seen = pool.member(9, HOOK, "seen", "[J");
    let origins = pool.member(9, HOOK, "origins", "[J");
    let mut code = Assembler::default();
    // anewarray; newarray byte, newarray long
    code.with(LDC_W, sites).with(0xbd, class).with(PUTSTATIC, known);
    code.with(LDC_W, sites).op(&[0xbc, 8]).with(PUTSTATIC, access);
    code.with(LDC_W, slots).op(&[0xbc, 11]).with(PUTSTATIC, seen);
    code.with(LDC_W, objects).op(&[0xbc, 11]).with(PUTSTATIC, origins);
    code.op(&[0xb1]);
    code.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use classfile::ClassFile;

    #[test]
    fn it_is_a_class_file_that_reads_as_it_was_meant() {
        let file = class_file();
        let class = ClassFile::parse(&file).expect("a class file");
        let names: Vec<String> = class.methods.iter().map(|method| method.name.to_string()).collect();
        assert_eq!(names, ["on", "made", "<clinit>", "classify", "hit"]);
        for method in &class.methods {
            if let Some(code) = class.code(method).expect("readable") {
                assert!(code.instructions().all(|instruction| instruction.is_ok()), "{}", method.name);
            }
        }
    }
}
