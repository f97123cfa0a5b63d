//! `IMetaDataImport2` and `IMetaDataEmit`: what a module declares and refers to, asked and extended by slot.

use crate::clr::com::{Answer, Guid, Interface, Table, call, ok};
use std::ffi::c_void;
use std::ptr::{null, null_mut};

/// Reads.
pub(crate) struct Import(pub(crate) Interface);

/// Adds.
pub(crate) struct Emit(pub(crate) Interface);

/// A method or field as the module declares it.
pub(crate) struct Declared {
    pub(crate) owner: u32,
    pub(crate) name: String,
    pub(crate) signature: Vec<u8>,
}

/// Asks for a text twice: how long it is, and what it says. Lengths count the final zero.
pub(crate) fn text(ask: impl Fn(u32, *mut u32, *mut u16) -> Answer) -> Option<String> {
    let mut length = 0;
    let mut buffer = [0_u16; 512];
    ok(ask(buffer.len() as u32, &raw mut length, buffer.as_mut_ptr()))?;
    let length = length as usize;
    if length <= buffer.len() {
        return Some(String::from_utf16_lossy(&buffer[..length.saturating_sub(1)]));
    }
    let mut buffer = vec![0_u16; length];
    let mut again = 0;
    ok(ask(length as u32, &raw mut again, buffer.as_mut_ptr()))?;
    Some(String::from_utf16_lossy(&buffer[..length.min(again as usize).saturating_sub(1)]))
}

/// # Safety
/// Both are as a metadata interface left them.
unsafe fn blob(start: *const u8, length: u32) -> Vec<u8> {
    if start.is_null() {
        return Vec::new();
    }
    // SAFETY: as the caller promises.
    unsafe { std::slice::from_raw_parts(start, length as usize) }.to_vec()
}

impl Import {
    pub(crate) const GUID: Guid =
        Guid(0xfce5_efa0, 0x8bba, 0x4f8e, [0xa0, 0x36, 0x8f, 0x20, 0x22, 0xb0, 0x84, 0x66]);

    fn pointer(&self) -> *mut Table {
        self.0.pointer()
    }

    /// All tokens of an enumeration.
    fn tokens(&self, next: impl Fn(*mut *mut c_void, *mut u32, u32, *mut u32) -> Answer) -> Vec<u32> {
        let (mut all, mut state) = (Vec::new(), null_mut());
        let mut some = [0_u32; 256];
        loop {
            let mut count = 0;
            let answer = next(&raw mut state, some.as_mut_ptr(), some.len() as u32, &raw mut count);
            let count = (count as usize).min(some.len());
            if answer < 0 || count == 0 {
                break;
            }
            all.extend(&some[..count]);
        }
        if !state.is_null() {
            call!(self, 3, (state => *mut c_void) -> ());
        }
        all
    }

    pub(crate) fn type_defs(&self) -> Vec<u32> {
        self.tokens(|state, out, room, count| {
            call!(self, 6, (
                state => *mut *mut c_void, out => *mut u32, room => u32, count => *mut u32,
            ) -> Answer)
        })
    }

    pub(crate) fn type_refs(&self) -> Vec<u32> {
        self.tokens(|state, out, room, count| {
            call!(self, 8, (
                state => *mut *mut c_void, out => *mut u32, room => u32, count => *mut u32,
            ) -> Answer)
        })
    }

    pub(crate) fn methods(&self, of: u32) -> Vec<u32> {
        self.tokens(|state, out, room, count| {
            call!(self, 18, (
                state => *mut *mut c_void, of => u32, out => *mut u32, room => u32, count => *mut u32,
            ) -> Answer)
        })
    }

    pub(crate) fn fields(&self, of: u32) -> Vec<u32> {
        self.tokens(|state, out, room, count| {
            call!(self, 20, (
                state => *mut *mut c_void, of => u32, out => *mut u32, room => u32, count => *mut u32,
            ) -> Answer)
        })
    }

    /// Is there an attribute of this full name?
    pub(crate) fn has_attribute(&self, of: u32, attribute: &str) -> bool {
        let name: Vec<u16> = attribute.encode_utf16().chain([0]).collect();
        let answer = call!(self, 60, (
            of => u32, name.as_ptr() => *const u16, null_mut() => *mut *const u8, null_mut() => *mut u32,
        ) -> Answer);
        answer == crate::clr::com::OK
    }

    /// Does a type declare a method of this name?
    pub(crate) fn declares(&self, of: u32, method: &str) -> bool {
        let name: Vec<u16> = method.encode_utf16().chain([0]).collect();
        let named = self.tokens(|state, out, room, count| {
            call!(self, 19, (
                state => *mut *mut c_void, of => u32, name.as_ptr() => *const u16, out => *mut u32, room => u32,
                count => *mut u32,
            ) -> Answer)
        });
        !named.is_empty()
    }

    pub(crate) fn attributes(&self, of: u32) -> Vec<u32> {
        self.tokens(|state, out, room, count| {
            call!(self, 53, (
                state => *mut *mut c_void, of => u32, 0 => u32, out => *mut u32, room => u32, count => *mut u32,
            ) -> Answer)
        })
    }

    /// The constructor that an attribute names.
    pub(crate) fn attribute_constructor(&self, attribute: u32) -> Option<u32> {
        let mut constructor = 0;
        ok(call!(self, 54, (
            attribute => u32, null_mut() => *mut u32, &raw mut constructor => *mut u32,
            null_mut() => *mut *const u8, null_mut() => *mut u32,
        ) -> Answer))?;
        Some(constructor)
    }

    /// The name of a type of the module, its flags, and what it extends.
    pub(crate) fn type_def(&self, token: u32) -> Option<(String, u32, u32)> {
        let (mut flags, mut extends) = (0, 0);
        let (flags_out, extends_out) = (&raw mut flags, &raw mut extends);
        let name = text(|room, length, buffer| {
            call!(self, 12, (
                token => u32, buffer => *mut u16, room => u32, length => *mut u32,
                flags_out => *mut u32, extends_out => *mut u32,
            ) -> Answer)
        })?;
        Some((name, flags, extends))
    }

    /// The type around a nested one.
    pub(crate) fn enclosing(&self, token: u32) -> Option<u32> {
        let mut outer = 0;
        ok(call!(self, 62, (token => u32, &raw mut outer => *mut u32) -> Answer))?;
        (outer != 0).then_some(outer)
    }

    /// The name of a type elsewhere, and where it is: in an assembly, or in another such type.
    pub(crate) fn type_ref(&self, token: u32) -> Option<(u32, String)> {
        let mut scope = 0;
        let scope_out = &raw mut scope;
        let name = text(|room, length, buffer| {
            call!(self, 14, (
                token => u32, scope_out => *mut u32, buffer => *mut u16, room => u32, length => *mut u32,
            ) -> Answer)
        })?;
        Some((scope, name))
    }

    pub(crate) fn method(&self, token: u32) -> Option<Declared> {
        let (mut owner, mut start, mut length) = (0, null(), 0);
        let outs = (&raw mut owner, &raw mut start, &raw mut length);
        let name = text(|room, needed, buffer| {
            call!(self, 30, (
                token => u32, outs.0 => *mut u32, buffer => *mut u16, room => u32, needed => *mut u32,
                null_mut() => *mut u32, outs.1 => *mut *const u8, outs.2 => *mut u32,
                null_mut() => *mut u32, null_mut() => *mut u32,
            ) -> Answer)
        })?;
        // SAFETY: the interface left them.
        Some(Declared { owner, name, signature: unsafe { blob(start, length) } })
    }

    /// The flags of a method, and how it is implemented.
    pub(crate) fn method_flags(&self, token: u32) -> Option<(u32, u32)> {
        let (mut flags, mut implementation) = (0, 0);
        ok(call!(self, 30, (
            token => u32, null_mut() => *mut u32, null_mut() => *mut u16, 0 => u32, null_mut() => *mut u32,
            &raw mut flags => *mut u32, null_mut() => *mut *const u8, null_mut() => *mut u32,
            null_mut() => *mut u32, &raw mut implementation => *mut u32,
        ) -> Answer))?;
        Some((flags, implementation))
    }

    /// The flags of a field.
    pub(crate) fn field_flags(&self, token: u32) -> Option<u32> {
        let mut flags = 0;
        ok(call!(self, 57, (
            token => u32, null_mut() => *mut u32, null_mut() => *mut u16, 0 => u32, null_mut() => *mut u32,
            &raw mut flags => *mut u32, null_mut() => *mut *const u8, null_mut() => *mut u32,
            null_mut() => *mut u32, null_mut() => *mut *const u8, null_mut() => *mut u32,
        ) -> Answer))?;
        Some(flags)
    }

    /// A member of a type elsewhere, or of an instantiated one.
    pub(crate) fn member_ref(&self, token: u32) -> Option<Declared> {
        let (mut owner, mut start, mut length) = (0, null(), 0);
        let outs = (&raw mut owner, &raw mut start, &raw mut length);
        let name = text(|room, needed, buffer| {
            call!(self, 31, (
                token => u32, outs.0 => *mut u32, buffer => *mut u16, room => u32, needed => *mut u32,
                outs.1 => *mut *const u8, outs.2 => *mut u32,
            ) -> Answer)
        })?;
        // SAFETY: the interface left them.
        Some(Declared { owner, name, signature: unsafe { blob(start, length) } })
    }

    pub(crate) fn field(&self, token: u32) -> Option<Declared> {
        let (mut owner, mut start, mut length) = (0, null(), 0);
        let outs = (&raw mut owner, &raw mut start, &raw mut length);
        let name = text(|room, needed, buffer| {
            call!(self, 57, (
                token => u32, outs.0 => *mut u32, buffer => *mut u16, room => u32, needed => *mut u32,
                null_mut() => *mut u32, outs.1 => *mut *const u8, outs.2 => *mut u32,
                null_mut() => *mut u32, null_mut() => *mut *const u8, null_mut() => *mut u32,
            ) -> Answer)
        })?;
        // SAFETY: the interface left them.
        Some(Declared { owner, name, signature: unsafe { blob(start, length) } })
    }

    /// An instantiated method: the method, and the signature of its arguments.
    pub(crate) fn method_spec(&self, token: u32) -> Option<(u32, Vec<u8>)> {
        let (mut method, mut start, mut length) = (0, null(), 0);
        ok(call!(self, 67, (
            token => u32, &raw mut method => *mut u32, &raw mut start => *mut *const u8,
            &raw mut length => *mut u32,
        ) -> Answer))?;
        // SAFETY: the interface left them.
        Some((method, unsafe { blob(start, length) }))
    }

    /// The type parameters of a type or method.
    pub(crate) fn type_parameters(&self, owner: u32) -> Vec<u32> {
        self.tokens(|state, out, room, count| {
            call!(self, 65, (
                state => *mut *mut c_void, owner => u32, out => *mut u32, room => u32, count => *mut u32,
            ) -> Answer)
        })
    }

    /// What may stand for a type parameter of a type or method.
    pub(crate) fn type_parameter_flags(&self, owner: u32, place: u32) -> Option<u32> {
        self.type_parameters(owner).into_iter().find_map(|parameter| {
            let (mut number, mut flags) = (0, 0);
            ok(call!(self, 66, (
                parameter => u32, &raw mut number => *mut u32, &raw mut flags => *mut u32, null_mut() => *mut u32,
                null_mut() => *mut u32, null_mut() => *mut u16, 0 => u32, null_mut() => *mut u32,
            ) -> Answer))?;
            (number == place).then_some(flags)
        })
    }

    /// A type that is spelled out: instantiated, an array, a type parameter.
    pub(crate) fn type_spec(&self, token: u32) -> Option<Vec<u8>> {
        let (mut start, mut length) = (null(), 0);
        ok(call!(self, 44, (
            token => u32, &raw mut start => *mut *const u8, &raw mut length => *mut u32,
        ) -> Answer))?;
        // SAFETY: the interface left them.
        Some(unsafe { blob(start, length) })
    }

    /// The signature of local variables.
    pub(crate) fn signature(&self, token: u32) -> Option<Vec<u8>> {
        let (mut start, mut length) = (null(), 0);
        ok(call!(self, 41, (
            token => u32, &raw mut start => *mut *const u8, &raw mut length => *mut u32,
        ) -> Answer))?;
        // SAFETY: the interface left them.
        Some(unsafe { blob(start, length) })
    }
}

impl Emit {
    pub(crate) const GUID: Guid =
        Guid(0xba3f_ee4c, 0xecb9, 0x4e41, [0x83, 0xb7, 0x18, 0x3f, 0xa4, 0x1c, 0xd8, 0x59]);

    fn pointer(&self) -> *mut Table {
        self.0.pointer()
    }

    /// A static method of a type, private to its assembly.
    pub(crate) fn define_method(&self, owner: u32, name: &str, signature: &[u8]) -> Option<u32> {
        const ASSEMBLY_STATIC_HIDE_BY_SIG: u32 = 0x93;
        let name: Vec<u16> = name.encode_utf16().chain([0]).collect();
        let mut method = 0;
        ok(call!(self, 10, (
            owner => u32, name.as_ptr() => *const u16, ASSEMBLY_STATIC_HIDE_BY_SIG => u32,
            signature.as_ptr() => *const u8, signature.len() as u32 => u32, 0 => u32, 0 => u32,
            &raw mut method => *mut u32,
        ) -> Answer))?;
        Some(method)
    }

    fn generics(&self) -> Option<Interface> {
        const EMIT_2: Guid =
            Guid(0xf5dd_9950, 0xf693, 0x42e6, [0x83, 0x0e, 0x7b, 0x83, 0x3e, 0x81, 0x46, 0xa9]);
        self.0.query(&EMIT_2)
    }

    /// A type parameter of a method, for any type.
    pub(crate) fn type_parameter(&self, method: u32, place: u32) -> Option<()> {
        const NO_CONSTRAINTS: [u32; 1] = [0];
        let (emit, name, mut token) = (self.generics()?, [u16::from(b'T'), 0], 0);
        ok(call!(emit, 57, (
            method => u32, place => u32, 0 => u32, name.as_ptr() => *const u16, 0 => u32,
            NO_CONSTRAINTS.as_ptr() => *const u32, &raw mut token => *mut u32,
        ) -> Answer))
    }

    /// A generic method with its arguments.
    pub(crate) fn method_spec(&self, method: u32, arguments: &[u8]) -> Option<u32> {
        let (emit, mut token) = (self.generics()?, 0);
        ok(call!(emit, 52, (
            method => u32, arguments.as_ptr() => *const u8, arguments.len() as u32 => u32, &raw mut token => *mut u32,
        ) -> Answer))?;
        Some(token)
    }

    /// A token for the signature of local variables, or of a call through a pointer.
    pub(crate) fn signature_token(&self, signature: &[u8]) -> Option<u32> {
        let mut token = 0;
        ok(call!(self, 23, (
            signature.as_ptr() => *const u8, signature.len() as u32 => u32, &raw mut token => *mut u32,
        ) -> Answer))?;
        Some(token)
    }

    /// A token for a type that is spelled out.
    pub(crate) fn type_spec(&self, signature: &[u8]) -> Option<u32> {
        let mut token = 0;
        ok(call!(self, 26, (
            signature.as_ptr() => *const u8, signature.len() as u32 => u32, &raw mut token => *mut u32,
        ) -> Answer))?;
        Some(token)
    }

    /// A token for a text in the code.
    pub(crate) fn user_string(&self, text: &str) -> Option<u32> {
        let text: Vec<u16> = text.encode_utf16().collect();
        let mut token = 0;
        ok(call!(self, 28, (
            text.as_ptr() => *const u16, text.len() as u32 => u32, &raw mut token => *mut u32,
        ) -> Answer))?;
        Some(token)
    }

    /// A reference to the library in which everything begins.
    pub(crate) fn core_library(&self) -> Option<u32> {
        const ASSEMBLY_EMIT: Guid =
            Guid(0x211e_f15b, 0x5317, 0x4438, [0xb1, 0x96, 0xde, 0xc8, 0x7b, 0x88, 0x76, 0x93]);
        const KEY: [u8; 8] = [0x7c, 0xec, 0x85, 0xd7, 0xbe, 0xa7, 0x79, 0x8e];
        let emit = self.0.query(&ASSEMBLY_EMIT)?;
        let name: Vec<u16> = "System.Private.CoreLib".encode_utf16().chain([0]).collect();
        // Any later version will do.
        let version = AssemblyVersion { numbers: [4, 0, 0, 0], ..AssemblyVersion::default() };
        let mut assembly = 0;
        ok(call!(emit, 4, (
            KEY.as_ptr() => *const u8, KEY.len() as u32 => u32, name.as_ptr() => *const u16,
            &raw const version => *const AssemblyVersion, null() => *const u8, 0 => u32, 0 => u32,
            &raw mut assembly => *mut u32,
        ) -> Answer))?;
        Some(assembly)
    }

    /// A reference to a type elsewhere.
    pub(crate) fn type_ref(&self, scope: u32, name: &str) -> Option<u32> {
        let name: Vec<u16> = name.encode_utf16().chain([0]).collect();
        let mut token = 0;
        ok(call!(self, 12, (
            scope => u32, name.as_ptr() => *const u16, &raw mut token => *mut u32,
        ) -> Answer))?;
        Some(token)
    }

    /// A reference to a member of a type elsewhere.
    pub(crate) fn member_ref(&self, owner: u32, name: &str, signature: &[u8]) -> Option<u32> {
        let name: Vec<u16> = name.encode_utf16().chain([0]).collect();
        let mut token = 0;
        ok(call!(self, 14, (
            owner => u32, name.as_ptr() => *const u16, signature.as_ptr() => *const u8,
            signature.len() as u32 => u32, &raw mut token => *mut u32,
        ) -> Answer))?;
        Some(token)
    }
}

/// `ASSEMBLYMETADATA`: all but the version is nothing.
#[repr(C)]
#[derive(Default)]
struct AssemblyVersion {
    numbers: [u16; 4],
    locale: usize,
    locale_length: u32,
    processors: usize,
    processor_count: u32,
    systems: usize,
    system_count: u32,
}
