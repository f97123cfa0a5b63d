//! Runs `Oracle.cs` and reads what it prints.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::{fs, thread};

use toolchains::DotNet;

use super::outline::{Entry, Outline};

const SOURCE: &str = include_str!("../../roslyn/Oracle.cs");

/// Compiles the oracle into a folder and says where it is.
pub(crate) fn compile(dotnet: &DotNet, folder: &Path) -> Result<PathBuf, String> {
    let source = folder.join("Oracle.cs");
    let assembly = folder.join("oracle.dll");
    fs::write(&source, SOURCE).map_err(|error| format!("cannot write {}: {error}", source.display()))?;
    dotnet.build_newest(&source, &assembly)?;
    for library in ["Microsoft.CodeAnalysis.dll", "Microsoft.CodeAnalysis.CSharp.dll"] {
        let from = dotnet.roslyn.join(library);
        fs::copy(&from, folder.join(library))
            .map_err(|error| format!("cannot copy {}: {error}", from.display()))?;
    }
    Ok(assembly)
}

/// Hands every file's outline, as Roslyn sees it, to `each`, in the order of the files.
pub(crate) fn read_all(
    dotnet: &DotNet,
    assembly: &Path,
    symbols: &[String],
    files: &[PathBuf],
    mut each: impl FnMut(&Path, &Outline),
) -> Result<(), String> {
    let mut child = dotnet
        .newest()
        .command(assembly)?
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cannot run the oracle: {error}"))?;
    let (Some(mut input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
        return Err("the oracle has no input or output".to_owned());
    };
    let mut questions = symbols.join(";") + "\n";
    for file in files {
        questions += &file.display().to_string();
        questions.push('\n');
    }
    // A thread of its own: the oracle answers while it is still being asked.
    let asking = thread::spawn(move || input.write_all(questions.as_bytes()));
    let mut lines = BufReader::new(output).lines().map_while(Result::ok);
    for file in files {
        let outline = read_outline(&mut lines).ok_or("the oracle stopped before the last file")?;
        each(file, &outline);
    }
    asking.join().map_err(|_| "the questions were not written")?.map_err(|error| error.to_string())?;
    let status = child.wait().map_err(|error| format!("the oracle did not end: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("the oracle ended with {status}")) }
}

fn read_outline(lines: &mut impl Iterator<Item = String>) -> Option<Outline> {
    let mut outline = Outline::default();
    for line in lines {
        match line.split_once(' ').unwrap_or((&line, "")) {
            ("end", _) => return Some(outline),
            ("problem", rest) => {
                let (position, message) = rest.split_once(' ')?;
                outline.problems.push((position.parse().ok()?, message.to_owned()));
            }
            ("node", rest) => outline.entries.push(entry(rest)?),
            _ => {}
        }
    }
    None
}

fn entry(line: &str) -> Option<Entry> {
    let mut words = line.splitn(5, ' ');
    let mut number = || words.next()?.parse().ok();
    let (depth, start, end) = (number()?, number()?, number()?);
    // Whether `field` is a name or the field itself depends on the property around; we leave it to binding.
    let kind = words.next()?.replace("FieldExpression", "IdentifierName");
    Some(Entry { depth, start, end, kind, tokens: words.next().unwrap_or_default().to_owned() })
}
