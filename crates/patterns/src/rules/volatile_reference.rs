//! `volatile-reference`: a volatile field refers to an array or a mutable object, of which nothing is volatile.

use crate::{Report, Rule, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::{FieldFlags, FieldId, Ty, TypeFlags};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1805",
    name: "volatile-reference",
    aliases: &["S3077", "spotbugs:VO_VOLATILE_REFERENCE_TO_ARRAY"],
    kind: Kind::Race,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[366],
    summary: "a volatile field refers to an array, whose elements are not volatile",
    docs: include_str!("volatile_reference.md"),
};

pub(crate) struct VolatileReference;

impl Rule for VolatileReference {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        let declared = &world.program.fields()[field];
        let is_own = !world.program.types()[declared.owner].flags.has(TypeFlags::EXTERNAL);
        let is_array = matches!(world.program.tys.get(declared.ty), Ty::Array { .. });
        if !is_own || !is_array || !declared.flags.has(FieldFlags::VOLATILE) {
            return;
        }
        // Class files do not say where a field is declared; the first use of it is near.
        let declaration = report.side("declared", declared.span);
        let first = world.accesses(field).first().map(|access| access.span);
        let side = declaration.or_else(|| report.side("use", first?));
        let name = report.field_name(field);
        let message = format!("`{name}` is volatile, but the elements of its array are not");
        report.at(&ABOUT, side, message, |finding| {
            finding.object = Some(Object::Variable(name));
            finding.help = Some(
                "use `AtomicIntegerArray` or its like, a lock, or exchange the array as a whole".to_owned(),
            );
        });
    }
}
