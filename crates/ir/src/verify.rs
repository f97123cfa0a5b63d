//! What must hold of a program for engines to trust it.
