//! What people call fields, objects and locks.

use crate::accesses::Location;
use crate::hierarchy::def_of;
use crate::points_to::{ObjId, PointsTo, Shape, Site};
use ir::cfg::{AccessPath, Def, Root, Step};
use ir::{FieldId, MethodId, Program, Reg, TyId, TypeId};

/// `Bank.Account.balance`.
pub(crate) fn field(program: &Program, id: FieldId) -> String {
    let field = &program.fields()[id];
    format!("{}.{}", ty(program, field.owner), program.names.get(field.name))
}

/// The full name of a type.
pub(crate) fn ty(program: &Program, id: TypeId) -> &str {
    program.names.get(program.types()[id].name)
}

/// A piece of memory: `Account.balance`, `contents of List made in Bank.New`.
pub(crate) fn location(program: &Program, points_to: &PointsTo, location: Location) -> String {
    match location {
        Location::Static(id) | Location::Field(_, id) => field(program, id),
        Location::Contents(obj) => contents(program, points_to, obj),
    }
}

fn contents(program: &Program, points_to: &PointsTo, obj: ObjId) -> String {
    let object = object(program, points_to, obj);
    inside(points_to, obj, &object).unwrap_or(object)
}

/// `contents of` an object that somebody calls so; a captured variable has none.
fn inside(points_to: &PointsTo, obj: ObjId, name: &str) -> Option<String> {
    match points_to.objs[obj].shape {
        Shape::Array => Some(format!("elements of {name}")),
        Shape::Cell => None,
        _ => Some(format!("contents of {name}")),
    }
}

/// The contents of an object that is known by the field it is in: `contents of Bank.accounts`.
pub(crate) fn contents_of_field(
    program: &Program,
    points_to: &PointsTo,
    obj: ObjId,
    path: &AccessPath,
) -> Option<String> {
    let id = match (path.steps.last(), &path.root) {
        (Some(Step::Field(id)), _) | (None, Root::Static(_, id)) => *id,
        _ => return None,
    };
    inside(points_to, obj, &field(program, id))
}

/// An object, by its class and where it is made.
pub(crate) fn object(program: &Program, points_to: &PointsTo, obj: ObjId) -> String {
    let object = &points_to.objs[obj];
    let class = object.class.map_or("object", |class| ty(program, class));
    match points_to.sites[object.site] {
        Site::At(method, at) => match (&object.shape, variable(program, method, at)) {
            (Shape::Cell, Some(name)) => format!("{name} of {}", program.method_path(method)),
            (Shape::Array, _) => format!("the array made in {}", program.method_path(method)),
            _ => format!("the {class} made in {}", program.method_path(method)),
        },
        Site::Reflected(method, ..) => format!("the {class} made in {}", program.method_path(method)),
        Site::Class(ty_id) => format!("the type {}", ty(program, ty_id)),
        Site::Harness(_) => format!("one {class}"),
        Site::Frame(method) => format!("what {} returns", program.method_path(method)),
        Site::Shared(_) | Site::Exception(_) | Site::Address(_) => format!("the {class}"),
    }
}

/// The variable that an instruction writes, if it has a name.
fn variable(program: &Program, method: MethodId, at: ir::At) -> Option<&str> {
    let body = program.methods()[method].own_body()?;
    let reg = body.instr(at)?.op.def()?;
    body.regs.get(reg)?.name.map(|name| program.names.get(name))
}

/// A path, as the method would write it; nothing if it starts at a value without a name.
pub(crate) fn path(program: &Program, method: MethodId, path: &AccessPath) -> Option<String> {
    let mut text = match &path.root {
        Root::Entry(reg) => register(program, method, *reg)?,
        Root::Static(_, id) => field(program, *id),
        Root::Type(ty) => type_object(program, *ty),
        Root::Def(Def::Instr(at)) => variable(program, method, *at)?.to_owned(),
        Root::Def(_) | Root::Merge(..) => return None,
    };
    for step in &path.steps {
        match step {
            Step::Field(id) => {
                text.push('.');
                text.push_str(program.names.get(program.fields()[*id].name));
            }
            Step::Member(name) => {
                text.push('.');
                text.push_str(program.names.get(*name));
            }
            Step::Cell => {}
        }
    }
    Some(text)
}

fn register(program: &Program, method: MethodId, reg: Reg) -> Option<String> {
    let def = &program.methods()[method];
    if def.has_receiver() && reg.0 as usize == def.captures.len() {
        return Some("this".to_owned());
    }
    let name = def.own_body()?.regs.get(reg)?.name?;
    Some(program.names.get(name).to_owned())
}

fn type_object(program: &Program, id: TyId) -> String {
    def_of(program, id).map_or_else(|| "a type".to_owned(), |def| format!("the type {}", ty(program, def)))
}

/// Where an instruction of a method stands. Class files without line numbers still have a name: their first line stands for all.
pub(crate) fn place(program: &Program, method: MethodId, span: ir::Span) -> Option<finding::Span> {
    program.place(span).or_else(|| {
        let owner = program.methods()[method].owner;
        let path = format!("{}.class", ty(program, owner).replace('.', "/"));
        Some(finding::Span::new(path, finding::Position::line(1)?))
    })
}
