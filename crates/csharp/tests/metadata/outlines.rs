//! The outlines of two small libraries, word for word.

use csharp::metadata::{Outline, outline};
use csharp::syntax::{ParseOptions, parse};
use expect_test::{Expect, expect};

use crate::image;

fn outlined(bytes: &[u8]) -> Outline {
    let outline = outline(bytes).expect("the library is fine");
    let problems = parse(&outline.text, &ParseOptions::default()).problems;
    assert!(problems.is_empty(), "{}\n{problems:?}", outline.text);
    outline
}

fn check(bytes: &[u8], expected: &Expect) {
    expected.assert_eq(&outlined(bytes).text);
}

#[test]
fn types_of_all_kinds() {
    check(
        &image::types(),
        &expect![[r#"
        namespace A {
        [global::System.Flags] public enum Colours : byte { None = 0, Red = 1, All = 255 }
        public delegate TResult Mapper<in T, out TResult>(T item, params object[] rest);
        public interface IShape<T> where T : struct, global::System.IComparable<T> {
        	void Move(in T by, out int steps);
        	ref readonly T Area { get; }
        	event global::System.EventHandler Moved;
        }
        public static class Extensions {
        	public static ref U First<T, U>(this T self, ref U value) where T : class, new();
        }
        public readonly ref struct Window {
        	public static implicit operator bool(global::A.Window window);
        	public static global::A.Window operator +(global::A.Window left, global::A.Window right);
        }
        public sealed class Single {
        	private Single();
        }
        }
    "#]],
    );
}

#[test]
fn members_of_all_kinds() {
    check(
        &image::members(),
        &expect![[r#"
        namespace B {
        public abstract class Box<T> : global::System.IDisposable where T : class {
        	public const long Limit = -5;
        	public const string Text = "a\"\\\u000a";
        	public static readonly int[][,] Grid;
        	protected volatile bool stop;
        	[global::System.ThreadStatic] public static int perThread;
        	protected Box(T @class, global::System.DayOfWeek day = (global::System.DayOfWeek)5, T other = default);
        	public dynamic Any(global::System.Collections.Generic.List<dynamic> all);
        	public abstract int? Run(double by = 1.5);
        	public virtual void Dispose();
        	public override string ToString();
        	public T this[int row, string column] { get; protected set; }
        	public (int Count, (string Name, T) Item) Pair { get; }
        	public struct Inner<U> {
        		public int* pointer;
        		public global::System.Nullable<V> Get<V>(U u) where V : struct;
        	}
        }
        }
    "#]],
    );
}

#[test]
fn an_outline_knows_its_assembly_and_types() {
    let outline = outlined(&image::types());
    assert_eq!(outline.assembly, "Sample");
    assert_eq!(outline.references, ["netstandard"]);
    assert!(outline.forwards.is_empty());
    let names: Vec<String> =
        outline.types.iter().map(|own| format!("{}.{}", own.namespace, own.name)).collect();
    assert_eq!(names, ["A.Colours", "A.Mapper`2", "A.IShape`1", "A.Extensions", "A.Window", "A.Single"]);
    let single = outline.types.last().expect("there are six types");
    assert_eq!(&outline.text[single.range.clone()], "public sealed class Single {\n\tprivate Single();\n}\n");
}
