//! The instructions that are put in (JVMS chapter 6).

pub(super) const SIPUSH: u8 = 0x11;
pub(super) const LDC_W: u8 = 0x13;
pub(super) const ALOAD_0: u8 = 0x2a;
pub(super) const POP: u8 = 0x57;
pub(super) const POP2: u8 = 0x58;
pub(super) const DUP: u8 = 0x59;
pub(super) const DUP_X1: u8 = 0x5a;
pub(super) const DUP_X2: u8 = 0x5b;
pub(super) const DUP2: u8 = 0x5c;
pub(super) const DUP2_X1: u8 = 0x5d;
pub(super) const DUP2_X2: u8 = 0x5e;
pub(super) const SWAP: u8 = 0x5f;
pub(super) const GETSTATIC: u8 = 0xb2;
pub(in crate::jvm::record) const INVOKESTATIC: u8 = 0xb8;
pub(super) const ATHROW: u8 = 0xbf;
