//! Deterministic random programs: every instruction, every terminator, odd names. They make no sense.

use ir::{
    At, BinaryOp, Block, BlockId, Body, Callee, Clause, Const, Decimal, Dispatch, FieldId, Handlers, Id as _,
    IndexVec, Instr, IntKind, MethodId, NameId, Op, Order, Overflow, Place, Point, Prim, Program, Reg,
    RegInfo, Span, Target, Terminator, Try, TryId, Ty, TyId, UnaryOp,
};

/// `SplitMix64` (Steele et al., OOPSLA 2014).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn pick<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())].clone()
    }
}

/// Types, fields and methods that random bodies speak of.
const WORLD: &str = r#"
file "Bank.cs"
file "odd \"name\".cs"

public abstract class Bank.Account : object, Bank.IAccount<int> @1:7 {
  [System.ThreadStatic] static threadlocal field here: int
  public readonly field gate: object = null @2:3-2:7
  volatile field `goto`: ?
  const field limit: decimal = -12.50m
  field gate#1: Bank.Pair<!T[], int[,]*>

  [Xunit.Fact][Xunit.Trait("a", 1)]
  public virtual method Deposit<U>(amount: int, ref balance: !U, params rest: object[] = null) -> (ref int)[] @"odd \"name\".cs":7:1;

  constructor method .ctor() -> void implements Bank.IAccount<>::Touch;

  static lambda method `<Run>b__0`[x: int, this: Bank.Account](y: long) -> ref int;

  static method Deposit#1() -> void;
}

interface Bank.IAccount<T> {
  abstract method Touch() -> void;
}

sealed struct Bank.Pair<A, B> within Bank.Account {
  static field shared: !A
}

class Bank.Account#1;
"#;

pub(crate) fn world() -> Program {
    ir::text::parse(WORLD).expect("the world is well formed")
}

/// A program with a random body for each of its methods.
pub(crate) fn program(seed: u64) -> Program {
    let mut random = Random(seed);
    let mut program = world();
    let methods: Vec<MethodId> = program.methods().ids().collect();
    for method in methods {
        if random.chance(80) {
            let body = Maker::new(&mut program, &mut random).body();
            program.method_mut(method).body = Some(body);
        }
    }
    program
}

/// Replaces one instruction by a random one. Says whether it is a different one.
pub(crate) fn mutate(program: &mut Program, seed: u64) -> Option<bool> {
    let mut random = Random(seed);
    let method = MethodId::from_index(random.below(program.methods().len()));
    let mut body = program.methods()[method].body.clone()?;
    let places: Vec<At> = body.instrs().map(|(at, _)| at).collect();
    let at = *places.get(random.below(places.len().max(1)))?;
    let mut maker = Maker::new(program, &mut random);
    maker.regs = body.regs.len();
    let op = maker.op();
    let span = maker.span();
    let instr = &mut body.blocks[at.block].instrs[at.index as usize];
    let changed = *instr != Instr { op: op.clone(), span };
    *instr = Instr { op, span };
    program.method_mut(method).body = Some(body);
    Some(changed)
}

struct Maker<'a> {
    program: &'a mut Program,
    random: &'a mut Random,
    regs: usize,
    blocks: usize,
    tries: usize,
}

impl<'a> Maker<'a> {
    fn new(program: &'a mut Program, random: &'a mut Random) -> Self {
        Maker { program, random, regs: 1, blocks: 1, tries: 0 }
    }

    fn body(&mut self) -> Body {
        self.regs = 1 + self.random.below(12);
        self.blocks = 1 + self.random.below(6);
        self.tries = self.random.below(4);
        let regs: IndexVec<Reg, RegInfo> = (0..self.regs).map(|_| self.reg_info()).collect();
        let tries: IndexVec<TryId, Try> = (0..self.tries).map(|index| self.region(index)).collect();
        let blocks: IndexVec<BlockId, Block> = (0..self.blocks).map(|_| self.block()).collect();
        Body { regs, blocks, tries }
    }

    fn reg_info(&mut self) -> RegInfo {
        let name = if self.random.chance(50) { Some(self.name()) } else { None };
        RegInfo { name, ty: self.ty() }
    }

    fn region(&mut self, index: usize) -> Try {
        let parent =
            (index > 0 && self.random.chance(50)).then(|| TryId::from_index(self.random.below(index)));
        let handlers = match self.random.below(3) {
            0 => Handlers::Finally(self.block_id()),
            1 => Handlers::Fault(self.block_id()),
            _ => Handlers::Catch((0..self.random.below(3)).map(|_| self.clause()).collect()),
        };
        Try { parent, handlers }
    }

    fn clause(&mut self) -> Clause {
        Clause {
            ty: if self.random.chance(70) { Some(self.ty()) } else { None },
            exception: self.reg(),
            filter: if self.random.chance(30) { Some(self.block_id()) } else { None },
            entry: self.block_id(),
        }
    }

    fn block(&mut self) -> Block {
        let region = self.region_id().filter(|_| self.random.chance(50));
        let instrs = (0..self.random.below(6)).map(|_| Instr { op: self.op(), span: self.span() }).collect();
        Block { region, instrs, end: self.terminator(), end_span: self.span() }
    }

    fn reg(&mut self) -> Reg {
        Reg::from_index(self.random.below(self.regs))
    }

    fn some_reg(&mut self) -> Option<Reg> {
        if self.random.chance(50) { Some(self.reg()) } else { None }
    }

    fn some_regs(&mut self) -> ir::Regs {
        (0..self.random.below(4)).map(|_| self.reg()).collect()
    }

    fn block_id(&mut self) -> BlockId {
        BlockId::from_index(self.random.below(self.blocks))
    }

    fn region_id(&mut self) -> Option<TryId> {
        (self.tries > 0).then(|| TryId::from_index(self.random.below(self.tries)))
    }

    fn name(&mut self) -> NameId {
        let names =
            ["x", "y", "this", "new", "a.b", "<>c", "Ünïcode", "", "`\n\u{1}", ".ctor", "1st", "b0", "t0"];
        let name = self.random.pick(&names);
        self.program.names.intern(name)
    }

    fn ty(&mut self) -> TyId {
        match self.random.below(8) {
            0 => TyId::UNKNOWN,
            1 => {
                let args = Box::new([self.ty(), self.ty()]);
                let def = self.program.find_type("Bank.Pair", 2).expect("the world has it");
                self.program.tys.intern(Ty::Named { def, args })
            }
            2 => {
                let ty = Ty::Array { element: self.ty(), rank: 1 + self.random.below(3) as u8 };
                self.program.tys.intern(ty)
            }
            3 => {
                let ty = self.ty();
                self.program.tys.intern(Ty::Pointer(ty))
            }
            4 => {
                let ty = self.ty();
                self.program.tys.intern(Ty::ByRef(ty))
            }
            5 => {
                let name = self.name();
                self.program.tys.intern(Ty::Param(name))
            }
            6 => self.open_type(),
            _ => TyId::prim(self.prim()),
        }
    }

    fn open_type(&mut self) -> TyId {
        let def = ir::TypeId::from_index(self.random.below(self.program.types().len()));
        self.program.tys.named(def)
    }

    fn prim(&mut self) -> Prim {
        self.random.pick(&Prim::ALL)
    }

    fn span(&mut self) -> Span {
        let file = ir::FileId::from_index(self.random.below(2));
        let mut point = || Point { line: self.random.below(4) as u32, column: self.random.below(3) as u32 };
        Span::new(file, point(), point())
    }

    fn constant(&mut self) -> Const {
        let bits = self.random.next();
        match self.random.below(11) {
            0 => Const::Null,
            1 => Const::Bool(bits & 1 == 0),
            2 => Const::Char(bits as u16),
            3 => self.integer(bits.cast_signed()),
            4 => self.integer((bits % 10).cast_signed()),
            5 => Const::Float(bits as u32),
            6 => Const::Double(bits),
            7 => {
                let digits = u128::from(bits) << (bits % 33);
                Const::Decimal(
                    Decimal::new(bits & 1 == 0, digits, (bits % 29) as u8).expect("96 bits at most"),
                )
            }
            8 => Const::String(self.name()),
            9 => Const::Type(self.ty()),
            _ => Const::Default(self.ty()),
        }
    }

    fn integer(&mut self, value: i64) -> Const {
        let kinds = IntKind::SUFFIXES.map(|(kind, _)| kind);
        Const::Int(self.random.pick(&kinds), value)
    }

    fn overflow(&mut self) -> Overflow {
        self.random.pick(&[Overflow::Wrap, Overflow::Check])
    }

    fn order(&mut self) -> Order {
        self.random.pick(&[Order::Plain, Order::Volatile])
    }

    fn field(&mut self) -> FieldId {
        FieldId::from_index(self.random.below(self.program.fields().len()))
    }

    fn callee(&mut self) -> Callee {
        let method = MethodId::from_index(self.random.below(self.program.methods().len()));
        let owner = self.program.tys.named(self.program.methods()[method].owner);
        Callee { method, owner, type_args: self.type_args() }
    }

    fn type_args(&mut self) -> ir::TypeArgs {
        (0..self.random.below(3)).map(|_| self.ty()).collect()
    }

    fn place(&mut self) -> Place {
        match self.random.below(6) {
            0 => Place::Field { base: self.reg(), field: self.field() },
            1 => {
                let field = self.field();
                let owner = self.program.tys.named(self.program.fields()[field].owner);
                Place::Static { owner, field }
            }
            2 => Place::Element { array: self.reg(), indices: self.some_regs() },
            3 => Place::Cell(self.reg()),
            4 => Place::Indirect(self.reg()),
            _ => Place::Member { base: self.reg(), name: self.name() },
        }
    }

    fn op(&mut self) -> Op {
        let dst = self.reg();
        match self.random.below(23) {
            0 => Op::Const { dst, value: self.constant() },
            1 => Op::Copy { dst, src: self.reg() },
            2 => {
                let op = self.random.pick(UnaryOp::ALL);
                Op::Unary { dst, op, kind: self.prim(), overflow: self.overflow(), src: self.reg() }
            }
            3 => {
                let op = self.random.pick(BinaryOp::ALL);
                let (kind, overflow) = (self.prim(), self.overflow());
                Op::Binary { dst, op, kind, overflow, lhs: self.reg(), rhs: self.reg() }
            }
            4 => {
                let (from, to) = (self.prim(), self.prim());
                Op::Convert { dst, from, to, overflow: self.overflow(), src: self.reg() }
            }
            5 => Op::Box { dst, ty: self.ty(), src: self.reg() },
            6 => Op::Cast { dst, ty: self.ty(), src: self.reg() },
            7 => Op::As { dst, ty: self.ty(), src: self.reg() },
            8 => Op::Is { dst, ty: self.ty(), src: self.reg() },
            9 => Op::New { dst, ty: self.ty() },
            10 => Op::NewArray { dst, element: self.ty(), lengths: self.some_regs() },
            11 => Op::NewCell { dst, ty: self.ty() },
            12 => {
                let dispatch = self.random.pick(&[Dispatch::Direct, Dispatch::Virtual]);
                let callee = self.callee().into();
                Op::Delegate { dst, ty: self.ty(), callee, dispatch, bound: self.some_regs() }
            }
            13 => Op::Length { dst, array: self.reg() },
            14 => Op::Load { dst, place: self.place(), order: self.order() },
            15 => Op::Store { place: self.place(), src: self.reg(), order: self.order() },
            16 => Op::AddrOf { dst, place: self.place() },
            17 => Op::Call { dst: self.some_reg(), target: self.target(), args: self.some_regs() },
            18 => Op::Enter { object: self.reg() },
            19 => Op::Exit { object: self.reg() },
            20 => Op::Await { dst: self.some_reg(), task: self.reg() },
            21 => Op::Yield { value: self.reg() },
            _ => Op::Unknown { dst: self.some_reg(), reason: self.name(), args: self.some_regs() },
        }
    }

    fn target(&mut self) -> Target {
        match self.random.below(5) {
            0 => Target::Direct(self.callee()),
            1 => Target::Virtual(self.callee()),
            2 => Target::Named { name: self.name(), type_args: self.type_args() },
            3 => Target::NamedStatic {
                owner: self.open_type(),
                name: self.name(),
                type_args: self.type_args(),
            },
            _ => Target::Delegate(self.reg()),
        }
    }

    fn terminator(&mut self) -> Terminator {
        match self.random.below(11) {
            0 | 1 => Terminator::Goto(self.block_id()),
            2 => Terminator::Branch { cond: self.reg(), then: self.block_id(), otherwise: self.block_id() },
            3 => {
                let cases = (0..self.random.below(3) as u32)
                    .map(|case| (1 - i64::from(case), self.block_id()))
                    .collect();
                Terminator::Switch { value: self.reg(), cases, default: self.block_id() }
            }
            4 => Terminator::Return(self.some_reg()),
            5 => Terminator::Throw(self.reg()),
            6 => Terminator::Rethrow(self.reg()),
            7 => Terminator::Leave(self.block_id()),
            8 => self.region_id().map_or(Terminator::Unreachable, Terminator::EndFinally),
            9 => match self.region_id() {
                Some(of) => {
                    Terminator::EndFilter { cond: self.reg(), of, clause: self.random.below(2) as u32 }
                }
                None => Terminator::Unreachable,
            },
            _ => Terminator::Unreachable,
        }
    }
}
