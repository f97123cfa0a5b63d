//! The fast solver against the naive one, on random programs.

use super::ids::{MethodContext, Site, SiteId, Slot};
use super::naive::Naive;
use super::solver::Fast;
use super::{Coarse, ObjId, PointsTo, Start, analyse};
use crate::config::Config;
use crate::world::World;
use ir::effects::Effects;
use ir::{Id as _, Program, Reg};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Small, fast, and the same everywhere (splitmix64).
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (bits ^ (bits >> 31)) % end
    }
}

const CLASSES: u64 = 3;
const METHODS: u64 = 3;
const REGISTERS: u64 = 6;

/// A program of classes that derive from each other, with methods that copy, load, store, make and call.
fn random_program(seed: u64) -> String {
    let mut random = Random(seed);
    let mut text = "file \"a.ir\"\n".to_owned();
    for class in 0..CLASSES {
        let base = if class > 0 && random.below(2) == 0 {
            format!("C{}", random.below(class))
        } else {
            "object".to_owned()
        };
        let _ = writeln!(
            text,
            "public class C{class} : {base} {{\n  field f: C0\n  field g: object\n  static field s: object"
        );
        for method in 0..METHODS {
            let _ = writeln!(text, "  public virtual method m{method}(p: object) -> object {{\n  b0:");
            let count = 3 + random.below(8);
            for _ in 0..count {
                random_statement(&mut random, &mut text);
            }
            let _ = writeln!(text, "    return %{}\n  }}", random.below(REGISTERS));
        }
        let _ = writeln!(text, "}}");
    }
    text
}

fn random_statement(random: &mut Random, text: &mut String) {
    let (x, y, z) = (random.below(REGISTERS) + 2, random.below(REGISTERS) + 2, random.below(REGISTERS) + 2);
    let (class, method) = (random.below(CLASSES), random.below(METHODS));
    let _ = match random.below(11) {
        0 | 1 => writeln!(text, "    %{x} = new C{class}"),
        2 => writeln!(text, "    %{x} = %{y}"),
        3 => writeln!(text, "    %{x} = p"),
        4 => writeln!(text, "    %{x} = %{y}.C{class}::f"),
        5 => writeln!(text, "    %{y}.C{class}::f = %{x}"),
        6 => writeln!(text, "    %{y}.C{class}::g = %{x}\n    %{z} = %{x}.C{class}::g"),
        7 => writeln!(text, "    %{x} = callvirt C{class}::m{method}(%{y}, %{z})"),
        8 => writeln!(text, "    %{x} = callvirt C{class}::m{method}(this, %{z})"),
        9 => writeln!(text, "    %{x} = cast %{y}: C{class}"),
        _ => writeln!(text, "    static C{class}::s = %{x}\n    %{y} = static C{class}::s"),
    };
}

/// Everything that was computed, under names that do not depend on the order in which things were numbered.
fn canonical(
    program: &Program,
    points_to: &PointsTo,
    contexts: &dyn Fn(MethodContext) -> String,
) -> BTreeMap<String, Vec<String>> {
    let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let object =
        |obj: ObjId| format!("{}/{}", site(points_to, points_to.objs[obj].site), contexts_of(points_to, obj));
    let mut add = |name: String, objects: &[ObjId]| {
        let mut objects: Vec<String> = objects.iter().map(|&obj| object(obj)).collect();
        objects.sort();
        if !objects.is_empty() {
            all.insert(name, objects);
        }
    };
    for (id, mc) in points_to.mcs.entries() {
        let count = program.methods()[mc.method].body.as_ref().map_or(0, |body| body.regs.len()) as u32;
        for reg in 0..count {
            add(format!("{} %{reg}", contexts(*mc)), points_to.reg(id, Reg(reg)));
        }
    }
    for (slot, objects) in points_to.heap() {
        let name = match slot {
            Slot::Field(obj, field) => format!("{}.{field:?}", object(obj)),
            Slot::Contents(obj) | Slot::Body(obj) => format!("{}.*", object(obj)),
            Slot::Static(field) => format!("{field:?}"),
            Slot::Thrown => "thrown".to_owned(),
        };
        add(name, objects);
    }
    all
}

fn site(points_to: &PointsTo, id: SiteId) -> String {
    match &points_to.sites[id] {
        Site::Address(_) => "address".to_owned(),
        site => format!("{site:?}"),
    }
}

fn contexts_of(points_to: &PointsTo, obj: ObjId) -> String {
    context(points_to, points_to.objs[obj].context)
}

fn context(points_to: &PointsTo, id: super::ContextId) -> String {
    let sites: Vec<String> = points_to.context_sites(id).iter().map(|&id| site(points_to, id)).collect();
    sites.join(",")
}

/// All methods with bodies, called from outside.
fn all_methods(program: &Program) -> Vec<Start> {
    let methods = program.methods().entries().filter(|(_, method)| method.body.is_some());
    methods.map(|(id, method)| Start { method: id, on: Some(method.owner) }).collect()
}

#[test]
fn the_fast_solver_finds_what_the_naive_one_finds() {
    let config = Config { contexts_per_method: usize::MAX, ..Config::default() };
    let effects = Effects::default();
    let mut largest = 0;
    for seed in 0..150 {
        let text = random_program(seed);
        let program = ir::text::parse(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
        let world = World::new(&program, &effects, &config);
        let starts = all_methods(&program);
        // Every third method has no contexts.
        let coarse = program.methods().ids().filter(|id| id.index() % 3 == 0).collect();
        for (k, coarse) in
            [(0, Coarse::default()), (1, Coarse::default()), (2, Coarse::default()), (2, coarse)]
        {
            let fast = analyse::<Fast>(&world, k, &coarse, &starts, usize::MAX).expect("within limits");
            let naive = analyse::<Naive>(&world, k, &coarse, &starts, usize::MAX).expect("within limits");
            let name = |points_to: &PointsTo, mc: MethodContext| {
                format!("{:?} {}", mc.method, context(points_to, mc.context))
            };
            let one = canonical(&program, &fast, &|mc| name(&fast, mc));
            let other = canonical(&program, &naive, &|mc| name(&naive, mc));
            assert_eq!(one, other, "seed {seed}, k {k}\n{text}");
            largest = largest.max(one.len());
        }
    }
    assert!(largest > 100, "the programs are worth comparing: {largest}");
}

#[test]
fn who_has_too_many_facts_is_told_and_gets_no_contexts() {
    let (config, effects) = (Config::default(), Effects::default());
    let mut told = 0;
    for seed in 0..50 {
        let text = random_program(seed);
        let program = ir::text::parse(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
        let world = World::new(&program, &effects, &config);
        let starts = all_methods(&program);
        let whole =
            analyse::<Fast>(&world, 2, &Coarse::default(), &starts, usize::MAX).expect("within limits");
        let contexts = |points_to: &PointsTo, id| points_to.mcs.iter().filter(|mc| mc.method == id).count();
        let cut = analyse::<Fast>(&world, 2, &Coarse::default(), &starts, whole.facts / 2);
        let heavy = cut.err().expect("half of the facts are not all");
        assert!(heavy.iter().all(|&id| contexts(&whole, id) > 1), "seed {seed}\n{text}");
        let coarse = analyse::<Fast>(&world, 2, &heavy, &starts, usize::MAX).expect("within limits");
        assert!(heavy.iter().all(|&id| contexts(&coarse, id) == 1), "seed {seed}\n{text}");
        told += heavy.len();
    }
    assert!(told > 10, "contexts multiply somewhere: {told}");
}
