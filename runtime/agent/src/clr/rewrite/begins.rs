//! Methods with which something begins: tests and requests.

use super::{Begins, Caller, Rewriter, Surroundings, Variables};
use cil::signature::{MethodSignature, Type};
use cil::{Editor, Instruction};

impl Rewriter<'_> {
    /// A request ends for the caller when the method returns to it or throws; what goes on asynchronously is still a part of it.
    pub(super) fn tell_beginning(
        &self,
        begins: Begins,
        caller: Caller<'_>,
        editor: &mut Editor,
        variables: &mut Variables,
        module: &impl Surroundings,
    ) -> Option<()> {
        match begins {
            Begins::Test(test) => editor.insert_prologue([
                Instruction::ldc_i4(test.cast_signed()),
                Instruction::call(module.hooks()?.test_begins),
            ]),
            Begins::Request => {
                let (declared, _) = self.names.owner_of(caller.token)?;
                let returned = MethodSignature::parse(&declared.signature).ok()?.returned;
                let requests = module.requests()?;
                let begun = variables.locals.push(Type::INT)?;
                let result = if returned.unmodified() == &Type::VOID {
                    None
                } else {
                    Some(variables.locals.push(returned.unmodified().clone())?)
                };
                editor.insert_prologue([Instruction::call(requests.begins), Instruction::stloc(begun)]);
                editor.insert_finally(result, [Instruction::ldloc(begun), Instruction::call(requests.ends)]);
            }
        }
        Some(())
    }
}
