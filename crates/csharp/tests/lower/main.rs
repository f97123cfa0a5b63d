//! C# in, the text of the intermediate language out.

mod accessors;
mod asynchronous;
mod by_name;
mod calls;
mod closures;
mod construction;
mod expressions;
mod hostile;
mod loops;
mod patterns;
mod protect;
mod queries;
mod spans;
mod statements;
mod support;
mod values;
