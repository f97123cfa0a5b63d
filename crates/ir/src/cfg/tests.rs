//! The clever versions against naive ones, on random bodies: each naive one follows the definition,
//! instruction by instruction.

use super::*;
use crate::body::At;
use crate::op::Op;
use crate::text;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// `SplitMix64` (Steele et al., OOPSLA 2014).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }
}

/// A body over three registers, with regions of all kinds and any jumps.
fn random_body(seed: u64) -> Body {
    let mut random = Random(seed);
    let blocks = 1 + random.below(8);
    let tries = random.below(4);
    let mut text = String::from("class C { static method M(a: object, b: object, c: object) {\n");
    for index in 0..tries {
        let parent = if index > 0 && random.below(2) == 0 {
            format!(" in t{}", random.below(index))
        } else {
            String::new()
        };
        let (to, filter) = (random.below(blocks), random.below(blocks));
        let handlers = match random.below(5) {
            0 => format!("finally b{to}"),
            1 => format!("fault b{to}"),
            2 => format!("catch any c -> b{to}"),
            3 => format!("catch E b when b{filter} -> b{to} catch any a -> b{filter}"),
            _ => format!("catch E b -> b{to}"),
        };
        writeln!(text, "try t{index}{parent} {handlers}").expect("a string");
    }
    for block in 0..blocks {
        let region = if tries > 0 && random.below(2) == 0 {
            format!(" in t{}", random.below(tries))
        } else {
            String::new()
        };
        writeln!(text, "b{block}{region}:").expect("a string");
        for _ in 0..random.below(4) {
            let ops = [
                "enter a",
                "exit a",
                "enter b",
                "exit b",
                "a = b",
                "b = c",
                "c = callname ?f(a)",
                "a = null",
            ];
            writeln!(text, "{}", ops[random.below(ops.len())]).expect("a string");
        }
        let (x, y) = (random.below(blocks), random.below(blocks));
        let end = match random.below(8) {
            0 => "return a".to_owned(),
            1 => "throw b".to_owned(),
            2 | 3 => format!("goto b{x}"),
            4 | 5 => format!("if c goto b{x} else b{y}"),
            6 if tries > 0 => format!("endfinally t{}", random.below(tries)),
            7 if tries > 0 => format!("endfilter c of t{} clause 0", random.below(tries)),
            _ => format!("leave b{x}"),
        };
        writeln!(text, "{end}").expect("a string");
    }
    text.push_str("} }");
    let program = text::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    program.methods().iter().find_map(|method| method.body.clone()).expect("it has one")
}

fn bodies() -> impl Iterator<Item = (u64, Body, Cfg)> {
    (0..1500).map(|seed| {
        let body = random_body(seed);
        let cfg = Cfg::new(&body);
        (seed, body, cfg)
    })
}

/// A step from one place to the next: did the instruction at the first place happen, and what was caught?
struct Move {
    to: At,
    has_effect: bool,
    edge: Option<Edge>,
}

fn moves(body: &Body, cfg: &Cfg, at: At) -> Vec<Move> {
    let start =
        |edge: &Edge, has_effect| Move { to: At { block: edge.to, index: 0 }, has_effect, edge: Some(*edge) };
    let succs = cfg.succs(at.block).iter();
    match body.instr(at) {
        None => succs.filter(|edge| edge.kind != EdgeKind::Throw).map(|edge| start(edge, true)).collect(),
        Some(instr) => {
            let thrown = succs.filter(|edge| edge.kind == EdgeKind::Throw && instr.op.can_throw());
            let mut moves: Vec<Move> = thrown.map(|edge| start(edge, false)).collect();
            let next = At { block: at.block, index: at.index + 1 };
            moves.push(Move { to: next, has_effect: true, edge: None });
            moves
        }
    }
}

/// The moves that a path in `context` can make.
fn moves_in<S>(
    body: &Body,
    cfg: &Cfg,
    at: At,
    context: &Context,
    after: impl Fn(Move) -> (At, S),
) -> Vec<(At, (Context, S))> {
    let in_context = |step: Move| {
        let next = match &step.edge {
            Some(edge) => context.across(body, edge)?,
            None => context.clone(),
        };
        let (to, state) = after(step);
        Some((to, (next, state)))
    };
    moves(body, cfg, at).into_iter().filter_map(in_context).collect()
}

fn all_places(body: &Body) -> impl Iterator<Item = At> {
    body.blocks.entries().flat_map(|(block, content)| {
        (0..=content.instrs.len()).map(move |index| At { block, index: index as u32 })
    })
}

/// Everything that can be reached from `start` when `follow` says how.
fn explore<S: Clone + Ord>(
    start: Vec<(At, S)>,
    follow: impl Fn(At, &S) -> Vec<(At, S)>,
) -> BTreeSet<(At, S)> {
    let mut seen = BTreeSet::new();
    let mut work = start;
    while let Some((at, state)) = work.pop() {
        if seen.insert((at, state.clone())) {
            work.extend(follow(at, &state));
        }
    }
    seen
}

/// What is reached from `starts` without going through `avoided`.
fn reached(cfg: &Cfg, starts: &[BlockId], avoided: Option<BlockId>, edges: Edges) -> BTreeSet<BlockId> {
    let mut seen = BTreeSet::new();
    let mut work: Vec<BlockId> = starts.to_vec();
    while let Some(block) = work.pop() {
        if Some(block) != avoided && seen.insert(block) {
            let succs = cfg.succs(block).iter();
            let succs = succs.filter(|edge| edges == Edges::All || edge.kind == EdgeKind::Normal);
            work.extend(succs.map(|edge| edge.to));
        }
    }
    seen
}

#[test]
fn dominators_are_what_no_path_avoids() {
    for (seed, body, cfg) in bodies() {
        for edges in [Edges::All, Edges::Normal] {
            let dominators = Dominators::over(&cfg, edges);
            let reachable = reached(&cfg, &[Body::ENTRY], None, edges);
            for a in body.blocks.ids() {
                let without = reached(&cfg, &[Body::ENTRY], Some(a), edges);
                for b in body.blocks.ids() {
                    let expected = reachable.contains(&a) && reachable.contains(&b) && !without.contains(&b);
                    assert_eq!(dominators.dominates(a, b), expected, "seed {seed}: {a:?} {b:?} {edges:?}");
                }
            }
        }
    }
}

#[test]
fn post_dominators_are_what_no_way_out_avoids() {
    for (seed, body, cfg) in bodies() {
        for edges in [Edges::All, Edges::Normal] {
            let gets_out = |block: BlockId, avoided| {
                let is_exit = |last| {
                    let exits = cfg.exits(last);
                    exits.normal || (edges == Edges::All && exits.exceptional)
                };
                cfg.rank(block).is_some() && reached(&cfg, &[block], avoided, edges).into_iter().any(is_exit)
            };
            let post = Dominators::post(&cfg, edges);
            for a in body.blocks.ids() {
                for b in body.blocks.ids() {
                    let expected = gets_out(a, None) && gets_out(b, None) && !gets_out(b, Some(a));
                    assert_eq!(post.dominates(a, b), expected, "seed {seed}: {a:?} {b:?} {edges:?}");
                }
            }
        }
    }
}

#[test]
fn immediate_dominators_are_the_closest() {
    for (seed, body, cfg) in bodies() {
        let dominators = Dominators::new(&cfg);
        for b in body.blocks.ids() {
            let strict: Vec<BlockId> =
                body.blocks.ids().filter(|&a| a != b && dominators.dominates(a, b)).collect();
            let closest =
                strict.iter().copied().find(|&a| strict.iter().all(|&other| dominators.dominates(other, a)));
            assert_eq!(dominators.immediate(b), closest, "seed {seed}: {b:?}");
        }
    }
}

/// h, l with h -> … -> l -> h and h dominating l; then all blocks that h dominates and that reach l without
/// h.
#[test]
fn loops_are_what_the_definition_says() {
    for (seed, body, cfg) in bodies() {
        let dominators = Dominators::new(&cfg);
        let loops = Loops::new(&cfg, &dominators);
        let mut found = 0;
        for header in body.blocks.ids() {
            let goes_back = |edge: &&Edge| edge.to == header && dominators.dominates(header, edge.from);
            let latches: BTreeSet<BlockId> = body
                .blocks
                .ids()
                .flat_map(|block| cfg.succs(block))
                .filter(goes_back)
                .map(|edge| edge.from)
                .collect();
            if latches.is_empty() {
                continue;
            }
            found += 1;
            let reaches_latch = |block: BlockId| {
                let reach = reached(&cfg, &[block], Some(header), Edges::All);
                cfg.rank(block).is_some() && latches.iter().any(|latch| reach.contains(latch))
            };
            let expected: Vec<BlockId> =
                body.blocks.ids().filter(|&block| block == header || reaches_latch(block)).collect();
            let got = loops
                .all()
                .iter()
                .find(|candidate| candidate.header == header)
                .expect("a loop of that header");
            assert_eq!(got.blocks, expected, "seed {seed}");
            assert_eq!(got.latches, latches.into_iter().collect::<Vec<_>>(), "seed {seed}");
        }
        assert_eq!(loops.all().len(), found, "seed {seed}");
        for block in body.blocks.ids() {
            let around: BTreeSet<LoopId> = loops.around(block).map(|(id, _)| id).collect();
            let entries = loops.all().entries();
            let expected =
                entries.filter(|(_, each)| each.blocks.contains(&block)).map(|(id, _)| id).collect();
            assert_eq!(around, expected, "seed {seed}: {block:?}");
        }
    }
}

#[test]
fn definitions_reach_along_paths_that_do_not_write_again() {
    for (seed, body, cfg) in bodies() {
        let reaching = ReachingDefs::new(&body, &cfg);
        let entry = At { block: Body::ENTRY, index: 0 };
        for reg in body.regs.ids() {
            let seen = explore(vec![(entry, (Context::default(), Def::Entry(reg)))], |at, (context, def)| {
                let def = *def;
                let written = body.instr(at).is_some_and(|instr| instr.op.def() == Some(reg));
                let after = |step: Move| match step.edge {
                    Some(Edge { clause: Some((region, clause)), exception, .. })
                        if exception == Some(reg) =>
                    {
                        (step.to, Def::Exception(region, clause))
                    }
                    _ if step.has_effect && written => (step.to, Def::Instr(at)),
                    _ => (step.to, def),
                };
                moves_in(&body, &cfg, at, context, after)
            });
            for at in all_places(&body) {
                let expected: BTreeSet<Def> =
                    seen.iter().filter(|(place, _)| *place == at).map(|&(_, (_, def))| def).collect();
                let got: BTreeSet<Def> = reaching.of(&body, at, reg).into_iter().collect();
                assert_eq!(got, expected, "seed {seed}: {reg:?} at {at:?}");
            }
        }
    }
}

#[test]
fn a_register_is_live_if_a_path_reads_it_before_it_is_written() {
    for (seed, body, cfg) in bodies() {
        let liveness = Liveness::new(&body, &cfg);
        for at in all_places(&body).filter(|at| cfg.rank(at.block).is_some()) {
            let is_live = |reg: &Reg| {
                let reads = |at: At| {
                    let mut found = false;
                    let mut visit = |used: Reg| found |= used == *reg;
                    match body.instr(at) {
                        Some(instr) => instr.op.uses(&mut visit),
                        None => body.blocks[at.block].end.uses(&mut visit),
                    }
                    found
                };
                let keeps = |at: At, step: &Move| {
                    let written = body.instr(at).is_some_and(|instr| instr.op.def() == Some(*reg));
                    let caught = step.edge.is_some_and(|edge| edge.exception == Some(*reg));
                    !(caught || step.has_effect && written)
                };
                let seen = explore(vec![(at, ())], |at, ()| {
                    let kept = moves(&body, &cfg, at).into_iter().filter(|step| keeps(at, step));
                    kept.map(|step| (step.to, ())).collect()
                });
                seen.iter().any(|&(at, ())| reads(at))
            };
            let expected: Vec<Reg> = body.regs.ids().filter(is_live).collect();
            assert_eq!(liveness.before(&body, &cfg, at), expected, "seed {seed}: {at:?}");
        }
    }
}

#[test]
fn locks_held_are_the_least_and_most_over_all_paths() {
    for (seed, body, cfg) in bodies() {
        let reaching = ReachingDefs::new(&body, &cfg);
        let regions = LockRegions::new(&body, &cfg, &reaching, Vec::new(), monitors);
        let paths = Paths::new(&body, &reaching);
        for lock in regions.locks() {
            let change = |at: At, times: u8| match body.instr(at).map(|instr| &instr.op) {
                Some(Op::Enter { object }) if paths.of(at, *object) == *lock => (times + 1).min(15),
                Some(Op::Exit { object }) if paths.of(at, *object) == *lock => times.saturating_sub(1),
                _ => times,
            };
            let entry = At { block: Body::ENTRY, index: 0 };
            let seen = explore(vec![(entry, (Context::default(), 0))], |at, (context, times)| {
                let after = |step: Move| (step.to, if step.has_effect { change(at, *times) } else { *times });
                moves_in(&body, &cfg, at, context, after)
            });
            for at in all_places(&body) {
                let counts = || seen.iter().filter(|(place, _)| *place == at).map(|&(_, (_, times))| times);
                let expected = (counts().min().unwrap_or(0), counts().max().unwrap_or(0));
                let held = regions.held(&body, at);
                let got = held.iter().find(|held| held.lock == lock);
                let got = got.map_or((0, 0), |held| (held.at_least, held.at_most));
                assert_eq!(got, expected, "seed {seed}: {at:?}");
            }
        }
    }
}
