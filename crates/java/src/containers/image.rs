//! The JDK's `lib/modules` (jimage, as its `jdk.internal.jimage` describes it): a perfect hash table of
//! names. To get all classes, it is simply read from one end to the other; a single class is found as a virtual machine
//! finds it: the module of its package first, then the class in the module.

use crate::Problem;
use crate::library::Shelf;
use classfile::{Result, Text};
use std::borrow::Cow;
use std::io::{Read, Seek, SeekFrom};

const MAGIC: u32 = 0xcafe_dada;
const HEADER: usize = 28;

/// What the hash of a name begins with, and is multiplied with at each byte.
const HASH_MULTIPLIER: u32 = 0x0100_0193;

/// Kinds of attributes of a location.
const MODULE: usize = 1;
const PARENT: usize = 2;
const BASE: usize = 3;
const EXTENSION: usize = 4;
const OFFSET: usize = 5;
const COMPRESSED: usize = 6;
const UNCOMPRESSED: usize = 7;

/// What is in front of the contents: where each name is.
struct Index<'a> {
    bytes: Cow<'a, [u8]>,
    layout: Layout,
}

/// Where the parts of an image are, as its header says.
#[derive(Clone, Copy)]
struct Layout {
    is_big: bool,
    /// How many names there are.
    count: usize,
    locations: usize,
    strings: usize,
    contents: usize,
}

/// A stretch of the file.
#[derive(Clone, Copy)]
struct Place {
    start: usize,
    length: usize,
}

/// Names and contents of all classes, in the order of the table.
pub(super) fn classes(bytes: &[u8]) -> Result<Vec<(String, &[u8])>> {
    let layout = Layout::of(bytes)?;
    let index = bytes.get(..layout.contents).ok_or_else(|| cut_off(bytes.len()))?;
    let index = Index { bytes: Cow::Borrowed(index), layout };
    let mut classes = Vec::new();
    for number in 0..layout.count {
        let attributes = index.attributes(index.location(number)?)?;
        if index.string(attributes[EXTENSION]) != b"class" {
            continue;
        }
        let name = Text(&index.name(&attributes)).decode().into_owned();
        let place = index.place(&attributes, &name)?;
        let content = bytes.get(place.start..place.start.saturating_add(place.length));
        let Some(content) = content else {
            return Err(classfile::Problem::new(bytes.len(), format!("the file ends within {name}")));
        };
        classes.push((name, content));
    }
    Ok(classes)
}

fn cut_off(length: usize) -> classfile::Problem {
    classfile::Problem::new(length, "the file ends within the index of the image")
}

impl Layout {
    fn of(header: &[u8]) -> Result<Layout> {
        let is_big = header.starts_with(&MAGIC.to_be_bytes());
        let number = |at: usize| number(header, is_big, at);
        let (count, locations, strings) = (number(16)?, number(20)?, number(24)?);
        // One word for where to look again, and one for the location.
        let locations_start = HEADER + count * 8;
        let strings_start = locations_start + locations;
        let contents = strings_start + strings;
        Ok(Layout { is_big, count, locations: locations_start, strings: strings_start, contents })
    }
}

fn number(bytes: &[u8], is_big: bool, at: usize) -> Result<usize> {
    let found = bytes.get(at..).and_then(|rest| rest.first_chunk());
    let Some(&word) = found else {
        return Err(classfile::Problem::new(bytes.len(), "the file ends within the image's header"));
    };
    Ok(if is_big { u32::from_be_bytes(word) } else { u32::from_le_bytes(word) } as usize)
}

impl Index<'_> {
    /// Where the attributes of a name start, by its number.
    fn location(&self, index: usize) -> Result<usize> {
        number(&self.bytes, self.layout.is_big, HEADER + (self.layout.count + index) * 4)
    }

    /// The attributes of a name, if it is there.
    fn find(&self, name: &[u8]) -> Option<[u64; 8]> {
        let count = u32::try_from(self.layout.count).ok().filter(|&count| count > 0)?;
        let slot = (hash(name, HASH_MULTIPLIER) % count) as usize;
        let redirect = number(&self.bytes, self.layout.is_big, HEADER + slot * 4).ok()? as u32;
        let index = match redirect.cast_signed() {
            0 => return None,
            direct @ i32::MIN..0 => (-1 - direct).cast_unsigned(),
            1.. => hash(name, redirect) % count,
        };
        let attributes = self.attributes(self.location(index as usize).ok()?).ok()?;
        (self.name(&attributes) == name).then_some(attributes)
    }

    /// `/module/parent/base.extension`, without what is not there.
    fn name(&self, attributes: &[u64; 8]) -> Vec<u8> {
        let mut name = Vec::new();
        for (kind, before, behind) in
            [(MODULE, "/", "/"), (PARENT, "", "/"), (BASE, "", ""), (EXTENSION, ".", "")]
        {
            let part = self.string(attributes[kind]);
            if !part.is_empty() {
                name.extend([before.as_bytes(), part, behind.as_bytes()].concat());
            }
        }
        name
    }

    fn place(&self, attributes: &[u64; 8], name: &str) -> Result<Place> {
        let size = |kind: usize| usize::try_from(attributes[kind]).unwrap_or(usize::MAX);
        let contents = self.layout.contents;
        if size(COMPRESSED) != 0 {
            let reason = format!("{name} is compressed, which is not supported");
            return Err(classfile::Problem::new(contents, reason));
        }
        Ok(Place { start: contents.saturating_add(size(OFFSET)), length: size(UNCOMPRESSED) })
    }

    /// Each attribute is a byte with its kind and length, and its value, the most significant byte first.
    fn attributes(&self, location: usize) -> Result<[u64; 8]> {
        let mut attributes = [0; 8];
        let locations = &self.bytes[self.layout.locations..self.layout.strings];
        let Some(mut rest) = locations.get(location..) else {
            let reason = "a location of the image is behind their end";
            return Err(classfile::Problem::new(self.layout.strings, reason));
        };
        while let Some((&head, behind)) = rest.split_first().filter(|(head, _)| **head >> 3 != 0) {
            let length = usize::from(head & 7) + 1;
            let Some((value, behind)) = behind.split_at_checked(length) else { break };
            if let Some(attribute) = attributes.get_mut(usize::from(head >> 3)) {
                *attribute = value.iter().fold(0, |number, &byte| number << 8 | u64::from(byte));
            }
            rest = behind;
        }
        Ok(attributes)
    }

    /// A text ends with a zero.
    fn string(&self, at: u64) -> &[u8] {
        let strings = &self.bytes[self.layout.strings..];
        let rest = usize::try_from(at).ok().and_then(|at| strings.get(at..)).unwrap_or_default();
        rest.split(|&byte| byte == 0).next().unwrap_or_default()
    }
}

fn hash(name: &[u8], seed: u32) -> u32 {
    let step = |hash: u32, &byte: &u8| hash.wrapping_mul(HASH_MULTIPLIER) ^ u32::from(byte);
    name.iter().fold(seed, step) & 0x7fff_ffff
}

/// An image of which only the index is in memory.
pub(super) struct Opened<R> {
    path: String,
    file: R,
    length: u64,
    index: Index<'static>,
}

impl<R: Read + Seek> Opened<R> {
    pub(super) fn open(path: &str, mut file: R, length: u64) -> std::result::Result<Opened<R>, Problem> {
        let fail = |problem: &classfile::Problem| Problem::of_class(path, problem);
        let mut bytes = Vec::new();
        let read = |file: &mut R, bytes: &mut Vec<u8>, count: usize| {
            Read::by_ref(file).take(count as u64).read_to_end(bytes).map_err(|error| Problem {
                path: path.to_owned(),
                offset: None,
                reason: format!("cannot read it: {error}"),
            })
        };
        read(&mut file, &mut bytes, HEADER)?;
        let layout = Layout::of(&bytes).map_err(|problem| fail(&problem))?;
        if layout.contents as u64 > length {
            return Err(fail(&cut_off(bytes.len())));
        }
        read(&mut file, &mut bytes, layout.contents - HEADER)?;
        if bytes.len() != layout.contents {
            return Err(fail(&cut_off(bytes.len())));
        }
        Ok(Opened { path: path.to_owned(), file, length, index: Index { bytes: Cow::Owned(bytes), layout } })
    }

    /// The module that has a package. Several may name it; all but one of them only for what they have of it to be
    /// found, and say that it is empty.
    fn module(&mut self, package: &str) -> Option<Vec<u8>> {
        let name = format!("/packages/{}", package.replace('/', "."));
        let attributes = self.index.find(name.as_bytes())?;
        let place = self.index.place(&attributes, &name).ok()?;
        let content = self.content(place).ok()?;
        let is_big = self.index.layout.is_big;
        let word = |pair: &[u8], at: usize| number(pair, is_big, at).unwrap_or(usize::MAX);
        let full = content.chunks_exact(8).find(|pair| word(pair, 0) == 0)?;
        Some(self.index.string(word(full, 4) as u64).to_vec())
    }

    fn content(&mut self, place: Place) -> std::io::Result<Vec<u8>> {
        let (start, length) = (place.start as u64, place.length as u64);
        if start.saturating_add(length) > self.length {
            return Err(std::io::Error::other("the file ends before"));
        }
        self.file.seek(SeekFrom::Start(start))?;
        let mut bytes = Vec::with_capacity(place.length);
        Read::by_ref(&mut self.file).take(length).read_to_end(&mut bytes)?;
        Ok(bytes)
    }
}

impl<R: Read + Seek> Shelf for Opened<R> {
    fn class(&mut self, name: &str) -> Option<std::result::Result<(String, Vec<u8>), Problem>> {
        let (package, _) = name.rsplit_once('/')?;
        let module = self.module(package)?;
        let full = [b"/", module.as_slice(), b"/", name.as_bytes(), b".class"].concat();
        let attributes = self.index.find(&full)?;
        let path = format!("{}!{}", self.path, Text(&full).decode());
        let place = match self.index.place(&attributes, name) {
            Ok(place) => place,
            Err(problem) => return Some(Err(Problem::of_class(&path, &problem))),
        };
        let fail =
            |error| Problem { path: path.clone(), offset: None, reason: format!("cannot read it: {error}") };
        Some(self.content(place).map(|bytes| (path.clone(), bytes)).map_err(fail))
    }
}
