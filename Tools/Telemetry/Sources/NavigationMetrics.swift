#if Telemetry
import CoreMetrics
import Waymark
import WaymarkLinks

/// The counters and timers of navigation, created on first use for each combination of labels. Labels are names, such
/// as those of destinations and outcomes, and never values, so an app has a limited number of them.
@MainActor final class NavigationMetrics {
    /// The metrics that share a name, by their labels.
    private struct Family<Labels: Hashable, Metric> {
        let make: (Labels) -> Metric
        private var made: [Labels: Metric] = [:]

        init(_ make: @escaping (Labels) -> Metric) { self.make = make }

        subscript(_ labels: Labels) -> Metric {
            mutating get {
                if let metric = made[labels] { return metric }
                let metric = make(labels)
                made[labels] = metric
                return metric
            }
        }
    }
    private struct Transition: Hashable {
        let kind: NavigationKind
        let origin: NavigationOrigin
        let outcome: String
        let destination: String
    }
    private struct Pair: Hashable {
        let one: String
        let other: String
    }

    private var transitions: Family<Transition, (counter: Counter, timer: Timer)>
    private var denials: Family<Pair, Counter>
    private var redirects: Family<Pair, Counter>
    private var refusedLinks: Family<String, Counter>
    private var restorations: Family<String, Counter>
    private var drops: Family<Pair, Counter>
    private var screens: Family<String, Timer>
    private var guards: Family<Pair, Timer>
    private let visitors: Timer
    private var pages: Family<Pair, Timer>

    init(_ factory: any MetricsFactory) {
        func counter(_ label: String, _ dimensions: [(String, String)]) -> Counter {
            Counter(label: label, dimensions: dimensions, factory: factory)
        }
        func timer(_ label: String, _ dimensions: [(String, String)]) -> Timer {
            Timer(label: label, dimensions: dimensions, factory: factory)
        }
        transitions = Family {
            let dimensions = [
                ("kind", "\($0.kind)"), ("origin", "\($0.origin)"), ("outcome", $0.outcome),
                ("destination", $0.destination),
            ]
            return (
                counter("waymark_transitions_total", dimensions),
                timer("waymark_transition_seconds", dimensions)
            )
        }
        denials = Family { counter("waymark_denials_total", [("destination", $0.one), ("reason", $0.other)]) }
        redirects = Family { counter("waymark_redirects_total", [("from", $0.one), ("to", $0.other)]) }
        refusedLinks = Family { counter("waymark_refused_links_total", [("rule", $0)]) }
        restorations = Family { counter("waymark_restorations_total", [("result", $0)]) }
        drops = Family { counter("waymark_dropped_screens_total", [("destination", $0.one), ("reason", $0.other)]) }
        screens = Family { timer("waymark_screen_seconds", [("destination", $0)]) }
        guards = Family { timer("waymark_guard_seconds", [("destination", $0.one), ("answer", $0.other)]) }
        visitors = timer("waymark_visitor_seconds", [])
        pages = Family { timer("waymark_page_seconds", [("page", $0.one), ("status", $0.other)]) }
    }

    func add(_ record: NamedRecord) {
        let name = record.destination ?? record.top ?? "main"
        let transition = transitions[
            Transition(kind: record.kind, origin: record.origin, outcome: record.outcome.name, destination: name)]
        transition.counter.increment()
        if record.ended > record.began { transition.timer.record(record.ended - record.began) }
        switch record.outcome {
        case .denied(let reason): denied(name, reason)
        case .failed(.link(let error)): refused(error)
        default: break
        }
        if !record.via.isEmpty {
            let names = record.via + [record.showing ?? name]
            for (from, to) in zip(names, names.dropFirst()) { redirects[Pair(one: from, other: to)].increment() }
        }
        for denial in record.dropped {
            drops[Pair(one: denial.destination, other: denial.reason?.name ?? "upon")].increment()
        }
        if let restoration = record.restoration { restorations[restoration.name].increment() }
    }
    func refused(_ error: LinkError) { refusedLinks[error.reason].increment() }
    func denied(_ destination: String, _ reason: DenialReason) {
        denials[Pair(one: destination, other: reason.name)].increment()
    }
    func left(_ screen: String, after time: Duration) { screens[screen].record(time) }
    func answered(_ destination: String, _ answer: String, after time: Duration) {
        guards[Pair(one: destination, other: answer)].record(time)
    }
    func foundVisitor(after time: Duration) { visitors.record(time) }
    func drew(_ page: String, status: Int, after time: Duration) {
        pages[Pair(one: page, other: "\(status)")].record(time)
    }
}

extension Timer {
    fileprivate func record(_ duration: Duration) {
        recordNanoseconds(duration.nanoseconds)
    }
}
#endif
