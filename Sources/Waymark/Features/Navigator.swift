/// The part of a coordinator that a feature gets, so that tests can pass a mock, such as `NavigatorMock`. A mock of
/// your own has to implement only ``navigate(to:)`` and ``Routing/perform(_:)``.
///
/// ```swift
/// navigator.navigate(to: HomeOutgoingNavigation.character(identifier: identifier))
/// ```
@MainActor public protocol Navigator: Routing where Destination == AnyNavigation {
    /// Shows a destination, incoming or outgoing, as its presentation says.
    @discardableResult func navigate(to destination: some Navigation) -> NavigationHandle
    /// Sets a leave guard for a destination's screen. See ``Router/onLeave(of:when:ask:)``. By default it does nothing.
    @discardableResult func onLeave(
        of destination: AnyNavigation, when isAsking: @escaping @MainActor () -> Bool,
        ask: @escaping @MainActor @Sendable () async -> Bool
    ) -> RouterRegistration
}

extension Navigator {
    @discardableResult public func onLeave(
        of destination: AnyNavigation, when isAsking: @escaping @MainActor () -> Bool,
        ask: @escaping @MainActor @Sendable () async -> Bool
    ) -> RouterRegistration { RouterRegistration {} }
    /// Sets a leave guard for the screen of any feature's destination. See ``Router/onLeave(of:when:ask:)``.
    @discardableResult public func onLeave(
        of destination: some Navigation, when isAsking: @escaping @MainActor () -> Bool = { true },
        ask: @escaping @MainActor @Sendable () async -> Bool
    ) -> RouterRegistration { onLeave(of: AnyNavigation(destination), when: isAsking, ask: ask) }
}

extension NavigationAction where Destination == AnyNavigation {
    /// Returns the action that shows a destination in its own presentation.
    public static func navigate(to destination: some Navigation) -> Self {
        .navigate(AnyNavigation(destination))
    }
    /// Returns the action that replaces the top of the path with a destination. If the path is empty, it replaces the
    /// root.
    public static func replaceTop(with destination: some Navigation) -> Self {
        .replaceTop(AnyNavigation(destination))
    }
}
