//! Stacks in words: whose, where, and which test they belong to.

use crate::jvm::apis::is_platform;
use crate::jvm::machine::{Frame, Jni, Jvmti, Ref};
use crate::jvm::rewrite::{BRIDGE, HOOK};
use active::{CaughtLock, StackFrame};

/// The stack of a thread, the innermost call first, without what we put there.
pub(crate) fn stack(jvmti: Jvmti, thread: Option<Ref>) -> Vec<StackFrame> {
    jvmti.stack(thread).into_iter().filter_map(|frame| describe(jvmti, frame)).collect()
}

/// The monitors that a thread holds, the outermost first.
pub(crate) fn locks(jvmti: Jvmti, jni: Jni, thread: Option<Ref>) -> Vec<CaughtLock> {
    let monitors = jvmti.monitors(thread);
    if monitors.is_empty() {
        return Vec::new();
    }
    let frames = jvmti.stack(thread);
    let lock = |(monitor, depth): (Ref, usize)| {
        let class = jvmti.class_name(jni.class_of(monitor))?;
        let name = match class.as_str() {
            "java/lang/Class" => format!("{}.class", jvmti.class_name(monitor)?),
            _ => class,
        };
        Some(CaughtLock { name: name.replace('/', "."), taken: describe(jvmti, *frames.get(depth)?)? })
    };
    monitors.into_iter().rev().filter_map(lock).collect()
}

fn describe(jvmti: Jvmti, frame: Frame) -> Option<StackFrame> {
    let class = jvmti.declaring_class(frame.method)?;
    let name = jvmti.class_name(class)?;
    let method = jvmti.method_name(frame.method)?;
    // The classes that lambdas are made of are called differently in every run; their bodies are methods of the program.
    if name == HOOK || method.starts_with(BRIDGE) || name.contains("$$Lambda") {
        return None;
    }
    Some(StackFrame {
        method: format!("{}.{method}", name.replace('/', ".")),
        file: jvmti.source_file(class),
        line: jvmti.line(frame),
    })
}

/// The frameworks that call tests.
const FRAMEWORKS: [&str; 4] = ["org.junit.", "junit.framework.", "org.testng.", "org.spockframework."];

/// Does a test framework have this class, as in `org/junit/Test`?
pub(crate) fn is_of_framework(class: &str) -> bool {
    FRAMEWORKS.iter().any(|framework| class.starts_with(&framework.replace('.', "/")))
}

/// The test that a stack belongs to: what a test framework called, through reflection.
pub(crate) fn test_of(stack: &[StackFrame]) -> Option<String> {
    let mut last = None;
    for frame in stack {
        if FRAMEWORKS.iter().any(|framework| frame.method.starts_with(framework)) {
            return last;
        }
        if !is_platform(&frame.method.replace('.', "/")) {
            last = Some(frame.method.clone());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test(frames: &[&str]) -> Option<String> {
        let frame = |method: &&str| StackFrame { method: (*method).to_owned(), file: None, line: None };
        test_of(&frames.iter().map(frame).collect::<Vec<_>>())
    }

    #[test]
    fn a_test_is_what_the_framework_called() {
        let frames = [
            "java.util.HashMap.put",
            "com.acme.Cache.put",
            "com.acme.CacheTest.puts",
            "java.lang.reflect.Method.invoke",
            "org.junit.platform.commons.util.ReflectionUtils.invokeMethod",
        ];
        assert_eq!(test(&frames).as_deref(), Some("com.acme.CacheTest.puts"));
        assert_eq!(test(&["com.acme.Main.main"]), None);
        assert_eq!(test(&["java.lang.Thread.run", "org.junit.X.y"]), None);
    }
}
