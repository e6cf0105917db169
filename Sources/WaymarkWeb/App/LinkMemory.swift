import Waymark
import WaymarkLinks

/// What is found out again and again for pages, remembered: all of it is pure. At most ``capacity`` of each kind, so
/// that memory stays flat whatever is asked for.
@MainActor final class LinkMemory {
    let links: StateLinks<AnyNavigation>
    private var states = Memory<String, NavigationState<AnyNavigation>>()
    private var paths = Memory<Shown, WebPath?>()
    private var titles = Memory<AnyNavigation, String>()
    private let root: WebPath?
    /// Pieces that are the same on every page, by the keys that stand in the code.
    var pieces: [AnyHashable: HTML] = [:]
    nonisolated static let capacity = 2_048

    init(_ links: StateLinks<AnyNavigation>) {
        self.links = links
        root = links.href(of: NavigationState(root: links.root)).flatMap(WebPath.init)
    }

    /// The state of a page's address. What no pattern has is asked for anew: a feature's handler may answer otherwise.
    func state(path: String) throws(StateLinkError) -> NavigationState<AnyNavigation> {
        if let state = states[path] { return state }
        let state = try links.state(path: path)
        if (try? links.resolver.table.resolve(path: path)) != nil { states[path] = state }
        return state
    }

    /// The link of a state for a page; nil where it has none.
    func href(of state: NavigationState<AnyNavigation>) -> WebPath? {
        guard let shown = Shown(state, root: links.root) else { return print(state) }
        if shown.top == nil, shown.modal == nil { return root }
        if let path = paths[shown] { return path }
        let path = print(state)
        if shown.isAlone(root: links.root) { paths[shown] = .some(path) }
        return path
    }

    /// The title of a destination's page.
    func title(of destination: AnyNavigation, _ make: () -> String) -> String {
        if let title = titles[destination] { return title }
        let title = make()
        titles[destination] = title
        return title
    }

    /// What was asked for before, as the `next=` of a page says it: a state of this app, or nothing (W11).
    func next(_ link: String?) -> NavigationState<AnyNavigation>? {
        guard let link, let state = try? links.state(path: link), links.path(of: state) != nil else { return nil }
        return state
    }
    /// The same path, with what was asked for before.
    func path(_ path: WebPath, next: NavigationState<AnyNavigation>) -> WebPath {
        guard let link = links.path(of: next) else { return path }
        let text = path.text + (path.text.contains("?") ? "&" : "?") + "next=" + QueryText.encoded(link)
        return text.utf8.count <= LinkLimits.bytes ? WebPath(text) ?? path : path
    }

    private func print(_ state: NavigationState<AnyNavigation>) -> WebPath? {
        links.href(of: state).flatMap(WebPath.init)
    }

    /// All that the link of a common state tells: the top of the ground, and a modal over it without a path.
    private struct Shown: Hashable {
        let top: AnyNavigation?
        let modal: AnyNavigation?
        let style: ModalStyle?

        init?(_ state: NavigationState<AnyNavigation>, root: AnyNavigation?) {
            guard state.levels.count <= 2, state.levels[0].root == root,
                state.top.path.isEmpty || state.levels.count == 1
            else { return nil }
            top = state.path.last
            modal = state.levels.count == 2 ? state.top.root : nil
            style = state.top.style
        }

        /// Whether what lies below the top is the top's own, or is left out.
        func isAlone(root: AnyNavigation?) -> Bool {
            guard let top else { return true }
            return top.presentation == .push && top != root && top.ancestors.allSatisfy { $0.presentation == .push }
        }
    }
}

/// A dictionary of a fixed capacity: full, it starts again.
private struct Memory<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]

    subscript(key: Key) -> Value? {
        get { values[key] }
        set {
            if values.count >= LinkMemory.capacity { values.removeAll(keepingCapacity: true) }
            values[key] = newValue
        }
    }
}
