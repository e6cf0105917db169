#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// A view over everything: the lock screen. Each level asks for it, so that one which is drawn alone sees it come.
struct NavigationCover {
    /// nil while there is nothing to cover.
    let view: @MainActor () -> AnyView?
}

/// The key of an optional value. Each type has one.
struct OptionalKey<Value>: EnvironmentKey {
    static var defaultValue: Value? { nil }
}

/// A value that a view keeps in its state without observing it.
final class Kept<Value> {
    var value: Value?

    /// Keeps the first value that it is given, and returns that one ever after.
    func first(_ new: Value) -> Value {
        let first = value ?? new
        value = first
        return first
    }
}

/// The identity of a container on screen.
@MainActor final class NavigationGround {
    private weak var host: NavigationHost?
    private weak var shown: NavigationHost?

    func appear(in host: NavigationHost) {
        disappear()
        self.host = host
        host.containerDidAppear(self)
    }
    /// The transition that shows the container has ended.
    func didAppear(in host: NavigationHost) {
        host.groundDidAppear(isAgain: shown === host)
        shown = host
    }
    func disappear() {
        host?.containerDidDisappear(self)
        host = nil
    }
}

private struct IsInStackKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
private struct LinksAreOpenedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
private struct PresentsModalsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// The container that a view stands in.
    var navigationGround: NavigationGround? {
        get { self[OptionalKey<NavigationGround>.self] }
        set { self[OptionalKey<NavigationGround>.self] = newValue }
    }
    /// Whether the modals of a level that several controllers show are presented by this one.
    var presentsModals: Bool {
        get { self[PresentsModalsKey.self] }
        set { self[PresentsModalsKey.self] = newValue }
    }
    /// Whether a container opens the links of those inside of it.
    var linksAreOpened: Bool {
        get { self[LinksAreOpenedKey.self] }
        set { self[LinksAreOpenedKey.self] = newValue }
    }
    /// What every level draws over itself.
    var navigationCover: NavigationCover? {
        get { self[OptionalKey<NavigationCover>.self] }
        set { self[OptionalKey<NavigationCover>.self] = newValue }
    }
    /// The screen that a view stands in; nil in the host's own first screen.
    var screenPlace: ScreenPlace? {
        get { self[OptionalKey<ScreenPlace>.self] }
        set { self[OptionalKey<ScreenPlace>.self] = newValue }
    }
    /// Whether a navigation link finds the stack of a level around it.
    var isInStack: Bool {
        get { self[IsInStackKey.self] }
        set { self[IsInStackKey.self] = newValue }
    }
}
#endif
