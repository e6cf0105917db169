/// A stack of screens above a root, as a linked list that shares its lower part with earlier stacks. Pushing and
/// popping take the same time at every depth.
package struct ScreenPath {
    private let top: Node?
    /// A Boolean value that indicates whether the path is short enough to be walked recursively without overflowing the
    /// thread's stack.
    var isShallow: Bool { count <= 64 }

    private final class Node {
        let screen: Screen
        private(set) var below: Node?
        let count: Int

        init(_ screen: Screen, on below: Node?) {
            self.screen = screen
            self.below = below
            count = 1 + (below?.count ?? 0)
        }
        deinit {
            // iterative, because releasing a long list recursively would overflow the thread's stack
            guard var node = below else { return }
            below = nil
            while isKnownUniquelyReferenced(&node), let next = node.below {
                node.below = nil
                node = next
            }
        }
    }

    private init(_ top: Node?) { self.top = top }
    init() { top = nil }
    init(_ screens: some Sequence<Screen>, on below: ScreenPath = ScreenPath()) {
        top = screens.reduce(below.top) { Node($1, on: $0) }
    }

    var isEmpty: Bool { top == nil }
    var count: Int { top?.count ?? 0 }
    var last: Screen? { top?.screen }
    /// The path without its last screen.
    var below: ScreenPath { ScreenPath(top?.below) }
    func pushing(_ screen: Screen) -> ScreenPath { ScreenPath(Node(screen, on: top)) }
    /// Returns the path without its last `count` screens, at most all of them. A negative count removes none.
    func dropping(_ count: Int) -> ScreenPath {
        var rest = top
        for _ in 0..<max(min(count, self.count), 0) { rest = rest?.below }
        return ScreenPath(rest)
    }

    /// The screens from the bottom up.
    var screens: [Screen] { screens(on: nil) }
    /// Returns the root, if there is one, and then the screens of the path from the bottom up.
    func screens(on root: Screen?) -> [Screen] {
        guard !isEmpty else { return root.map { [$0] } ?? [] }
        var screens: [Screen] = []
        screens.reserveCapacity(count + 1)
        var node = top
        while let found = node {
            screens.append(found.screen)
            node = found.below
        }
        if let root { screens.append(root) }
        screens.reverse()
        return screens
    }
    /// Returns the topmost screen that satisfies a predicate; nil if none does.
    func last(where isWanted: (Screen) -> Bool) -> Screen? { upTo(last: isWanted)?.last }
    func contains(_ screen: Screen) -> Bool { last { $0 === screen } != nil }
    /// Returns the path up to and including the topmost screen that satisfies a predicate; nil if none does.
    func upTo(last isWanted: (Screen) -> Bool) -> ScreenPath? {
        var node = top
        while let found = node, !isWanted(found.screen) { node = found.below }
        return node.map(ScreenPath.init)
    }
    func isPrefix(of other: ScreenPath) -> Bool { count <= other.count && self == other.dropping(other.count - count) }
    /// Returns a path of the given screens. From the bottom up, this path's own screens are used instead, as long as
    /// both show equal destinations.
    func adopting(_ screens: [Screen]) -> ScreenPath {
        let kept = zip(self.screens, screens).prefix { $0.shows($1) }.count
        return ScreenPath(screens[kept...], on: dropping(count - kept))
    }

    /// Returns the change that leads from this path to `new`: a push or a pop of one screen if the two paths share all
    /// other nodes, and otherwise `other`.
    func change(to new: ScreenPath) -> Change {
        if let top = new.top, top.below === self.top { return .push(top.screen) }
        if let top, top.below === new.top { return .pop }
        return .other
    }
    enum Change { case push(Screen), pop, other }
}

extension ScreenPath: Equatable {
    package static func == (one: ScreenPath, other: ScreenPath) -> Bool {
        guard one.count == other.count else { return false }
        var (one, other) = (one.top, other.top)
        while let a = one, let b = other, a !== b {
            guard a.screen === b.screen else { return false }
            (one, other) = (a.below, b.below)
        }
        return true
    }
}
