//! What a front end does to build a body.

use expect_test::expect;
use ir::text::{parse, print_method};
use ir::{
    BinaryOp, Clause, Const, Handlers, IntKind, MethodBuilder, MethodId, Op, Order, Overflow, Place, Point,
    Prim, Program, Span, Target, Terminator, TyId,
};

fn bank() -> (Program, MethodId) {
    let text = "file \"Bank.cs\"\nclass Bank { field gate: object\n field sum: int\n method Add(n: int, ref seen: bool); }";
    let program = parse(text).expect("well formed");
    let method = program.methods().ids().next().expect("there is one");
    (program, method)
}

/// Builds a body, checks it, and prints it.
fn built(build: impl FnOnce(&mut Program, &mut MethodBuilder)) -> String {
    let (mut program, id) = bank();
    let method = program.methods()[id].clone();
    let mut builder = MethodBuilder::new(&mut program, &method);
    build(&mut program, &mut builder);
    program.method_mut(id).body = Some(builder.finish());
    assert_eq!(ir::verify::verify(&program), []);
    print_method(&program, id)
}

/// `lock (gate) { sum = sum + n; return; }`
#[test]
fn a_lock_statement() {
    let text = built(|program, builder| {
        let (this, n) = (ir::Reg(0), ir::Reg(1));
        let [gate, sum]: [ir::FieldId; 2] =
            program.fields().ids().collect::<Vec<_>>().try_into().expect("the bank has two fields");
        let file = program.file("Bank.cs");
        builder.set_span(Span::new(file, Point { line: 4, column: 9 }, Point::NONE));
        let lock = builder.load(TyId::OBJECT, Place::Field { base: this, field: gate }, Order::Plain);
        builder.emit(Op::Enter { object: lock });
        let region = builder.begin_try();
        let old = builder.load(TyId::INT, Place::Field { base: this, field: sum }, Order::Plain);
        let new = builder.temp(TyId::INT);
        let overflow = Overflow::Wrap;
        builder.emit(Op::Binary { dst: new, op: BinaryOp::Add, kind: Prim::Int, overflow, lhs: old, rhs: n });
        builder.emit(Op::Store {
            place: Place::Field { base: this, field: sum },
            src: new,
            order: Order::Plain,
        });
        let handler = builder.handler_block(region);
        builder.set_handlers(region, Handlers::Finally(handler));
        let next = builder.end_try(region);
        builder.switch_to(handler);
        builder.emit(Op::Exit { object: lock });
        builder.seal(Terminator::EndFinally(region));
        builder.switch_to(next);
        builder.seal(Terminator::Return(None));
        assert!(builder.is_sealed());
    });
    expect![[r#"
        method Add(n: int, ref seen: bool) -> void {
          var %3: object, %4: int, %5: int
          try t0 finally b2
        b0:
          %3 = this.Bank::gate @4:9
          enter %3 @4:9
          goto b1 @4:9
        b1 in t0:
          %4 = this.Bank::sum @4:9
          %5 = int %4 + n @4:9
          this.Bank::sum = %5 @4:9
          leave b3 @4:9
        b2:
          exit %3 @4:9
          endfinally t0 @4:9
        b3:
          return @4:9
        }
    "#]]
    .assert_eq(&text);
}

/// `try { f(); } catch { } return; 7;`
#[test]
fn a_catch_clause_and_code_after_the_end() {
    let text = built(|program, builder| {
        let reason = program.names.intern("f");
        let region = builder.begin_try();
        let value = builder.unknown(TyId::UNKNOWN, reason, []);
        builder.call(TyId::VOID, Target::Delegate(value), []);
        let entry = builder.handler_block(region);
        let exception = builder.temp(TyId::OBJECT);
        builder
            .set_handlers(region, Handlers::Catch(vec![Clause { ty: None, exception, filter: None, entry }]));
        let next = builder.end_try(region);
        builder.switch_to(entry);
        builder.fall_into(next);
        builder.seal(Terminator::Return(None));
        builder.constant(TyId::INT, Const::Int(IntKind::Int, 7));
        assert_ne!(builder.current(), next);
    });
    expect![[r#"
        method Add(n: int, ref seen: bool) -> void {
          var %3: ?, %4: object, %5: int
          try t0 catch any %4 -> b2
        b0:
          goto b1
        b1 in t0:
          %3 = unknown "f"()
          invoke %3()
          leave b2
        b2:
          return
        b3:
          %5 = 7
          unreachable
        }
    "#]]
    .assert_eq(&text);
}
