//! Queries: each clause is a call.

use crate::facts::facts;
use expect_test::{Expect, expect};

fn check(text: &str, expected: &Expect) {
    expected.assert_eq(&facts(text));
}

#[test]
fn select_and_where() {
    check(
        r#"using System.Linq; class C { int k; void M(int[] xs) { var a = from x in xs where x > k select x * 2L; var b = from x in xs select x; var c = from x in xs where x > 1 select x; } }"#,
        &expect![[r#"
            MethodDecl M
              int[] xs : int[]  local xs
              a = from x in xs where x > k select x * … : System.Collections.Generic.IEnumerable<long>  local a
              from x in xs where x > k select x * 2L : System.Collections.Generic.IEnumerable<long>
              from x in xs : int[]  step  
              xs : int[]  local xs
              where x > k : System.Collections.Generic.IEnumerable<int>  step Where System.Linq.Enumerable.Where<int>(receiver, x > k)
              x > k : bool  on int
              x : int  local x
              k : int  member C.k this
              select x * 2L : System.Collections.Generic.IEnumerable<long>  step Select System.Linq.Enumerable.Select<int, long>(receiver, x * 2L)
              x * 2L : long  on long
              x : int -> long  local x
              2L : long = 2
              b = from x in xs select x : System.Collections.Generic.IEnumerable<int>  local b
              from x in xs select x : System.Collections.Generic.IEnumerable<int>
              from x in xs : int[]  step  
              xs : int[]  local xs
              select x : System.Collections.Generic.IEnumerable<int>  step Select System.Linq.Enumerable.Select<int, int>(receiver, x)
              x : int  local x
              c = from x in xs where x > 1 select x : System.Collections.Generic.IEnumerable<int>  local c
              from x in xs where x > 1 select x : System.Collections.Generic.IEnumerable<int>
              from x in xs : int[]  step  
              xs : int[]  local xs
              where x > 1 : System.Collections.Generic.IEnumerable<int>  step Where System.Linq.Enumerable.Where<int>(receiver, x > 1)
              x > 1 : bool  on int
              x : int  local x
              1 : int = 1
              select x : System.Collections.Generic.IEnumerable<int>  step  
              x : int  local x
              Query(int x): bool this
              Query(int x): long
              Query(int x): int
              Query(int x): bool
              Query(int x): int
        "#]],
    );
}

#[test]
fn several_range_variables() {
    check(
        r#"using System.Linq; using System.Collections.Generic; class C { void M(List<string> l) { var a = from s in l from c in s let n = s.Length where n > 1 orderby n descending, c select new { s, n, c }; } }"#,
        &expect![[r#"
            MethodDecl M
              List<string> l : System.Collections.Generic.List<string>  local l
              a = from s in l from c in s let n = s.Le… : System.Collections.Generic.IEnumerable<{ string s, int n, char c }>  local a
              from s in l from c in s let n = s.Length… : System.Collections.Generic.IEnumerable<{ string s, int n, char c }>
              from s in l : System.Collections.Generic.List<string>  step  
              l : System.Collections.Generic.List<string>  local l
              from c in s : System.Collections.Generic.IEnumerable<{ string s, char c }>  step SelectMany System.Linq.Enumerable.SelectMany<string, char, { string s, char c }>(receiver, s, from c in s) hands on string s, char c
              s : string  local s
              let n = s.Length : System.Collections.Generic.IEnumerable<{ string s, char c, int n }>  step Select System.Linq.Enumerable.Select<{ string s, char c }, { string s, char c, int n }>(receiver, s.Length) hands on string s, char c, int n
              s.Length : int  member System.String.Length
              s : string  local s
              where n > 1 : System.Collections.Generic.IEnumerable<{ string s, char c, int n }>  step Where System.Linq.Enumerable.Where<{ string s, char c, int n }>(receiver, n > 1)
              n > 1 : bool  on int
              n : int  local n
              1 : int = 1
              n descending : System.Linq.IOrderedEnumerable<{ string s, char c, int n }>  step OrderByDescending System.Linq.Enumerable.OrderByDescending<{ string s, char c, int n }, int>(receiver, n)
              n : int  local n
              c : System.Linq.IOrderedEnumerable<{ string s, char c, int n }>  step ThenBy System.Linq.Enumerable.ThenBy<{ string s, char c, int n }, char>(receiver, c)
              c : char  local c
              select new { s, n, c } : System.Collections.Generic.IEnumerable<{ string s, int n, char c }>  step Select System.Linq.Enumerable.Select<{ string s, char c, int n }, { string s, int n, char c }>(receiver, new { s, n, )
              new { s, n, c } : { string s, int n, char c }
              s : string  local s
              n : int  local n
              c : char  local c
              Query(string s): string
              Query([string s char c]): int
              Query([string s char c int n]): bool
              Query([string s char c int n]): int
              Query([string s char c int n]): char
              Query([string s char c int n]): { string s, int n, char c }
        "#]],
    );
}

#[test]
fn joins_groups_and_continuations() {
    check(
        r#"using System.Linq; using System.Collections.Generic; class P { public int Id; public string Name; } class C { void M(List<P> a, List<P> b) { var j = from x in a join y in b on x.Id equals y.Id select x.Name + y.Name; var g = from x in a join y in b on x.Id equals y.Id into ys select ys.Count(); var h = from x in a group x.Name by x.Id into q where q.Count() > 1 orderby q.Key select q.Key; } }"#,
        &expect![[r#"
            MethodDecl M
              List<P> a : System.Collections.Generic.List<P>  local a
              List<P> b : System.Collections.Generic.List<P>  local b
              j = from x in a join y in b on x.Id equa… : System.Collections.Generic.IEnumerable<string>  local j
              from x in a join y in b on x.Id equals y… : System.Collections.Generic.IEnumerable<string>
              from x in a : System.Collections.Generic.List<P>  step  
              a : System.Collections.Generic.List<P>  local a
              join y in b on x.Id equals y.Id : System.Collections.Generic.IEnumerable<{ P x, P y }>  step Join System.Linq.Enumerable.Join<P, P, int, { P x, P y }>(receiver, b, x.Id, y.Id, join y in b ) hands on P x, P y
              b : System.Collections.Generic.List<P>  local b
              x.Id : int  member P.Id
              x : P  local x
              y.Id : int  member P.Id
              y : P  local y
              select x.Name + y.Name : System.Collections.Generic.IEnumerable<string>  step Select System.Linq.Enumerable.Select<{ P x, P y }, string>(receiver, x.Name + y.N)
              x.Name + y.Name : string  on string
              x.Name : string  member P.Name
              x : P  local x
              y.Name : string  member P.Name
              y : P  local y
              g = from x in a join y in b on x.Id equa… : System.Collections.Generic.IEnumerable<int>  local g
              from x in a join y in b on x.Id equals y… : System.Collections.Generic.IEnumerable<int>
              from x in a : System.Collections.Generic.List<P>  step  
              a : System.Collections.Generic.List<P>  local a
              join y in b on x.Id equals y.Id into ys : System.Collections.Generic.IEnumerable<{ P x, System.Collections.Generic.IEnumerable<P> ys }>  step GroupJoin System.Linq.Enumerable.GroupJoin<P, P, int, { P x, System.Collections.Generic.IEnumerable<P> ys }>(receiver, b, x.Id, y.Id, join y in b ) hands on P x, System.Collections.Generic.IEnumerable<P> ys
              b : System.Collections.Generic.List<P>  local b
              x.Id : int  member P.Id
              x : P  local x
              y.Id : int  member P.Id
              y : P  local y
              into ys : System.Collections.Generic.IEnumerable<P>  local ys
              select ys.Count() : System.Collections.Generic.IEnumerable<int>  step Select System.Linq.Enumerable.Select<{ P x, System.Collections.Generic.IEnumerable<P> ys }, int>(receiver, ys.Count())
              ys.Count() : int  call System.Linq.Enumerable.Count<P>(receiver)
              ys.Count : ?
              ys : System.Collections.Generic.IEnumerable<P>  local ys
              h = from x in a group x.Name by x.Id int… : System.Collections.Generic.IEnumerable<int>  local h
              from x in a group x.Name by x.Id into q … : System.Collections.Generic.IEnumerable<int>
              from x in a : System.Collections.Generic.List<P>  step  
              a : System.Collections.Generic.List<P>  local a
              group x.Name by x.Id : System.Collections.Generic.IEnumerable<System.Linq.IGrouping<int, string>>  step GroupBy System.Linq.Enumerable.GroupBy<P, int, string>(receiver, x.Id, x.Name)
              x.Name : string  member P.Name
              x : P  local x
              x.Id : int  member P.Id
              x : P  local x
              into q where q.Count() > 1 orderby q.Key… : System.Linq.IGrouping<int, string>  step  
              where q.Count() > 1 : System.Collections.Generic.IEnumerable<System.Linq.IGrouping<int, string>>  step Where System.Linq.Enumerable.Where<System.Linq.IGrouping<int, string>>(receiver, q.Count() > )
              q.Count() > 1 : bool  on int
              q.Count() : int  call System.Linq.Enumerable.Count<string>(receiver)
              q.Count : ?
              q : System.Linq.IGrouping<int, string>  local q
              1 : int = 1
              q.Key : System.Linq.IOrderedEnumerable<System.Linq.IGrouping<int, string>>  step OrderBy System.Linq.Enumerable.OrderBy<System.Linq.IGrouping<int, string>, int>(receiver, q.Key)
              q.Key : int  member System.Linq.IGrouping<int, string>.Key
              q : System.Linq.IGrouping<int, string>  local q
              select q.Key : System.Collections.Generic.IEnumerable<int>  step Select System.Linq.Enumerable.Select<System.Linq.IGrouping<int, string>, int>(receiver, q.Key)
              q.Key : int  member System.Linq.IGrouping<int, string>.Key
              q : System.Linq.IGrouping<int, string>  local q
              Query(P x): int
              Query(P y): int
              Query([P x P y]): string
              Query(P x): int
              Query(P y): int
              Query([P x System.Collections.Generic.IEnumerable<P> ys]): int
              Query(P x): string
              Query(P x): int
              Query(System.Linq.IGrouping<int, string> q): bool
              Query(System.Linq.IGrouping<int, string> q): int
              Query(System.Linq.IGrouping<int, string> q): int
        "#]],
    );
}

#[test]
fn casts_and_nested_queries() {
    check(
        r#"using System.Linq; using System.Collections; class C { void M(ArrayList l, int[] xs) { var a = from string s in l select s.Length; var b = from x in xs select (from y in xs where y > x select y).Sum(); var c = from x in xs select xs.Where(z => z > x); } }"#,
        &expect![[r#"
            MethodDecl M
              ArrayList l : System.Collections.ArrayList  local l
              int[] xs : int[]  local xs
              a = from string s in l select s.Length : System.Collections.Generic.IEnumerable<int>  local a
              from string s in l select s.Length : System.Collections.Generic.IEnumerable<int>
              from string s in l : System.Collections.Generic.IEnumerable<string>  step Cast System.Linq.Enumerable.Cast<string>(receiver)
              l : System.Collections.ArrayList  local l
              select s.Length : System.Collections.Generic.IEnumerable<int>  step Select System.Linq.Enumerable.Select<string, int>(receiver, s.Length)
              s.Length : int  member System.String.Length
              s : string  local s
              b = from x in xs select (from y in xs wh… : System.Collections.Generic.IEnumerable<int>  local b
              from x in xs select (from y in xs where … : System.Collections.Generic.IEnumerable<int>
              from x in xs : int[]  step  
              xs : int[]  local xs
              select (from y in xs where y > x select … : System.Collections.Generic.IEnumerable<int>  step Select System.Linq.Enumerable.Select<int, int>(receiver, (from y in x)
              (from y in xs where y > x select y).Sum(… : int  call System.Linq.Enumerable.Sum(receiver)
              (from y in xs where y > x select y).Sum : ?
              (from y in xs where y > x select y) : System.Collections.Generic.IEnumerable<int>
              from y in xs where y > x select y : System.Collections.Generic.IEnumerable<int>
              from y in xs : int[]  step  
              xs : int[]  local xs
              where y > x : System.Collections.Generic.IEnumerable<int>  step Where System.Linq.Enumerable.Where<int>(receiver, y > x)
              y > x : bool  on int
              y : int  local y
              x : int  local x
              select y : System.Collections.Generic.IEnumerable<int>  step  
              y : int  local y
              c = from x in xs select xs.Where(z => z … : System.Collections.Generic.IEnumerable<System.Collections.Generic.IEnumerable<int>>  local c
              from x in xs select xs.Where(z => z > x) : System.Collections.Generic.IEnumerable<System.Collections.Generic.IEnumerable<int>>
              from x in xs : int[]  step  
              xs : int[]  local xs
              select xs.Where(z => z > x) : System.Collections.Generic.IEnumerable<System.Collections.Generic.IEnumerable<int>>  step Select System.Linq.Enumerable.Select<int, System.Collections.Generic.IEnumerable<int>>(receiver, xs.Where(z =)
              xs.Where(z => z > x) : System.Collections.Generic.IEnumerable<int>  call System.Linq.Enumerable.Where<int>(receiver, z => z > x)
              xs.Where : ?
              xs : int[]  local xs
              z => z > x : ? -> System.Func<int, bool>  lambda 6
              z : int  local z
              z > x : bool  on int
              z : int  local z
              x : int  local x
              Query(string s): int
              Query(int x): int
              Query(int y): bool
              Query(int y): int
              Query(int x): System.Collections.Generic.IEnumerable<int>
              Lambda(int z): bool
              captured: xs x x
        "#]],
    );
}

#[test]
fn methods_of_linq_on_dictionaries() {
    check(
        r#"using System.Linq; using System.Collections.Generic; class C { void M(Dictionary<string, List<int>> d, IEnumerable<int> e) { var a = d.Where(p => p.Value.Count > 1).SelectMany(p => p.Value, (p, v) => p.Key + v).ToList(); var h = d.Keys.Zip(e, (k, v) => (k, v)).Select(t => t.k.Length + t.v); } }"#,
        &expect![[r#"
            MethodDecl M
              Dictionary<string, List<int>> d : System.Collections.Generic.Dictionary<string, System.Collections.Generic.List<int>>  local d
              IEnumerable<int> e : System.Collections.Generic.IEnumerable<int>  local e
              a = d.Where(p => p.Value.Count > 1).Sele… : System.Collections.Generic.List<string>  local a
              d.Where(p => p.Value.Count > 1).SelectMa… : System.Collections.Generic.List<string>  call System.Linq.Enumerable.ToList<string>(receiver)
              d.Where(p => p.Value.Count > 1).SelectMa… : ?
              d.Where(p => p.Value.Count > 1).SelectMa… : System.Collections.Generic.IEnumerable<string>  call System.Linq.Enumerable.SelectMany<System.Collections.Generic.KeyValuePair<string, System.Collections.Generic.List<int>>, int, string>(receiver, p => p.Value, (p, v) => p.)
              d.Where(p => p.Value.Count > 1).SelectMa… : ?
              d.Where(p => p.Value.Count > 1) : System.Collections.Generic.IEnumerable<System.Collections.Generic.KeyValuePair<string, System.Collections.Generic.List<int>>>  call System.Linq.Enumerable.Where<System.Collections.Generic.KeyValuePair<string, System.Collections.Generic.List<int>>>(receiver, p => p.Value)
              d.Where : ?
              d : System.Collections.Generic.Dictionary<string, System.Collections.Generic.List<int>>  local d
              p => p.Value.Count > 1 : ? -> System.Func<System.Collections.Generic.KeyValuePair<string, System.Collections.Generic.List<int>>, bool>  lambda 1
              p : System.Collections.Generic.KeyValuePair<string, System.Collections.Generic.List<int>>  local p
              p.Value.Count > 1 : bool  on int
              p.Value.Count : int  member System.Collections.Generic.List<int>.Count
              p.Value : System.Collections.Generic.List<int>  member System.Collections.Generic.KeyValuePair<string, System.Collections.Generic.List<int>>.Value
              p : System.Collections.Generic.KeyValuePair<string, System.Collections.Generic.List<int>>  local p
              1 : int = 1
              p => p.Value : ? -> System.Func<System.Collections.Generic.KeyValuePair<string, System.Collections.Generic.List<int>>, System.Collections.Generic.IEnumerable<int>>  lambda 2
              p : System.Collections.Generic.KeyValuePair<string, System.Collections.Generic.List<int>>  local p
              p.Value : System.Collections.Generic.List<int> -> System.Collections.Generic.IEnumerable<int>  member System.Collections.Generic.KeyValuePair<string, System.Collections.Generic.List<int>>.Value
              p : System.Collections.Generic.KeyValuePair<string, System.Collections.Generic.List<int>>  local p
              (p, v) => p.Key + v : ? -> System.Func<System.Collections.Generic.KeyValuePair<string, System.Collections.Generic.List<int>>, int, string>  lambda 3
              p : System.Collections.Generic.KeyValuePair<string, System.Collections.Generic.List<int>>  local p
              v : int  local v
              p.Key + v : string  on string
              p.Key : string  member System.Collections.Generic.KeyValuePair<string, System.Collections.Generic.List<int>>.Key
              p : System.Collections.Generic.KeyValuePair<string, System.Collections.Generic.List<int>>  local p
              v : int -> object  local v
              h = d.Keys.Zip(e, (k, v) => (k, v)).Sele… : System.Collections.Generic.IEnumerable<int>  local h
              d.Keys.Zip(e, (k, v) => (k, v)).Select(t… : System.Collections.Generic.IEnumerable<int>  call System.Linq.Enumerable.Select<(string k, int v), int>(receiver, t => t.k.Len)
              d.Keys.Zip(e, (k, v) => (k, v)).Select : ?
              d.Keys.Zip(e, (k, v) => (k, v)) : System.Collections.Generic.IEnumerable<(string k, int v)>  call System.Linq.Enumerable.Zip<string, int, (string k, int v)>(receiver, e, (k, v) => (k)
              d.Keys.Zip : ?
              d.Keys : System.Collections.Generic.Dictionary.KeyCollection<string, System.Collections.Generic.List<int>>  member System.Collections.Generic.Dictionary<string, System.Collections.Generic.List<int>>.Keys
              d : System.Collections.Generic.Dictionary<string, System.Collections.Generic.List<int>>  local d
              e : System.Collections.Generic.IEnumerable<int>  local e
              (k, v) => (k, v) : ? -> System.Func<string, int, (string k, int v)>  lambda 4
              k : string  local k
              v : int  local v
              (k, v) : (string k, int v)
              k : string  local k
              v : int  local v
              t => t.k.Length + t.v : ? -> System.Func<(string k, int v), int>  lambda 5
              t : (string k, int v)  local t
              t.k.Length + t.v : int  on int
              t.k.Length : int  member System.String.Length
              t.k : string  member System.ValueTuple<string, int>.Item1
              t : (string k, int v)  local t
              t.v : int  member System.ValueTuple<string, int>.Item2
              t : (string k, int v)  local t
              Lambda(System.Collections.Generic.KeyValuePair<string, System.Collections.Generic.List<int>> p): bool
              Lambda(System.Collections.Generic.KeyValuePair<string, System.Collections.Generic.List<int>> p): System.Collections.Generic.IEnumerable<int>
              Lambda(System.Collections.Generic.KeyValuePair<string, System.Collections.Generic.List<int>> p, int v): string
              Lambda(string k, int v): (string k, int v)
              Lambda((string k, int v) t): int
        "#]],
    );
}

#[test]
fn methods_of_linq_that_sum_up() {
    check(
        r#"using System.Linq; using System.Collections.Generic; class C { void M(IEnumerable<int> e) { var b = e.GroupBy(x => x % 2).ToDictionary(g => g.Key, g => g.Sum()); var c = e.Aggregate(0L, (s, x) => s + x); var f = e.OrderBy(x => -x).ThenBy(x => x).First(); } }"#,
        &expect![[r#"
            MethodDecl M
              IEnumerable<int> e : System.Collections.Generic.IEnumerable<int>  local e
              b = e.GroupBy(x => x % 2).ToDictionary(g… : System.Collections.Generic.Dictionary<int, int>  local b
              e.GroupBy(x => x % 2).ToDictionary(g => … : System.Collections.Generic.Dictionary<int, int>  call System.Linq.Enumerable.ToDictionary<System.Linq.IGrouping<int, int>, int, int>(receiver, g => g.Key, g => g.Sum())
              e.GroupBy(x => x % 2).ToDictionary : ?
              e.GroupBy(x => x % 2) : System.Collections.Generic.IEnumerable<System.Linq.IGrouping<int, int>>  call System.Linq.Enumerable.GroupBy<int, int>(receiver, x => x % 2)
              e.GroupBy : ?
              e : System.Collections.Generic.IEnumerable<int>  local e
              x => x % 2 : ? -> System.Func<int, int>  lambda 1
              x : int  local x
              x % 2 : int  on int
              x : int  local x
              2 : int = 2
              g => g.Key : ? -> System.Func<System.Linq.IGrouping<int, int>, int>  lambda 2
              g : System.Linq.IGrouping<int, int>  local g
              g.Key : int  member System.Linq.IGrouping<int, int>.Key
              g : System.Linq.IGrouping<int, int>  local g
              g => g.Sum() : ? -> System.Func<System.Linq.IGrouping<int, int>, int>  lambda 3
              g : System.Linq.IGrouping<int, int>  local g
              g.Sum() : int  call System.Linq.Enumerable.Sum(receiver)
              g.Sum : ?
              g : System.Linq.IGrouping<int, int>  local g
              c = e.Aggregate(0L, (s, x) => s + x) : long  local c
              e.Aggregate(0L, (s, x) => s + x) : long  call System.Linq.Enumerable.Aggregate<int, long>(receiver, 0L, (s, x) => s )
              e.Aggregate : ?
              e : System.Collections.Generic.IEnumerable<int>  local e
              0L : long = 0
              (s, x) => s + x : ? -> System.Func<long, int, long>  lambda 4
              s : long  local s
              x : int  local x
              s + x : long  on long
              s : long  local s
              x : int -> long  local x
              f = e.OrderBy(x => -x).ThenBy(x => x).Fi… : int  local f
              e.OrderBy(x => -x).ThenBy(x => x).First(… : int  call System.Linq.Enumerable.First<int>(receiver)
              e.OrderBy(x => -x).ThenBy(x => x).First : ?
              e.OrderBy(x => -x).ThenBy(x => x) : System.Linq.IOrderedEnumerable<int>  call System.Linq.Enumerable.ThenBy<int, int>(receiver, x => x)
              e.OrderBy(x => -x).ThenBy : ?
              e.OrderBy(x => -x) : System.Linq.IOrderedEnumerable<int>  call System.Linq.Enumerable.OrderBy<int, int>(receiver, x => -x)
              e.OrderBy : ?
              e : System.Collections.Generic.IEnumerable<int>  local e
              x => -x : ? -> System.Func<int, int>  lambda 5
              x : int  local x
              -x : int  on int
              x : int  local x
              x => x : ? -> System.Func<int, int>  lambda 6
              x : int  local x
              x : int  local x
              Lambda(int x): int
              Lambda(System.Linq.IGrouping<int, int> g): int
              Lambda(System.Linq.IGrouping<int, int> g): int
              Lambda(long s, int x): long
              Lambda(int x): int
              Lambda(int x): int
        "#]],
    );
}

#[test]
fn unknown_sources() {
    check(
        r#"class C { void M() { var a = from x in missing where x.Y select x.Z; } }"#,
        &expect![[r#"
            MethodDecl M
              a = from x in missing where x.Y select x… : ?  local a
              from x in missing where x.Y select x.Z : ?
              from x in missing : ?  step  
              missing : ?  only named missing
              where x.Y : ?  step Where 
              x.Y : ? -> bool  only named Y
              x : ?  local x
              select x.Z : ?  step Select 
              x.Z : ?  only named Z
              x : ?  local x
              Query(? x): bool
              Query(? x): ?
        "#]],
    );
}
