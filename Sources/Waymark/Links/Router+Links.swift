import WaymarkLinks

extension Router {
    /// The links to the router's destinations, shared by all of its levels; nil for none.
    public var links: LinkTable<Destination>? {
        get { screens.links }
        set {
            screens.links = newValue
            store.rules.signals.nudge()
        }
    }
    /// The links, observed. Rechecks count as changes.
    package var observedLinks: LinkTable<Destination>? {
        store.rules.signals.track(.branches)
        return links
    }
    /// The effect of a link on the screens that are open; ``LinkArrival/replacing`` by default.
    public var linkArrival: LinkArrival {
        get { store.rules.arrival }
        set { store.rules.arrival = newValue }
    }
    /// Sets the function that returns the id of the branch in which a destination lives. If there is no branch with the
    /// id, the navigation fails.
    package func setHome(_ branch: (@MainActor (Destination) -> String?)?) {
        store.rules.home = branch.map { branch in { [screens] screen in branch(screens[screen]) } }
    }

    /// Opens a link from outside in one transition: shows its stack on the ground level, which keeps its root and its
    /// other branches. ``linkArrival`` says what happens to open screens.
    ///
    /// While the app boots, is locked or restores saved state, the latest link waits, and earlier ones end as
    /// superseded; see ``NavigationTiming``. A blocking modal refuses links: see ``Navigation/isBlocking``. The same
    /// link delivered through two callbacks is opened once. A link that leads nowhere fails, and shows the not-found
    /// destination of ``links``, if there is one; without ``links``, every link fails.
    @discardableResult public func open(_ link: String) -> NavigationHandle { open(link, as: .link) }
    /// Returns true if a link is the app's by scheme or host and complies with the link policy, even if it doesn't
    /// resolve. Returns false without ``links``. See ``LinkTable/accepts(_:)``.
    public func canOpen(_ link: String) -> Bool { links?.accepts(link) ?? false }

    func open(_ link: String, as origin: NavigationOrigin) -> NavigationHandle {
        guard let links else { return end(.failed(.link(LinkError(.noTable))), link, origin) }
        return open(link, using: links, as: origin)
    }
    /// Opens a link with a table, which needn't be the router's own. `others` are links that came with the link and
    /// aren't opened.
    @discardableResult package func open(
        _ link: String, using links: LinkTable<Destination>, as origin: NavigationOrigin = .link,
        beside others: [String] = []
    ) -> NavigationHandle {
        // a link that arrives again through another callback, or at another router, isn't opened twice
        let others = others.map { other in (try? links.state(of: other)).map(AnyHashable.init) ?? AnyHashable(other) }
        do throws(LinkError) {
            let state = try links.state(of: link)
            guard links.claims.claim(AnyHashable(state), beside: others, for: store) else {
                return end(.duplicate, link, origin)
            }
            return store.perform(
                .replace(screens.screens(of: state)), at: store.ground, origin, kind: .link, link: link)
        } catch {
            let isNew = links.claims.claim(AnyHashable(link), beside: others, for: store)
            if error.isUnknownRoute, let action = links.action(of: link) {
                let transition = end(isNew ? .handled : .duplicate, link, origin)
                if isNew { action() }
                return transition
            }
            let transition = end(.failed(.link(error)), link, origin)
            if isNew, let notFound = links.notFound {
                let shown = screens.screen(for: notFound(links.shownPath(of: link)))
                store.perform(.sequence([.dismissAll, .navigate(shown)]), at: store.ground, origin)
            }
            return transition
        }
    }
    private func end(_ outcome: TransitionOutcome, _ link: String, _ origin: NavigationOrigin) -> NavigationHandle {
        store.record(.link, at: routerLevel, origin, TransitionDetails(outcome), link: link)
    }
}

extension Router {
    /// Creates a router that opens the links that its destinations declare. The parameters, and the precondition, are
    /// those of ``LinkTable/init(schemes:hosts:root:handlers:notFound:)``.
    public convenience init(root: Destination? = nil, schemes: [String], hosts: [String] = []) {
        self.init(root: root, links: LinkTable(schemes: schemes, hosts: hosts, root: root))
    }
}

/// The effect of a link from outside on the screens that are open.
public enum LinkArrival: Hashable, Sendable {
    /// Dismisses modals, and replaces the stack with the link's own: the link's destination on top of that
    /// destination's ancestors.
    case replacing
    /// Dismisses modals. Goes back to the link's destination if it is in the stack, or else replaces the stack.
    case reusing
    /// Dismisses modals, then pushes the link's destination if it isn't already on top. A link to the root pops to the
    /// root.
    case pushing
    /// Navigates to the link's destination on the top level if a modal is open; otherwise like ``replacing``.
    case onActiveLevel
}
