//! The analysis on programs, from text to text.

mod paper;
mod support;
