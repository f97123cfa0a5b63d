use predict::random::*;
use std::time::Instant;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let n = |i: usize| a[i].parse::<f64>().unwrap() as u32;
    let shape = Shape { threads: n(2), events: n(1), locks: n(3), vars: n(4), shared_locations: n(5), values: n(6), weights: Weights { branch: n(7), fork: 0, ..Shape::default().weights }, ..Shape::default() };
    let trace = trace(7, &shape);
    println!("events {}", trace.len());
    let t = Instant::now();
    let last = std::cell::RefCell::new((t, None));
    let out = predict::run(&trace, &predict::Config::default(), &|p| {
        let mut l = last.borrow_mut();
        if let Some(q) = l.1 { println!("  {q:?} {:?}", l.0.elapsed()); }
        *l = (Instant::now(), Some(p));
    });
    println!("  last {:?}", last.borrow().0.elapsed());
    println!("seqcheck total {:?}", t.elapsed());
    println!("{:?}\n{:?}\n{:?}", out.races, out.deadlocks, out.atomicity);
    let rss = std::fs::read_to_string("/proc/self/status").unwrap();
    println!("{}", rss.lines().find(|l| l.starts_with("VmHWM")).unwrap());
}
