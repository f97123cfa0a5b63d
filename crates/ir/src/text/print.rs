//! Prints declarations. Everything that the parser needs to find its way back is spelled out; the rest is
//! left away.

use super::words::{path, plain_constant, quoted, word, write_to};
use crate::constant::Const;
use crate::flags::TypeFlags;
use crate::ids::{FieldId, FileId, Id as _, MethodId, NameId, TyId, TypeId};
use crate::program::{
    Attribute, Capture, Field, Method, Param, ParamMode, Program, TypeDef, TypeKind, Visibility,
};
use crate::span::{Point, Span};
use crate::ty::Ty;

/// The whole program.
pub fn print(program: &Program) -> String {
    print_types(program, |_| true)
}

/// The program without what it only mentions: types of libraries are left out.
pub fn print_own(program: &Program) -> String {
    print_types(program, |def| !def.flags.has(TypeFlags::EXTERNAL))
}

fn print_types(program: &Program, is_wanted: impl Fn(&TypeDef) -> bool) -> String {
    let mut printer = Printer::new(program);
    for &file in &program.files {
        printer.out.push_str("file ");
        quoted(&mut printer.out, program.names.get(file), '"');
        printer.out.push('\n');
    }
    for (id, def) in program.types().entries().filter(|(_, def)| is_wanted(def)) {
        if !printer.out.is_empty() {
            printer.out.push('\n');
        }
        printer.type_def(id, def);
    }
    printer.out
}

/// One method, as if it stood alone.
pub fn print_method(program: &Program, id: MethodId) -> String {
    let mut printer = Printer::new(program);
    if let Some(method) = program.methods().get(id) {
        printer.method(id, method);
    }
    // Texts have no line ends in them, so this only touches the indentation.
    printer.out.split_inclusive('\n').map(|line| line.strip_prefix("  ").unwrap_or(line)).collect()
}

/// A declared type, as in the program's text.
pub fn print_ty(program: &Program, ty: TyId) -> String {
    let mut printer = Printer::new(program);
    printer.ty(ty);
    printer.out
}

/// `class` and its like.
pub(super) fn kind_word(kind: TypeKind) -> &'static str {
    match kind {
        TypeKind::Class => "class",
        TypeKind::Struct => "struct",
        TypeKind::Interface => "interface",
        TypeKind::Enum => "enum",
        TypeKind::Delegate => "delegate",
        TypeKind::Unknown => "type",
    }
}

pub(super) struct Printer<'p> {
    pub(super) program: &'p Program,
    pub(super) out: String,
    /// The file of the last span.
    file: Option<FileId>,
}

impl<'p> Printer<'p> {
    fn new(program: &'p Program) -> Self {
        Printer { program, out: String::new(), file: None }
    }

    pub(super) fn push(&mut self, text: &str) {
        self.out.push_str(text);
    }

    pub(super) fn word(&mut self, name: NameId) {
        word(&mut self.out, self.program.names.get(name));
    }

    fn path(&mut self, name: NameId) {
        path(&mut self.out, self.program.names.get(name));
    }

    /// Which one of its name it is, if not the first.
    fn ordinal(&mut self, ordinal: usize) {
        if ordinal > 0 {
            write_to(&mut self.out, format_args!("#{ordinal}"));
        }
    }

    fn type_ordinal(&mut self, id: TypeId, def: &TypeDef) {
        let name = self.program.names.get(def.name);
        if self.program.find_type(name, def.generics.len()) == Some(id) {
            return;
        }
        let is_same = |other: &TypeDef| other.name == def.name && other.generics.len() == def.generics.len();
        let before = self.program.types().iter().take(id.index());
        self.ordinal(before.filter(|other| is_same(other)).count());
    }

    /// Prints items with commas between them.
    pub(super) fn list<T>(&mut self, items: impl IntoIterator<Item = T>, mut each: impl FnMut(&mut Self, T)) {
        for (index, item) in items.into_iter().enumerate() {
            if index > 0 {
                self.push(", ");
            }
            each(self, item);
        }
    }

    fn type_def(&mut self, id: TypeId, def: &TypeDef) {
        self.attributes(&def.attributes, "\n");
        self.visibility(def.visibility);
        self.flag_words(def.flags.words());
        self.push(kind_word(def.kind));
        self.push(" ");
        self.path(def.name);
        self.type_ordinal(id, def);
        self.generics(&def.generics);
        if !def.supertypes.is_empty() {
            self.push(" : ");
            self.list(&def.supertypes, |printer, &ty| printer.ty(ty));
        }
        if let Some(outer) = def.outer {
            self.push(" within ");
            self.open_type(outer);
        }
        self.span(def.span);
        if def.fields.is_empty() && def.methods.is_empty() {
            self.push(";\n");
            return;
        }
        self.push(" {\n");
        for &field in &def.fields {
            self.field(field, &self.program.fields()[field]);
        }
        for (index, &method) in def.methods.iter().enumerate() {
            if index > 0 || !def.fields.is_empty() {
                self.push("\n");
            }
            self.method(method, &self.program.methods()[method]);
        }
        self.push("}\n");
    }

    fn field(&mut self, id: FieldId, field: &Field) {
        self.push("  ");
        self.attributes(&field.attributes, " ");
        self.visibility(field.visibility);
        self.flag_words(field.flags.words());
        self.push("field ");
        self.path(field.name);
        let same = self.program.fields_named(field.owner, field.name).position(|other| other == id);
        self.ordinal(same.unwrap_or(0));
        self.push(": ");
        self.ty(field.ty);
        self.default_value(field.value);
        self.span(field.span);
        self.push("\n");
    }

    fn method(&mut self, id: MethodId, method: &Method) {
        self.push("  ");
        self.attributes(&method.attributes, "\n  ");
        self.visibility(method.visibility);
        self.flag_words(method.flags.words());
        self.push("method ");
        self.path(method.name);
        let same = self.program.methods_named(method.owner, method.name).position(|other| other == id);
        self.ordinal(same.unwrap_or(0));
        self.generics(&method.generics);
        if !method.captures.is_empty() {
            self.push("[");
            self.list(&method.captures, |printer, &Capture { name, ty }| printer.typed(name, ty));
            self.push("]");
        }
        self.push("(");
        self.list(&method.params, Self::param);
        self.push(") -> ");
        self.ty(method.ret);
        if !method.implements.is_empty() {
            self.push(" implements ");
            self.list(&method.implements, |printer, &method| {
                printer.open_type(printer.program.methods()[method].owner);
                printer.method_name(method);
            });
        }
        self.span(method.span);
        match &method.body {
            Some(body) => self.body(method, body),
            None => self.push(";\n"),
        }
    }

    fn param(&mut self, param: &Param) {
        self.push(match param.mode {
            ParamMode::Value => "",
            ParamMode::Ref => "ref ",
            ParamMode::Out => "out ",
            ParamMode::In => "in ",
            ParamMode::Rest => "params ",
        });
        self.typed(param.name, param.ty);
        self.default_value(param.default);
    }

    fn default_value(&mut self, value: Option<Const>) {
        if let Some(value) = value {
            self.push(" = ");
            self.constant(value);
        }
    }

    fn typed(&mut self, name: NameId, ty: TyId) {
        self.word(name);
        self.push(": ");
        self.ty(ty);
    }

    fn generics(&mut self, names: &[NameId]) {
        if !names.is_empty() {
            self.push("<");
            self.list(names, |printer, &name| printer.word(name));
            self.push(">");
        }
    }

    fn attributes(&mut self, attributes: &[Attribute], separator: &str) {
        for attribute in attributes {
            self.push("[");
            self.ty(attribute.ty);
            if !attribute.args.is_empty() {
                self.push("(");
                self.list(&attribute.args, |printer, &arg| printer.constant(arg));
                self.push(")");
            }
            self.push("]");
            self.push(separator);
        }
    }

    fn visibility(&mut self, visibility: Visibility) {
        self.push(match visibility {
            Visibility::Private => "",
            Visibility::Internal => "internal ",
            Visibility::Protected => "protected ",
            Visibility::Public => "public ",
        });
    }

    fn flag_words(&mut self, words: impl Iterator<Item = &'static str>) {
        for word in words {
            self.push(word);
            self.push(" ");
        }
    }

    /// A type without arguments: `List<>` for a generic one.
    pub(super) fn open_type(&mut self, id: TypeId) {
        let Some(def) = self.program.types().get(id) else { return self.push("?") };
        self.path(def.name);
        self.type_ordinal(id, def);
        if let Some(commas) = def.generics.len().checked_sub(1) {
            self.push("<");
            self.push(&",".repeat(commas));
            self.push(">");
        }
    }

    pub(super) fn field_name(&mut self, id: FieldId) {
        let Some(field) = self.program.fields().get(id) else { return self.push("::?") };
        self.push("::");
        self.path(field.name);
        let same = self.program.fields_named(field.owner, field.name).position(|other| other == id);
        self.ordinal(same.unwrap_or(0));
    }

    pub(super) fn method_name(&mut self, id: MethodId) {
        let Some(method) = self.program.methods().get(id) else { return self.push("::?") };
        self.push("::");
        self.path(method.name);
        let same = self.program.methods_named(method.owner, method.name).position(|other| other == id);
        self.ordinal(same.unwrap_or(0));
    }

    pub(super) fn member_name(&mut self, name: NameId) {
        self.push("?");
        self.path(name);
    }

    pub(super) fn type_args(&mut self, args: &[TyId]) {
        if !args.is_empty() {
            self.push("<");
            self.list(args, |printer, &arg| printer.ty(arg));
            self.push(">");
        }
    }

    pub(super) fn ty(&mut self, id: TyId) {
        match self.program.tys.get(id) {
            Ty::Unknown => self.push("?"),
            Ty::Prim(prim) => self.push(prim.keyword()),
            Ty::Named { def, args } if args.is_empty() => self.open_type(*def),
            Ty::Named { def, args } => {
                match self.program.types().get(*def) {
                    Some(found) => {
                        self.path(found.name);
                        self.type_ordinal(*def, found);
                    }
                    None => self.push("?"),
                }
                self.type_args(args);
            }
            Ty::Array { element, rank } => {
                self.element(*element);
                self.push("[");
                self.push(&",".repeat(usize::from(rank.saturating_sub(1))));
                self.push("]");
            }
            Ty::Pointer(target) => {
                self.element(*target);
                self.push("*");
            }
            Ty::ByRef(target) => {
                self.push("ref ");
                self.ty(*target);
            }
            Ty::Param(name) => {
                self.push("!");
                self.word(*name);
            }
        }
    }

    /// What stands before `[]` or `*`: `ref` would bind weaker.
    fn element(&mut self, id: TyId) {
        if !matches!(self.program.tys.get(id), Ty::ByRef(_)) {
            return self.ty(id);
        }
        self.push("(");
        self.ty(id);
        self.push(")");
    }

    pub(super) fn constant(&mut self, value: Const) {
        match value {
            Const::String(text) => quoted(&mut self.out, self.program.names.get(text), '"'),
            Const::Type(ty) => {
                self.push("typeof ");
                self.ty(ty);
            }
            Const::Default(ty) => {
                self.push("default ");
                self.ty(ty);
            }
            plain => plain_constant(&mut self.out, plain),
        }
    }

    pub(super) fn span(&mut self, span: Span) {
        let Some(file) = span.file() else { return };
        self.push(" @");
        if self.file.unwrap_or(FileId(0)) != file {
            let path = self.program.files.get(file).map_or("?", |&path| self.program.names.get(path));
            quoted(&mut self.out, path, '"');
            self.push(":");
        }
        self.file = Some(file);
        self.point(span.start());
        if span.end() != Point::NONE {
            self.push("-");
            self.point(span.end());
        }
    }

    fn point(&mut self, point: Point) {
        write_to(&mut self.out, format_args!("{}", point.line));
        if point.column > 0 {
            write_to(&mut self.out, format_args!(":{}", point.column));
        }
    }
}
