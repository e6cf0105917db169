/// The link that each router opened last with a table, kept for ``NavigationTiming/linkWindow``. The framework hands a
/// link to every container, and sometimes through two callbacks; claims make sure that it is opened only once. A router
/// without a container doesn't keep others from opening a link.
@MainActor struct LinkClaims {
    private struct Claim {
        let table: LinkTableIdentity
        weak var store: NavigationStore?
        let links: [AnyHashable]
        var at: Duration
        /// The number of the last transition that the router began before it opened the link.
        let number: UInt64
    }
    /// The claims of all tables.
    private static var all: [Claim] = []
    private let table: LinkTableIdentity

    nonisolated init(table: LinkTableIdentity) { self.table = table }

    /// The claims of this table.
    private var recent: [Claim] {
        get { Self.all.filter { $0.table === table } }
        nonmutating set { Self.all = Self.all.filter { $0.table !== table && $0.store != nil } + newValue }
    }

    /// Claims a link for a router, in place of its earlier claim. Returns true if the link is to be opened: no router
    /// has a claim on it, or this one has, but its user has navigated or another tab was selected since. The time
    /// window begins again, unless another router has claimed the link. If the link is to be opened, `others`, which
    /// came with it, count as claimed, too.
    func claim(_ link: AnyHashable, beside others: [AnyHashable] = [], for store: NavigationStore) -> Bool {
        let now = store.timing.clock.elapsed()
        forgetOld()
        let known = recent.firstIndex { $0.links.contains(link) && ($0.store === store || $0.store?.host != nil) }
        if let index = known {
            guard recent[index].store === store else { return false }
            guard store.hasMoved(since: recent[index].number) else {
                recent[index].at = now
                return false
            }
        }
        recent.removeAll { $0.store === store }
        recent.append(Claim(table: table, store: store, links: [link] + others, at: now, number: store.journal.number))
        return true
    }
    /// Returns true if this router has claimed a link within the time window.
    func hasRecent(of store: NavigationStore) -> Bool {
        forgetOld()
        return recent.contains { $0.store === store }
    }
    /// Each claim's time is that of its router's clock.
    private func forgetOld() {
        recent.removeAll { claim in
            claim.store.map { $0.timing.clock.elapsed() - claim.at >= $0.timing.linkWindow } ?? true
        }
    }
}

extension NavigationStore {
    /// Returns true if, since the transition with this number, the user has navigated or another tab was selected.
    fileprivate func hasMoved(since number: UInt64) -> Bool {
        journal.records.contains { record in
            record.number > number && (record.origin == .gesture || record.kind == .select)
                && record.outcome == .committed
        }
    }
}

/// The identity of a table of links. Routers that use one table, or copies of it, share their claims.
final class LinkTableIdentity: Sendable {}

extension LinkTable {
    var claims: LinkClaims { LinkClaims(table: identity) }
}
