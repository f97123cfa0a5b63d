//! The analysis on programs, from text to text.

mod fixtures;
mod paper;
mod rules;
mod support;
