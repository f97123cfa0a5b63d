//! The binder: text in, what was understood out.

mod declarations;
mod support;
