//! An interrupted process leaves nothing behind. Alone in its process: after that, nobody can write files any
//! more.

use std::path::Path;
use std::sync::mpsc;

fn files(folder: &Path) -> usize {
    std::fs::read_dir(folder).expect("the folder is there").count()
}

#[test]
fn what_was_begun_is_removed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let target = folder.path().join("report.txt");
    let (begun, is_begun) = mpsc::channel();
    let (_never, go_on) = mpsc::channel::<()>();
    std::thread::spawn(move || {
        project::write_file(&target, |out| {
            out.write_all(b"half of")?;
            begun.send(()).map_err(std::io::Error::other)?;
            go_on.recv().map_err(std::io::Error::other)
        })
    });
    is_begun.recv().expect("the writer has begun");
    assert_eq!(files(folder.path()), 1);
    project::abandon_unfinished();
    assert_eq!(files(folder.path()), 0);
}
