import WaymarkLinks

extension LinkTable {
    /// Returns the link to a state, as a path from which ``state(of:)-(String)`` reads the state again. Branches that
    /// aren't selected are left out. Returns nil if the link would exceed the link policy's limits, if the state has
    /// more than 50 destinations or one without a link, if the ground level's root isn't `root`, or if the link would
    /// need the path `/` although that is a destination's own link.
    public func path(of state: NavigationState<Destination>) -> String? {
        guard state.levels[0].root == root, state.destinations.count <= NavigationLimits.destinations else {
            return nil
        }
        var pairs: [String] = []
        guard let base = groundPath(of: state, adding: &pairs) else { return nil }
        for level in state.levels.dropFirst() {
            guard let root = level.root, let style = level.style, add(style.linkName, [root], to: &pairs),
                add("push", level.path, to: &pairs)
            else { return nil }
        }
        guard pairs.count <= LinkLimits.queryPairs else { return nil }
        guard !pairs.isEmpty else { return base }
        let link = base + (base.contains("?") ? "&" : "?") + pairs.joined(separator: "&")
        return link.utf8.count <= LinkLimits.bytes ? link : nil
    }
    /// Returns the link to the top of the ground level's path. If the path is empty, returns `/` or, if that is a
    /// destination's own link, the link to the root. Returns nil if a destination has no link, or if the top needs `/`
    /// and that isn't free. Adds query pairs for the destinations below the top if the top equals the root, if one of
    /// the top's ancestors is a modal, or if those destinations aren't the top's ancestors. If the top isn't presented
    /// as a push, the link is `/`, and the whole path is added as query pairs.
    private func groundPath(of state: NavigationState<Destination>, adding pairs: inout [String]) -> String? {
        guard let top = state.path.last else { return isSlashFree ? "/" : root.flatMap(path(to:)) }
        guard top.presentationType == .push else {
            // a link to a destination that asks to be a modal would present it, so the whole path goes below "/"
            return isSlashFree && add("via", state.path, to: &pairs) ? "/" : nil
        }
        let under = state.path.dropLast()
        let implied = ancestors(of: top)
        let isStack = implied.allSatisfy { $0.presentationType == .push }
        if top == root || !isStack || implied[...] != under {
            if under.isEmpty { pairs.append("via=") }
            guard add("via", under, to: &pairs) else { return nil }
        }
        return path(to: top)
    }
    /// Adds a query pair for each destination. Returns false if one of them has no link.
    private func add(
        _ name: String, _ destinations: some Collection<Destination>, to pairs: inout [String]
    ) -> Bool {
        for destination in destinations {
            guard let link = path(to: destination) else { return false }
            pairs.append(name + "=" + PercentCoding.queryValue(link))
        }
        return true
    }

    /// Returns the part of a link that may be shown if the link leads nowhere: its path. If the link policy rejects the
    /// link, returns the text before its query or fragment, of limited length. Control characters are escaped.
    func shownPath(of link: String) -> String {
        if let checked = try? parsed(link) {
            return LogText.escaped(checked.path(withoutQuery: checked.query.map(\.name)))
        }
        let bytes = link.utf8.prefix(LinkLimits.bytes).prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        return LogText.escaped(String(decoding: bytes, as: UTF8.self))
    }
}
