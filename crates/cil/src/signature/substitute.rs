//! Type parameters replaced by type arguments.

use super::{MAX_DEPTH, MAX_NODES, MethodSignature, Type};
use crate::problem::{Problem, Result};

pub(super) struct Substitution<'s> {
    of_type: Option<&'s [Type]>,
    of_method: Option<&'s [Type]>,
    nodes: u32,
    depth: u32,
}

impl<'s> Substitution<'s> {
    pub(super) fn new(of_type: Option<&'s [Type]>, of_method: Option<&'s [Type]>) -> Self {
        Substitution { of_type, of_method, nodes: 0, depth: 0 }
    }

    pub(super) fn method(&mut self, signature: &MethodSignature) -> Result<MethodSignature> {
        Ok(MethodSignature {
            returned: self.apply(&signature.returned)?,
            parameters: self.all(&signature.parameters)?,
            ..*signature
        })
    }

    fn all(&mut self, types: &[Type]) -> Result<Vec<Type>> {
        types.iter().map(|ty| self.apply(ty)).collect()
    }

    pub(super) fn apply(&mut self, ty: &Type) -> Result<Type> {
        self.enter()?;
        let result = match ty {
            Type::Primitive(primitive) => Type::Primitive(*primitive),
            Type::Named { token, arguments, layout } => {
                Type::Named { token: *token, arguments: self.all(arguments)?, layout: *layout }
            }
            Type::ClassParameter(place) => self.argument(ty, *place, self.of_type)?,
            Type::MethodParameter(place) => self.argument(ty, *place, self.of_method)?,
            Type::Vector(inner) => Type::Vector(self.boxed(inner)?),
            Type::Array(inner, shape) => Type::Array(self.boxed(inner)?, shape.clone()),
            Type::Pointer(inner) => Type::Pointer(self.boxed(inner)?),
            Type::Reference(inner) => Type::Reference(self.boxed(inner)?),
            Type::Function(signature) => Type::Function(Box::new(self.method(signature)?)),
            Type::Modified(modifier, inner) => Type::Modified(*modifier, self.boxed(inner)?),
            Type::Pinned(inner) => Type::Pinned(self.boxed(inner)?),
        };
        self.depth -= 1;
        Ok(result)
    }

    fn boxed(&mut self, ty: &Type) -> Result<Box<Type>> {
        self.apply(ty).map(Box::new)
    }

    fn enter(&mut self) -> Result<()> {
        self.nodes += 1;
        self.depth += 1;
        if self.depth > MAX_DEPTH || self.nodes > MAX_NODES {
            return Err(Problem::too_large(0, "a type becomes too large"));
        }
        Ok(())
    }

    /// The argument for a parameter. What the arguments mention belongs to where the result is used, so it is
    /// copied as it is, and counted.
    fn argument(&mut self, parameter: &Type, place: u32, arguments: Option<&[Type]>) -> Result<Type> {
        let Some(arguments) = arguments else { return Ok(parameter.clone()) };
        let Some(argument) = arguments.get(place as usize) else {
            let reason = format!("type parameter {place} of {} is used", arguments.len());
            return Err(Problem::broken(0, reason));
        };
        let mut copy =
            Substitution { of_type: None, of_method: None, nodes: self.nodes, depth: self.depth - 1 };
        let argument = copy.apply(argument)?;
        self.nodes = copy.nodes;
        Ok(argument)
    }
}
