//! `#pragma warning disable` up to the `restore` of the same id, or to the end of the file. Without ids it is about all
//! rules.

use super::Suppressions;
use crate::syntax::{Directive, DirectiveKind, Tree, TriviaKind};
use finding::suppress::{Form, Ids, Lines, Marker, Places};
use std::collections::BTreeMap;

/// A part where everything is disabled but some ids are restored; with more of them than people write, everything counts
/// as restored, so that no file makes us keep a long list for each of its lines.
const MOST_EXCEPTIONS: usize = 64;

pub(super) fn collect(tree: &Tree, places: &Places<'_>, found: &mut Suppressions) {
    let mut parts = Parts { markers: &mut found.markers, everything: None, open: BTreeMap::new() };
    for directive in tree.directives().iter().filter(|directive| directive.kind == DirectiveKind::Pragma) {
        let Some((action, ids)) = warning(directive.argument.of(places.text())) else { continue };
        let line = places.line(directive.range.start);
        match action {
            Action::Disable => parts.disable(ids, &marker(*directive, tree, places, line)),
            Action::Restore => parts.restore(&ids, line),
        }
    }
}

enum Action {
    Disable,
    Restore,
}

/// What stands behind `#pragma`, if it is about warnings.
fn warning(argument: &str) -> Option<(Action, Vec<String>)> {
    let rest = argument.strip_prefix("warning").filter(|rest| rest.starts_with([' ', '\t']))?.trim_start();
    let (verb, ids) = rest.split_at(rest.find([' ', '\t']).unwrap_or(rest.len()));
    let action = match verb {
        "disable" => Action::Disable,
        "restore" | "enable" => Action::Restore,
        _ => return None,
    };
    let ids = ids.split(',').map(str::trim).filter(|id| !id.is_empty()).map(str::to_owned).collect();
    Some((action, ids))
}

/// The suppression that a directive opens, up to the end of the file. A comment behind it is its reason.
fn marker(directive: Directive, tree: &Tree, places: &Places<'_>, line: u32) -> Marker {
    let trivia = tree.trivia();
    let next = trivia.partition_point(|trivia| trivia.start < directive.range.end);
    let comment = trivia
        .get(next)
        .filter(|trivia| trivia.kind == TriviaKind::LineComment && places.line(trivia.start) == line);
    let inside = directive.range.of(places.text()).split_once("//").map(|(_, reason)| reason);
    let reason = comment
        .map(|comment| comment.range().of(places.text()).trim_start_matches('/'))
        .or(inside)
        .map(str::trim);
    Marker {
        form: Form::Pragma,
        lines: Lines { first: line, last: u32::MAX },
        ids: Ids::These(Vec::new()),
        reason: reason.filter(|reason| !reason.is_empty()).map(str::to_owned),
        place: places.position(directive.range.start),
    }
}

/// What is disabled at the place where we are: indexes of markers that have no end yet.
struct Parts<'m> {
    markers: &'m mut Vec<Marker>,
    everything: Option<usize>,
    open: BTreeMap<String, usize>,
}

impl Parts<'_> {
    fn disable(&mut self, ids: Vec<String>, marker: &Marker) {
        if ids.is_empty() {
            self.close_everything(marker.lines.first);
            self.open_everything(Marker { ids: Ids::All { except: Vec::new() }, ..marker.clone() });
        }
        for id in ids {
            if !self.open.contains_key(&id) {
                self.markers.push(Marker { ids: Ids::These(vec![id.clone()]), ..marker.clone() });
                self.open.insert(id, self.markers.len() - 1);
            }
        }
    }

    fn restore(&mut self, ids: &[String], line: u32) {
        if ids.is_empty() {
            for index in std::mem::take(&mut self.open).into_values() {
                self.markers[index].lines.last = line;
            }
            self.close_everything(line);
            return;
        }
        for id in ids {
            if let Some(index) = self.open.remove(id) {
                self.markers[index].lines.last = line;
            }
        }
        self.except(ids, line);
    }

    /// The part where everything is disabled goes on without these.
    fn except(&mut self, ids: &[String], line: u32) {
        let Some(before) = self.close_everything(line).map(|index| self.markers[index].clone()) else {
            return;
        };
        let Ids::All { mut except } = before.ids else { return };
        except.extend_from_slice(ids);
        if except.len() <= MOST_EXCEPTIONS {
            let lines = Lines { first: line, last: u32::MAX };
            self.open_everything(Marker { lines, ids: Ids::All { except }, ..before });
        }
    }

    fn open_everything(&mut self, marker: Marker) {
        self.everything = Some(self.markers.len());
        self.markers.push(marker);
    }

    fn close_everything(&mut self, line: u32) -> Option<usize> {
        let index = self.everything.take()?;
        self.markers[index].lines.last = line;
        Some(index)
    }
}
