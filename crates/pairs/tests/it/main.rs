//! The analysis on programs, from text to text.

mod fixtures;
mod java;
mod paper;
mod reflection;
mod rules;
mod simulated;
mod support;
