//! Class files that are no longer what a compiler made of them.

use classfile::{ClassFile, Problem};

/// Damages a class in 2,000 ways. Each is left alone, refused, or rewritten into a class that can be read.
pub(crate) fn survives_damage(whole: &[u8], rewrite: impl Fn(&[u8]) -> Result<Option<Vec<u8>>, Problem>) {
    let rewritten = rewrite(whole).expect("a class").expect("there is something to rewrite in it");
    assert!(ClassFile::parse(&rewritten).is_ok());
    let mut random = 1_u64;
    let mut below = |bound: usize| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % bound
    };
    for _ in 0..2_000 {
        let mut damaged = whole.to_vec();
        for _ in 0..=below(3) {
            let at = below(damaged.len());
            damaged[at] = below(256) as u8;
        }
        damaged.truncate(damaged.len() - below(2) * below(100));
        if let Ok(Some(rewritten)) = rewrite(&damaged) {
            assert!(ClassFile::parse(&rewritten).is_ok());
        }
    }
}
