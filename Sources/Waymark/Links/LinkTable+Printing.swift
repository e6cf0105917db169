import WaymarkLinks

extension LinkTable {
    /// Returns the link of a state's current branches, as a path. ``state(of:)-(String)`` reads the same state from it.
    /// Returns nil if it exceeds the link policy's limits, a destination has no link, or the ground level's root isn't
    /// ``root``.
    public func path(of state: NavigationState<Destination>) -> String? { path(of: state, isExact: true) }

    /// Returns the short link of a state, for a page: the top destinations, with their ancestors below them.
    package func href(of state: NavigationState<Destination>) -> String? { path(of: state, isExact: false) }

    private func path(of state: NavigationState<Destination>, isExact: Bool) -> String? {
        guard state[0].root == root, state.destinations.count <= NavigationLimits.destinations else {
            return nil
        }
        var pairs: [String] = []
        func add(_ name: String, _ destinations: some Collection<Destination>) -> Bool {
            for destination in destinations {
                guard let link = resolver.table.path(to: destination) else { return false }
                pairs.append(name + "=" + PercentCoding.queryValue(link))
            }
            return true
        }
        let base: String?
        if let top = state.path.last, top.presentationType == .push {
            base = resolver.table.path(to: top)
            let under = state.path.dropLast()
            let implied = ancestors(of: top)
            let isStack = implied.allSatisfy { $0.presentationType == .push }
            if top == root || !isStack || (isExact && implied[...] != under) {
                if under.isEmpty { pairs.append("via=") }
                guard add("via", under) else { return nil }
            }
        } else if state.path.isEmpty {
            base = isSlashFree ? "/" : root.flatMap(resolver.table.path)
        } else {
            // a link to a destination that asks to be a modal would present it, so the whole path goes below "/"
            base = isSlashFree && add("via", state.path) ? "/" : nil
        }
        guard let base else { return nil }
        for level in state.levels.dropFirst() {
            guard let root = level.root, let style = level.style, add(style.linkName, [root]) else { return nil }
            guard add("push", level.path) else { return nil }
        }
        guard pairs.count <= LinkLimits.queryPairs else { return nil }
        guard !pairs.isEmpty else { return base }
        let link = base + (base.contains("?") ? "&" : "?") + pairs.joined(separator: "&")
        return link.utf8.count <= LinkLimits.bytes ? link : nil
    }

    /// Returns the part of a link that may be shown if it leads nowhere: its path, or what precedes its query. Control
    /// characters are escaped.
    func shownPath(of link: String) -> String {
        if let checked = try? parsed(link) {
            return LogText.escaped(checked.path(withoutQuery: checked.query.map(\.name)))
        }
        let bytes = link.utf8.prefix(LinkLimits.bytes).prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        return LogText.escaped(String(decoding: bytes, as: UTF8.self))
    }
}
