//! Conversions, operators and protocols as tables: what stands left of the last ` => ` is the question, what
//! stands right of it the answer.

use crate::reader::{declare, fields};
use csharp::bind::{Asyncness, BinaryOp, Operand, Operation, ScopeId, Symbols, Type, UnaryOp, facts::Walk};
use csharp::syntax::NodeId;
use expect_test::{Expect, expect};
use std::fmt::Write as _;

const TYPES: &str = "class Animal { } class Dog : Animal, IPet { } interface IPet { } enum Color : byte { Red } enum Size { Small }
    struct Meters { public static implicit operator double(Meters m) => 0; public static implicit operator Meters(int n) => default; public static explicit operator int(Meters m) => 0;
        public static Meters operator +(Meters a, Meters b) => a; public static bool operator <(Meters a, Meters b) => true; public static bool operator >(Meters a, Meters b) => true; public static Meters operator -(Meters a) => a; public static Meters operator ++(Meters a) => a; }
    class Text { public static implicit operator Text(string s) => null; public static bool operator ==(Text a, Text b) => true; public static bool operator !=(Text a, Text b) => true; }
    record Point(int X); struct Plain { } delegate int Parse(string s);";

/// Asks each question of the table. `types` finds in it the types that it mentions.
fn check(
    table: &Expect,
    types: impl Fn(&str) -> Vec<&str>,
    answer: impl Fn(&Symbols, &str, &[Type]) -> String,
) {
    let questions: Vec<&str> = table
        .data()
        .lines()
        .map(|line| line.split(" => ").next().unwrap_or_default().trim())
        .filter(|question| !question.is_empty())
        .collect();
    let mut declarations = String::new();
    for (index, ty) in questions.iter().flat_map(|question| types(question)).enumerate() {
        let _ = write!(declarations, "{} f{index}; ", ty.trim());
    }
    let symbols = declare(&format!(
        "{TYPES} class Test<T, S, C, D> where S : struct where C : class where D : Animal {{ {declarations} }}"
    ));
    let mut found = fields(&symbols).into_iter();
    let mut out = String::new();
    for question in questions {
        let mentioned: Vec<Type> = found.by_ref().take(types(question).len()).collect();
        let _ = writeln!(out, "{question} => {}", answer(&symbols, question, &mentioned));
    }
    table.assert_eq(&out);
}

fn one(question: &str) -> Vec<&str> {
    vec![question]
}

fn shown(symbols: &Symbols, types: &[Type]) -> String {
    types.iter().map(|ty| symbols.display(ty)).collect::<Vec<_>>().join(", ")
}

fn operand(ty: &Type) -> Operand {
    Operand { node: NodeId::ROOT, ty: ty.clone(), constant: None }
}

fn describe(symbols: &Symbols, operation: &Operation) -> String {
    match operation {
        Operation::BuiltIn { operator, operands, ty } => {
            let lifted = if operator.lifted { " lifted" } else { "" };
            let delegates = if operator.delegates { " delegates" } else { "" };
            let prim = operator.operands.keyword();
            format!("{prim}{lifted}{delegates} ({}): {}", shown(symbols, operands), symbols.display(ty))
        }
        Operation::User { call, operands, ty, lifted } => {
            let name = symbols.text(symbols.members[call.method].name);
            let lifted = if *lifted { " lifted" } else { "" };
            format!("{name}{lifted} ({}): {}", shown(symbols, operands), symbols.display(ty))
        }
        Operation::Unknown(ty) => format!("unknown: {}", symbols.display(ty)),
    }
}

fn scope(symbols: &Symbols) -> ScopeId {
    let test = symbols.find_type("Test", 4).expect("the snippet has a class `Test`");
    symbols.types[test].parts[0].scope
}

#[test]
fn conversions() {
    let table = expect![[r#"
        int to long => implicit Numeric
        int to byte => explicit Numeric
        uint to int => explicit Numeric
        byte to char => explicit Numeric
        char to int => implicit Numeric
        long to float => implicit Numeric
        float to decimal => explicit Numeric
        nint to long => implicit Numeric
        long to nint => explicit Numeric
        int to int? => implicit Nullable
        int to long? => implicit Nullable
        int? to long? => implicit Nullable
        int? to int => explicit Nullable
        int to object => implicit Boxing
        int? to IComparable => implicit Boxing
        object to int => explicit Unboxing
        object to string => explicit Reference
        string to object => implicit Reference
        string to IEnumerable<char> => implicit Reference
        Dog to Animal => implicit Reference
        Animal to Dog => explicit Reference
        Dog to IPet => implicit Reference
        Animal to IPet => explicit Reference
        Plain to IPet => none
        string to Animal => none
        Dog[] to Animal[] => implicit Reference
        int[] to object[] => explicit Reference
        Dog[] to IEnumerable<Animal> => implicit Reference
        int[] to IList<int> => implicit Reference
        int[] to Array => implicit Reference
        List<Dog> to IEnumerable<Animal> => implicit Reference
        List<Dog> to List<Animal> => none
        IEnumerable<int> to IEnumerable<object> => explicit Reference
        Action<Animal> to Action<Dog> => implicit Reference
        Func<Dog> to Func<Animal> => implicit Reference
        Func<int> to Func<object> => explicit Reference
        Func<int> to Delegate => implicit Reference
        (int, string) to (long, object) => implicit Tuple
        (int a, string b) to (int, string) => implicit Identity
        (int, string) to ValueTuple<int, string> => implicit Identity
        (int, string) to (byte, object) => explicit Tuple
        Color to int => explicit Enum
        int to Color => explicit Enum
        Color to Size => explicit Enum
        Color to Enum => implicit Boxing
        dynamic to int => implicit Dynamic
        int to dynamic => implicit Boxing
        List<dynamic> to List<object> => implicit Identity
        T to object => implicit Boxing
        object to T => explicit Unboxing
        T to IPet => explicit Unboxing
        D to Animal => implicit Reference
        D to IPet => explicit Unboxing
        C to object => implicit Reference
        S to object => implicit Boxing
        Meters to double => implicit User
        int to Meters => implicit User
        byte to Meters => implicit User
        Meters to int => explicit User
        Meters to float => explicit User
        Meters? to double? => implicit User
        string to Text => implicit User
        int[] to Span<int> => implicit Span
        string to ReadOnlySpan<char> => implicit Span
        string[] to ReadOnlySpan<object> => implicit Span
        Missing to int => implicit Unknown
        int to Missing => implicit Unknown
        List<Missing> to List<int> => implicit Identity
    "#]];
    check(
        &table,
        |question| question.split(" to ").collect(),
        |symbols, _, types| match (
            symbols.implicit(&types[0], &types[1]),
            symbols.explicit(&types[0], &types[1]),
        ) {
            (Some(convert), _) => format!("implicit {:?}", convert.kind),
            (None, Some(convert)) => format!("explicit {:?}", convert.kind),
            (None, None) => "none".to_owned(),
        },
    );
}

#[test]
fn operators_with_two_operands() {
    let table = expect![[r#"
        + int int => int (int, int): int
        + byte byte => int (int, int): int
        + int uint => long (long, long): long
        + int long => long (long, long): long
        + uint uint => uint (uint, uint): uint
        + long float => float (float, float): float
        + int decimal => decimal (decimal, decimal): decimal
        + double decimal => unknown: ?
        + char int => int (int, int): int
        + nint int => nint (nint, nint): nint
        + nint uint => long (long, long): long
        + int? int => int lifted (int?, int?): int?
        + string int => string (string, object): string
        + object string => string (object, string): string
        + string Missing => string (string, object): string
        + Action Action => object delegates (System.Action, System.Action): System.Action
        - Action Action => object delegates (System.Action, System.Action): System.Action
        + Color int => unknown: ?
        - Color Color => byte (Color, Color): byte
        & Color Color => byte (Color, Color): Color
        == Color Color => byte (Color, Color): bool
        == Color? Color => byte lifted (Color?, Color?): bool
        << byte int => int (int, int): int
        >> long int => long (long, int): long
        << long long => unknown: ?
        & bool bool => bool (bool, bool): bool
        | bool? bool => bool lifted (bool?, bool?): bool?
        < int double => double (double, double): bool
        == int? int => int lifted (int?, int?): bool
        == string string => string (string, string): bool
        == object string => object (object, object): bool
        == Dog Animal => object (object, object): bool
        == Point Point => unknown: bool
        == Plain Plain => unknown: bool
        == T T => object (object, object): bool
        == Text Text => op_Equality (Text, Text): bool
        == Text string => op_Equality (Text, Text): bool
        + Meters Meters => op_Addition (Meters, Meters): Meters
        + Meters? Meters => op_Addition lifted (Meters?, Meters?): Meters?
        + Meters int => op_Addition (Meters, Meters): Meters
        < Meters Meters => op_LessThan (Meters, Meters): bool
        < Meters? Meters? => op_LessThan lifted (Meters?, Meters?): bool
        * Meters double => double (double, double): double
        - DateTime DateTime => op_Subtraction (System.DateTime, System.DateTime): System.TimeSpan
        - DateTime TimeSpan => op_Subtraction (System.DateTime, System.TimeSpan): System.DateTime
        + TimeSpan? TimeSpan => op_Addition lifted (System.TimeSpan?, System.TimeSpan?): System.TimeSpan?
        < DateTime DateTime => op_LessThan (System.DateTime, System.DateTime): bool
        + dynamic int => dynamic (dynamic, dynamic): dynamic
        + Missing int => unknown: ?
        == Missing int => unknown: bool
        + bool int => unknown: ?
    "#]];
    check(
        &table,
        |question| question.splitn(3, ' ').skip(1).collect(),
        |symbols, question, types| {
            let symbol = question.split(' ').next().unwrap_or_default();
            let op = BinaryOp::from_symbol(symbol).expect("an operator");
            describe(symbols, &symbols.binary(op, &operand(&types[0]), &operand(&types[1])))
        },
    );
}

#[test]
fn operators_with_one_operand() {
    let table = expect![[r#"
        - byte => int (int): int
        ~ byte => int (int): int
        ! byte => unknown: bool
        ++ byte => byte (byte): byte
        - uint => long (long): long
        ~ uint => uint (uint): uint
        ! uint => unknown: bool
        ++ uint => uint (uint): uint
        - ulong => float (float): float
        ~ ulong => ulong (ulong): ulong
        ! ulong => unknown: bool
        ++ ulong => ulong (ulong): ulong
        - long? => long lifted (long?): long?
        ~ long? => long lifted (long?): long?
        ! long? => unknown: bool
        ++ long? => long lifted (long?): long?
        - bool => unknown: bool
        ~ bool => unknown: bool
        ! bool => bool (bool): bool
        ++ bool => unknown: bool
        - bool? => unknown: bool?
        ~ bool? => unknown: bool?
        ! bool? => bool lifted (bool?): bool?
        ++ bool? => unknown: bool?
        - Color => unknown: Color
        ~ Color => byte (Color): Color
        ! Color => unknown: bool
        ++ Color => byte (Color): Color
        - Meters => op_UnaryNegation (Meters): Meters
        ~ Meters => unknown: Meters
        ! Meters => unknown: bool
        ++ Meters => op_Increment (Meters): Meters
        - float => float (float): float
        ~ float => unknown: float
        ! float => unknown: bool
        ++ float => float (float): float
        - char => int (int): int
        ~ char => int (int): int
        ! char => unknown: bool
        ++ char => char (char): char
        - Missing => unknown: ?
        ~ Missing => unknown: ?
        ! Missing => bool (bool): bool
        ++ Missing => unknown: ?
        - dynamic => dynamic (dynamic): dynamic
        ~ dynamic => dynamic (dynamic): dynamic
        ! dynamic => dynamic (dynamic): dynamic
        ++ dynamic => dynamic (dynamic): dynamic
    "#]];
    check(
        &table,
        |question| question.splitn(2, ' ').skip(1).collect(),
        |symbols, question, types| {
            let symbol = question.split(' ').next().unwrap_or_default();
            let op = UnaryOp::from_symbol(symbol).expect("an operator");
            describe(symbols, &symbols.unary(op, &operand(&types[0])))
        },
    );
}

#[test]
fn sequences_are_walked_by_their_enumerators() {
    let table = expect![[r#"
        int[] => int by Array(1)
        int[,] => int by Array(2)
        string => char by String
        List<string> => string by System.Collections.Generic.List<string>, then System.Collections.Generic.List.Enumerator<string>
        IEnumerable<int> => int by System.Collections.Generic.IEnumerable<int>, then System.IDisposable
        Dictionary<string, int> => System.Collections.Generic.KeyValuePair<string, int> by System.Collections.Generic.Dictionary<string, int>, then System.Collections.Generic.Dictionary.Enumerator<string, int>
        System.Collections.IEnumerable => object by System.Collections.IEnumerable, then nothing
        System.Collections.ArrayList => object by System.Collections.ArrayList, then nothing
        ConcurrentQueue<int> => int by System.Collections.Concurrent.ConcurrentQueue<int>, then System.IDisposable
        Span<int> => int by System.Span<int>, then nothing
        ILookup<int, string> => System.Linq.IGrouping<int, string> by System.Collections.Generic.IEnumerable<System.Linq.IGrouping<int, string>>, then System.IDisposable
        IAsyncEnumerable<int> => int by System.Collections.Generic.IAsyncEnumerable<int>, then System.IAsyncDisposable
        Missing => ? by Unknown
        int => ? by Unknown
    "#]];
    check(&table, one, |symbols, question, types| {
        let asyncness = if question.contains("Async") { Asyncness::Async } else { Asyncness::Sync };
        let iterated = symbols.iterated(&types[0], scope(symbols), asyncness);
        let how = match &iterated.how {
            Walk::Enumerator(it) => {
                let dispose =
                    it.dispose.as_ref().map_or("nothing".to_owned(), |it| symbols.display(&it.owner));
                format!("{}, then {dispose}", symbols.display(&it.get.owner))
            }
            other => format!("{other:?}"),
        };
        format!("{} by {how}", symbols.display(&iterated.element))
    });
}

#[test]
fn what_awaiting_gives() {
    let table = expect![[r#"
        Task => void, back System.Threading.Tasks.Task
        Task<int> => int, back System.Threading.Tasks.Task<int>
        ValueTask => void, back System.Threading.Tasks.Task
        ValueTask<string> => string, back System.Threading.Tasks.Task<string>
        System.Runtime.CompilerServices.ConfiguredTaskAwaitable<int> => int, back System.Threading.Tasks.Task<int>
        System.Runtime.CompilerServices.YieldAwaitable => void, back System.Threading.Tasks.Task
        dynamic => dynamic, back System.Threading.Tasks.Task<dynamic>
        int => ?, back System.Threading.Tasks.Task<?>
        Missing => ?, back System.Threading.Tasks.Task<?>
    "#]];
    check(&table, one, |symbols, _, types| {
        let result = symbols.await_result(&types[0], scope(symbols));
        format!("{}, back {}", symbols.display(&result), symbols.display(&symbols.task_of(&result)))
    });
}

#[test]
fn the_best_common_type() {
    let table = expect![[r#"
        int | long | int => long
        Dog | Animal | Dog => Animal
        Dog | Text | Dog => none
        int | int? | int => int?
        Missing | int | int => int
        List<Dog> | IEnumerable<Animal> | List<Dog> => System.Collections.Generic.IEnumerable<Animal>
    "#]];
    check(
        &table,
        |question| question.split(" | ").collect(),
        |symbols, _, types| match symbols.best_common_type(types) {
            Some(ty) => symbols.display(&ty),
            None => "none".to_owned(),
        },
    );
}
