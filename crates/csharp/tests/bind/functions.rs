//! Lambdas and local functions: types, captures, `this`.

use crate::facts::facts;
use expect_test::{Expect, expect};

fn check(text: &str, expected: &Expect) {
    expected.assert_eq(&facts(text));
}

#[test]
fn captures() {
    check(
        r#"using System; class C { int f; void M(int p) { int a = 1, b = 2; Action x = () => { a++; int c = p; Action y = () => { c++; f++; }; }; Func<int, int> z = q => q + b; static int S(int n) => n; void L() => M(a); L(); S(1); } }"#,
        &expect![[r#"
            MethodDecl M
              int p : int  local p
              a = 1 : int  local a
              1 : int = 1
              b = 2 : int  local b
              2 : int = 2
              x = () => { a++; int c = p; Action y = (… : System.Action  local x
              () => { a++; int c = p; Action y = () =>… : ? -> System.Action  lambda 3
              a++ : int  on int
              a : int  local a
              c = p : int  local c
              p : int  local p
              y = () => { c++; f++; } : System.Action  local y
              () => { c++; f++; } : ? -> System.Action  lambda 4
              c++ : int  on int
              c : int  local c
              f++ : int  on int
              f : int  member C.f this
              z = q => q + b : System.Func<int, int>  local z
              q => q + b : ? -> System.Func<int, int>  lambda 5
              q : int  local q
              q + b : int  on int
              q : int  local q
              b : int  local b
              static int S(int n) => n; : ?  function 1
              int n : int  local n
              n : int  local n
              void L() => M(a); : ?  function 2
              M(a) : void  call C.M(a) this
              M : ?
              a : int  local a
              L() : void  call function 2()
              L : ?  function 2
              S(1) : int  call function 1(1)
              S : ?  function 1
              1 : int = 1
              Local(int n): int static
              Local(): void this
              Lambda(): void this
              Lambda(): void this
              Lambda(int q): int
              captured: p a b c
        "#]],
    );
}

#[test]
fn local_functions_are_seen_in_their_whole_block() {
    check(
        r#"class C { int M() { return Even(4) ? 1 : 0; bool Even(int n) => n == 0 || Odd(n - 1); bool Odd(int n) => n != 0 && Even(n - 1); } T G<T>(T x) { U Pick<U>(U a, T b) => a; return Pick(x, x); } }"#,
        &expect![[r#"
            MethodDecl M
              Even(4) ? 1 : 0 : int
              Even(4) : bool  call function 1(4)
              Even : ?  function 1
              4 : int = 4
              1 : int = 1
              0 : int = 0
              bool Even(int n) => n == 0 || Odd(n - 1)… : ?  function 1
              int n : int  local n
              n == 0 || Odd(n - 1) : bool  on bool
              n == 0 : bool  on int
              n : int  local n
              0 : int = 0
              Odd(n - 1) : bool  call function 2(n - 1)
              Odd : ?  function 2
              n - 1 : int  on int
              n : int  local n
              1 : int = 1
              bool Odd(int n) => n != 0 && Even(n - 1)… : ?  function 2
              int n : int  local n
              n != 0 && Even(n - 1) : bool  on bool
              n != 0 : bool  on int
              n : int  local n
              0 : int = 0
              Even(n - 1) : bool  call function 1(n - 1)
              Even : ?  function 1
              n - 1 : int  on int
              n : int  local n
              1 : int = 1
              Local(int n): bool
              Local(int n): bool
            MethodDecl G
              T x : T  local x
              U Pick<U>(U a, T b) => a; : ?  function 1
              U a : T0  local a
              T b : T  local b
              a : T0  local a
              Pick(x, x) : T  call function 1(x, x)
              Pick : ?  function 1
              x : T  local x
              x : T  local x
              Local(T0 a, T b): T0
        "#]],
    );
}

#[test]
fn the_body_of_a_lambda_chooses_the_overload() {
    check(
        r#"using System; class C { static void F(Func<int, int> f) { } static void F(Func<string, string> f) { } static void G(Action a) { } static void G(Func<int> f) { } void M() { F(x => x.Length.ToString()); F(x => x + 1 - 1); G(() => 1); G(() => { }); G(() => throw new Exception()); } }"#,
        &expect![[r#"
            MethodDecl F
              Func<int, int> f : System.Func<int, int>  local f
            MethodDecl F
              Func<string, string> f : System.Func<string, string>  local f
            MethodDecl G
              Action a : System.Action  local a
            MethodDecl G
              Func<int> f : System.Func<int>  local f
            MethodDecl M
              F(x => x.Length.ToString()) : void  call C.F(x => x.Lengt)
              F : ?
              x => x.Length.ToString() : ? -> System.Func<string, string>  lambda 1
              x : string  local x
              x.Length.ToString() : string  call System.Object.ToString()
              x.Length.ToString : ?
              x.Length : int  member System.String.Length
              x : string  local x
              F(x => x + 1 - 1) : void  call C.F(x => x + 1 -)
              F : ?
              x => x + 1 - 1 : ? -> System.Func<int, int>  lambda 2
              x : int  local x
              x + 1 - 1 : int  on int
              x + 1 : int  on int
              x : int  local x
              1 : int = 1
              1 : int = 1
              G(() => 1) : void  call C.G(() => 1)
              G : ?
              () => 1 : ? -> System.Func<int>  lambda 3
              1 : int = 1
              G(() => { }) : void  call C.G(() => { })
              G : ?
              () => { } : ? -> System.Action  lambda 4
              G(() => throw new Exception()) : void  call C.G(() => throw )
              G : ?
              () => throw new Exception() : ? -> System.Func<int>  lambda 5
              throw new Exception() : never
              new Exception() : System.Exception  call System.Exception..ctor()
              Lambda(string x): string
              Lambda(int x): int
              Lambda(): int
              Lambda(): void
              Lambda(): int
        "#]],
    );
}

#[test]
fn natural_types() {
    check(
        r#"using System; class C { int N(string s) => 1; void M() { var f = () => 1; var g = (int x) => { }; var h = N; var k = int (string s) => s.Length; var r = f() + k("a"); Delegate d = () => 2; object o = (int x) => x; } }"#,
        &expect![[r#"
            MethodDecl N
              string s : string  local s
              1 : int = 1
            MethodDecl M
              f = () => 1 : System.Func<int>  local f
              () => 1 : ? -> System.Func<int>  lambda 1
              1 : int = 1
              g = (int x) => { } : System.Action<int>  local g
              (int x) => { } : ? -> System.Action<int>  lambda 2
              int x : int  local x
              h = N : System.Func<string, int>  local h
              N : ? -> System.Func<string, int>  group C.N() this
              k = int (string s) => s.Length : System.Func<string, int>  local k
              int (string s) => s.Length : ? -> System.Func<string, int>  lambda 3
              string s : string  local s
              s.Length : int  member System.String.Length
              s : string  local s
              r = f() + k("a") : int  local r
              f() + k("a") : int  on int
              f() : int  invoke System.Func<int>.Invoke()
              f : System.Func<int>  local f
              k("a") : int  invoke System.Func<string, int>.Invoke("a")
              k : System.Func<string, int>  local k
              "a" : string = "a"
              d = () => 2 : System.Delegate  local d
              () => 2 : ? -> System.Func<int>  lambda 4
              2 : int = 2
              o = (int x) => x : object  local o
              (int x) => x : ? -> System.Func<int, int>  lambda 5
              int x : int  local x
              x : int  local x
              Lambda(): int
              Lambda(int x): void
              Lambda(string s): int
              Lambda(): int
              Lambda(int x): int
        "#]],
    );
}

#[test]
fn async_lambdas() {
    check(
        r#"using System; using System.Threading.Tasks; class C { void M() { Func<Task<int>> a = async () => 1; Func<Task> b = async () => { await a(); }; Action c = async () => await b(); Func<int, Task<string>> d = async n => { await b(); return null; }; } }"#,
        &expect![[r#"
            MethodDecl M
              a = async () => 1 : System.Func<System.Threading.Tasks.Task<int>>  local a
              async () => 1 : ? -> System.Func<System.Threading.Tasks.Task<int>>  lambda 1
              1 : int = 1
              b = async () => { await a(); } : System.Func<System.Threading.Tasks.Task>  local b
              async () => { await a(); } : ? -> System.Func<System.Threading.Tasks.Task>  lambda 2
              await a() : int
              a() : System.Threading.Tasks.Task<int>  invoke System.Func<System.Threading.Tasks.Task<int>>.Invoke()
              a : System.Func<System.Threading.Tasks.Task<int>>  local a
              c = async () => await b() : System.Action  local c
              async () => await b() : ? -> System.Action  lambda 3
              await b() : void
              b() : System.Threading.Tasks.Task  invoke System.Func<System.Threading.Tasks.Task>.Invoke()
              b : System.Func<System.Threading.Tasks.Task>  local b
              d = async n => { await b(); return null;… : System.Func<int, System.Threading.Tasks.Task<string>>  local d
              async n => { await b(); return null; } : ? -> System.Func<int, System.Threading.Tasks.Task<string>>  lambda 4
              n : int  local n
              await b() : void
              b() : System.Threading.Tasks.Task  invoke System.Func<System.Threading.Tasks.Task>.Invoke()
              b : System.Func<System.Threading.Tasks.Task>  local b
              null : null = null -> string
              Lambda(): System.Threading.Tasks.Task<int> async
              Lambda(): System.Threading.Tasks.Task async
              Lambda(): void async
              Lambda(int n): System.Threading.Tasks.Task<string> async
              captured: a b
        "#]],
    );
}

#[test]
fn this_through_local_functions() {
    check(
        r#"class C { int f; void M() { void A() => B(); void B() => f++; System.Action c = A; System.Action d = () => A(); } static int S() { int L() => 1; return L(); } }"#,
        &expect![[r#"
            MethodDecl M
              void A() => B(); : ?  function 1
              B() : void  call function 2()
              B : ?  function 2
              void B() => f++; : ?  function 2
              f++ : int  on int
              f : int  member C.f this
              c = A : System.Action  local c
              A : ? -> System.Action  function 1
              d = () => A() : System.Action  local d
              () => A() : ? -> System.Action  lambda 3
              A() : void  call function 1()
              A : ?  function 1
              Local(): void this
              Local(): void this
              Lambda(): void this
            MethodDecl S
              int L() => 1; : ?  function 1
              1 : int = 1
              L() : int  call function 1()
              L : ?  function 1
              Local(): int
        "#]],
    );
}

#[test]
fn what_is_unknown_in_a_lambda_does_not_choose() {
    check(
        r#"using System; using System.Threading.Tasks; using System.Linq; class C { void M(int[] xs) { var a = Task.Run(() => missing.Go()); Task.Run(() => { missing.Go(); }); var b = xs.Select(x => x.Unheard()); } }"#,
        &expect![[r#"
            MethodDecl M
              int[] xs : int[]  local xs
              a = Task.Run(() => missing.Go()) : System.Threading.Tasks.Task  local a
              Task.Run(() => missing.Go()) : System.Threading.Tasks.Task  call System.Threading.Tasks.Task.Run(() => missin)
              Task.Run : ?
              Task : System.Threading.Tasks.Task  type
              () => missing.Go() : ? -> System.Action  lambda 1
              missing.Go() : ?
              missing.Go : ?  only named Go
              missing : ?  only named missing
              Task.Run(() => { missing.Go(); }) : System.Threading.Tasks.Task  call System.Threading.Tasks.Task.Run(() => { miss)
              Task.Run : ?
              Task : System.Threading.Tasks.Task  type
              () => { missing.Go(); } : ? -> System.Action  lambda 2
              missing.Go() : ?
              missing.Go : ?  only named Go
              missing : ?  only named missing
              b = xs.Select(x => x.Unheard()) : System.Collections.Generic.IEnumerable<?>  local b
              xs.Select(x => x.Unheard()) : System.Collections.Generic.IEnumerable<?>  call System.Linq.Enumerable.Select<int, ?>(receiver, x => x.Unhea)
              xs.Select : ?
              xs : int[]  local xs
              x => x.Unheard() : ? -> System.Func<int, ?>  lambda 3
              x : int  local x
              x.Unheard() : ?
              x.Unheard : ?  only named Unheard
              x : int  local x
              Lambda(): void
              Lambda(): void
              Lambda(int x): ?
        "#]],
    );
}
