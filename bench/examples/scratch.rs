use bench::*;
use std::time::Instant;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let events: u64 = a[1].parse::<f64>().unwrap() as u64;
    let threads: u32 = a[2].parse().unwrap();
    let branch: u32 = a[3].parse().unwrap();
    let spec = Spec { events, threads, branch_percent: branch, ..Spec::default() };
    let t = Instant::now();
    let (trace, manifest) = generate(&spec);
    println!("generate {:?} events {} vars {} locs {}", t.elapsed(), trace.len(), trace.names.vars.len(), trace.names.locations.len());
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
    for e in [predict::Engine::Hb, predict::Engine::Shb, predict::Engine::Wcp, predict::Engine::Syncp] {
        let d: &dyn predict::Detector = match e { predict::Engine::Hb => &predict::hb::Hb, predict::Engine::Shb => &predict::shb::Shb, predict::Engine::Wcp => &predict::wcp::Wcp, _ => &predict::syncp::Syncp };
        let t = Instant::now();
        let c = d.races(&trace);
        println!("{} {:?} {:.1} M/s claims {}", d.name(), t.elapsed(), trace.len() as f64/1e6/t.elapsed().as_secs_f64(), c.len());
    }
    println!("planted {:?}", manifest.planted.len());
    let rss = std::fs::read_to_string("/proc/self/status").unwrap();
    println!("{}", rss.lines().find(|l| l.starts_with("VmHWM")).unwrap());
}
