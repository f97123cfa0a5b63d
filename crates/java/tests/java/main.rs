//! Java in, text of the intermediate language out; and what nobody should feed us.

mod containers;
mod hostile;
mod jdk;
mod library;
mod lower;
mod subroutines;
