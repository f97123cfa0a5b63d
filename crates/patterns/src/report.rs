//! From places in bodies to findings that people can read.

use crate::World;
use finding::{Access, Evidence, Finding, Location, Operation, Side};
use ir::{FieldId, MethodId, Span};

/// Where a rule puts what it found.
pub struct Report<'w> {
    world: &'w World<'w>,
    findings: Vec<Finding>,
}

impl<'w> Report<'w> {
    pub(crate) fn new(world: &'w World<'w>) -> Report<'w> {
        Report { world, findings: Vec::new() }
    }

    pub(crate) fn into_findings(self) -> Vec<Finding> {
        self.findings
    }

    /// Reports a finding at a place. What has no place in a source file is not reported: nobody could look at
    /// it. `complete` adds the other sides, the object, the advice.
    pub fn at(
        &mut self,
        rule: &'static finding::Rule,
        primary: Option<Side>,
        message: impl Into<String>,
        complete: impl FnOnce(&mut Finding),
    ) {
        let Some(primary) = primary else { return };
        let mut finding = Finding::new(rule, message, primary);
        finding.attach(Evidence::Shape);
        complete(&mut finding);
        self.findings.push(finding);
    }

    /// A side at a span: what it is to the finding, and where.
    pub fn side(&self, role: &str, span: Span) -> Option<Side> {
        Some(Side::new(role, Location::Source(self.world.program.place(span)?)))
    }

    /// A side that does something to a field.
    pub fn access(&self, role: &str, span: Span, operation: Operation, object: &str) -> Option<Side> {
        let mut side = self.side(role, span)?;
        side.access = Some(Access::new(operation, object));
        Some(side)
    }

    /// A place as findings tell it.
    pub fn place(&self, span: Span) -> Option<finding::Span> {
        self.world.program.place(span)
    }

    /// Where a field is declared.
    pub fn declaration(&self, field: FieldId) -> Option<finding::Span> {
        self.place(self.world.program.fields()[field].span)
    }

    /// `Account.balance`, for people: the last part of the type's name is enough.
    pub fn field_name(&self, field: FieldId) -> String {
        self.world.field_name(field)
    }

    /// `Account.Deposit`.
    pub fn method_name(&self, method: MethodId) -> String {
        let program = self.world.program;
        let declared = &program.methods()[method];
        format!("{}.{}", self.world.short_name(declared.owner), program.names.get(declared.name))
    }
}
