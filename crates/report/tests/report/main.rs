//! Every format, held against golden files, schemas and hostile names. `UPDATE_EXPECT=1` rewrites the golden
//! files.

mod fixtures;
mod golden;
mod hostile;
mod markup;
mod schemas;
