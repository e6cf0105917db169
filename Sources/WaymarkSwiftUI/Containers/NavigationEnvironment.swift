#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// A view over the whole app, such as a lock screen. Each level observes it, because SwiftUI may redraw a single level.
struct NavigationCover {
    /// Returns the covering view; nil while nothing covers the app.
    let view: @MainActor () -> AnyView?
}

/// An environment key for an optional value. Each type of value has its own key, so it can be used once per type.
struct OptionalKey<Value>: EnvironmentKey {
    static var defaultValue: Value? { nil }
}

/// A box that holds a value in a view's state. Changing the value doesn't redraw the view.
final class Kept<Value> {
    var value: Value?

    /// Returns the stored value; if there is none, stores and returns the new one.
    func first(_ new: Value) -> Value {
        let first = value ?? new
        value = first
        return first
    }
}

/// An object that is only equal to itself.
final class Identity: Sendable {}

/// What the views of a container know of it.
struct GroundContext: Equatable {
    let container: NavigationGround
    let questions: Questions
    /// The namespace of zoom transitions.
    let namespace: Namespace.ID

    static func == (one: Self, other: Self) -> Bool {
        one.container === other.container && one.questions === other.questions && one.namespace == other.namespace
    }
}

/// A container on screen.
@MainActor final class NavigationGround {
    private weak var host: NavigationHost?
    /// The host that the container has shown last.
    private weak var shown: NavigationHost?

    func appear(in host: NavigationHost) {
        disappear()
        self.host = host
        host.containerDidAppear(self, isAgain: shown === host)
        shown = host
    }
    func disappear() {
        host?.containerDidDisappear(self)
        host = nil
    }
}

/// The part of a container that a link is in.
enum LinkPlace: Hashable {
    /// The stack of a level, where a link pushes.
    case stack
    /// A column of a split container, where a link that would push selects instead. It replaces the elements of the
    /// path from this index on, which the columns after this one show.
    case column(Int)
}

private struct LinksAreOpenedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
private struct PresentsModalsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// The surrounding container.
    var navigationGround: GroundContext? {
        get { self[OptionalKey<GroundContext>.self] }
        set { self[OptionalKey<GroundContext>.self] = newValue }
    }
    /// A Boolean value that indicates whether this view may present its level's modals. If several controllers show a
    /// level, only one of them may.
    var presentsModals: Bool {
        get { self[PresentsModalsKey.self] }
        set { self[PresentsModalsKey.self] = newValue }
    }
    /// A Boolean value that indicates whether links are handled further out: an outer container opens them, or a
    /// ``NavigationPreview`` ignores them.
    var linksAreOpened: Bool {
        get { self[LinksAreOpenedKey.self] }
        set { self[LinksAreOpenedKey.self] = newValue }
    }
    /// The cover that every level shows on top of itself.
    var navigationCover: NavigationCover? {
        get { self[OptionalKey<NavigationCover>.self] }
        set { self[OptionalKey<NavigationCover>.self] = newValue }
    }
    /// The place of the screen that contains the view; nil for a view outside the screens of the router's state, such
    /// as a container's `root` view or a sidebar.
    var screenPlace: ScreenPlace? {
        get { self[OptionalKey<ScreenPlace>.self] }
        set { self[OptionalKey<ScreenPlace>.self] = newValue }
    }
    /// The part of a container that a link is in; nil outside of containers.
    var linkPlace: LinkPlace? {
        get { self[OptionalKey<LinkPlace>.self] }
        set { self[OptionalKey<LinkPlace>.self] = newValue }
    }
}
#endif
