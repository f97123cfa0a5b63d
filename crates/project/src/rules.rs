//! Every rule that any engine can report, in one registry.

use crate::Error;
use finding::{Registry, Rule};

/// The rules of all engines, by code.
pub fn all_rules() -> Registry {
    let of_patterns = patterns::rules::ALL.iter().map(|rule| rule.about());
    let of_engines = simulate::rules::ALL.into_iter().chain(pairs::rules::ALL);
    Registry::new(finding::rules::ALL.into_iter().chain(of_patterns).chain(of_engines))
}

/// The rules of these names, codes or aliases.
pub fn rules_named(names: &[String]) -> Result<Vec<&'static Rule>, Error> {
    let registry = all_rules();
    let find = |name: &String| {
        registry
            .find(name)
            .map_err(|unknown| Error::new(unknown.to_string()).help("`threadbare rules` lists them all"))
    };
    let found = names.iter().map(find).collect::<Result<Vec<_>, _>>()?;
    Ok(found.concat())
}
