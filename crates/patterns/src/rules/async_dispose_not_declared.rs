//! `async-dispose-not-declared`: a type that can be disposed of asynchronously, and does not say so.

use crate::{Report, Rule, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::{MethodFlags, Ty, TypeFlags, TypeId, TypeKind, Visibility};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7705",
    name: "async-dispose-not-declared",
    aliases: &["VSTHRD112"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a type has `DisposeAsync` but does not implement `IAsyncDisposable`",
    docs: include_str!("async_dispose_not_declared.md"),
};

pub(crate) struct AsyncDisposeNotDeclared;

impl Rule for AsyncDisposeNotDeclared {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn fields(&self, world: &World<'_>, ty: TypeId, report: &mut Report<'_>) {
        let declared = &world.program.types()[ty];
        if world.is_asked_as(&ABOUT, &["VSTHRD112"]) && !declared.flags.has(TypeFlags::EXTERNAL) {
            tell_old_interface(world, ty, report);
        }
        // What `await using` needs of a `ref struct` is the method alone.
        if declared.flags.has(TypeFlags::EXTERNAL) || declared.kind != TypeKind::Class || says_so(world, ty) {
            return;
        }
        let disposal =
            declared.methods.iter().map(|&method| &world.program.methods()[method]).find(|method| {
                world.program.names.get(method.name) == "DisposeAsync"
                    && method.params.is_empty()
                    && method.visibility == Visibility::Public
                    && !method.flags.has(MethodFlags::STATIC)
                    && world.is_task(method.ret)
            });
        let Some(disposal) = disposal else { return };
        let message = format!(
            "`{}` can be disposed of asynchronously, but does not implement `IAsyncDisposable`: containers and callers that \
             ask for the interface do not see it",
            world.short_name(ty)
        );
        report.at(&ABOUT, report.side("method", disposal.span), message, |finding| {
            finding.help = Some("implement `System.IAsyncDisposable`".to_owned());
        });
    }
}

/// Does the type, or one above it, implement the interface? A type that is not known may.
fn says_so(world: &World<'_>, ty: TypeId) -> bool {
    let (mut open, mut seen) = (vec![ty], vec![ty]);
    while let Some(current) = open.pop() {
        for &above in &world.program.types()[current].supertypes {
            let def = match world.program.tys.get(above) {
                Ty::Named { def, .. } => def,
                Ty::Prim(_) => continue,
                _ => return true,
            };
            if world.program.names.get(world.program.types()[*def].name) == "System.IAsyncDisposable" {
                return true;
            }
            if !seen.contains(def) {
                seen.push(*def);
                open.push(*def);
            }
        }
    }
    false
}

/// `VSTHRD112`: the interface of vs-threading is implemented, which is older than that of the framework.
fn tell_old_interface(world: &World<'_>, ty: TypeId, report: &mut Report<'_>) {
    const OLD: &str = "Microsoft.VisualStudio.Threading.IAsyncDisposable";
    let declared = &world.program.types()[ty];
    let has_old = declared.supertypes.iter().any(|&above| world.full_name(above) == OLD);
    if !has_old || says_so(world, ty) {
        return;
    }
    let message = format!("`{}` implements `{OLD}`, and not `System.IAsyncDisposable`", world.short_name(ty));
    report.at(&ABOUT, report.side("type", declared.span), message, |finding| {
        finding.help = Some("implement `System.IAsyncDisposable` as well".to_owned());
    });
}
