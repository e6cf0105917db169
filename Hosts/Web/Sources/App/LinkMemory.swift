import Waymark
import WaymarkLinks

/// A cache of states, links, titles and fragments that pages need repeatedly. They depend on the app only, so all
/// visitors share them. Each kind except fragments has at most `capacity` entries.
@MainActor final class LinkMemory {
    let links: LinkTable<AnyNavigation>
    let assets: WebAssets
    private var states = Memory<String, NavigationState<AnyNavigation>>()
    /// The links by the hash of their `CapturedTop.Layer`. A dictionary with layers as keys would copy every key that
    /// it compares.
    private var paths = Memory<Int, KnownPath>()
    /// The link of a state with only the root; nil until it is first needed, `.some(nil)` if there is none.
    private var rootPath: WebPath??
    private var titles = Memory<AnyNavigation, String>()
    /// Fragments shared by all pages. There are few, because their names are literals.
    var pieces: [Piece: HTML] = [:]
    struct Piece: Hashable {
        let name: String
        let type: ObjectIdentifier?
    }
    nonisolated static let capacity = 2_048

    init(_ links: LinkTable<AnyNavigation>, _ assets: WebAssets) {
        self.links = links
        self.assets = assets
    }

    /// Returns the state for a page's path and query. The state is cached only if a pattern of the link table matches,
    /// because a `DeepLinkHandler` may answer differently next time.
    ///
    /// - Throws: `LinkError` if there is no such state.
    func state(path: String) throws(LinkError) -> NavigationState<AnyNavigation> {
        if let state = states[path] { return state }
        let state = try links.state(path: path)
        if (try? links.resolver.table.resolve(path: path)) != nil { states[path] = state }
        return state
    }

    /// Returns the link of the state that an action leads to; nil if the state has no link.
    ///
    /// - Parameter isRooted: true if the root of the page's ground level is the root of the link table.
    func href(of captured: ScreenState, on page: NavigationCoordinator, isRooted: Bool) -> WebPath? {
        // fast path: most links depend only on the topmost destination, or on a modal and the destination below it
        guard isRooted, let top = page.top(of: captured) else { return href(of: page.value(of: captured)) }
        switch top {
        case .root:
            if let rootPath { return rootPath }
            let path = href(of: page.value(of: captured))
            rootPath = .some(path)
            return path
        case .above(let layer):
            let hash = layer.hash
            if let known = paths[hash], known.layer.isEqual(to: layer) { return known.path }
            let path = href(of: page.value(of: captured))
            if isAlone(layer) { paths[hash] = KnownPath(layer, path) }
            return path
        }
    }
    /// Returns the link of a state; nil if it has none.
    func href(of state: NavigationState<AnyNavigation>) -> WebPath? { links.href(of: state).flatMap(WebPath.init) }
    /// Returns true if the layer's link doesn't depend on the rest of the state.
    private func isAlone(_ layer: CapturedTop.Layer) -> Bool {
        guard layer.style == nil || layer.hasBelow else { return true }
        let top = layer.style == nil ? layer.top : layer.below
        return top.presentationType == .push && top != links.root
            && top.ancestors.allSatisfy { $0.presentationType == .push }
    }

    /// Returns the cached title of a destination's page, or makes and caches it.
    func title(of destination: AnyNavigation, _ make: () -> String) -> String {
        if let title = titles[destination] { return title }
        let title = make()
        titles[destination] = title
        return title
    }

    /// Returns the state that a link from `next=` shows; nil if the link is nil, isn't this app's, or shows a state that
    /// has no link of its own.
    func next(_ link: String?) -> NavigationState<AnyNavigation>? {
        guard let link, let state = try? links.state(path: link), links.path(of: state) != nil else { return nil }
        return state
    }
    /// Returns a path with a requested state added as `next=`. Returns the path unchanged if the state has no link, or
    /// if the result would be longer than `LinkLimits.bytes`.
    func path(_ path: WebPath, next: NavigationState<AnyNavigation>) -> WebPath {
        guard let link = links.path(of: next) else { return path }
        let text = path.text + (path.text.contains("?") ? "&" : "?") + "next=" + PercentCoding.queryValue(link)
        return text.utf8.count <= LinkLimits.bytes ? WebPath(text) ?? path : path
    }
}

/// A layer and its link, nil if it has none. A class, so that a lookup copies nothing.
private final class KnownPath {
    let layer: CapturedTop.Layer
    let path: WebPath?

    init(_ layer: CapturedTop.Layer, _ path: WebPath?) {
        self.layer = layer
        self.path = path
    }
}

extension CapturedTop.Layer {
    fileprivate func isEqual(to other: Self) -> Bool {
        style == other.style && hasBelow == other.hasBelow && top == other.top && (!hasBelow || below == other.below)
    }
    fileprivate var hash: Int {
        var hasher = Hasher()
        top.hash(into: &hasher)
        hasher.combine(style)
        if hasBelow { below.hash(into: &hasher) }
        return hasher.finalize()
    }
}

/// A dictionary with a fixed capacity. When full, it drops all its entries.
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
