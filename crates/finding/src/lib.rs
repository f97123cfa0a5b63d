//! The vocabulary: rules, findings, evidence, suppressions, baselines.
