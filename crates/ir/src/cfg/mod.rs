//! What follows from the graph of a body.
