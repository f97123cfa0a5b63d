//! Java in, text of the intermediate language out; and what nobody should feed us.

mod jdk;
mod lower;
