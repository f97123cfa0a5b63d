//! Contextual keywords are names wherever the grammar does not read them as keywords.

use crate::support::{accepts, check_statements};
use expect_test::expect;

const WORDS: &[&str] = &[
    "add",
    "alias",
    "allows",
    "and",
    "ascending",
    "async",
    "await",
    "by",
    "descending",
    "equals",
    "extension",
    "field",
    "file",
    "from",
    "get",
    "global",
    "group",
    "init",
    "into",
    "join",
    "let",
    "managed",
    "nameof",
    "not",
    "notnull",
    "on",
    "or",
    "orderby",
    "partial",
    "record",
    "remove",
    "required",
    "scoped",
    "select",
    "set",
    "unmanaged",
    "value",
    "var",
    "when",
    "where",
    "with",
    "yield",
];

#[test]
fn as_names_of_members_and_types() {
    for word in WORDS {
        accepts(&format!(
            "class {word} {{ int {word}; int {word} {{ get; set; }} void {word}({word} {word}) {{ }} }}"
        ));
        accepts(&format!(
            "class C {{ public {word} X; {word} y = 1; static {word} P => x; {word}.A<{word}> z; {word}[] a; {word}? n; }}"
        ));
        accepts(&format!("class C<{word}> : {word}, I<{word}> where {word} : {word} {{ }}"));
        accepts(&format!(
            "namespace {word}.{word} {{ using {word}; using {word} = {word}.X; enum {word} {{ {word} = 1 }} }}"
        ));
        accepts(&format!(
            "class C {{ event {word} {word}; delegate {word} D({word} {word} = {word}.X); {word} I.{word}() => {word}; }}"
        ));
    }
}

#[test]
fn as_names_in_statements() {
    for word in WORDS {
        accepts(&body(&format!(
            "int {word} = 1; {word} = 2; {word}++; {word}.X(); {word}[0] = {word}; F({word}, {word}: 1, ref {word});"
        )));
        accepts(&body(&format!(
            "if ({word} == 1 && {word}.X > {word}) return {word}; foreach (var {word} in {word}) {{ }}"
        )));
        accepts(&body(&format!(
            "x = {word} ? {word} : {word}; x = {word} ?? {word}; x = ({word}) + 1; x = new {word}(); x = {word} as {word};"
        )));
        accepts(&body(&format!(
            "f = {word} => {word}; f = ({word}, b) => {word}; f = (int {word}) => 1; x = $\"{{{word}}}\"; {word}: goto {word};"
        )));
        accepts(&body(&format!(
            "{word}.A b = 1; {word}[] c = d; {word}<int> e = f; x = a.{word}; x = a?.{word}.b; try {{ }} catch ({word} {word}) {{ }}"
        )));
    }
}

#[test]
fn as_types_of_locals() {
    for word in WORDS.iter().filter(|word| !matches!(**word, "yield")) {
        accepts(&body(&format!(
            "{word} x = 1; {word} y; using ({word} z = 1) {{ }} for ({word} i = 0; ; ) {{ }}"
        )));
    }
}

fn body(statements: &str) -> String {
    format!("class C {{ void M() {{ {statements} }} }}")
}

#[test]
fn await_is_an_operator_in_async_functions_only() {
    check_statements(
        "await x; async Task F() { await x; await (y); } async () => await -z;",
        &expect![[r#"
            LocalDeclStmt · ;
              VariableDecl
                NamedType await
                VariableDeclarator x
            LocalFunction · · F · ·
              Modifiers async
              NamedType Task
              ParamList ( )
              Block { · · }
                ExprStmt · ;
                  AwaitExpr await ·
                    NameExpr x
                ExprStmt · ;
                  AwaitExpr await ·
                    ParenExpr ( · )
                      NameExpr y
            ExprStmt · ;
              LambdaExpr · · => ·
                Modifiers async
                ParamList ( )
                AwaitExpr await ·
                  PrefixExpr - ·
                    NameExpr z
        "#]],
    );
}

#[test]
fn async_is_a_modifier_only_before_a_function() {
    check_statements(
        "async(1); async = async; F(async: async); async.X(); async Task G() { } H(async x => x, async (x) => x, async () => 1, async delegate { });",
        &expect![[r#"
            ExprStmt · ;
              InvocationExpr
                NameExpr async
                ArgList ( · )
                  Argument
                    LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr async
                NameExpr async
            ExprStmt · ;
              InvocationExpr
                NameExpr F
                ArgList ( · )
                  Argument async : ·
                    NameExpr async
            ExprStmt · ;
              InvocationExpr
                MemberAccessExpr · . X
                  NameExpr async
                ArgList ( )
            LocalFunction · · G · ·
              Modifiers async
              NamedType Task
              ParamList ( )
              Block { }
            ExprStmt · ;
              InvocationExpr
                NameExpr H
                ArgList ( · , · , · , · )
                  Argument
                    LambdaExpr · · => ·
                      Modifiers async
                      ParamList
                        Param x
                      NameExpr x
                  Argument
                    LambdaExpr · · => ·
                      Modifiers async
                      ParamList ( · )
                        Param x
                      NameExpr x
                  Argument
                    LambdaExpr · · => ·
                      Modifiers async
                      ParamList ( )
                      LiteralExpr 1
                  Argument
                    AnonymousMethodExpr · delegate ·
                      Modifiers async
                      Block { }
        "#]],
    );
}

#[test]
fn query_words_are_names_outside_queries() {
    check_statements(
        "from = from.select(where); x = from a in b where a is T select a; var select = 1;",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr from
                InvocationExpr
                  MemberAccessExpr · . select
                    NameExpr from
                  ArgList ( · )
                    Argument
                      NameExpr where
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                QueryExpr
                  FromClause from a in ·
                    NameExpr b
                  WhereClause where ·
                    IsExpr · is ·
                      NameExpr a
                      ConstantPattern
                        NameExpr T
                  SelectClause select ·
                    NameExpr a
            LocalDeclStmt · ;
              VariableDecl
                NamedType var
                VariableDeclarator select ·
                  EqualsValue = ·
                    LiteralExpr 1
        "#]],
    );
}
