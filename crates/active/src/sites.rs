//! The places of the program: their names, what was covered of them, and how likely they are to be delayed.
//!
//! Every call reads its site, so sites live in chunks that never move and are found with two loads. Names are behind a lock:
//! they are needed when a class is loaded and when a report is written.

use crate::SiteId;
use crate::phase::Phase;
use crate::random::Chance;
use crate::traps::lock;
use rustc_hash::FxHashMap;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock};

const CHUNK: usize = 1024;
/// As many as the history can tell apart.
const CHUNKS: usize = (1 << 23) / CHUNK;

const HIT: u8 = 1;
const HIT_CONCURRENTLY: u8 = 2;

/// What every call at the place looks at.
#[derive(Default)]
pub(crate) struct Site {
    chance: AtomicU32,
    covered: AtomicU8,
    stops: AtomicBool,
}

impl Site {
    /// Did everybody wait for a thread that was held up here?
    pub(crate) fn stops_all(&self) -> bool {
        self.stops.load(Ordering::Relaxed)
    }

    /// Everybody did.
    pub(crate) fn stopped_all(&self) {
        self.stops.store(true, Ordering::Relaxed);
    }

    #[inline]
    pub(crate) fn chance(&self) -> Chance {
        Chance(self.chance.load(Ordering::Relaxed))
    }

    pub(crate) fn set_chance(&self, chance: Chance) {
        self.chance.store(chance.0, Ordering::Relaxed);
    }

    #[inline]
    pub(crate) fn cover(&self, phase: Phase) {
        let now = match phase {
            Phase::Sequential => HIT,
            Phase::Concurrent => HIT | HIT_CONCURRENTLY,
        };
        if self.covered.load(Ordering::Relaxed) & now != now {
            self.covered.fetch_or(now, Ordering::Relaxed);
        }
    }
}

/// Where a place has been reached.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Coverage {
    /// Its code was loaded.
    Never,
    /// Only while one thread was active.
    Sequentially,
    /// While several threads were active.
    Concurrently,
}

/// What the run covered of one place.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SiteCoverage {
    /// The name that it was declared with.
    pub site: String,
    /// Where it has been reached.
    pub coverage: Coverage,
}

/// Is there code behind the name, or is it only suspected?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Standing {
    Expected,
    Declared,
}

#[derive(Default)]
struct Names {
    names: Vec<(String, Standing)>,
    by_name: FxHashMap<String, Vec<SiteId>>,
}

impl Names {
    fn add(&mut self, name: &str, standing: Standing) -> SiteId {
        let site = SiteId(self.names.len() as u32);
        self.names.push((name.to_owned(), standing));
        self.by_name.entry(name.to_owned()).or_default().push(site);
        site
    }
}

pub(crate) struct Sites {
    chunks: Box<[OnceLock<Box<[Site]>>]>,
    names: Mutex<Names>,
    /// Stands in for sites that were never declared.
    nowhere: Site,
}

impl Default for Sites {
    fn default() -> Self {
        let chunks = std::iter::repeat_with(OnceLock::new).take(CHUNKS).collect();
        Sites { chunks, names: Mutex::default(), nowhere: Site::default() }
    }
}

impl Sites {
    #[inline]
    pub(crate) fn get(&self, site: SiteId) -> &Site {
        let chunk = self.chunks.get(site.0 as usize / CHUNK).and_then(OnceLock::get);
        chunk.map_or(&self.nowhere, |chunk| &chunk[site.0 as usize % CHUNK])
    }

    /// The place of this name, which may be new. An alias is a name that several places may share; what stood in for the
    /// first of them is handed back.
    pub(crate) fn declare(&self, name: &str, alias: Option<&str>) -> (SiteId, Option<SiteId>) {
        let mut names = lock(&self.names);
        let names = &mut *names;
        let site = names.by_name.get(name).and_then(|sites| sites.first()).copied();
        let site = site.unwrap_or_else(|| names.add(name, Standing::Declared));
        if let Some((_, standing)) = names.names.get_mut(site.0 as usize) {
            *standing = Standing::Declared;
        }
        self.reserve(site);
        let Some(alias) = alias.filter(|alias| *alias != name) else { return (site, None) };
        let sites = names.by_name.entry(alias.to_owned()).or_default();
        if !sites.contains(&site) {
            sites.push(site);
        }
        let expected = |other: &SiteId| names.names[other.0 as usize].1 == Standing::Expected;
        let retired = sites.iter().position(expected).map(|at| sites.remove(at));
        (site, retired)
    }

    /// All places of this name or alias. There is always one: code for it may still be loaded.
    pub(crate) fn expect(&self, name: &str) -> Vec<SiteId> {
        let mut names = lock(&self.names);
        if let Some(sites) = names.by_name.get(name) {
            return sites.clone();
        }
        let site = names.add(name, Standing::Expected);
        self.reserve(site);
        vec![site]
    }

    fn reserve(&self, site: SiteId) {
        if let Some(chunk) = self.chunks.get(site.0 as usize / CHUNK) {
            chunk.get_or_init(|| std::iter::repeat_with(Site::default).take(CHUNK).collect());
        }
    }

    pub(crate) fn name(&self, site: SiteId) -> String {
        lock(&self.names).names.get(site.0 as usize).map_or_else(String::new, |(name, _)| name.clone())
    }

    /// How many there are.
    pub(crate) fn len(&self) -> u32 {
        lock(&self.names).names.len() as u32
    }

    /// What was covered, by name.
    pub(crate) fn coverage(&self) -> Vec<SiteCoverage> {
        let names = lock(&self.names);
        let declared =
            names.names.iter().enumerate().filter(|(_, (_, standing))| *standing == Standing::Declared);
        let mut coverage: Vec<SiteCoverage> = declared
            .map(|(at, (name, _))| {
                let coverage = match self.get(SiteId(at as u32)).covered.load(Ordering::Relaxed) {
                    0 => Coverage::Never,
                    HIT => Coverage::Sequentially,
                    _ => Coverage::Concurrently,
                };
                SiteCoverage { site: name.clone(), coverage }
            })
            .collect();
        coverage.sort_unstable();
        coverage
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_site_and_an_alias_may_be_several() {
        let sites = Sites::default();
        let expected = sites.expect("A.f:1");
        let stand_in = sites.expect("A.java:1")[0];
        let first = expected[0];
        assert_eq!(sites.declare("A.f:1", Some("A.java:1")), (first, Some(stand_in)));
        let (second, _) = sites.declare("A.g:1", Some("A.java:1"));
        assert_eq!(sites.expect("A.java:1"), [first, second]);
        assert_eq!(sites.declare("A.f:1", Some("A.java:1")), (first, None));
        assert_eq!(sites.name(second), "A.g:1");
    }

    #[test]
    fn coverage_grows_and_tells_only_of_code() {
        let sites = Sites::default();
        sites.expect("never loaded");
        let [b, a, c] = ["b", "a", "c"].map(|name| sites.declare(name, None).0);
        sites.get(a).cover(Phase::Sequential);
        sites.get(b).cover(Phase::Concurrent);
        sites.get(b).cover(Phase::Sequential);
        sites.get(SiteId(u32::MAX)).cover(Phase::Concurrent);
        let coverage: Vec<_> = sites.coverage().into_iter().map(|site| (site.site, site.coverage)).collect();
        let expected = [("a", Coverage::Sequentially), ("b", Coverage::Concurrently), ("c", Coverage::Never)];
        assert_eq!(coverage, expected.map(|(site, coverage)| (site.to_owned(), coverage)));
        assert_eq!(sites.get(c).chance(), Chance::NEVER);
    }
}
