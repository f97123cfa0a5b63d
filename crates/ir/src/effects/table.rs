//! The table: lines under types, found by name.

use std::fmt;

use hashbrown::HashTable;
use rustc_hash::FxHashMap;

use super::effect::Effect;
use super::fact::{Fact, Facts};
use super::member::{EVERY, Member, MemberKind};
use super::names::{NameId, Names, is_type, type_hash, type_key};
use super::params::{Arguments, Fit, Params};
use super::parse::{MemberLine, Source, TypeBlock, parse};
use super::problem::{Mistake, Problem};
use super::spell::Spelled;
use super::words::closest;

/// A type of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TypeId(u32);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct LineId(u32);

/// What every library call means for concurrency.
#[derive(Clone, Default, Debug)]
pub struct Effects {
    names: Names,
    types: Vec<Type>,
    type_ids: HashTable<TypeId>,
    lines: Vec<Line>,
    /// The lines of one member in the order in which they are tried.
    by_member: FxHashMap<(TypeId, MemberKind, NameId), Vec<LineId>>,
    extensions: FxHashMap<NameId, Vec<LineId>>,
    /// The type that all others inherit from.
    root: Option<TypeId>,
    /// The name `*`, if any line has it.
    every: Option<NameId>,
    layers: u32,
}

#[derive(Clone, Debug)]
struct Type {
    name: Box<str>,
    /// The name in the spelling that is compared.
    key: Box<[u8]>,
    facts: Facts,
    bases: Vec<TypeId>,
    /// All types above this one, nearest first; the root is not among them.
    ancestors: Box<[TypeId]>,
    layer: u32,
    place: Place,
}

/// Where a line of the table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    file: NameId,
    line: u32,
}

/// One line of the table: a member, or several of its overloads, and what they do.
#[derive(Clone, Debug)]
pub struct Line {
    owner: TypeId,
    kind: MemberKind,
    name: NameId,
    params: Params,
    effects: Box<[Effect]>,
    place: Place,
    layer: u32,
}

impl Line {
    /// The type under which the line stands.
    pub fn owner(&self) -> TypeId {
        self.owner
    }

    /// Which calls it is about.
    pub fn params(&self) -> &Params {
        &self.params
    }

    /// What they mean, in the order in which it happens.
    pub fn effects(&self) -> &[Effect] {
        &self.effects
    }
}

/// The answer to a question.
#[derive(Clone, Copy, Debug)]
pub struct Found<'a> {
    /// The line that says it.
    pub line: &'a Line,
    /// Whether no other line could be meant.
    pub certain: bool,
}

impl<'a> Found<'a> {
    /// What the call means.
    pub fn effects(self) -> &'a [Effect] {
        &self.line.effects
    }
}

/// Building.
impl Effects {
    /// A table of these texts. They are one layer: nothing may be said twice.
    pub fn parse(sources: &[Source<'_>]) -> Result<Effects, Vec<Problem>> {
        Effects::default().with(sources)
    }

    /// This table with another on top: its lines are tried first, its facts win.
    pub fn with(&self, sources: &[Source<'_>]) -> Result<Effects, Vec<Problem>> {
        let mut table = self.clone();
        table.layers += 1;
        let mut problems = Vec::new();
        let mut pending = Vec::new();
        for source in sources {
            let (blocks, mistakes) = parse(*source, &mut table.names);
            problems.extend(mistakes);
            let file = table.names.intern(source.name);
            for block in blocks {
                let added = table.add_type(file, &block);
                let id = added.unwrap_or_else(|(id, mistake)| {
                    problems.push(mistake.at(source.name, block.line));
                    id
                });
                pending.push((id, file, block));
            }
        }
        for (id, file, block) in pending {
            table.add_block(id, file, block, &mut problems);
        }
        table.close();
        problems.sort_by(|one, other| (&one.file, one.line).cmp(&(&other.file, other.line)));
        if problems.is_empty() { Ok(table) } else { Err(problems) }
    }

    /// The type of this block; a mistake if this layer has it already.
    fn add_type(&mut self, file: NameId, block: &TypeBlock) -> Result<TypeId, (TypeId, Mistake)> {
        let place = Place { file, line: block.line };
        let Some(id) = self.type_named(&block.name) else {
            let id = TypeId(self.types.len() as u32);
            self.types.push(Type {
                name: block.name.as_str().into(),
                key: type_key(&block.name),
                facts: block.facts,
                bases: Vec::new(),
                ancestors: Box::default(),
                layer: self.layers,
                place,
            });
            let types = &self.types;
            let rehash = |id: &TypeId| type_hash(&types[id.0 as usize].name);
            self.type_ids.insert_unique(type_hash(&block.name), id, rehash);
            return Ok(id);
        };
        let earlier = &mut self.types[id.0 as usize];
        if earlier.layer == self.layers {
            let Place { file, line } = earlier.place;
            let mistake = Mistake::new(format!("`{}` has a block already", block.name));
            return Err((id, mistake.help(format!("see {}:{line}", self.names.text(file)))));
        }
        earlier.layer = self.layers;
        earlier.place = place;
        earlier.facts = block.facts.over(earlier.facts);
        Ok(id)
    }

    fn add_block(&mut self, id: TypeId, file: NameId, block: TypeBlock, problems: &mut Vec<Problem>) {
        for base in &block.bases {
            let inside = format!("{}.{base}", block.namespace);
            match self.type_named(&inside).or_else(|| self.type_named(base)) {
                Some(base) if self.bases(id).contains(&base) => {}
                Some(base) => self.types[id.0 as usize].bases.push(base),
                None => problems.push(self.unknown_base(base).at(self.names.text(file), block.line)),
            }
        }
        for member in block.members {
            let line = member.line;
            if let Err(mistake) = self.add_line(id, file, member) {
                problems.push(mistake.at(self.names.text(file), line));
            }
        }
    }

    fn unknown_base(&self, base: &str) -> Mistake {
        let mistake = Mistake::new(format!("the base `{base}` has no block"));
        match closest(base, self.types.iter().map(|known| &*known.name)) {
            Some(name) => mistake.help(format!("did you mean `{name}`?")),
            None => mistake.help("write its full name, or give it a `type` line"),
        }
    }

    fn add_line(&mut self, owner: TypeId, file: NameId, member: MemberLine) -> Result<(), Mistake> {
        let name = self.names.intern(&member.name);
        let siblings = self.by_member.entry((owner, member.kind, name)).or_default();
        let ours = siblings.iter().take_while(|id| self.lines[id.0 as usize].layer == self.layers).count();
        let hides = |id: &&LineId| self.lines[id.0 as usize].params.covers(&member.params);
        if let Some(earlier) = siblings[..ours].iter().find(hides) {
            let Place { file, line } = self.lines[earlier.0 as usize].place;
            let mistake = Mistake::new("this line is never reached");
            return Err(mistake.help(format!("{}:{line} says it all", self.names.text(file))));
        }
        // What the layers below say of the same calls is never asked for again.
        let hidden = |id: &LineId| member.params.covers(&self.lines[id.0 as usize].params);
        let below = siblings.split_off(ours);
        let id = LineId(self.lines.len() as u32);
        siblings.push(id);
        siblings.extend(below.into_iter().filter(|id| !hidden(id)));
        if member.params.is_extension() {
            self.extensions.entry(name).or_default().push(id);
        }
        self.lines.push(Line {
            owner,
            kind: member.kind,
            name,
            params: member.params,
            effects: member.effects.into(),
            place: Place { file, line: member.line },
            layer: self.layers,
        });
        Ok(())
    }

    /// Computes what follows from the whole: who is above whom.
    fn close(&mut self) {
        self.root = self.type_named("System.Object").or_else(|| self.type_named("java.lang.Object"));
        self.every = self.names.find(EVERY);
        for index in 0..self.types.len() {
            let mut above: Vec<TypeId> = self.types[index].bases.clone();
            let mut next = 0;
            while let Some(id) = above.get(next) {
                for base in self.types[id.0 as usize].bases.clone() {
                    if !above.contains(&base) && base.0 as usize != index {
                        above.push(base);
                    }
                }
                next += 1;
            }
            self.types[index].ancestors = above.into();
        }
    }
}

/// Asking. Nothing here allocates.
impl Effects {
    /// The type of this full name, in any spelling: `N.Map<,>`, `N.Map<K, V>`, ``N.Map`2``.
    pub fn type_named(&self, name: &str) -> Option<TypeId> {
        let same = |id: &TypeId| is_type(&self.types[id.0 as usize].key, name);
        self.type_ids.find(type_hash(name), same).copied()
    }

    /// The name of a type, as the table spells it.
    pub fn type_name(&self, id: TypeId) -> &str {
        &self.types[id.0 as usize].name
    }

    /// A name that an effect speaks of.
    pub fn name(&self, id: NameId) -> &str {
        self.names.text(id)
    }

    /// What is true of a type: its own facts, and what it inherits of those above it.
    pub fn facts(&self, id: TypeId) -> Facts {
        let entry = &self.types[id.0 as usize];
        let inherited = entry.ancestors.iter().map(|above| self.types[above.0 as usize].facts.inherited());
        inherited.fold(entry.facts, Facts::over)
    }

    /// Whether a type is, or inherits from, another.
    pub fn is_subtype(&self, id: TypeId, above: TypeId) -> bool {
        id == above || self.types[id.0 as usize].ancestors.contains(&above)
    }

    /// The types right above a type.
    pub fn bases(&self, id: TypeId) -> &[TypeId] {
        &self.types[id.0 as usize].bases
    }

    /// What a call means. The type's own lines come first, then those of the types above it.
    pub fn find(&self, id: TypeId, member: Member<'_>, arguments: Arguments<'_>) -> Option<Found<'_>> {
        let name = self.names.find(member.name);
        let own = self.find_own(id, member.kind, name, arguments);
        if own.is_some() || member.kind == MemberKind::Constructor {
            return own;
        }
        let above = self.types[id.0 as usize].ancestors.iter().copied().chain(self.root);
        above.into_iter().find_map(|id| self.find_own(id, member.kind, name, arguments))
    }

    /// What a call means when the receiver's type and those above it are known by name, nearest first.
    /// Names that the table does not have are passed over.
    pub fn lookup<'q>(
        &self,
        types: impl IntoIterator<Item = &'q str>,
        member: Member<'_>,
        arguments: Arguments<'_>,
    ) -> Option<Found<'_>> {
        let known = types.into_iter().filter_map(|name| self.type_named(name));
        known.into_iter().find_map(|id| self.find(id, member, arguments))
    }

    /// What a call of an extension method could mean, if all that is known is its name. The receiver is the
    /// first of the arguments.
    pub fn extensions<'a>(
        &'a self,
        name: &str,
        arguments: Arguments<'a>,
    ) -> impl Iterator<Item = Found<'a>> + use<'a> {
        let lines = self.names.find(name).and_then(|name| self.extensions.get(&name));
        let lines = lines.into_iter().flatten().map(|id| (*id, &self.lines[id.0 as usize]));
        lines.filter(|(id, line)| self.is_live(*id, line)).filter_map(move |(_, line)| {
            let fit = line.params.fit(arguments);
            (fit != Fit::No).then_some(Found { line, certain: fit == Fit::Yes })
        })
    }

    fn find_own(
        &self,
        id: TypeId,
        kind: MemberKind,
        name: Option<NameId>,
        arguments: Arguments<'_>,
    ) -> Option<Found<'_>> {
        let named = name.and_then(|name| self.fitting(id, kind, name, arguments));
        named.or_else(|| {
            let found = self.fitting(id, kind, self.every?, arguments)?;
            (!self.is_of_root(kind, name)).then_some(found)
        })
    }

    /// Whether every object has this member: then `*` does not speak of it.
    fn is_of_root(&self, kind: MemberKind, name: Option<NameId>) -> bool {
        let key = self.root.zip(name);
        key.is_some_and(|(root, name)| self.by_member.contains_key(&(root, kind, name)))
    }

    /// The first line that fits for sure, else the first that perhaps fits.
    fn fitting(
        &self,
        id: TypeId,
        kind: MemberKind,
        name: NameId,
        arguments: Arguments<'_>,
    ) -> Option<Found<'_>> {
        let mut perhaps: Option<Found<'_>> = None;
        for id in self.by_member.get(&(id, kind, name))? {
            let line = &self.lines[id.0 as usize];
            match line.params.fit(arguments) {
                Fit::Yes => return Some(Found { line, certain: perhaps.is_none() }),
                Fit::Perhaps => {
                    let first = perhaps.map(|found| Found { certain: false, ..found });
                    perhaps = first.or(Some(Found { line, certain: true }));
                }
                Fit::No => {}
            }
        }
        perhaps
    }
}

/// Walking through and printing.
impl Effects {
    /// All types, in the order of the texts.
    pub fn types(&self) -> impl Iterator<Item = TypeId> + use<> {
        (0..self.types.len() as u32).map(TypeId)
    }

    /// All lines that are not hidden by a table on top, in the order of the texts.
    pub fn lines(&self) -> impl Iterator<Item = &Line> {
        let lines = (0..).map(LineId).zip(&self.lines);
        lines.filter(|(id, line)| self.is_live(*id, line)).map(|(_, line)| line)
    }

    fn is_live(&self, id: LineId, line: &Line) -> bool {
        self.by_member.get(&(line.owner, line.kind, line.name)).is_some_and(|lines| lines.contains(&id))
    }

    /// The member that a line is about; `*` stands for all that have no line of their own.
    pub fn member(&self, line: &Line) -> Member<'_> {
        Member { kind: line.kind, name: self.names.text(line.name) }
    }

    /// The name of the text in which a type has its block.
    pub fn area(&self, id: TypeId) -> &str {
        self.names.text(self.types[id.0 as usize].place.file)
    }

    /// Where a line stands: `file:line`.
    pub fn place(&self, line: &Line) -> String {
        format!("{}:{}", self.names.text(line.place.file), line.place.line)
    }

    /// A line without its type, as the table spells it: `Enter(object)  acquire(arg0)`.
    pub fn spelled(&self, line: &Line) -> String {
        let member = self.member(line);
        let params = match line.kind {
            MemberKind::Method | MemberKind::Constructor | MemberKind::Operator => {
                format!("({})", line.params)
            }
            _ => String::new(),
        };
        format!("{member}{params}  {}", self.spelled_effects(line.effects()))
    }

    /// Effects, as the table spells them.
    pub fn spelled_effects(&self, effects: &[Effect]) -> String {
        let all: Vec<String> = effects
            .iter()
            .map(|effect| Spelled { effect: *effect, names: &self.names }.to_string())
            .collect();
        all.join(" ")
    }
}

/// The table as a text that parses back to the same table.
impl fmt::Display for Effects {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines: Vec<Vec<&Line>> = vec![Vec::new(); self.types.len()];
        for line in self.lines() {
            lines[line.owner.0 as usize].push(line);
        }
        for (entry, mut lines) in self.types.iter().zip(lines) {
            // The order of asking: what was put on top comes first.
            lines.sort_by_key(|line| std::cmp::Reverse(line.layer));
            let bases: Vec<&str> = entry.bases.iter().map(|base| self.type_name(*base)).collect();
            let colon = if bases.is_empty() { "" } else { " : " };
            writeln!(f, "type {}{colon}{}", entry.name, bases.join(", "))?;
            if !entry.facts.is_empty() {
                let facts: Vec<String> = entry.facts.iter().map(|fact: Fact| fact.to_string()).collect();
                writeln!(f, "  is {}", facts.join(", "))?;
            }
            for line in lines {
                writeln!(f, "  {}", self.spelled(line))?;
            }
        }
        Ok(())
    }
}
