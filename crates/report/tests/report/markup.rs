//! `JUnit` and HTML, read by an XML reader that is not ours.

use crate::fixtures::{findings, race, sources, stopped_early, summary};
use crate::hostile;
use finding::Finding;
use report::{Format, Look, Sources, render, render_with};
use roxmltree::{Document, Node};

fn parsed(text: &str) -> Document<'_> {
    Document::parse(text).unwrap_or_else(|error| panic!("this is not XML: {error}\n{text}"))
}

fn junit(findings: &[Finding]) -> String {
    render(findings, &summary(), Format::Junit, &Look::default())
}

fn number(node: Node<'_, '_>, attribute: &str) -> usize {
    let value = node.attribute(attribute).and_then(|value| value.parse().ok());
    value.unwrap_or_else(|| panic!("`{attribute}` of <{}> is a number", node.tag_name().name()))
}

fn children<'a>(node: Node<'a, 'a>, name: &str) -> Vec<Node<'a, 'a>> {
    let elements: Vec<Node<'a, 'a>> = node.children().filter(Node::is_element).collect();
    assert!(elements.iter().all(|element| element.has_tag_name(name)), "{elements:?}");
    elements
}

/// Suites hold cases, cases hold failures, and every count is that of what is there.
fn assert_junit(text: &str) -> usize {
    let document = parsed(text);
    let root = document.root_element();
    assert!(root.has_tag_name("testsuites"));
    let (mut tests, mut failures) = (0, 0);
    for suite in children(root, "testsuite") {
        assert!(suite.has_attribute("name"));
        let cases = children(suite, "testcase");
        let failed: Vec<Node<'_, '_>> = cases.iter().flat_map(|case| children(*case, "failure")).collect();
        assert!(cases.iter().all(|case| case.has_attribute("name") && case.has_attribute("classname")));
        assert!(failed.iter().all(|failure| failure.has_attribute("message")));
        assert_eq!((number(suite, "tests"), number(suite, "failures")), (cases.len(), failed.len()));
        assert_eq!((number(suite, "errors"), number(suite, "skipped")), (0, 0));
        tests += cases.len();
        failures += failed.len();
    }
    assert_eq!((number(root, "tests"), number(root, "failures")), (tests, failures));
    assert!(tests > 0, "services take a report without tests for a broken one");
    failures
}

#[test]
fn junit_has_the_structure_of_junit() {
    assert_eq!(assert_junit(&junit(&findings())), findings().len());
    assert_eq!(assert_junit(&junit(&[])), 0);
    for name in hostile::NAMES {
        let report = hostile::report(name, Format::Junit, &Look::default());
        assert_eq!(assert_junit(&report), findings().len(), "{name:?}");
    }
}

#[test]
fn names_arrive_in_junit_as_they_are() {
    let mut finding = race();
    finding.message = "List<int> & \"x\" ]]> <![CDATA[ 'y'".into();
    let text = junit(&[finding.clone()]);
    let document = parsed(&text);
    let failure = document.descendants().find(|node| node.has_tag_name("failure")).expect("it failed");
    assert_eq!(failure.attribute("message"), Some(finding.message.as_str()));
    assert!(failure.text().is_some_and(|text| text.starts_with(&finding.message)));
}

/// A page without the first line, which says that it is HTML.
fn page(text: &str) -> Document<'_> {
    parsed(text.strip_prefix("<!DOCTYPE html>\n").expect("browsers must know that this is HTML"))
}

/// All elements with the names of their attributes, in the order of the page.
fn skeleton(document: &Document<'_>) -> Vec<String> {
    let element = |node: Node<'_, '_>| {
        let attributes: Vec<&str> = node.attributes().map(|attribute| attribute.name()).collect();
        format!("{} {}", node.tag_name().name(), attributes.join(" "))
    };
    document.descendants().filter(Node::is_element).map(element).collect()
}

#[test]
fn no_name_changes_the_elements_of_a_page() {
    let plain = hostile::report("plain", Format::Html, &Look::default());
    let expected = skeleton(&page(&plain));
    for name in hostile::NAMES.iter().filter(|name| !name.is_empty()) {
        let report = hostile::report(name, Format::Html, &Look::default());
        let document = page(&report);
        assert_eq!(skeleton(&document), expected, "{name:?}");
        let scripts = document.descendants().filter(|node| node.has_tag_name("script"));
        assert!(scripts.filter_map(|node| node.text()).all(|text| text.starts_with("\"use strict\";")));
    }
    page(&hostile::report("", Format::Html, &Look::default()));
}

/// Nothing on the page makes a browser ask anybody for anything.
#[test]
fn a_page_needs_no_network() {
    let text = render_with(&findings(), &summary(), &sources(), Format::Html, &Look::default());
    let document = page(&text);
    let loads = ["src", "href", "srcset", "action", "style", "data"];
    for node in document.descendants() {
        assert!(node.attributes().all(|attribute| !loads.contains(&attribute.name())), "{node:?}");
    }
    assert!(text.contains("default-src 'none'") && !text.contains("http://") && !text.contains("https://"));
}

#[test]
fn a_page_has_every_finding_with_its_evidence_and_source() {
    let text = render_with(&findings(), &summary(), &sources(), Format::Html, &Look::default());
    let document = page(&text);
    let articles: Vec<Node<'_, '_>> =
        document.descendants().filter(|node| node.has_tag_name("article")).collect();
    assert_eq!(articles.len(), findings().len());
    for article in &articles {
        let has_class =
            |class| article.descendants().any(|node: Node<'_, '_>| node.attribute("class") == Some(class));
        assert!(has_class("reached") && has_class("ladder"));
        assert!(article.has_attribute("data-rule") && article.has_attribute("data-severity"));
    }
    let marked: Vec<&str> = document
        .descendants()
        .filter(|node| node.has_tag_name("mark"))
        .filter_map(|node| node.text())
        .collect();
    assert_eq!(marked, ["lock (this)"]);
    assert!(
        !render_with(&findings(), &summary(), &Sources::default(), Format::Html, &Look::default())
            .contains("class=\"snippet\"")
    );
}

#[test]
fn a_page_without_findings_says_so() {
    let text = render(&[], &stopped_early(), Format::Html, &Look::default());
    page(&text);
    assert!(text.contains("No findings.") && text.contains("incomplete:") && !text.contains("<form"));
}
