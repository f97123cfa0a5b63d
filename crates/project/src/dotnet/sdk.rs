//! What a project gets from its SDK or from the build tools without saying so. The SDK itself is not needed: what it
//! decides about source files is written down in short project files of our own, in `sdk/`.

use super::xml::Document;
use std::rc::Rc;

/// Where the build tools would be; nothing on disk has such a name.
const TOOLS: &str = "/:build-tools:";

/// Our short versions, by the name of the file that they stand for.
const FILES: &[(&str, &str)] = &[
    ("sdk.props", include_str!("sdk/Sdk.props")),
    ("sdk.targets", include_str!("sdk/Sdk.targets")),
    ("microsoft.common.props", include_str!("sdk/Microsoft.Common.props")),
    ("microsoft.csharp.targets", include_str!("sdk/Microsoft.CSharp.targets")),
];

/// Other names of files that end in `Microsoft.CSharp.targets` or do the same for their kind of project.
const CSHARP_TARGETS: &[&str] = &[
    "microsoft.netframework.csharp.targets",
    "microsoft.portable.csharp.targets",
    "microsoft.silverlight.csharp.targets",
    "microsoft.windowsphone.csharp.targets",
    "microsoft.windows.ui.xaml.csharp.targets",
    "xamarin.android.csharp.targets",
    "xamarin.ios.csharp.targets",
    "xamarin.mac.csharp.targets",
];

thread_local! {
    static DOCUMENTS: Vec<(&'static str, Rc<Document>)> = FILES
        .iter()
        .filter_map(|(name, text)| {
            // A test parses every file, so none is ever left out.
            let document = Document::parse(&format!("{TOOLS}/{name}"), text.as_bytes()).ok()?;
            Some((*name, Rc::new(document)))
        })
        .collect();
}

/// Our version of a file of the tools, by its name in any case.
pub(super) fn document(name: &str) -> Option<Rc<Document>> {
    let mut name = name.to_ascii_lowercase();
    if CSHARP_TARGETS.contains(&name.as_str()) {
        "microsoft.csharp.targets".clone_into(&mut name);
    }
    DOCUMENTS.with(|documents| {
        documents.iter().find(|(known, _)| *known == name).map(|(_, document)| Rc::clone(document))
    })
}

/// Whether an expanded path leads into the build tools.
pub(super) fn is_tools_path(path: &str) -> bool {
    path.starts_with(TOOLS)
}

/// Whether a file that is not there would come with the build tools, or from a package that was not restored:
/// nothing that the user has to mend.
pub(super) fn comes_with_tools(path: &str) -> bool {
    let path = path.to_ascii_lowercase();
    let name = super::paths::name(&path);
    let in_packages = path.split('/').any(|part| matches!(part, "packages" | ".nuget" | ".paket" | "obj"));
    in_packages
        || name.starts_with("microsoft.")
        || name.starts_with("xamarin.")
        || name.starts_with("novell.")
}

/// Properties that are set before any file is read, by folded name; empty for all others. Projects are read as on
/// Windows, where every target and every file takes part.
pub(super) fn well_known(folded: &str) -> &'static str {
    match folded {
        "os" => "Windows_NT",
        "msbuildtoolspath"
        | "msbuildtoolspath32"
        | "msbuildtoolspath64"
        | "msbuildbinpath"
        | "msbuildsdkspath"
        | "msbuildextensionspath"
        | "msbuildextensionspath32"
        | "msbuildextensionspath64"
        | "msbuildframeworktoolspath"
        | "vstoolspath"
        | "roslyntargetspath"
        | "csharpcoretargetspath"
        | "nugetpackageroot"
        | "vsinstalldir"
        | "windir"
        | "systemroot"
        | "programfiles"
        | "msbuildprogramfiles32"
        | "devenvdir"
        | "frameworkpathoverride"
        | "languagetargets" => TOOLS,
        "msbuildtoolsversion" | "msbuildassemblyversion" | "msbuildversion" | "visualstudioversion" => "17.0",
        "netcoresdkversion" | "netcoreappmaximumversion" | "bundlednetcoreapptargetframeworkversion" => {
            "10.0"
        }
        "msbuildruntimetype" => "Core",
        "language" => "C#",
        "defaultlanguagesourceextension" => ".cs",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_ours_is_xml() {
        for (name, _) in FILES {
            assert!(document(name).is_some(), "{name}");
        }
    }
}
