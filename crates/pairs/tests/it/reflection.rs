//! Types that are named by texts.

use crate::support::effects;
use pairs::Config;

/// A class that only its name leads to, made by reflection and run by two threads.
const TEXT: &str = r#"
file "a.ir"

public class Job : java.lang.Runnable {
  static field count: int @2:3

  public constructor method `<init>`() -> void @3:3 {
  b0:
    return
  }

  public method run() -> void @4:3 {
    var %1: int, %2: int, %3: int
  b0:
    %1 = static Job::count @5:3
    %2 = 1
    %3 = int %1 + %2
    static Job::count = %3 @6:3
    return
  }
}

public class Main : object {
  public static entry method main() -> void @9:3 {
  b0:
    %0 = "Job"
    %1 = call java.lang.Class::forName(%0) @10:3
    %2 = call java.lang.Class::newInstance(%1) @11:3
    %3 = cast %2: java.lang.Runnable
    callvirt java.lang.Runnable::run(%3) @12:3
    return
  }
}
"#;

#[test]
fn what_a_constant_names_is_reached() {
    let program = ir::text::parse(TEXT).expect("the text is a program");
    let outcome = pairs::run(&program, effects(), &Config::default());
    assert_eq!(outcome.sizes.methods, 3, "main, the constructor, run");
}
