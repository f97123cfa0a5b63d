//! Typed views name the right parts.

use crate::support::parsed;
use csharp::syntax::{Node, SyntaxKind, ast};

fn first<'t, V>(root: Node<'t>, cast: impl Fn(Node<'t>) -> Option<V>) -> V {
    root.descendants().find_map(cast).expect("the text has such a node")
}

#[test]
fn declarations() {
    let text = "class C<T>(int a) : B { async Task<int> I.M(ref int x = 1) => 2; int P { get; } = 3; int this[int i] => 4; }";
    let tree = parsed(text).tree;
    let class = first(tree.root(), ast::TypeDecl::cast);
    assert_eq!(class.name().map(|name| name.range().of(text)), Some("C"));
    assert_eq!(class.type_parameters().map(|node| node.text(text)), Some("<T>"));
    assert_eq!(class.parameters().map(|node| node.text(text)), Some("(int a)"));
    assert_eq!(class.bases().map(|node| node.text(text)), Some(": B"));
    let method = first(tree.root(), ast::Function::cast);
    assert_eq!(method.name().map(|name| name.range().of(text)), Some("M"));
    assert_eq!(method.modifiers().map(|node| node.text(text)), Some("async"));
    assert_eq!(method.return_type().map(|node| node.text(text)), Some("Task<int>"));
    assert_eq!(method.explicit_interface().map(|node| node.text(text)), Some("I."));
    assert_eq!(method.arrow().map(|node| node.text(text)), Some("=> 2"));
    let parameter = method.parameters().and_then(|list| list.children().find_map(ast::Param::cast)).unwrap();
    assert_eq!(parameter.default().and_then(ast::Value::cast).unwrap().expression().unwrap().text(text), "1");
    let property = first(tree.root(), ast::Property::cast);
    assert_eq!(property.type_().map(|node| node.text(text)), Some("int"));
    assert_eq!(property.initial().map(|node| node.text(text)), Some("= 3"));
}

#[test]
fn statements_and_expressions() {
    let text = "if (a >> 1 == b) x?.f(y)[0] = z ? u : v.w; else if (c is not D d) { } using (r) do { } while (p); f = q => q;";
    let tree = parsed(text).tree;
    let branch = first(tree.root(), ast::IfStmt::cast);
    assert_eq!(branch.condition().map(|node| node.text(text)), Some("a >> 1 == b"));
    assert_eq!(branch.then().map(|node| node.text(text)), Some("x?.f(y)[0] = z ? u : v.w;"));
    let clause = branch.node().child(SyntaxKind::ElseIfClause).and_then(ast::IfStmt::cast).unwrap();
    let check = clause.condition().and_then(ast::IsExpr::cast).unwrap();
    assert_eq!(check.value().map(|node| node.text(text)), Some("c"));
    assert_eq!(check.pattern().map(|node| node.text(text)), Some("not D d"));
    let shift = first(branch.condition().unwrap().children().next().unwrap(), ast::BinaryExpr::cast);
    assert_eq!(shift.operator().map(|range| range.of(text)), Some(">>"));
    let access = first(tree.root(), ast::ConditionalAccessExpr::cast);
    assert_eq!(access.receiver().map(|node| node.text(text)), Some("x"));
    assert_eq!(access.when_not_null().map(|node| node.text(text)), Some(".f(y)[0] = z ? u : v.w"));
    let choice = first(tree.root(), ast::ConditionalExpr::cast);
    assert_eq!(choice.when_false().map(|node| node.text(text)), Some("v.w"));
    let using = first(tree.root(), ast::UsingStmt::cast);
    assert_eq!(using.resource().map(|node| node.text(text)), Some("r"));
    let repeat = using.body().and_then(ast::WhileStmt::cast).unwrap();
    assert_eq!(repeat.condition().map(|node| node.text(text)), Some("p"));
    let lambda = first(tree.root(), ast::LambdaExpr::cast);
    assert_eq!(lambda.expression().map(|node| node.text(text)), Some("q"));
}

#[test]
fn the_innermost_node_at_an_offset() {
    let text = "class C { int x = a + bc; }";
    let tree = parsed(text).tree;
    assert_eq!(tree.node_at(23).text(text), "bc");
    assert_eq!(tree.node_at(23).kind(), SyntaxKind::NameExpr);
    assert_eq!(tree.node_at(20).kind(), SyntaxKind::BinaryExpr);
    assert_eq!(tree.node_at(23).ancestors().last(), Some(tree.root()));
}
