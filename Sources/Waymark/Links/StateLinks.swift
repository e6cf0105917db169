public import WaymarkLinks

/// State to link and back: the link is the serialisation.
///
/// A link is the top of the path. `via`, `sheet`, `cover` and `push` hold the rest, in order: `sheet=/settings` opens
/// a level over what came before, `push=/settings/about` adds to the level just opened, `via=/home` says what lies
/// below the top where that is not the top's own ancestors (an empty `via=`: nothing does).
public struct StateLinks<Destination: Navigation>: Sendable {
    /// What the links lead to.
    public let resolver: LinkResolver<Destination>
    /// The root of the ground level. Its own link stands for an empty path.
    public let root: Destination?
    /// Whether `/` is no destination's link, and so stands for an empty path.
    private let isSlashFree: Bool
    /// Asked for links that no pattern has.
    private let handler: (@Sendable (CheckedLink) -> Destination?)?
    /// Shared by all routers that open these links.
    let claims = LinkClaims()

    /// - Parameters:
    ///   - resolver: What the links lead to.
    ///   - root: The root of the ground level.
    ///   - handler: Asked for a link that the policy let through and no pattern has.
    public init(
        _ resolver: LinkResolver<Destination>, root: Destination? = nil,
        handler: (@Sendable (CheckedLink) -> Destination?)? = nil
    ) {
        self.resolver = resolver
        self.root = root
        self.handler = handler
        isSlashFree = (try? resolver.table.resolve(path: "/")) == nil
    }

    // MARK: link to state
    /// The state of a link from outside.
    public func state(link: String) throws(StateLinkError) -> NavigationState<Destination> {
        let checked = try checking { () throws(LinkError) in try CheckedLink(link, origins: resolver.origins) }
        return try state(checked, whole: { () throws(LinkError) in try resolver.resolve(link) })
    }
    /// The state of a link in its path form, of pages and saved state.
    public func state(path: String) throws(StateLinkError) -> NavigationState<Destination> {
        // what has no query has nothing beside it, and is read once
        if path.utf8.count > 1, !path.utf8.contains(UInt8(ascii: "?")) {
            return try place(try checking { () throws(LinkError) in try destination(path: path) }, on: nil)
        }
        let checked = try checking { () throws(LinkError) in try CheckedLink(path: path) }
        return try state(checked, whole: { () throws(LinkError) in try resolver.table.resolve(path: path) })
    }
    /// The destination of a link from outside, without what stands beside it.
    public func destination(link: String) throws(LinkError) -> Destination {
        do throws(LinkError) { return try resolver.resolve(link) } catch {
            return try handled(try CheckedLink(link, origins: resolver.origins), error)
        }
    }
    /// The same for the path form.
    public func destination(path: String) throws(LinkError) -> Destination {
        do throws(LinkError) { return try resolver.table.resolve(path: path) } catch {
            return try handled(try CheckedLink(path: path), error)
        }
    }
    private func handled(_ link: CheckedLink, _ error: LinkError) throws(LinkError) -> Destination {
        guard case .unknownRoute = error, let destination = handler?(link) else { throw error }
        return destination
    }

    private func state(
        _ link: CheckedLink, whole: () throws(LinkError) -> Destination
    ) throws(StateLinkError) -> NavigationState<Destination> {
        let beside = link.query.filter { LinkLimits.reservedQueryNames.contains($0.name) }
        var below: [Destination]?
        for item in beside where item.name == "via" {
            let value = item.value ?? ""
            below = (below ?? []) + (value.isEmpty ? [] : [try resolve(value, .via)])
        }
        var state = NavigationState(root: root, path: below ?? [])
        if !link.isRoot || !isSlashFree {
            let top: Destination
            if beside.isEmpty {
                top = try checking { () throws(LinkError) in
                    do throws(LinkError) { return try whole() } catch { return try handled(link, error) }
                }
            } else {
                top = try resolve(link.path(withoutQuery: LinkLimits.reservedQueryNames), .top)
            }
            state = try place(top, on: below)
        }
        for item in beside {
            guard let value = item.value, item.name != "via" else { continue }
            switch item.name {
            case "push":
                guard state.levels.count > 1 else { throw .pushWithoutModal }
                state.pushOnTop(try resolve(value, .push))
            default:
                // the names are reserved: what is none of the others opens a modal
                guard let style = ModalStyle.allCases.first(where: { $0.linkName == item.name }) else { continue }
                try present(try resolve(value, style.part), as: style, over: &state)
            }
        }
        guard state.destinationCount <= NavigationLimits.destinations else {
            throw .tooManyDestinations(limit: NavigationLimits.destinations)
        }
        return state
    }

    /// The state in which a destination is on top: over `below`, or else over its ancestors.
    private func place(
        _ top: Destination, on below: [Destination]?
    ) throws(StateLinkError) -> NavigationState<Destination> {
        if below == nil, top == root { return NavigationState(root: root) }
        let path = (below ?? ancestors(of: top)) + [top]
        if below == nil ? path.allSatisfy({ $0.presentation == .push }) : top.presentation == .push {
            return NavigationState(root: root, path: path)
        }
        var state = NavigationState(root: root, path: below ?? [])
        for destination in below == nil ? path : [top] { try show(destination, on: &state) }
        return state
    }
    /// Shows a destination on top as it asks to be shown: an ancestor that is a modal opens its level.
    private func show(
        _ destination: Destination, on state: inout NavigationState<Destination>
    ) throws(StateLinkError) {
        guard let style = destination.presentation.style else { return state.pushOnTop(destination) }
        try present(destination, as: style, over: &state)
    }
    private func present(
        _ root: Destination, as style: ModalStyle, over state: inout NavigationState<Destination>
    ) throws(StateLinkError) {
        guard state.levels.count < NavigationLimits.levels else { throw .tooManyLevels(limit: NavigationLimits.levels) }
        state = state.presenting(root, as: style)
    }
    /// What lies under a destination that is reached from outside; never the root, which lies there anyway.
    public func ancestors(of destination: Destination) -> [Destination] {
        let ancestors = destination.ancestors
        return ancestors.first == root && root != nil ? Array(ancestors.dropFirst()) : ancestors
    }
    private func resolve(_ path: String, _ part: StateLinkPart) throws(StateLinkError) -> Destination {
        do throws(LinkError) { return try destination(path: path) } catch { throw .link(error, in: part) }
    }
    private func checking<Value>(_ body: () throws(LinkError) -> Value) throws(StateLinkError) -> Value {
        do throws(LinkError) { return try body() } catch { throw .link(error, in: .top) }
    }

    // MARK: state to link
    /// The exact link of a state's current branches, in its path form; nil where it does not fit the policy's limits,
    /// a destination has no link, or the ground's root is not ``root``.
    public func path(of state: NavigationState<Destination>) -> String? { path(of: state, isExact: true) }

    /// The link of a state for a page: its top and the top's ancestors, so that links stay short. What lies below the
    /// top is not written down.
    public func href(of state: NavigationState<Destination>) -> String? { path(of: state, isExact: false) }

    private func path(of state: NavigationState<Destination>, isExact: Bool) -> String? {
        guard state.levels[0].root == root, state.destinationCount <= NavigationLimits.destinations else {
            return nil
        }
        var pairs: [String] = []
        func add(_ name: String, _ destinations: some Collection<Destination>) -> Bool {
            for destination in destinations {
                guard let link = resolver.table.path(to: destination) else { return false }
                pairs.append(name + "=" + QueryText.encoded(link))
            }
            return true
        }
        let base: String?
        if let top = state.path.last, top.presentation == .push {
            base = resolver.table.path(to: top)
            let under = state.path.dropLast()
            let implied = ancestors(of: top)
            let isStack = implied.allSatisfy { $0.presentation == .push }
            if top == root || !isStack || (isExact && implied[...] != under) {
                if under.isEmpty { pairs.append("via=") }
                guard add("via", under) else { return nil }
            }
        } else if state.path.isEmpty {
            base = isSlashFree ? "/" : root.flatMap(resolver.table.path)
        } else {
            // the link of a destination that asks to be a modal would present it: all of the path lies below "/"
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

    /// What to show of a link that leads nowhere: its path, without scheme, host, query and fragment; of a link that the
    /// policy refuses, what stands before its query, as it was given. Control characters are escaped.
    func path(of link: String) -> String {
        if let checked = try? CheckedLink(link, origins: resolver.origins) {
            return LogText.escaped(checked.path(withoutQuery: checked.query.map(\.name)))
        }
        let bytes = link.utf8.prefix(LinkLimits.bytes).prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        return LogText.escaped(String(decoding: bytes, as: UTF8.self))
    }
}

/// Which part of a state's link.
public enum StateLinkPart: String, Hashable, Sendable {
    /// The link itself, without what stands beside it.
    case top
    /// What lies below the top.
    case via
    /// The root of a sheet.
    case sheet
    /// The root of a full-screen cover.
    case cover
    /// What was pushed in the modal before it.
    case push
}

extension ModalStyle {
    fileprivate var part: StateLinkPart {
        switch self {
        case .sheet: .sheet
        case .fullScreen: .cover
        }
    }
}

/// Why a link is no state.
public enum StateLinkError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A part of it does not resolve.
    case link(LinkError, in: StateLinkPart)
    /// `push=` before any `sheet=` or `cover=`.
    case pushWithoutModal
    /// More modals than ``NavigationLimits/levels`` allows.
    case tooManyLevels(limit: Int)
    /// More destinations than ``NavigationLimits/destinations`` (S5).
    case tooManyDestinations(limit: Int)

    public var description: String {
        switch self {
        case .link(let error, .top): "\(error)"
        case .link(let error, let part): "in \(part.rawValue)=: \(error)"
        case .pushWithoutModal: "push= before any sheet= or cover="
        case .tooManyLevels(let limit): "at most \(limit) levels"
        case .tooManyDestinations(let limit): "at most \(limit) destinations"
        }
    }
}
