//! What the graph says of bodies that a person can follow. The naive versions stand beside the clever ones,
//! in the crate.

use crate::random;
use expect_test::{Expect, expect};
use ir::cfg::{
    AccessPath, Certainty, Cfg, Dominators, Edges, Liveness, LockRegions, Loops, Paths, ReachingDefs, Root,
    Step, monitors,
};
use ir::text::parse;
use ir::{At, Body, Op, Program};
use std::fmt::Write as _;

fn program(body: &str) -> Program {
    let text = format!(
        "class C {{ field gate: object\n static field all: object\n method M(a: ?, b: ?) {{\n{body}\n}} }}"
    );
    parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn body(program: &Program) -> &Body {
    program.methods().iter().find_map(|method| method.body.as_ref()).expect("the test has one")
}

fn path_text(program: &Program, path: &AccessPath) -> String {
    let name = |reg: ir::Reg| match body(program).regs[reg].name {
        Some(name) => program.names.get(name).to_owned(),
        None => format!("%{}", reg.0),
    };
    let mut text = match &path.root {
        Root::Entry(reg) => name(*reg),
        Root::Static(_, field) => format!("static {}", program.names.get(program.fields()[*field].name)),
        Root::Type(ty) => format!("typeof {}", ir::text::print_ty(program, *ty)),
        Root::Def(def) => format!("{def:?}"),
        Root::Merge(reg, defs) => format!("{} of {}", name(*reg), defs.len()),
    };
    for step in &path.steps {
        match step {
            Step::Field(field) => {
                text = format!("{text}.{}", program.names.get(program.fields()[*field].name));
            }
            Step::Cell => text = format!("[{text}]"),
            Step::Member(name) => text = format!("{text}.?{}", program.names.get(*name)),
        }
    }
    text
}

/// The locks held at each call in `text`.
fn check_locks(text: &str, expected: &Expect) {
    let program = program(text);
    let body = body(&program);
    let cfg = Cfg::new(body);
    let reaching = ReachingDefs::new(body, &cfg);
    let regions = LockRegions::new(body, &cfg, &reaching, Vec::new(), monitors);
    let mut out = String::new();
    for (at, instr) in body.instrs() {
        let Op::Call { target: ir::Target::Named { name, .. }, .. } = &instr.op else { continue };
        let locks = regions.held(body, at);
        let locks: Vec<String> = locks
            .iter()
            .map(|held| {
                let certainty = if held.certainty == Certainty::Must { "must" } else { "may" };
                format!("{certainty} {} {}..{}", path_text(&program, held.lock), held.at_least, held.at_most)
            })
            .collect();
        writeln!(out, "{}: {}", program.names.get(*name), locks.join(", ")).expect("a string");
    }
    expected.assert_eq(&out);
}

#[test]
fn a_lock_statement_with_a_way_out_in_the_middle() {
    check_locks(
        "try t0 finally b3
         b0:
           %0 = this.C::gate
           callname ?before(a)
           enter %0
           goto b1
         b1 in t0:
           callname ?inside(a)
           if a goto b2 else b5
         b2 in t0:
           leave b4
         b5 in t0:
           leave b6
         b3:
           callname ?handler(a)
           exit %0
           endfinally t0
         b4:
           callname ?after(a)
           return
         b6:
           callname ?elsewhere(a)
           return",
        &expect![[r#"
            before: 
            inside: must this.gate 1..1
            handler: must this.gate 1..1
            after: 
            elsewhere: 
        "#]],
    );
}

#[test]
fn a_lock_taken_on_one_branch_only() {
    check_locks(
        "b0:
           if a goto b1 else b2
         b1:
           enter b
           goto b2
         b2:
           callname ?maybe(a)
           enter b
           callname ?surely(a)
           return",
        &expect![[r#"
            maybe: may b 0..1
            surely: must b 1..2
        "#]],
    );
}

#[test]
fn a_lock_entered_again_and_a_lock_of_a_type() {
    check_locks(
        "b0:
           t = typeof C
           enter t
           s = static C::all
           enter s
           s2 = static C::all
           enter s2
           callname ?twice(a)
           exit s
           callname ?once(a)
           exit s2
           callname ?one(a)
           return",
        &expect![[r#"
            twice: must typeof C 1..1, must static all 2..2
            once: must typeof C 1..1, must static all 1..1
            one: must typeof C 1..1
        "#]],
    );
}

/// javac's `synchronized`: the handler protects itself as well.
#[test]
fn a_synchronized_block_of_bytecode() {
    check_locks(
        "try t0 catch any e -> b2
         b0:
           x = a
           enter x
           goto b1
         b1 in t0:
           callname ?inside(a)
           exit x
           goto b3
         b2 in t0:
           exit x
           throw e
         b3:
           callname ?after(a)
           return",
        &expect![[r#"
            inside: must a 1..1
            after: 
        "#]],
    );
}

#[test]
fn a_loop_that_forgets_to_leave() {
    check_locks(
        "b0:\n callname ?f(a)\n enter b\n goto b0",
        &expect![[r#"
        f: may b 0..15
    "#]],
    );
}

#[test]
fn loops_and_their_nesting() {
    let program = program(
        "outer:
           if a goto inner else done
         inner:
           if b goto inner else next
         next:
           goto outer
         done:
           return",
    );
    let cfg = Cfg::new(body(&program));
    let loops = Loops::new(&cfg, &Dominators::new(&cfg));
    let shown: Vec<String> = loops
        .all()
        .iter()
        .map(|each| format!("b{} {:?} depth {}", each.header.0, each.blocks, each.depth))
        .collect();
    expect![[r#"
        b0 [BlockId(0), BlockId(1), BlockId(2)] depth 1
        b1 [BlockId(1)] depth 2"#]]
    .assert_eq(&shown.join("\n"));
}

#[test]
fn when_all_goes_well_the_finally_handler_comes_after_the_body() {
    let program = program(
        "try t0 finally b2
         b0:
           goto b1
         b1 in t0:
           callname ?f(a)
           leave b3
         b2:
           endfinally t0
         b3:
           return",
    );
    let cfg = Cfg::new(body(&program));
    let post = |edges| {
        let post = Dominators::post(&cfg, edges);
        body(&program)
            .blocks
            .ids()
            .map(|block| format!("{:?}", post.immediate(block)))
            .collect::<Vec<_>>()
            .join(" ")
    };
    expect![[r#"
        normal: Some(BlockId(1)) Some(BlockId(2)) Some(BlockId(3)) None
        all: Some(BlockId(1)) Some(BlockId(2)) None None"#]]
    .assert_eq(&format!("normal: {}\nall: {}", post(Edges::Normal), post(Edges::All)));
}

#[test]
fn the_analyses_survive_anything() {
    for seed in 0..500 {
        let program = random::program(seed);
        for body in program.methods().iter().filter_map(|method| method.body.as_ref()) {
            let cfg = Cfg::new(body);
            let dominators = Dominators::new(&cfg);
            let loops = Loops::new(&cfg, &dominators);
            let reaching = ReachingDefs::new(body, &cfg);
            let liveness = Liveness::new(body, &cfg);
            let regions = LockRegions::new(body, &cfg, &reaching, Vec::new(), monitors);
            let paths = Paths::new(body, &reaching);
            assert!(loops.all().len() <= body.blocks.len());
            for (at, instr) in body.instrs() {
                assert!(regions.held(body, at).len() <= regions.locks().len());
                instr.op.uses(&mut |reg| assert!(paths.of(at, reg).steps.len() <= 8));
                if cfg.rank(at.block).is_some() {
                    let live = liveness.before(body, &cfg, at);
                    instr.op.uses(&mut |reg| assert!(live.contains(&reg), "seed {seed}"));
                    assert!(dominators.dominates_at(At { block: Body::ENTRY, index: 0 }, at));
                }
            }
        }
    }
}

/// All edges of a body, and the ways out.
fn check_edges(text: &str, expected: &Expect) {
    let program = program(text);
    let cfg = Cfg::new(body(&program));
    let mut out = String::new();
    for block in body(&program).blocks.ids() {
        let mut ways: Vec<String> = cfg
            .succs(block)
            .iter()
            .map(|edge| format!("{:?} b{}", edge.kind, edge.to.0).to_lowercase())
            .collect();
        let exits = cfg.exits(block);
        ways.extend(exits.normal.then(|| "returns".to_owned()));
        ways.extend(exits.exceptional.then(|| "throws".to_owned()));
        writeln!(out, "b{}: {}", block.0, ways.join(", ")).expect("a string");
    }
    expected.assert_eq(&out);
}

/// A filter that refuses goes on to the next clause, then outwards.
#[test]
fn edges_of_filters() {
    check_edges(
        "try t0 catch any b -> b5
         try t1 in t0 catch E a when b2 -> b3 catch F a -> b4
         b0 in t1:
           callname ?f(a)
           goto b1
         b1:
           return
         b2 in t0:
           c = true
           endfilter c of t1 clause 0
         b3 in t0:
           rethrow a
         b4 in t0:
           goto b1
         b5:
           throw b",
        &expect![[r#"
            b0: normal b1, throw b2, throw b4, throw b5
            b1: returns
            b2: normal b3, unwind b4, unwind b5
            b3: unwind b5
            b4: normal b1
            b5: throws
        "#]],
    );
}

/// `leave` runs two finally handlers, the inner one first; an exception runs them too, and gets out.
#[test]
fn edges_of_nested_finally_handlers() {
    check_edges(
        "try t0 finally b4
         try t1 in t0 finally b3
         b0 in t1:
           if a goto b1 else b2
         b1 in t1:
           leave b5
         b2 in t1:
           throw b
         b3 in t0:
           endfinally t1
         b4:
           endfinally t0
         b5:
           return",
        &expect![[r#"
            b0: normal b1, normal b2
            b1: normal b3
            b2: unwind b3
            b3: normal b4, unwind b4
            b4: normal b5, throws
            b5: returns
        "#]],
    );
}

/// A fault handler is for exceptions alone.
#[test]
fn edges_of_fault_handlers() {
    check_edges(
        "try t0 fault b2
         b0 in t0:
           callname ?f(a)
           leave b1
         b1:
           return
         b2:
           endfinally t0",
        &expect![[r#"
            b0: normal b1, throw b2
            b1: returns
            b2: throws
        "#]],
    );
}
