#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// A view over the whole app, such as a lock screen. Each level observes it, because SwiftUI may redraw a single level.
struct NavigationCover {
    /// Returns the covering view; nil while nothing covers the app.
    let view: @MainActor () -> AnyView?
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

/// A container, as its views know it.
final class NavigationGround {
    /// The namespace of zoom transitions.
    var namespace: Namespace.ID?
    var questions: Questions?
    private weak var host: NavigationHost?
    /// The host that the container has shown last.
    private weak var shown: NavigationHost?

    @MainActor func appear(in host: NavigationHost) {
        disappear()
        self.host = host
        questions?.ground = host.ground
        host.containerDidAppear(self, isAgain: shown === host)
        shown = host
    }
    /// Returns false for a host that the container no longer shows.
    func shows(_ host: NavigationHost) -> Bool { shown == nil || shown === host }
    @MainActor func disappear() {
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

extension EnvironmentValues {
    /// The surrounding container.
    @Entry var navigationGround: NavigationGround?
    /// A Boolean value that indicates whether this view may present its level's modals. If several controllers show a
    /// level, only one of them may.
    @Entry var presentsModals: Bool = true
    /// A Boolean value that indicates whether links are handled further out: an outer container opens them, or a
    /// ``NavigationPreview`` ignores them.
    @Entry var linksAreOpened: Bool = false
    /// The cover that every level shows on top of itself.
    @Entry var navigationCover: NavigationCover?
    /// The place of the screen that contains the view; nil for a view outside the screens of the router's state, such
    /// as a container's `root` view or a sidebar.
    @Entry var screenPlace: ScreenPlace?
    /// The part of a container that a link is in; nil outside of containers.
    @Entry var linkPlace: LinkPlace?
}
#endif
