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

use classfile::{Code, Instruction, Problem, Result};
use ir::{Clause, Handlers, IndexVec, Reg, Try, TryId, TyId};
use rustc_hash::FxHashMap;

/// A stretch of code that control enters at its start only.
#[derive(Clone, Copy)]
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
    /// Where its successors are in the list of edges, and behind them the handlers of all regions around it.
    succs: u32,
    handlers: u32,
    edges_end: u32,
}

/// A list of calls of subroutines.
pub(super) type ContextId = u32;

/// The control flow of a method. The next method uses its memory again.
#[derive(Default)]
pub(super) struct Graph<'a> {
    pub(super) instructions: Vec<(u32, Instruction<'a>)>,
    /// Which instruction starts at a byte of the code.
    at: Vec<u32>,
    /// Which instructions start a node.
    leaders: Vec<bool>,
    ranges: Vec<Range>,
    /// The nodes, in the order of the code.
    pub(super) nodes: Vec<Node>,
    edges: Vec<u32>,
    /// Nodes that were found and not yet looked at.
    work: Vec<u32>,
    node_at: FxHashMap<(u32, ContextId), u32>,
    /// Node numbers by instruction, outside of subroutines.
    plain_at: Vec<u32>,
    /// For each context, the one around it and where it returns to.
    contexts: Vec<(ContextId, u32)>,
    context_ids: FxHashMap<(ContextId, u32), ContextId>,
    /// At which instructions handlers start, and the indices of the classes that they catch; 0 is everything.
    pub(super) catches: FxHashMap<u32, Vec<u16>>,
    sorting: Sorting,
    /// Where the code starts in the file.
    offset: usize,
}

/// Room for bringing the nodes into the order of the code.
#[derive(Default)]
struct Sorting {
    order: Vec<u32>,
    /// The new number of each node.
    numbers: Vec<u32>,
    nodes: Vec<Node>,
}

/// No instruction, no node.
const NONE: u32 = u32::MAX;

/// Ranges times nodes; real methods stay below a million.
const MAX_PROTECTION: usize = 1 << 24;

/// How deep subroutines call each other: `finally` in `finally`.
const MAX_NESTING: u32 = 64;

/// How many times a method may grow by copies of its subroutines.
const MAX_COPIES: usize = 8;

impl<'a> Graph<'a> {
    /// The control flow of another method.
    pub(super) fn rebuild(&mut self, code: &Code<'a>) -> Result<()> {
        self.offset = code.bytes.offset();
        self.instructions.clear();
        self.at.clear();
        self.at.resize(code.bytes.data().len(), NONE);
        self.node_at.clear();
        self.catches.clear();
        self.contexts.clear();
        self.context_ids.clear();
        self.contexts.push((0, NONE));
        code.decode(&mut self.instructions)?;
        for (index, &(at, _)) in self.instructions.iter().enumerate() {
            self.at[at as usize] = index as u32;
        }
        if self.instructions.is_empty() {
            return Err(Problem::new(self.offset, "a method has no code"));
        }
        self.find_ranges(code)?;
        self.find_leaders()?;
        self.find_nodes()?;
        self.sort_nodes();
        self.count_ways_in();
        Ok(())
    }

    /// Where control goes from a node when nothing is thrown.
    pub(super) fn succs(&self, node: &Node) -> &[u32] {
        &self.edges[node.succs as usize..node.handlers as usize]
    }

    /// Does anything catch exceptions?
    pub(super) fn has_handlers(&self) -> bool {
        !self.ranges.is_empty()
    }

    /// The handlers of all regions around a node, without repetition.
    pub(super) fn handlers(&self, node: &Node) -> &[u32] {
        &self.edges[node.handlers as usize..node.edges_end as usize]
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
        let entered = self.context_ids.get(&(context, from + 1)).copied();
        self.target(from, at, entered.unwrap_or(0))
    }

    /// The node that a `ret` in a context goes to.
    pub(super) fn returned(&self, from: u32, context: ContextId) -> Result<u32> {
        let (around, back) = self.contexts[context as usize];
        self.node(from, back, around)
    }

    fn find_ranges(&mut self, code: &Code<'a>) -> Result<()> {
        self.ranges.clear();
        let len = self.instructions.len() as u32;
        for handler in code.exceptions() {
            let end = match handler.end {
                at if usize::from(at) == self.at.len() => len,
                at => self.instruction_at(0, u32::from(at))?,
            };
            self.ranges.push(Range {
                start: self.instruction_at(0, u32::from(handler.start))?,
                end,
                handler: self.instruction_at(0, u32::from(handler.handler))?,
                catch_type: handler.catch_type,
            });
        }
        Ok(())
    }

    fn find_leaders(&mut self) -> Result<()> {
        let mut leaders = std::mem::take(&mut self.leaders);
        leaders.clear();
        // One more, for the end of the code.
        leaders.resize(self.instructions.len() + 1, false);
        leaders[0] = true;
        for range in &self.ranges {
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
        self.leaders = leaders;
        Ok(())
    }

    /// Finds what control reaches, depth first.
    fn find_nodes(&mut self) -> Result<()> {
        let max_nodes = self.leaders.iter().filter(|&&is| is).count() * MAX_COPIES;
        self.nodes.clear();
        self.edges.clear();
        self.work.clear();
        self.plain_at.clear();
        self.plain_at.resize(self.instructions.len() + 1, NONE);
        self.reach(0, 0, 0)?;
        while let Some(number) = self.work.pop() {
            if self.nodes.len() > max_nodes {
                return Err(self.problem(0, "subroutines call each other too often"));
            }
            self.expand(number)?;
        }
        Ok(())
    }

    /// Numbers the nodes in the order of the code.
    fn sort_nodes(&mut self) {
        if self.nodes.is_sorted_by_key(|node| (node.first, node.context)) {
            return;
        }
        let Sorting { order, numbers, nodes } = &mut self.sorting;
        order.clear();
        if self.contexts.len() == 1 {
            // Without subroutines, nodes are in the order of the instructions that they start at.
            order.extend(self.plain_at.iter().filter(|&&number| number != NONE));
        } else {
            order.extend(0..self.nodes.len() as u32);
            order.sort_unstable_by_key(|&number| {
                let node = &self.nodes[number as usize];
                (node.first, node.context)
            });
        }
        numbers.clear();
        numbers.resize(order.len(), 0);
        nodes.clear();
        for (new, &old) in order.iter().enumerate() {
            numbers[old as usize] = new as u32;
            let node = self.nodes[old as usize];
            if node.context == 0 {
                self.plain_at[node.first as usize] = new as u32;
            }
            nodes.push(node);
        }
        for number in self.node_at.values_mut().chain(&mut self.edges) {
            *number = numbers[*number as usize];
        }
        std::mem::swap(&mut self.nodes, nodes);
    }

    fn count_ways_in(&mut self) {
        // The method is entered at its start.
        self.nodes[0].ways_in = 1;
        for &to in &self.edges {
            self.nodes[to as usize].ways_in += 1;
        }
    }

    /// Builds the tree of regions. `exception` gives the register and `ty` the type of what a handler catches.
    pub(super) fn regions(
        &mut self,
        exception: impl Fn(u32) -> Reg,
        ty: impl Fn(u16) -> Option<TyId>,
    ) -> Result<IndexVec<TryId, Try>> {
        let mut regions = IndexVec::new();
        if self.ranges.is_empty() {
            return Ok(regions);
        }
        let ranges = std::mem::take(&mut self.ranges);
        let mut known: FxHashMap<(Option<TryId>, &[Range], ContextId), TryId> = FxHashMap::default();
        for number in 0..self.nodes.len() {
            let (first, context) = (self.nodes[number].first, self.nodes[number].context);
            let mut around = None;
            // From the outermost entry to the innermost: the last in the list to the first.
            let mut end = ranges.len();
            while let Some(start) = protecting_group(&ranges[..end], first) {
                let group = &ranges[start.0..start.1];
                let key = (around, group, context);
                around = Some(if let Some(&region) = known.get(&key) {
                    region
                } else {
                    let clauses = self.clauses(group, context, &exception, &ty)?;
                    let region = regions.push(Try { parent: around, handlers: Handlers::Catch(clauses) });
                    known.insert(key, region);
                    region
                });
                end = start.0;
            }
            self.nodes[number].region = around;
        }
        drop(known);
        self.ranges = ranges;
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

impl Graph<'_> {
    /// The number of the node at an instruction, found now if need be.
    fn reach(&mut self, from: u32, first: u32, context: ContextId) -> Result<u32> {
        if first as usize >= self.instructions.len() {
            return Err(self.problem(from, "control falls off the end of the code"));
        }
        let known = if context == 0 {
            Some(self.plain_at[first as usize]).filter(|&node| node != NONE)
        } else {
            self.node_at.get(&(first, context)).copied()
        };
        if let Some(node) = known {
            return Ok(node);
        }
        let number = self.nodes.len() as u32;
        let inside = self.leaders[first as usize + 1..].iter().position(|&is| is);
        let end = first + 1 + inside.unwrap_or(0) as u32;
        let region = None;
        self.nodes.push(Node {
            first,
            end,
            context,
            ways_in: 0,
            region,
            succs: 0,
            handlers: 0,
            edges_end: 0,
        });
        self.work.push(number);
        if context == 0 {
            self.plain_at[first as usize] = number;
        } else {
            self.node_at.insert((first, context), number);
        }
        Ok(number)
    }

    /// Finds where control goes from a node.
    fn expand(&mut self, number: u32) -> Result<()> {
        let Node { first, end, context, .. } = self.nodes[number as usize];
        if self.ranges.len() * self.nodes.len() > MAX_PROTECTION {
            return Err(self.problem(first, "too many handlers protect too much code"));
        }
        let succs = self.edges.len();
        self.add_succs(end - 1, context)?;
        let handlers = self.edges.len();
        for index in 0..self.ranges.len() {
            let range = self.ranges[index];
            if !range.protects(first) {
                continue;
            }
            let handler = self.reach(first, range.handler, context)?;
            if !self.edges[handlers..].contains(&handler) {
                self.edges.push(handler);
            }
            let caught = self.catches.entry(range.handler).or_default();
            if !caught.contains(&range.catch_type) {
                caught.push(range.catch_type);
            }
        }
        let edges_end = self.edges.len() as u32;
        let node = &mut self.nodes[number as usize];
        (node.succs, node.handlers, node.edges_end) = (succs as u32, handlers as u32, edges_end);
        Ok(())
    }

    fn add_succs(&mut self, last: u32, context: ContextId) -> Result<()> {
        let (_, instruction) = self.instructions[last as usize];
        match instruction {
            Instruction::If(_, at)
            | Instruction::IfInt(_, at)
            | Instruction::IfRef(_, at)
            | Instruction::IfNull(_, at) => {
                self.add_jump(last, at, context)?;
                self.add_succ(last, last + 1, context)
            }
            Instruction::Goto(at) => self.add_jump(last, at, context),
            Instruction::Jsr(at) => {
                let entered = self.enter(last, context)?;
                self.add_jump(last, at, entered)
            }
            Instruction::Ret(_) if context == 0 => Err(self.problem(last, "`ret` outside of a subroutine")),
            Instruction::Ret(_) => {
                let (around, back) = self.contexts[context as usize];
                self.add_succ(last, back, around)
            }
            Instruction::TableSwitch(switch) => {
                self.add_jump(last, switch.default, context)?;
                switch.cases().try_for_each(|(_, at)| self.add_jump(last, at, context))
            }
            Instruction::LookupSwitch(switch) => {
                self.add_jump(last, switch.default, context)?;
                switch.cases().try_for_each(|(_, at)| self.add_jump(last, at, context))
            }
            Instruction::Return(_) | Instruction::Throw => Ok(()),
            _ => self.add_succ(last, last + 1, context),
        }
    }

    fn add_succ(&mut self, from: u32, first: u32, context: ContextId) -> Result<()> {
        let node = self.reach(from, first, context)?;
        self.edges.push(node);
        Ok(())
    }

    fn add_jump(&mut self, from: u32, at: u32, context: ContextId) -> Result<()> {
        let target = self.instruction_at(from, at)?;
        self.add_succ(from, target, context)
    }

    /// The context inside of a subroutine that is called at `from`.
    fn enter(&mut self, from: u32, context: ContextId) -> Result<ContextId> {
        let mut around = context;
        let mut depth = 0;
        while around != 0 {
            depth += 1;
            let (outer, back) = self.contexts[around as usize];
            if back == from + 1 || depth > MAX_NESTING {
                return Err(self.problem(from, "a subroutine calls itself, or too many others"));
            }
            around = outer;
        }
        let entered = (context, from + 1);
        Ok(*self.context_ids.entry(entered).or_insert_with(|| {
            self.contexts.push(entered);
            self.contexts.len() as u32 - 1
        }))
    }
}
