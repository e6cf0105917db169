import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Every combination of an entry's sources")
struct EntryPermutationTests {
    private let links: LinkTable<Route>

    init() throws { links = try Route.deepLinks() }

    private func router() -> Router<Route> {
        let router = Router<Route>()
        // routers that share a table also share the record of the links opened a moment ago
        router.links = try? Route.deepLinks()
        router.timing.clock = .manual(ManualClock())
        return router
    }
    private func expect(_ router: Router<Route>, _ reference: EntryReference, _ what: [[EntrySource]]) {
        let path: [Route] = reference.shown?.route.map { [.list, $0] } ?? []
        #expect(router.state == NavigationState(path: path), "\(what)")
        #expect(router.records.filter { $0.outcome == .committed }.count == reference.commits, "\(what)")
    }

    @Test("of several sources, one is chosen by the documented precedence, in whatever order they are listed")
    func choice() {
        for sources in EntrySource.subsets {
            let (sets, rest) = (sources.filter(\.isInSet), sources.filter { !$0.isInSet })
            for order in permutations(sets) {
                let ranked = IncomingLinks(rest + order).ranked(by: links)
                #expect(ranked.first?.link == EntryReference.meant(sources)?.link, "\(order) \(rest)")
                #expect(Set(ranked.map(\.link)) == Set(sources.map(\.link)), "\(order) \(rest)")
            }
        }
    }
    @Test("an entry with several sources is one transition, even if each source arrives again")
    func doubled() {
        for sources in EntrySource.subsets {
            let orders = sources.count > 4 ? [sources, sources.reversed()] : permutations(sources)
            for order in orders {
                let router = router()
                router.open(IncomingLinks(sources))
                order.forEach { router.open(IncomingLinks([$0])) }
                router.open(IncomingLinks(sources))
                var reference = EntryReference()
                reference.receive(sources)
                expect(router, reference, [sources] + order.map { [$0] })
            }
        }
    }
    @Test("three entries in sequence show the screen that the reference predicts")
    func sequences() {
        let entries: [[EntrySource]] = [
            [.notification], [.url], [.handoff], [.restoration], [.foreign], [.url, .browsing],
            [.notification, .url], [.url, .restoration], [.foreign, .restoration], [.handoff, .intent],
        ]
        for first in entries {
            for second in entries {
                for third in entries {
                    let (router, sequence) = (router(), [first, second, third])
                    var reference = EntryReference()
                    for sources in sequence {
                        router.open(IncomingLinks(sources))
                        reference.receive(sources)
                    }
                    expect(router, reference, sequence)
                }
            }
        }
    }
}

extension EntrySource {
    /// A Boolean value that indicates whether UIKit delivers the source in an unordered set.
    fileprivate var isInSet: Bool { self == .url || self == .foreign || (activity != nil && self != .restoration) }
}
