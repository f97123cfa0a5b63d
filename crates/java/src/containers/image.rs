//! The JDK's `lib/modules` (jimage, as its `jdk.internal.jimage` describes it): a perfect hash table of
//! names, here simply read from one end to the other.

use classfile::{Problem, Result, Text};

const MAGIC: u32 = 0xcafe_dada;
const HEADER: usize = 28;

/// Kinds of attributes of a location.
const MODULE: usize = 1;
const PARENT: usize = 2;
const BASE: usize = 3;
const EXTENSION: usize = 4;
const OFFSET: usize = 5;
const COMPRESSED: usize = 6;
const UNCOMPRESSED: usize = 7;

struct Image<'a> {
    bytes: &'a [u8],
    is_big: bool,
    locations: &'a [u8],
    strings: &'a [u8],
    /// Where the contents start.
    contents: usize,
}

/// Names and contents of all classes, in the order of the table.
pub(super) fn classes(bytes: &[u8]) -> Result<Vec<(String, &[u8])>> {
    let is_big = bytes.starts_with(&MAGIC.to_be_bytes());
    let number = |at: usize| number(bytes, is_big, at);
    let (count, locations, strings) = (number(16)?, number(20)?, number(24)?);
    let table = HEADER + count * 4;
    let location_start = table + count * 4;
    let strings_start = location_start + locations;
    let contents = strings_start + strings;
    let part = |start: usize, end: usize| {
        bytes
            .get(start..end)
            .ok_or_else(|| Problem::new(start, "the file ends within the index of the image"))
    };
    let image = Image {
        bytes,
        is_big,
        locations: part(location_start, strings_start)?,
        strings: part(strings_start, contents)?,
        contents,
    };
    let mut classes = Vec::new();
    for index in 0..count {
        let location = image.number(table + index * 4)?;
        classes.extend(image.class(location)?);
    }
    Ok(classes)
}

fn number(bytes: &[u8], is_big: bool, at: usize) -> Result<usize> {
    let found = bytes.get(at..).and_then(|rest| rest.first_chunk());
    let Some(&word) = found else {
        return Err(Problem::new(bytes.len(), "the file ends within the image's header"));
    };
    Ok(if is_big { u32::from_be_bytes(word) } else { u32::from_le_bytes(word) } as usize)
}

impl<'a> Image<'a> {
    fn number(&self, at: usize) -> Result<usize> {
        number(self.bytes, self.is_big, at)
    }

    /// A class, if there is one at this location.
    fn class(&self, location: usize) -> Result<Option<(String, &'a [u8])>> {
        let attributes = self.attributes(location)?;
        if self.string(attributes[EXTENSION]) != b"class" {
            return Ok(None);
        }
        let text = |kind: usize| Text(self.string(attributes[kind])).decode();
        let name = format!("/{}/{}/{}.class", text(MODULE), text(PARENT), text(BASE));
        let size = |kind: usize| usize::try_from(attributes[kind]).unwrap_or(usize::MAX);
        if size(COMPRESSED) != 0 {
            return Err(Problem::new(self.contents, format!("{name} is compressed, which is not supported")));
        }
        let start = self.contents.saturating_add(size(OFFSET));
        let content = self.bytes.get(start..start.saturating_add(size(UNCOMPRESSED)));
        match content {
            Some(content) => Ok(Some((name, content))),
            None => Err(Problem::new(self.bytes.len(), format!("the file ends within {name}"))),
        }
    }

    /// Each attribute is a byte with its kind and length, and its value, the most significant byte first.
    fn attributes(&self, location: usize) -> Result<[u64; 8]> {
        let mut attributes = [0; 8];
        let Some(mut rest) = self.locations.get(location..) else {
            return Err(Problem::new(self.contents, "a location of the image is behind their end"));
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
    fn string(&self, at: u64) -> &'a [u8] {
        let rest = usize::try_from(at).ok().and_then(|at| self.strings.get(at..)).unwrap_or_default();
        rest.split(|&byte| byte == 0).next().unwrap_or_default()
    }
}
