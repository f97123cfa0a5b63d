//! Programs that are right, in every way of handing something to another thread that we know: silence.

use crate::dotnet::Compilation;
use crate::machine::machines;
use crate::traces::{oddities, predicted, races_and_deadlocks};

#[test]
fn whatever_orders_threads_orders_the_trace() {
    for machine in machines() {
        let (expected, name) = (machine.plain("Correct"), machine.name());
        let run = machine.recorded("Correct");
        assert_eq!(run.printed, expected, "{name}");
        assert_eq!(run.troubles, Vec::<String>::new(), "{name}");
        assert_eq!(oddities(&run.trace), Vec::<String>::new(), "{name}");
        // What compilers make of it for debugging orders the same; one look takes its time.
        if machine.compilation == Compilation::Release {
            assert_eq!(predicted(&run.trace, &races_and_deadlocks()), Vec::<String>::new(), "{name}");
        }
    }
}
