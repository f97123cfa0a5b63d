//! The methods that are the machine itself: the kernel under the library models (`Threadbare.Kernel`), and the
//! few library methods that belong to the language, for programs that are run without models. A model's body
//! always comes first: only methods without one are looked up here.

macro_rules! natives {
    ($($(#[$doc:meta])* $native:ident = $owner:literal . $name:literal,)*) => {
        /// A method that the machine carries out.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub(crate) enum Native {
            $($(#[$doc])* $native,)*
        }

        impl Native {
            /// The native method of that name in that type.
            pub(crate) fn find(owner: &str, name: &str) -> Option<Native> {
                match (owner, name) {
                    $(($owner, $name) => Some(Native::$native),)*
                    _ => None,
                }
            }
        }
    };
}

natives! {
    /// Starts a thread.
    Start = "Threadbare.Kernel"."Start",
    /// The number of the current thread.
    Current = "Threadbare.Kernel"."Current",
    /// The object that stands for the current thread.
    CurrentHandle = "Threadbare.Kernel"."CurrentHandle",
    /// Blocks until woken.
    Park = "Threadbare.Kernel"."Park",
    /// Blocks until woken or until the time is over.
    ParkFor = "Threadbare.Kernel"."ParkFor",
    /// Wakes all threads that are parked at an object.
    Wake = "Threadbare.Kernel"."Wake",
    /// Wakes the thread that is parked there longest.
    WakeOne = "Threadbare.Kernel"."WakeOne",
    /// Others may go first.
    Yield = "Threadbare.Kernel"."Yield",
    /// Simulated milliseconds.
    Now = "Threadbare.Kernel"."Now",
    /// The current thread does not keep the program alive.
    Daemon = "Threadbare.Kernel"."Daemon",
    /// Learns the time kept at an object.
    Acquire = "Threadbare.Kernel"."Acquire",
    /// Adds its time to that kept at an object.
    Release = "Threadbare.Kernel"."Release",
    /// Replaces the time kept at an object.
    ReleaseAll = "Threadbare.Kernel"."ReleaseAll",
    /// A full fence.
    Fence = "Threadbare.Kernel"."Fence",
    /// Holds a lock from now on.
    Own = "Threadbare.Kernel"."Own",
    /// Holds it no longer.
    Disown = "Threadbare.Kernel"."Disown",
    /// Takes the monitor of an object, as `lock` does.
    Enter = "Threadbare.Kernel"."MonitorEnter",
    /// Takes the monitor if that is possible at once.
    TryEnter = "Threadbare.Kernel"."MonitorTryEnter",
    /// Gives the monitor of an object back.
    Exit = "Threadbare.Kernel"."MonitorExit",
    /// How often the current thread has the monitor of an object.
    Entered = "Threadbare.Kernel"."MonitorDepth",
    /// Uses an object that is not made for several threads.
    Touch = "Threadbare.Kernel"."Touch",
    /// A volatile read.
    AtomicRead = "Threadbare.Kernel"."AtomicRead",
    /// A volatile write.
    AtomicWrite = "Threadbare.Kernel"."AtomicWrite",
    /// What follows is one atomic access to the variable.
    Atomic = "Threadbare.Kernel"."Atomic",
    /// A value that is not interpreted.
    Unknown = "Threadbare.Kernel"."Unknown",
    /// Is the value interpreted?
    IsKnown = "Threadbare.Kernel"."IsKnown",
    /// A random number.
    Choose = "Threadbare.Kernel"."Choose",
    /// A number for an object.
    Identity = "Threadbare.Kernel"."Identity",
    /// The default value of the type of a boxed value.
    DefaultOf = "Threadbare.Kernel"."Default",
    /// The full name of an object's type.
    TypeName = "Threadbare.Kernel"."TypeName",
    /// Calls a delegate with arguments in an array.
    CallDelegate = "Threadbare.Kernel"."CallDelegate",
    /// The text of a primitive value.
    Text = "Threadbare.Kernel"."Text",
    /// The text of a primitive value under a format.
    Format = "Threadbare.Kernel"."Format",
    /// A number from its text.
    Parse = "Threadbare.Kernel"."Parse",
    /// The length of a string.
    StringLength = "Threadbare.Kernel"."StringLength",
    /// A code unit of a string.
    StringAt = "Threadbare.Kernel"."StringAt",
    /// A part of a string.
    Substring = "Threadbare.Kernel"."Substring",
    /// Where a character or a string is in a string.
    StringFind = "Threadbare.Kernel"."StringFind",
    /// Where one of some characters is.
    StringFindAny = "Threadbare.Kernel"."StringFindAny",
    /// Where another one than some characters is.
    StringFindOther = "Threadbare.Kernel"."StringFindOther",
    /// A string in capitals, or without.
    StringCase = "Threadbare.Kernel"."StringCase",
    /// The characters of a part of a string.
    StringChars = "Threadbare.Kernel"."StringChars",
    /// A string of characters.
    FromChars = "Threadbare.Kernel"."FromChars",
    /// A mathematical function.
    Math = "Threadbare.Kernel"."Math",
    /// Output of the program.
    Print = "Threadbare.Kernel"."Print",
    /// Ends the run.
    ExitProgram = "Threadbare.Kernel"."Exit",
    /// Goes on with a kept frame, up to its next `yield`.
    Resume = "Threadbare.Kernel"."Resume",
    /// What a kept frame yielded last.
    YieldedValue = "Threadbare.Kernel"."YieldedValue",
    /// Runs the finally handlers of a kept frame.
    DisposeFrame = "Threadbare.Kernel"."DisposeFrame",
    /// A frame that begins anew with the same arguments.
    CopyFrame = "Threadbare.Kernel"."CopyFrame",
    /// Tells an asynchronous iterator which object is told what becomes of it.
    BindIterator = "Threadbare.Kernel"."BindIterator",
    /// A new object, by the constructor without parameters.
    Create = "Threadbare.Kernel"."Create",
    /// A new object of the type that an object stands for, by its widest constructor.
    Construct = "Threadbare.Kernel"."Construct",
    /// What the widest constructor of a type takes.
    ConstructorTypes = "Threadbare.Kernel"."ConstructorTypes",
    /// What a delegate takes.
    ParameterTypes = "Threadbare.Kernel"."ParameterTypes",
    /// Makes the garbage collector look for dead objects.
    Collect = "Threadbare.Kernel"."Collect",
    /// Are finalizers under way? If not, the thread knows what they did.
    FinalizersRun = "Threadbare.Kernel"."FinalizersRun",
    /// The object will not be finalized.
    SuppressFinalize = "Threadbare.Kernel"."SuppressFinalize",
    /// Remembers an object without keeping it alive.
    NewWeak = "Threadbare.Kernel"."NewWeak",
    /// The object that is remembered, if it is still there.
    WeakTarget = "Threadbare.Kernel"."WeakTarget",
    /// What somebody attached to an object.
    Attached = "Threadbare.Kernel"."Attached",
    /// Attaches something to an object.
    Attach = "Threadbare.Kernel"."Attach",
    /// Equality of primitive values, texts and references.
    SameValue = "Threadbare.Kernel"."SameValue",
    /// A number that is equal for such equal values.
    HashOf = "Threadbare.Kernel"."HashOf",
    /// Do two objects have the same type?
    SameType = "Threadbare.Kernel"."SameType",
    /// What a record's type is called.
    RecordName = "Threadbare.Kernel"."RecordName",
    /// What a part of a record is called.
    PartName = "Threadbare.Kernel"."PartName",
    /// The value of a part of a record.
    Part = "Threadbare.Kernel"."Part",
    /// How many fields an object has.
    FieldCount = "Threadbare.Kernel"."FieldCount",
    /// The value of one of them.
    FieldAt = "Threadbare.Kernel"."FieldAt",
    /// A shallow copy.
    KernelClone = "Threadbare.Kernel"."Clone",
    /// The object that stands for an object's type.
    KernelTypeOf = "Threadbare.Kernel"."TypeOf",
    /// The name of a type.
    TypeText = "Threadbare.Kernel"."TypeText",
    /// The number of an enum's value.
    EnumNumber = "Threadbare.Kernel"."EnumNumber",
    /// The value of an enum that has a number.
    EnumOf = "Threadbare.Kernel"."EnumOf",
    /// How many members an enum has.
    EnumCount = "Threadbare.Kernel"."EnumCount",
    /// The name of one of them.
    EnumName = "Threadbare.Kernel"."EnumName",
    /// The values of all of them.
    EnumValues = "Threadbare.Kernel"."EnumValues",
    /// A decimal number rounded.
    RoundDecimal = "Threadbare.Kernel"."RoundDecimal",
    /// The length of a dimension, or of all.
    KernelArrayLength = "Threadbare.Kernel"."ArrayLength",
    /// How many dimensions.
    ArrayRank = "Threadbare.Kernel"."ArrayRank",
    /// An element, counted over all dimensions.
    GetElement = "Threadbare.Kernel"."GetElement",
    /// Changes an element.
    SetElement = "Threadbare.Kernel"."SetElement",
    /// An array with the same type of elements.
    NewArrayLike = "Threadbare.Kernel"."NewArrayLike",
    /// What a delegate calls, each as a delegate.
    Targets = "Threadbare.Kernel"."Targets",
    /// A delegate that calls all of them.
    Combined = "Threadbare.Kernel"."Combined",
    /// Do two delegates call the same?
    SameTarget = "Threadbare.Kernel"."SameTarget",
    /// The object whose method a delegate calls.
    DelegateTarget = "Threadbare.Kernel"."DelegateTarget",
    /// The targets of two delegates.
    Combine = "System.Delegate"."Combine",
    /// Without the last occurrence of a delegate's targets.
    Remove = "System.Delegate"."Remove",
    /// Object identity.
    ReferenceEquals = "System.Object"."ReferenceEquals",
    /// Is it the same type?
    TypeEquals = "System.Type"."op_Equality",
    /// Is it another type?
    TypeDiffers = "System.Type"."op_Inequality",
    /// `a.Equals(b)` of objects that do not say what equality is.
    Equals = "System.Object"."Equals",
    /// A hash code of objects that have none of their own.
    HashCode = "System.Object"."GetHashCode",
    /// The text of objects that have none of their own.
    ToText = "System.Object"."ToString",
    /// A copy of an object.
    Clone = "System.Object"."MemberwiseClone",
    /// The object that stands for an object's type.
    TypeOf = "System.Object"."GetType",
    /// The length of a string.
    StringGetLength = "System.String"."get_Length",
    /// A code unit of a string.
    StringGetItem = "System.String"."get_Item",
    /// The number of elements of an array.
    ArrayLength = "System.Array"."get_Length",
    /// The number of elements of one dimension.
    ArrayGetLength = "System.Array"."GetLength",
    /// Is there a value?
    HasValue = "System.Nullable"."get_HasValue",
    /// The value, or an exception.
    NullableValue = "System.Nullable"."get_Value",
    /// The value, or a default.
    NullableOrDefault = "System.Nullable"."GetValueOrDefault",
}
