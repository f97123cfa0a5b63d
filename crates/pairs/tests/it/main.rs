//! The analysis on programs, from text to text.

mod fixtures;
mod java;
mod paper;
mod rules;
mod simulated;
mod support;
