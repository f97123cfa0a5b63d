//! `switch`, the statement and the expression. Labels are tested in order; where all of them are whole numbers,
//! control goes to the right one at once.

use super::function::{Jump, Lowering, Switch, expression};
use super::patterns::Subject;
use crate::syntax::{Node, SyntaxKind};
use ir::{BlockId, Const, Reg, Terminator};

/// What is thrown if no arm of a `switch` expression fits.
const NO_ARM: &str = "System.Runtime.CompilerServices.SwitchExpressionException";

impl<'a> Lowering<'a, '_> {
    pub(super) fn switch_statement(&mut self, node: Node<'a>) {
        let Some(value) = expression(node, 0) else { return };
        let subject = self.subject(value);
        let sections: Vec<Node<'a>> =
            node.children().filter(|it| it.kind() == SyntaxKind::SwitchSection).collect();
        let bodies: Vec<BlockId> = sections.iter().map(|_| self.new_block()).collect();
        let end = self.new_block();
        let switch = self.switch_labels(&sections, &bodies);
        let default = switch.default.unwrap_or(end);
        self.at_token(node, &[SyntaxKind::SwitchKw]);
        match self.number_cases(&sections, &bodies, &subject) {
            Some(cases) => {
                let end = Terminator::Switch { value: subject.value, cases: cases.into(), default };
                self.seal(end);
            }
            None => self.test_labels(&sections, &bodies, &subject, default),
        }
        self.frame.switches.push(switch);
        self.frame.jumps.push(Jump { on_break: end, on_continue: None });
        for (&section, &body) in sections.iter().zip(&bodies) {
            self.switch_to(body);
            let statements: Vec<Node<'a>> =
                section.children().filter(|it| it.kind().is_statement()).collect();
            self.statements(&statements);
            // A section that falls off its end is a mistake; control goes on after the switch.
            self.goto(end);
        }
        self.frame.jumps.pop();
        self.frame.switches.pop();
        self.switch_to(end);
    }

    /// What `goto case` and `goto default` mean.
    fn switch_labels(&self, sections: &[Node<'a>], bodies: &[BlockId]) -> Switch<'a> {
        let mut switch = Switch::default();
        for (section, &body) in sections.iter().zip(bodies) {
            for label in section.children() {
                match label.kind() {
                    SyntaxKind::DefaultLabel => switch.default = Some(body),
                    SyntaxKind::CaseLabel => {
                        let Some(value) = constant_label(label) else { continue };
                        switch.cases.push((self.constant_of(value), self.text(value), body));
                    }
                    _ => {}
                }
            }
        }
        switch
    }

    /// Which number goes where, if all labels are numbers and so is the value.
    fn number_cases(
        &self,
        sections: &[Node<'a>],
        bodies: &[BlockId],
        subject: &Subject,
    ) -> Option<Vec<(i64, BlockId)>> {
        self.number(&subject.ty).filter(|prim| *prim <= ir::Prim::NUInt)?;
        let mut cases = Vec::new();
        for (section, &body) in sections.iter().zip(bodies) {
            for label in section.children().filter(|it| it.kind() == SyntaxKind::CaseLabel) {
                if label.child(SyntaxKind::WhenClause).is_some() {
                    return None;
                }
                match self.constant_of(constant_label(label)?)? {
                    Const::Int(_, number) => cases.push((number, body)),
                    Const::Char(unit) => cases.push((i64::from(unit), body)),
                    _ => return None,
                }
            }
        }
        (!cases.is_empty()).then_some(cases)
    }

    fn test_labels(
        &mut self,
        sections: &[Node<'a>],
        bodies: &[BlockId],
        subject: &Subject,
        default: BlockId,
    ) {
        for (section, &body) in sections.iter().zip(bodies) {
            for label in section.children().filter(|it| it.kind() == SyntaxKind::CaseLabel) {
                let next = self.new_block();
                self.test_label(label, subject, body, next);
                self.switch_to(next);
            }
        }
        self.goto(default);
    }

    /// A pattern and its guard.
    fn test_label(&mut self, label: Node<'a>, subject: &Subject, then: BlockId, otherwise: BlockId) {
        self.hoist(label);
        self.at_token(label, &[SyntaxKind::CaseKw]);
        let Some(pattern) = label.children().find(|it| it.kind().is_pattern()) else {
            return self.goto(otherwise);
        };
        let Some(guard) = label.child(SyntaxKind::WhenClause) else {
            return self.pattern(pattern, subject, then, otherwise);
        };
        let guarded = self.new_block();
        self.pattern(pattern, subject, guarded, otherwise);
        self.switch_to(guarded);
        self.hoist(guard);
        match expression(guard, 0) {
            Some(condition) => self.condition(condition, then, otherwise),
            None => self.goto(then),
        }
    }

    /// `e switch { p => a, _ => b }`.
    pub(super) fn switch_expression(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let Some(value) = expression(node, 0) else { return self.missing(node, wanted) };
        let subject = self.subject(value);
        let ty = match self.type_of(node) {
            crate::bind::Type::Unknown => self.facts.converted_ty(node.id()),
            known => known,
        }
        .clone();
        let ty_id = self.ty(&ty);
        let dst = self.dst(wanted, ty_id);
        let end = self.new_block();
        self.at_token(node, &[SyntaxKind::SwitchKw]);
        let arms: Vec<Node<'a>> = node.children().filter(|it| it.kind() == SyntaxKind::SwitchArm).collect();
        for arm in arms {
            let (then, next) = (self.new_block(), self.new_block());
            self.test_label(arm, &subject, then, next);
            self.switch_to(then);
            if let Some(result) = expression(arm, 0) {
                let value = self.value_as(result, &ty, Some(dst));
                if !self.frame.b.is_sealed() {
                    self.moved(Some(dst), value);
                }
            }
            self.goto(end);
            if always_fits(arm) {
                self.switch_to(end);
                return dst;
            }
            self.switch_to(next);
        }
        self.no_arm(node);
        self.switch_to(end);
        dst
    }

    /// No arm fits: an exception.
    fn no_arm(&mut self, node: Node<'a>) {
        if self.frame.b.is_sealed() {
            return;
        }
        self.at_token(node, &[SyntaxKind::SwitchKw]);
        let def = match self.symbols.find_type(NO_ARM, 0) {
            Some(sym) => super::fragment::TypeKey::Sym(sym),
            None => super::fragment::TypeKey::External(NO_ARM.to_owned(), 0),
        };
        let def = self.out.types.id(def);
        let ty = self.out.tys.named(def);
        let exception = self.temp(ty);
        self.emit(ir::Op::New { dst: exception, ty });
        self.seal(Terminator::Throw(exception));
    }
}

/// `_ => …`, `var x => …`.
fn always_fits(arm: Node<'_>) -> bool {
    let pattern = arm.children().find(|it| it.kind().is_pattern());
    let is_open = pattern.is_some_and(|it| match it.kind() {
        SyntaxKind::DiscardPattern => true,
        SyntaxKind::VarPattern => it.child(SyntaxKind::Designation).is_some(),
        _ => false,
    });
    is_open && arm.child(SyntaxKind::WhenClause).is_none()
}

/// The constant of `case 1:`; nothing for other patterns.
fn constant_label(label: Node<'_>) -> Option<Node<'_>> {
    let pattern = label.children().find(|it| it.kind().is_pattern())?;
    expression(pattern, 0).filter(|_| pattern.kind() == SyntaxKind::ConstantPattern)
}
