//! The types of methods, each read from its descriptor once. The parameters of all of them lie one behind the other:
//! every call looks at them, and finds them with one step.

use ir::TyId;

/// Which type of methods.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct SignatureId(u32);

/// All of them.
#[derive(Default)]
pub(super) struct Signatures {
    params: Vec<TyId>,
    all: Vec<Signature>,
}

struct Signature {
    /// Where its parameters start, and how many there are.
    start: u32,
    count: u32,
    ret: TyId,
}

impl Signatures {
    pub(super) fn add(&mut self, params: &[TyId], ret: TyId) -> SignatureId {
        let id = SignatureId(self.all.len() as u32);
        self.all.push(Signature { start: self.params.len() as u32, count: params.len() as u32, ret });
        self.params.extend(params);
        id
    }

    pub(super) fn params(&self, id: SignatureId) -> &[TyId] {
        let Signature { start, count, .. } = self.all[id.0 as usize];
        &self.params[start as usize..][..count as usize]
    }

    /// The type of the result.
    pub(super) fn ret(&self, id: SignatureId) -> TyId {
        self.all[id.0 as usize].ret
    }
}
