#if Tools
/// The navigations between destinations, after redirects.
struct GraphEdges {
    struct Way: Hashable {
        let from: DestinationID
        let to: DestinationID
        /// A Boolean value that indicates whether a redirect chose the target.
        let isRedirected: Bool
    }
    /// A navigation whose target isn't known: no redirect handles the outgoing navigation, or a redirect is computed.
    struct Gap: Hashable {
        let about: DestinationID
        let sentence: String
    }
    private(set) var ways: Set<Way> = []
    private(set) var gaps: [Gap] = []

    init(_ model: AppModel) {
        self.init(
            leads: model.leads, redirects: model.redirects,
            isOutgoing: { model.navigation(of: $0).kind == .outgoing }, name: { model[$0].name })
    }

    init(
        leads: [Lead], redirects: [Redirect], isOutgoing: (DestinationID) -> Bool, name: (DestinationID) -> String
    ) {
        let rowsByStart = Dictionary(grouping: redirects, by: \.from)
        for lead in leads {
            // a navigation outside screens, as at launch, isn't an edge
            guard let from = lead.from else { continue }
            func leave(_ end: DestinationID, _ what: String) {
                let gap = Gap(about: from, sentence: "\(name(from)) leads to \(name(end)), which \(what)")
                if !gaps.contains(gap) { gaps.append(gap) }
            }
            var seen: Set = [lead.to]
            var open = [(id: lead.to, isRedirected: false)]
            while let (id, isRedirected) = open.popLast() {
                let rows = rowsByStart[id] ?? []
                for row in rows {
                    switch row.to {
                    case .destination(let next): if seen.insert(next).inserted { open.append((next, true)) }
                    case .computed(let source): leave(id, "is redirected by '\(source)', which can't be read")
                    case .external, .unchanged: break
                    }
                }
                if isOutgoing(id) {
                    if rows.isEmpty { leave(id, "no redirect handles") }
                } else if rows.isEmpty || rows.contains(where: { $0.isConditional || $0.to == .unchanged }) {
                    ways.insert(Way(from: from, to: id, isRedirected: isRedirected))
                }
            }
        }
    }
}
#endif
