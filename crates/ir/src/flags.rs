//! Small sets of facts about types, fields and methods. Each fact has one spelling, used by the text form.

macro_rules! flags {
    ($(#[$doc:meta])* $name:ident { $($(#[$flag_doc:meta])* $flag:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
        pub struct $name(u32);

        impl $name {
            flags!(@consts 0u32; $($(#[$flag_doc])* $flag,)*);

            /// Every fact with its word, in the order in which they are printed.
            pub const WORDS: &'static [($name, &'static str)] = &[$(($name::$flag, $word),)*];

            /// No fact.
            pub const NONE: $name = $name(0);

            /// Do all facts of `other` hold?
            pub fn has(self, other: $name) -> bool {
                self.0 & other.0 == other.0
            }

            /// With the facts of `other` as well.
            #[must_use]
            pub const fn with(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// Without the facts of `other`.
            #[must_use]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// The words of the facts that hold.
            pub fn words(self) -> impl Iterator<Item = &'static str> {
                $name::WORDS.iter().filter(move |(flag, _)| self.has(*flag)).map(|&(_, word)| word)
            }

            /// The fact that `word` stands for.
            pub fn from_word(word: &str) -> Option<$name> {
                $name::WORDS.iter().find(|(_, known)| *known == word).map(|&(flag, _)| flag)
            }
        }
    };
    (@consts $bit:expr; $(#[$flag_doc:meta])* $flag:ident, $($rest:tt)*) => {
        $(#[$flag_doc])*
        pub const $flag: Self = Self(1 << $bit);
        flags!(@consts $bit + 1; $($rest)*);
    };
    (@consts $bit:expr;) => {};
}

flags! {
    /// What is true of a type.
    TypeFlags {
        /// Not part of the program: only mentioned by it. The members listed are those that somebody
        /// mentions.
        EXTERNAL = "external",
        /// No objects of it.
        STATIC = "static",
        /// Only objects of derived types.
        ABSTRACT = "abstract",
        /// No derived types.
        SEALED = "sealed",
        /// Made by a compiler: a closure, an enumerator.
        GENERATED = "generated",
        /// A record: equality by value.
        RECORD = "record",
        /// Unsynchronised use by two threads is a mistake of the user of the type, reported at his calls
        /// (library models).
        THREAD_UNSAFE = "threadunsafe",
        /// A library's, with bodies that say how it works, for engines that run programs.
        MODEL = "model",
    }
}

flags! {
    /// What is true of a field.
    FieldFlags {
        /// One for all objects.
        STATIC = "static",
        /// Written by constructors only (`readonly`, `final`).
        READONLY = "readonly",
        /// Each load acquires, each store releases.
        VOLATILE = "volatile",
        /// A compile-time constant: never a memory access.
        CONST = "const",
        /// One for each thread (`[ThreadStatic]`).
        THREAD_LOCAL = "threadlocal",
        /// Behind an automatic property, an event, a primary constructor's parameter.
        GENERATED = "generated",
    }
}

flags! {
    /// What is true of a method.
    MethodFlags {
        /// No receiver.
        STATIC = "static",
        /// `await`s; returns a task to its caller at the first one that is not done.
        ASYNC = "async",
        /// `yield`s; runs when its result is enumerated. `return` in it is `yield break`.
        ITERATOR = "iterator",
        /// Initialises an object.
        CONSTRUCTOR = "constructor",
        /// Initialises a type: run once, under a lock of its own, before the first use.
        STATIC_CONSTRUCTOR = "cctor",
        /// Run by the garbage collector, on its own thread.
        FINALIZER = "finalizer",
        /// The body runs under the monitor of the receiver, or of the type if static.
        SYNCHRONIZED = "synchronized",
        /// May be overridden.
        VIRTUAL = "virtual",
        /// Overrides one of a base type.
        OVERRIDE = "override",
        /// Has no body here: derived types have.
        ABSTRACT = "abstract",
        /// Has a body somewhere else: native code, or a library that was not read.
        EXTERN = "extern",
        /// Cannot be overridden further.
        SEALED = "sealed",
        /// Hides one of the same name in a base type (`new`).
        HIDES = "hides",
        /// Called as if it were a member of its first parameter's type.
        EXTENSION = "extension",
        /// Getter, setter, adder, remover, indexer.
        ACCESSOR = "accessor",
        /// A lambda, an anonymous method or a local function.
        LAMBDA = "lambda",
        /// Written by a compiler, not by a person.
        GENERATED = "generated",
        /// A place where a program starts.
        ENTRY = "entry",
        /// Its body is a model of what a library does: for engines that run programs, and for nobody else.
        MODEL = "model",
    }
}
