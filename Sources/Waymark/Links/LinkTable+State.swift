public import WaymarkLinks

/// Reads states from links. A link's path names its destination. The query items add other screens, in order:
/// `sheet=/settings`, `cover=` and `popover=` open a modal on top, and `push=/settings/about` pushes onto
/// that modal. `via=/home` shows `/home` below the link's destination, in place of that destination's ancestors; an
/// empty `via=` shows nothing below it.
extension LinkTable {
    /// Returns the state that a link from outside leads to. The link's destination is on top of its own ancestors,
    /// above `root`; the query items add other screens. A path with a query, or a path alone, is read in the same
    /// way.
    ///
    /// - Throws: `LinkError`.
    public func state(of link: String) throws(LinkError) -> NavigationState<Destination> {
        try state(link, try parsed(link))
    }
    /// Returns the state that a path leads to, such as a saved link.
    ///
    /// - Throws: `LinkError` if there is no such state, or if the text is a link with a scheme.
    package func state(path: String) throws(LinkError) -> NavigationState<Destination> {
        try state(path, try ParsedLink(path: path))
    }

    private func state(_ text: String, _ link: ParsedLink) throws(LinkError) -> NavigationState<Destination> {
        let beside = link.query.filter { LinkLimits.reservedQueryNames.contains($0.name) }
        for (name, value) in beside where value == nil { throw LinkError(.item(name: name, LinkError(.empty))) }
        var below: [Destination]?
        for item in beside where item.name == "via" {
            let value = item.value ?? ""
            below = (below ?? []) + (value.isEmpty ? [] : [try resolve(value, in: item.name)])
        }
        var state = NavigationState(root: root, path: below ?? [])
        if !link.isRoot || !isSlashFree {
            let top: Destination
            if beside.isEmpty {
                top = try destination(of: text)
            } else {
                top = try destination(path: link.path(withoutQuery: LinkLimits.reservedQueryNames))
            }
            state = try place(top, on: below)
        }
        for item in beside {
            guard let value = item.value, item.name != "via" else { continue }
            // of the other reserved names, only `push` opens no modal
            let style = ModalStyle.allCases.first { $0.linkName == item.name }
            guard style != nil || state.levels.count > 1 else { throw LinkError(.pushWithoutModal) }
            try show(try resolve(value, in: item.name), as: style, on: &state)
        }
        guard state.destinations.count <= NavigationLimits.destinations else {
            throw LinkError(.tooManyDestinations(limit: NavigationLimits.destinations))
        }
        return state
    }

    /// Returns the state that the link to a destination leads to, without query items: the destination on top of its
    /// ancestors.
    ///
    /// - Throws: `LinkError` if there would be too many levels.
    func state(of top: Destination) throws(LinkError) -> NavigationState<Destination> { try place(top, on: nil) }
    /// Returns the state with a destination on top of `below` or, if that is nil, of its ancestors. If `below` is nil
    /// and the destination is the root, returns the root alone, and doesn't push it onto itself.
    private func place(
        _ top: Destination, on below: [Destination]?
    ) throws(LinkError) -> NavigationState<Destination> {
        var state = NavigationState(root: root, path: below ?? [])
        if below == nil, top == root { return state }
        for destination in (below == nil ? ancestors(of: top) : []) + [top] {
            try show(destination, as: destination.presentationType.style, on: &state)
        }
        return state
    }
    /// Presents a destination as a modal or, without a style, pushes it on the top level.
    private func show(
        _ destination: Destination, as style: ModalStyle?, on state: inout NavigationState<Destination>
    ) throws(LinkError) {
        guard let style else { return state.levels[state.levels.count - 1].path.append(destination) }
        guard state.levels.count < NavigationLimits.levels else {
            throw LinkError(.tooManyLevels(limit: NavigationLimits.levels))
        }
        state = state.presenting(destination, as: style.type)
    }
    /// Returns the ancestors of a destination that is opened from outside. If the first one is `root`, it is left
    /// out.
    package func ancestors(of destination: Destination) -> [Destination] {
        let ancestors = destination.ancestors
        return ancestors.first == root && root != nil ? Array(ancestors.dropFirst()) : ancestors
    }
    private func resolve(_ path: String, in item: String) throws(LinkError) -> Destination {
        do throws(LinkError) { return try destination(path: path) } catch {
            throw LinkError(.item(name: item, error))
        }
    }
}
