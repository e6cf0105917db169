import WaymarkLinks

extension Router {
    /// The links to the router's destinations, shared by all of its levels; nil if there are none.
    public var links: DeepLinks<Destination>? {
        get { screens.links }
        set { screens.links = newValue }
    }
    /// What a link does to the screens that are open.
    public var linkArrival: LinkArrival {
        get { store.rules.arrival }
        set { store.rules.arrival = newValue }
    }
    /// Sets a function that chooses the branch that a link lands in, by its id. It gets the link's destinations, from
    /// the top down; the first result that isn't nil decides. Otherwise the link lands in the selected branch.
    public func landLinks(in branch: (@MainActor (Destination) -> String?)?) {
        store.rules.linkBranch = branch.map { branch in { [screens] screen in branch(screens[screen]) } }
    }

    /// Opens a link from outside in one transition: shows its stack on the ground level, which keeps its root and its
    /// other branches. ``linkArrival`` says what happens to open screens. While the app boots or is locked, the latest
    /// link waits. The same link delivered through two callbacks is opened once. A link that doesn't resolve shows the
    /// not-found destination of ``links``; its outcome and record say why.
    @discardableResult public func open(_ link: String) -> NavigationHandle { open(link, as: .link) }
    /// Opens the link in a notification's `userInfo`, at a path of keys, by default `link`; nil if there is none.
    @discardableResult public func open(_ payload: [AnyHashable: Any], at keys: String...) -> NavigationHandle? {
        LinkPayload.link(in: payload, at: keys.isEmpty ? ["link"] : keys).map { open($0, as: .notification) }
    }
    /// Whether a link belongs to the app. It may still lead nowhere.
    public func canOpen(_ link: String) -> Bool { links?.accepts(link) ?? false }

    func open(_ link: String, as origin: NavigationOrigin) -> NavigationHandle {
        guard let links else { return end(.failed(.link(LinkError(.unknownRoute(offset: 0)))), origin) }
        return open(link, using: links, as: origin)
    }
    /// Opens a link with other links than the router's own. `others` came with it and are not opened.
    @discardableResult package func open(
        _ link: String, using links: DeepLinks<Destination>, as origin: NavigationOrigin = .link,
        beside others: [String] = []
    ) -> NavigationHandle {
        // the same link through another callback, or another router, is not opened once more
        let isTaken = !links.taken.claim(link, beside: others, for: store)
        let others = others.map { other in (try? links.state(of: other)).map(AnyHashable.init) ?? AnyHashable(other) }
        do throws(LinkError) {
            let state = try links.state(of: link)
            guard !store.isRepeated(AnyHashable(state), beside: others), !isTaken else {
                return end(.duplicate, origin)
            }
            return store.perform(.replace(screens.screens(of: state)), at: store.ground, origin, kind: .link)
        } catch {
            let isNew = !store.isRepeated(AnyHashable(link), beside: others) && !isTaken
            if error.isUnknownRoute, let action = links.action(of: link) {
                let transition = end(isNew ? .handled : .duplicate, origin)
                if isNew { action() }
                return transition
            }
            let transition = end(.failed(.link(error)), origin)
            if isNew, let notFound = links.notFound {
                let shown = screens.add(notFound(links.shownPath(of: link)))
                store.perform(.sequence([.dismissAll(.link), .navigate(shown)]), at: store.ground, origin)
            }
            return transition
        }
    }
    private func end(_ outcome: TransitionOutcome, _ origin: NavigationOrigin) -> NavigationHandle {
        store.record(.link, at: face, origin, Settlement(outcome))
    }
}

extension Router {
    /// Creates a router that opens the links that its destinations declare. See
    /// ``DeepLinks/init(schemes:hosts:root:handlers:notFound:)``.
    public convenience init(root: Destination? = nil, schemes: [String], hosts: [String] = []) {
        self.init(root: root, links: DeepLinks(schemes: schemes, hosts: hosts, root: root))
    }
}

/// Which router took a link: the framework hands a link to every container.
@MainActor final class LinkClaims {
    private var last: (link: String, others: [String], store: ObjectIdentifier, at: Duration)?

    nonisolated init() {}

    /// Whether no other router took the link, or what came with it, a moment ago.
    func claim(_ link: String, beside others: [String], for store: NavigationStore) -> Bool {
        let now = store.timing.clock.elapsed()
        let taker = ObjectIdentifier(store)
        if let last, now - last.at < store.timing.linkWindow, last.link == link || last.others.contains(link) {
            guard last.store == taker else { return false }
            self.last?.at = now
            return true
        }
        last = (link, others, taker, now)
        return true
    }
}
