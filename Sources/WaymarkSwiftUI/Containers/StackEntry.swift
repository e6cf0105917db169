#if canImport(SwiftUI)
import Observation
import SwiftUI
import Waymark

/// An element of the path that a `NavigationStack` is bound to.
///
/// A tapped link writes an element before its screen exists. The element keeps its identity once the router has pushed
/// the screen, because SwiftUI would replace a different one without animation.
struct StackEntry<Destination: Navigation>: Hashable {
    let tag: ScreenTag
    /// The tapped link that wrote the element; nil for an element made from the router's path.
    var tapped: Tap?

    struct Tap {
        let destination: Destination
        /// The screen that the link is on; nil outside of the path.
        let place: ScreenPlace?
    }

    static func == (one: StackEntry, other: StackEntry) -> Bool { one.tag === other.tag }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(tag)) }
}

/// The identity of an element, which tells screens of equal destinations apart.
@MainActor final class ScreenTag {
    /// The screen; nil until the router has created it.
    var screen: Screen?

    init(_ screen: Screen? = nil) { self.screen = screen }
}

/// The path of a navigation stack, which binds to it by key path rather than with closures.
///
/// A binding made from closures is a new one in each update of the view. In apps built with the SDK of iOS 18.4 or
/// later, a stack with such a binding skips `onAppear` when it goes back, and calls it for screens that aren't on top
/// ([NavigationStack's onAppear under Xcode
/// 16.3](https://dev.classmethod.jp/articles/xcode-16-3-navigationstack-onappear-issue/)).
@MainActor @Observable final class StackPath<Destination: Navigation> {
    @ObservationIgnored private let level: ShownLevel
    @ObservationIgnored private let router: Router<Destination>
    /// The stack's branch; nil on a level without branches.
    @ObservationIgnored private let branch: String?
    /// The number of screens at the start of the path that aren't pushed onto this stack: those of other columns, and
    /// the root of the last column's stack. 0 outside of a split container.
    @ObservationIgnored private let start: Int
    /// The screen at the bottom of the stack; nil for a view of the container's own.
    @ObservationIgnored private var root: Screen?
    @ObservationIgnored weak var container: NavigationGround?
    @ObservationIgnored private var tags: [ScreenTag] = []

    init(_ level: ShownLevel, _ router: Router<Destination>, branch: String? = nil, after start: Int = 0) {
        self.level = level
        self.router = router
        self.branch = branch
        self.start = start
        root = bottom
    }

    var entries: [StackEntry<Destination>] {
        // the level notifies observers of changes
        get {
            tags = path.dropFirst(start).map { screen in tags.first { $0.screen == screen } ?? ScreenTag(screen) }
            return tags.map { StackEntry(tag: $0) }
        }
        set { write(newValue) }
    }
    private var path: [Screen] { level.path(in: branch) }
    /// The screen on top of this stack; nil if it is a view of the container's own.
    private var top: Screen? { path.dropFirst(start).last ?? root }
    private var bottom: Screen? { start == 0 ? level.root(in: branch) : path.dropFirst(start - 1).first }

    /// Handles a path that SwiftUI wrote because a link was tapped or the user went back.
    private func write(_ entries: [StackEntry<Destination>]) {
        // a stack may write once more after it is gone: another root or router has another stack
        guard root == bottom, container?.shows(router.host) != false else { return }
        if let entry = entries.last, let tapped = entry.tapped, !tags.contains(where: { $0 === entry.tag }) {
            // not if another link of the same screen was tapped at the same time
            if tapped.place == top.map(router.place) {
                push(tapped.destination, entry.tag)
            } else {
                level.nudge()
            }
        } else {
            level.userDidGoBack(to: path.prefix(start) + entries.compactMap(\.tag.screen), in: branch)
        }
    }
    private func push(_ destination: Destination, _ tag: ScreenTag) {
        let old = path
        router.navigate(to: destination)
        if path.count == old.count + 1, path.starts(with: old) {
            tag.screen = path.last
            tags.append(tag)
        } else if path == old {
            // put off, or refused after all, but SwiftUI is already ahead: make it read the path again
            level.nudge()
        }
    }
}
#endif
