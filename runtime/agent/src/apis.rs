//! Which methods are thread-unsafe, and what they do to their object.
//!
//! The static type of a call says little: a `Map` may be a `HashMap` or a `ConcurrentHashMap`. So calls are redirected
//! generously ([`Apis::may_be_unsafe`]) and judged by the class of the receiver when they happen ([`Apis::access`]).

use active::Access;
use rustc_hash::{FxHashMap, FxHashSet};

/// What is known of thread-unsafe classes.
pub(crate) struct Apis {
    /// By class and method.
    methods: FxHashMap<String, FxHashMap<String, Access>>,
    /// The names of all methods.
    names: FxHashSet<String>,
}

/// Types of the JDK that say nothing about the class of an object, but declare methods of thread-unsafe ones.
const GENERAL: [&str; 20] = [
    "java/lang/Iterable",
    "java/lang/Appendable",
    "java/util/AbstractCollection",
    "java/util/AbstractList",
    "java/util/AbstractMap",
    "java/util/AbstractQueue",
    "java/util/AbstractSequentialList",
    "java/util/AbstractSet",
    "java/util/Collection",
    "java/util/Deque",
    "java/util/List",
    "java/util/Map",
    "java/util/NavigableMap",
    "java/util/NavigableSet",
    "java/util/Queue",
    "java/util/SequencedCollection",
    "java/util/SequencedMap",
    "java/util/Set",
    "java/util/SortedMap",
    "java/util/SortedSet",
];

/// Where the platform's own classes live.
const PLATFORM: [&str; 6] = ["java/", "javax/", "jdk/", "sun/", "com/sun/", "org/ietf/"];

/// Is this a class of the JDK?
pub(crate) fn is_platform(class: &str) -> bool {
    PLATFORM.iter().any(|prefix| class.starts_with(prefix))
}

const MAP: &str = "-get -containsKey -containsValue -size -isEmpty -getOrDefault -forEach -equals -hashCode -toString -keySet -values -entrySet \
    put remove putAll clear putIfAbsent compute computeIfAbsent computeIfPresent merge replace replaceAll";
const LIST: &str = "-get -size -isEmpty -contains -indexOf -lastIndexOf -toArray -iterator -listIterator -forEach -equals -hashCode -toString -stream -subList -containsAll -spliterator \
    add addAll remove removeAll retainAll removeIf clear set sort replaceAll";
const SET: &str = "-contains -size -isEmpty -toArray -iterator -forEach -equals -hashCode -toString -stream -containsAll -spliterator \
    add addAll remove removeAll retainAll removeIf clear";
const SORTED_MAP: &str = "-firstKey -lastKey -firstEntry -lastEntry -floorKey -ceilingKey -lowerKey -higherKey -floorEntry -ceilingEntry -lowerEntry -higherEntry -headMap -tailMap -subMap pollFirstEntry pollLastEntry";
const DEQUE: &str = "-peek -peekFirst -peekLast -getFirst -getLast -element \
    addFirst addLast offer offerFirst offerLast poll pollFirst pollLast pop push removeFirst removeLast";
const BUILDER: &str = "-length -charAt -toString -indexOf -substring append insert delete deleteCharAt reverse replace setLength setCharAt";

impl Default for Apis {
    fn default() -> Self {
        let mut apis = Apis { methods: FxHashMap::default(), names: FxHashSet::default() };
        for class in ["HashMap", "LinkedHashMap", "TreeMap", "IdentityHashMap", "EnumMap", "WeakHashMap"] {
            apis.add(class, MAP);
        }
        apis.add("TreeMap", SORTED_MAP);
        for class in ["ArrayList", "LinkedList"] {
            apis.add(class, LIST);
        }
        for class in ["HashSet", "LinkedHashSet", "TreeSet", "ArrayDeque", "PriorityQueue"] {
            apis.add(class, SET);
        }
        for class in ["LinkedList", "ArrayDeque", "PriorityQueue"] {
            apis.add(class, DEQUE);
        }
        apis.add("../lang/StringBuilder", BUILDER);
        apis
    }
}

impl Apis {
    /// Adds methods of a class of `java.util`; those with a `-` only read.
    fn add(&mut self, class: &str, methods: &str) {
        let class = class
            .strip_prefix("../lang/")
            .map_or_else(|| format!("java/util/{class}"), |class| format!("java/lang/{class}"));
        let known = self.methods.entry(class).or_default();
        for method in methods.split_whitespace() {
            let (name, access) = match method.strip_prefix('-') {
                Some(name) => (name, Access::Read),
                None => (method, Access::Write),
            };
            known.insert(name.to_owned(), access);
            self.names.insert(name.to_owned());
        }
    }

    /// Might a call through this static type reach a thread-unsafe method? Any class of the program might extend one.
    pub(crate) fn may_be_unsafe(&self, receiver: &str, method: &str, _descriptor: &str) -> bool {
        if !self.names.contains(method) {
            return false;
        }
        match self.methods.get(receiver) {
            Some(methods) => methods.contains_key(method),
            None => !is_platform(receiver) || GENERAL.contains(&receiver),
        }
    }

    /// What a method of exactly this class does to its object, if it is thread-unsafe.
    pub(crate) fn access(&self, class: &str, method: &str, _descriptor: &str) -> Option<Access> {
        self.methods.get(class)?.get(method).copied()
    }
}
