//! Types as people write them.

use super::symbols::Symbols;
use super::types::{ParamOwner, Type};

pub(super) fn display(symbols: &Symbols, ty: &Type) -> String {
    let list = |types: &mut dyn Iterator<Item = &Type>| {
        types.map(|ty| display(symbols, ty)).collect::<Vec<_>>().join(", ")
    };
    match ty {
        Type::Unknown => "?".to_owned(),
        Type::Null => "null".to_owned(),
        Type::Never => "never".to_owned(),
        Type::Prim(prim) => prim.keyword().to_owned(),
        Type::Named(sym, args) if Some(*sym) == symbols.known.nullable => {
            format!("{}?", list(&mut args.iter()))
        }
        Type::Named(sym, args) => {
            let name = symbols.text(symbols.types[*sym].full_name);
            if args.is_empty() { name.to_owned() } else { format!("{name}<{}>", list(&mut args.iter())) }
        }
        Type::Array(element, rank) => {
            format!("{}[{}]", display(symbols, element), ",".repeat(usize::from(*rank).saturating_sub(1)))
        }
        Type::Pointer(target) => format!("{}*", display(symbols, target)),
        Type::Param(param) => match param.owner {
            ParamOwner::Type(sym) => name_at(symbols, &symbols.types[sym].generics, param.index),
            ParamOwner::Member(sym) => name_at(symbols, &symbols.members[sym].generics, param.index),
            ParamOwner::Local(_) => format!("T{}", param.index),
        },
        Type::Tuple(elements) => {
            let elements = elements.iter().map(|element| match element.name {
                Some(name) => format!("{} {}", display(symbols, &element.ty), symbols.text(name)),
                None => display(symbols, &element.ty),
            });
            format!("({})", elements.collect::<Vec<_>>().join(", "))
        }
        Type::Anonymous(members) => {
            let members =
                members.iter().map(|(name, ty)| format!("{} {}", display(symbols, ty), symbols.text(*name)));
            format!("{{ {} }}", members.collect::<Vec<_>>().join(", "))
        }
    }
}

fn name_at(symbols: &Symbols, names: &[ir::NameId], index: u16) -> String {
    names.get(index as usize).map_or("?", |&name| symbols.text(name)).to_owned()
}
