//! Bodies and signatures as bytes, and those of real libraries and of programs of a real compiler.

mod compiled;
mod edit;
mod programs;
mod real;
mod run;
mod signature;
