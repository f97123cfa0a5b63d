//! A program that follows edits of bodies: the file is lowered again, and its bodies take the place of the old ones.
//! Numbers stay what they are, those of lambdas in the order of the file; the rest of the program does not notice.
//!
//! What a body mentioned and no body mentions any more stays in the tables: an external type, a method of a library. It
//! is in nobody's way.

use super::bodies::{self, Context};
use super::declare;
use super::fragment::Fragment;
use super::link::{Linked, Linker};
use super::reach::{Reach, Wave};
use super::shape;
use crate::bind::{MemberKind, MemberSym, Origin, SourceId, Symbols, TypeSym};
use ir::{FieldId, FileId, IndexVec, MethodId, Program};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Expressions nest as deeply as the parser allows, and calls in chains deeper; stacks are only used as far as
/// they are needed.
const STACK: usize = 64 << 20;

/// A program, and what it takes to lower one of its files again.
#[derive(Debug)]
pub struct LiveProgram {
    linked: Linked,
    files: IndexVec<SourceId, FileId>,
    work: IndexVec<SourceId, Work>,
    /// The lambdas of each file, in its order.
    lambdas: IndexVec<SourceId, Vec<MethodId>>,
    /// Numbers of lambdas that are no more.
    free: VecDeque<MethodId>,
    /// The models that are in it.
    reach: Reach,
    pool: Option<rayon::ThreadPool>,
}

/// What is lowered with a file.
#[derive(Clone, Debug, Default)]
struct Work {
    /// The members that it declares.
    members: Vec<MemberSym>,
    /// The types whose static constructor it makes.
    static_inits: Vec<TypeSym>,
}

/// What is not as it was.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Changed {
    /// Methods whose body, place or declaration may have changed, sorted; lambdas that are no more among them.
    pub methods: Vec<MethodId>,
    /// Fields that stand somewhere else, sorted.
    pub fields: Vec<FieldId>,
}

impl LiveProgram {
    /// Lowers the program and the models of libraries that it needs.
    pub fn new(symbols: &Symbols) -> LiveProgram {
        LiveProgram::reaching(symbols, Reach::new(symbols))
    }

    /// Lowers the program and all models of libraries.
    pub fn with_all_models(symbols: &Symbols) -> LiveProgram {
        LiveProgram::reaching(symbols, Reach::everything(symbols))
    }

    fn reaching(symbols: &Symbols, mut reach: Reach) -> LiveProgram {
        let mut linker = Linker::new(symbols);
        let files = declare::files(&mut linker);
        let threads = rayon::current_num_threads();
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).stack_size(STACK).build().ok();
        let cx = Context { symbols, files: &files };
        let mut work = IndexVec::filled(Work::default(), symbols.sources.len());
        let mut fragments = Vec::new();
        while let Some(wave) = reach.next() {
            let by_source = by_source(symbols, wave);
            let all: Vec<&Work> = by_source.values().collect();
            let lowered = lower_files(cx, pool.as_ref(), &all);
            for fragment in &lowered {
                reach.mention(symbols, fragment);
            }
            fragments.extend(by_source.keys().copied().zip(lowered));
            for (source, more) in by_source {
                work[source].members.extend(more.members);
                work[source].static_inits.extend(more.static_inits);
            }
        }
        declare::declare(&mut linker, &files, &reach);
        let mut lambdas = IndexVec::filled(Vec::new(), symbols.sources.len());
        let mut free = VecDeque::new();
        for (source, fragment) in fragments {
            lambdas[source].extend(linker.add(fragment, &mut free).lambdas);
        }
        LiveProgram { linked: linker.pause(), files, work, lambdas, free, reach, pool }
    }

    /// The program as it is now.
    pub fn program(&self) -> &Program {
        &self.linked.program
    }

    /// The program, which follows no more edits.
    pub fn into_program(self) -> Program {
        self.linked.program
    }

    /// Lowers a file of the program again. The symbols are those that the program was made from, after
    /// [`Symbols::replace_source`]. Nothing comes of it if the file needs a model that was not needed before: then
    /// everything has to be lowered again.
    pub fn update(&mut self, symbols: &Symbols, source: SourceId) -> Option<Changed> {
        let sources = self.affected(symbols, source);
        let cx = Context { symbols, files: &self.files };
        let all: Vec<&Work> = sources.iter().map(|&source| &self.work[source]).collect();
        let fragments = lower_files(cx, self.pool.as_ref(), &all);
        for fragment in &fragments {
            self.reach.mention(symbols, fragment);
        }
        if !self.reach.is_done() {
            return None;
        }
        let mut linker = std::mem::take(&mut self.linked).resume(symbols);
        let mut changed = Changed::default();
        for (&source, fragment) in sources.iter().zip(fragments) {
            let old = std::mem::take(&mut self.lambdas[source]);
            linker.program.take_methods(&old);
            changed.methods.extend(&old);
            for id in old.into_iter().rev() {
                self.free.push_front(id);
            }
            let added = linker.add(fragment, &mut self.free);
            changed.methods.extend(added.lambdas.iter().chain(&added.declared));
            self.lambdas[source] = added.lambdas;
        }
        let (fields, methods) =
            declare::place_again(&mut linker, source, &self.work[source].members, &self.files);
        changed.fields = fields;
        changed.methods.extend(methods);
        changed.methods.sort_unstable();
        changed.methods.dedup();
        changed.fields.sort_unstable();
        self.linked = linker.pause();
        Some(changed)
    }

    /// The file itself, and the files with constructors that run initialisers which stand in it.
    fn affected(&self, symbols: &Symbols, source: SourceId) -> BTreeSet<SourceId> {
        let mut affected = BTreeSet::from([source]);
        let partial = symbols.types.entries().filter(|(_, decl)| {
            decl.parts.len() > 1
                && decl.origin != Origin::Outline
                && decl.parts.iter().any(|part| part.source == source)
        });
        for (sym, decl) in partial {
            let constructors = decl.members.iter().map(|&member| &symbols.members[member]).filter(|member| {
                matches!(member.kind, MemberKind::Constructor | MemberKind::StaticConstructor)
            });
            affected.extend(constructors.map(|member| member.source));
            let first = shape::first_part(symbols, sym).source;
            affected.extend(self.work[first].static_inits.contains(&sym).then_some(first));
        }
        affected
    }
}

/// Lowers files on many threads.
fn lower_files(cx: Context<'_>, pool: Option<&rayon::ThreadPool>, work: &[&Work]) -> Vec<Fragment> {
    let lower_one = |work: &&Work| bodies::lower_file(cx, &work.members, &work.static_inits);
    match pool {
        Some(pool) => pool.install(|| work.par_iter().map(lower_one).collect()),
        None => work.iter().map(lower_one).collect(),
    }
}

/// What of a wave is lowered with which file.
fn by_source(symbols: &Symbols, wave: Wave) -> BTreeMap<SourceId, Work> {
    let mut by_source: BTreeMap<SourceId, Work> = BTreeMap::new();
    for member in wave.members {
        by_source.entry(symbols.members[member].source).or_default().members.push(member);
    }
    for sym in wave.static_inits {
        let source = shape::first_part(symbols, sym).source;
        by_source.entry(source).or_default().static_inits.push(sym);
    }
    by_source
}
