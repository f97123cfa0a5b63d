//! The control flow of a method: its instructions cut into nodes at jumps, targets and borders of protected
//! ranges; which slots are live at each node; and the protected regions.
//!
//! **Subroutines** (`jsr`, `ret`; compilers before Java 6) are copied for each of their calls: a node is a
//! stretch of code *in a context*, which is the list of calls that are under way. A `ret` is taken to return
//! from the latest. Calls that are under way twice, or too many copies, are a problem.
//!
//! **Exception tables** are lists where the first entry that fits is taken, and IR regions are a tree. A node's
//! list of entries is a path of the tree; nodes with equal ends of lists share regions. An entry does not
//! protect the first node of its own handler: compilers let handlers that release a monitor protect
//! themselves, which would be an endless loop.

use classfile::{Code, ExceptionHandler, Instruction, Problem, Result};
use ir::{Clause, Handlers, IndexVec, Reg, Try, TryId, TyId};
use rustc_hash::FxHashMap;

/// A stretch of code that control enters at its start only.
pub(super) struct Node {
    /// Its first instruction.
    pub(super) first: u32,
    /// The first instruction behind it.
    pub(super) end: u32,
    /// Which calls of subroutines are under way.
    pub(super) context: ContextId,
    /// How many nodes, and handlers, lead here.
    pub(super) ways_in: u32,
    /// The innermost region that protects it.
    pub(super) region: Option<TryId>,
    /// The handlers of all regions around it, without repetition.
    pub(super) handlers: Vec<u32>,
    pub(super) succs: Vec<u32>,
}

/// A list of calls of subroutines.
pub(super) type ContextId = u32;

/// The control flow of a method.
pub(super) struct Graph<'a> {
    pub(super) instructions: Vec<(u32, Instruction<'a>)>,
    /// Which instruction starts at a byte of the code.
    at: Vec<u32>,
    /// The nodes, in the order of the code.
    pub(super) nodes: Vec<Node>,
    node_at: FxHashMap<(u32, ContextId), u32>,
    /// Node numbers by instruction, outside of subroutines.
    plain_at: Vec<u32>,
    /// For each context, the one around it and where it returns to.
    contexts: Vec<(ContextId, u32)>,
    /// At which instructions handlers start, and the indices of the classes that they catch; 0 is everything.
    pub(super) catches: FxHashMap<u32, Vec<u16>>,
    /// Where the code starts in the file.
    offset: usize,
}

/// No instruction, no node.
const NONE: u32 = u32::MAX;

/// Ranges times nodes; real methods stay below a million.
const MAX_PROTECTION: usize = 1 << 24;

/// How many times a method may grow by copies of its subroutines.
const MAX_COPIES: usize = 8;

impl<'a> Graph<'a> {
    pub(super) fn new(code: &Code<'a>) -> Result<Graph<'a>> {
        let mut graph = Graph {
            instructions: Vec::with_capacity(code.bytes.data().len() / 2),
            at: vec![NONE; code.bytes.data().len()],
            nodes: Vec::new(),
            node_at: FxHashMap::default(),
            plain_at: Vec::new(),
            contexts: vec![(0, NONE)],
            catches: FxHashMap::default(),
            offset: code.bytes.offset(),
        };
        for decoded in code.instructions() {
            let (at, instruction) = decoded?;
            graph.at[at as usize] = graph.instructions.len() as u32;
            graph.instructions.push((at, instruction));
        }
        if graph.instructions.is_empty() {
            return Err(Problem::new(graph.offset, "a method has no code"));
        }
        let ranges = graph.ranges(code)?;
        let leaders = graph.leaders(&ranges)?;
        graph.find_nodes(&leaders, &ranges)?;
        Ok(graph)
    }

    /// A problem at an instruction.
    pub(super) fn problem(&self, index: u32, reason: &'static str) -> Problem {
        let at = self.instructions.get(index as usize).map_or(0, |&(at, _)| at as usize);
        Problem::new(self.offset + at, reason)
    }

    /// The instruction at a byte of the code.
    fn instruction_at(&self, from: u32, at: u32) -> Result<u32> {
        match self.at.get(at as usize) {
            Some(&index) if index != NONE => Ok(index),
            _ => Err(self.problem(from, "a jump goes to no instruction")),
        }
    }

    /// The node that control goes to from an instruction of a context by a jump to a byte of the code.
    pub(super) fn target(&self, from: u32, at: u32, context: ContextId) -> Result<u32> {
        let index = self.instruction_at(from, at)?;
        self.node(from, index, context)
    }

    /// The node that starts at an instruction.
    pub(super) fn node(&self, from: u32, index: u32, context: ContextId) -> Result<u32> {
        let found = if context == 0 {
            self.plain_at.get(index as usize).copied().filter(|&node| node != NONE)
        } else {
            self.node_at.get(&(index, context)).copied()
        };
        found.ok_or_else(|| self.problem(from, "control goes to no instruction"))
    }

    /// The subroutine that a `jsr` calls: its node.
    pub(super) fn subroutine(&self, from: u32, at: u32, context: ContextId) -> Result<u32> {
        let entered = self.contexts.iter().position(|&it| it == (context, from + 1));
        self.target(from, at, entered.map_or(0, |index| index as u32))
    }

    /// The node that a `ret` in a context goes to.
    pub(super) fn returned(&self, from: u32, context: ContextId) -> Result<u32> {
        let (around, back) = self.contexts[context as usize];
        self.node(from, back, around)
    }

    fn ranges(&self, code: &Code<'a>) -> Result<Vec<Range>> {
        let len = self.instructions.len() as u32;
        let end_of = |at: u16| {
            if usize::from(at) == self.at.len() { Ok(len) } else { self.instruction_at(0, u32::from(at)) }
        };
        let range = |handler: ExceptionHandler| {
            Ok(Range {
                start: self.instruction_at(0, u32::from(handler.start))?,
                end: end_of(handler.end)?,
                handler: self.instruction_at(0, u32::from(handler.handler))?,
                catch_type: handler.catch_type,
            })
        };
        code.exceptions().map(range).collect()
    }

    /// Which instructions start a node.
    fn leaders(&self, ranges: &[Range]) -> Result<Vec<bool>> {
        let len = self.instructions.len();
        // One more, for the end of the code.
        let mut leaders = vec![false; len + 1];
        leaders[0] = true;
        for range in ranges {
            for index in [range.start, range.end, range.handler] {
                leaders[index as usize] = true;
            }
        }
        for (index, (_, instruction)) in self.instructions.iter().enumerate() {
            let mut jump = |at: u32| -> Result<()> {
                let target = self.instruction_at(index as u32, at)?;
                leaders[target as usize] = true;
                Ok(())
            };
            match *instruction {
                Instruction::If(_, at)
                | Instruction::IfInt(_, at)
                | Instruction::IfRef(_, at)
                | Instruction::IfNull(_, at)
                | Instruction::Goto(at)
                | Instruction::Jsr(at) => jump(at)?,
                Instruction::TableSwitch(switch) => {
                    jump(switch.default)?;
                    switch.cases().try_for_each(|(_, at)| jump(at))?;
                }
                Instruction::LookupSwitch(switch) => {
                    jump(switch.default)?;
                    switch.cases().try_for_each(|(_, at)| jump(at))?;
                }
                Instruction::Ret(_) | Instruction::Return(_) | Instruction::Throw => {}
                _ => continue,
            }
            leaders[index + 1] = true;
        }
        Ok(leaders)
    }

    /// Finds what control reaches, and numbers it in the order of the code.
    fn find_nodes(&mut self, leaders: &[bool], ranges: &[Range]) -> Result<()> {
        let len = self.instructions.len();
        let max_nodes = leaders.iter().filter(|&&is| is).count() * MAX_COPIES;
        let mut finder = Finder { graph: self, leaders, found: Vec::new(), work: Vec::new() };
        finder.graph.plain_at = vec![NONE; len + 1];
        finder.reach(0, 0, 0)?;
        while let Some(number) = finder.work.pop() {
            if finder.found.len() > max_nodes {
                return Err(finder.graph.problem(0, "subroutines call each other too often"));
            }
            finder.expand(number, ranges)?;
        }
        let mut nodes = finder.found;
        let mut order: Vec<u32> = (0..nodes.len() as u32).collect();
        order.sort_unstable_by_key(|&number| (nodes[number as usize].first, nodes[number as usize].context));
        let mut numbers = vec![0; order.len()];
        for (new, &old) in order.iter().enumerate() {
            numbers[old as usize] = new as u32;
        }
        for number in self.plain_at.iter_mut().filter(|number| **number != NONE) {
            *number = numbers[*number as usize];
        }
        for number in self.node_at.values_mut() {
            *number = numbers[*number as usize];
        }
        for node in &mut nodes {
            for other in node.succs.iter_mut().chain(&mut node.handlers) {
                *other = numbers[*other as usize];
            }
        }
        let mut nodes: Vec<Option<Node>> = nodes.into_iter().map(Some).collect();
        self.nodes = order.iter().filter_map(|&old| nodes[old as usize].take()).collect();
        self.count_ways_in();
        Ok(())
    }

    fn count_ways_in(&mut self) {
        let mut ways_in = vec![0; self.nodes.len()];
        // The method is entered at its start.
        ways_in[0] = 1;
        for node in &self.nodes {
            for &to in node.succs.iter().chain(&node.handlers) {
                ways_in[to as usize] += 1;
            }
        }
        for (node, ways_in) in self.nodes.iter_mut().zip(ways_in) {
            node.ways_in = ways_in;
        }
    }

    /// Builds the tree of regions. `exception` gives the register and `ty` the type of what a handler catches.
    pub(super) fn regions(
        &mut self,
        code: &Code<'a>,
        exception: impl Fn(u32) -> Reg,
        ty: impl Fn(u16) -> Option<TyId>,
    ) -> Result<IndexVec<TryId, Try>> {
        let ranges = self.ranges(code)?;
        let mut regions = IndexVec::new();
        if ranges.is_empty() {
            return Ok(regions);
        }
        let mut known: FxHashMap<(Option<TryId>, &[Range], ContextId), TryId> = FxHashMap::default();
        for number in 0..self.nodes.len() {
            let (first, context) = (self.nodes[number].first, self.nodes[number].context);
            let mut around = None;
            // From the outermost entry to the innermost: the last in the list to the first.
            let mut end = ranges.len();
            while let Some(start) = protecting_group(&ranges[..end], first) {
                let group = &ranges[start.0..start.1];
                let key = (around, group, context);
                around = Some(match known.get(&key) {
                    Some(&region) => region,
                    None => {
                        let clauses = self.clauses(group, context, &exception, &ty)?;
                        let region = regions.push(Try { parent: around, handlers: Handlers::Catch(clauses) });
                        known.insert(key, region);
                        region
                    }
                });
                end = start.0;
            }
            self.nodes[number].region = around;
        }
        Ok(regions)
    }

    fn clauses(
        &self,
        group: &[Range],
        context: ContextId,
        exception: &impl Fn(u32) -> Reg,
        ty: &impl Fn(u16) -> Option<TyId>,
    ) -> Result<Vec<Clause>> {
        let clause = |range: &Range| {
            let node = self.node(range.handler, range.handler, context)?;
            let caught = if range.catch_type == 0 {
                None
            } else {
                Some(ty(range.catch_type).unwrap_or(TyId::UNKNOWN))
            };
            Ok(Clause { ty: caught, exception: exception(node), filter: None, entry: ir::BlockId(node) })
        };
        group.iter().map(clause).collect()
    }
}

/// A row of the exception table, in instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Range {
    start: u32,
    end: u32,
    handler: u32,
    catch_type: u16,
}

impl Range {
    fn protects(&self, first: u32) -> bool {
        (self.start..self.end).contains(&first) && self.handler != first
    }
}

/// The last stretch of entries that protect the same range, this node among it: `try` with several `catch`es.
fn protecting_group(ranges: &[Range], first: u32) -> Option<(usize, usize)> {
    let last = ranges.iter().rposition(|range| range.protects(first))?;
    let is_same = |range: &Range| {
        range.protects(first) && (range.start, range.end) == (ranges[last].start, ranges[last].end)
    };
    let same = ranges[..last].iter().rev().take_while(|range| is_same(range)).count();
    Some((last - same, last + 1))
}

/// Finds nodes, depth first.
struct Finder<'g, 'a> {
    graph: &'g mut Graph<'a>,
    leaders: &'g [bool],
    found: Vec<Node>,
    work: Vec<u32>,
}

impl Finder<'_, '_> {
    /// The number of the node at an instruction, found now if need be.
    fn reach(&mut self, from: u32, first: u32, context: ContextId) -> Result<u32> {
        if first as usize >= self.graph.instructions.len() {
            return Err(self.graph.problem(from, "control falls off the end of the code"));
        }
        let known = if context == 0 {
            Some(self.graph.plain_at[first as usize]).filter(|&node| node != NONE)
        } else {
            self.graph.node_at.get(&(first, context)).copied()
        };
        if let Some(node) = known {
            return Ok(node);
        }
        let number = self.found.len() as u32;
        let inside = self.leaders[first as usize + 1..].iter().position(|&is| is);
        let end = first + 1 + inside.unwrap_or(0) as u32;
        let node =
            Node { first, end, context, ways_in: 0, region: None, handlers: Vec::new(), succs: Vec::new() };
        self.found.push(node);
        self.work.push(number);
        if context == 0 {
            self.graph.plain_at[first as usize] = number;
        } else {
            self.graph.node_at.insert((first, context), number);
        }
        Ok(number)
    }

    fn expand(&mut self, number: u32, ranges: &[Range]) -> Result<()> {
        let Node { first, end, context, .. } = self.found[number as usize];
        if ranges.len() * self.found.len() > MAX_PROTECTION {
            return Err(self.graph.problem(first, "too many handlers protect too much code"));
        }
        let mut handlers = Vec::new();
        for range in ranges.iter().filter(|range| range.protects(first)) {
            let handler = self.reach(first, range.handler, context)?;
            if !handlers.contains(&handler) {
                handlers.push(handler);
            }
            let caught = self.graph.catches.entry(range.handler).or_default();
            if !caught.contains(&range.catch_type) {
                caught.push(range.catch_type);
            }
        }
        let succs = self.succs(end - 1, context)?;
        let node = &mut self.found[number as usize];
        (node.succs, node.handlers) = (succs, handlers);
        Ok(())
    }

    fn succs(&mut self, last: u32, context: ContextId) -> Result<Vec<u32>> {
        let (_, instruction) = self.graph.instructions[last as usize];
        let mut succs = Vec::new();
        match instruction {
            Instruction::If(_, at)
            | Instruction::IfInt(_, at)
            | Instruction::IfRef(_, at)
            | Instruction::IfNull(_, at) => {
                succs.push(self.jump(last, at, context)?);
                succs.push(self.reach(last, last + 1, context)?);
            }
            Instruction::Goto(at) => succs.push(self.jump(last, at, context)?),
            Instruction::Jsr(at) => {
                let entered = self.enter(last, context)?;
                succs.push(self.jump(last, at, entered)?);
            }
            Instruction::Ret(_) => {
                let (around, back) = self.graph.contexts[context as usize];
                if context == 0 {
                    return Err(self.graph.problem(last, "`ret` outside of a subroutine"));
                }
                succs.push(self.reach(last, back, around)?);
            }
            Instruction::TableSwitch(switch) => {
                succs.push(self.jump(last, switch.default, context)?);
                for (_, at) in switch.cases() {
                    succs.push(self.jump(last, at, context)?);
                }
            }
            Instruction::LookupSwitch(switch) => {
                succs.push(self.jump(last, switch.default, context)?);
                for (_, at) in switch.cases() {
                    succs.push(self.jump(last, at, context)?);
                }
            }
            Instruction::Return(_) | Instruction::Throw => {}
            _ => succs.push(self.reach(last, last + 1, context)?),
        }
        Ok(succs)
    }

    fn jump(&mut self, from: u32, at: u32, context: ContextId) -> Result<u32> {
        let target = self.graph.instruction_at(from, at)?;
        self.reach(from, target, context)
    }

    /// The context inside of a subroutine that is called at `from`.
    fn enter(&mut self, from: u32, context: ContextId) -> Result<ContextId> {
        let contexts = &mut self.graph.contexts;
        let mut around = context;
        while around != 0 {
            let (outer, back) = contexts[around as usize];
            if back == from + 1 {
                return Err(self.graph.problem(from, "a subroutine calls itself"));
            }
            around = outer;
        }
        let entered = (context, from + 1);
        let known = contexts.iter().position(|&it| it == entered);
        Ok(known.unwrap_or_else(|| {
            contexts.push(entered);
            contexts.len() - 1
        }) as u32)
    }
}
