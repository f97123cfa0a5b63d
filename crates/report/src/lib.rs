//! Findings in, text, JSON, SARIF and annotations out.
