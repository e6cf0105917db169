#if canImport(SwiftUI)
public import SwiftUI
import Waymark

extension View {
    /// Begins to load the value for the surrounding ``RouterLink``'s destination when the user presses the link. Call
    /// it in a button style:
    ///
    /// ```swift
    /// struct PreparingStyle: ButtonStyle {
    ///     func makeBody(configuration: Configuration) -> some View {
    ///         configuration.label.preparesLink(whilePressed: configuration.isPressed)
    ///     }
    /// }
    /// ```
    /// It has no effect outside a ``RouterLink``, and in a link's preview.
    ///
    /// - Parameter isPressed: true while the link is pressed. Each change to true calls `Router.prepare(_:)`, which
    ///   loads nothing that is loaded already or that a guard denies.
    public func preparesLink(whilePressed isPressed: Bool) -> some View {
        modifier(PreparesWhilePressed(isPressed: isPressed))
    }
}

private struct PreparesWhilePressed: ViewModifier {
    let isPressed: Bool
    @Environment(\.linkPreparation) private var prepare

    func body(content: Content) -> some View {
        content.onChange(of: isPressed) { _, isPressed in if isPressed { prepare?() } }
    }
}

/// Prepares a link's destination when the link appears, and when a link on screen gets another destination.
struct PreparesOnAppearance<Destination: Navigation>: ViewModifier {
    let destination: Destination
    /// Prepares the destination; nil for a link that doesn't prepare on appearance.
    let prepare: (() -> Void)?

    func body(content: Content) -> some View {
        if let prepare {
            content
                .onAppear(perform: prepare)
                .onChange(of: destination) { _, _ in prepare() }
        } else {
            content
        }
    }
}

extension EnvironmentValues {
    /// A closure that prepares the destination of the surrounding link; nil outside of links.
    var linkPreparation: (() -> Void)? {
        get { self[OptionalKey<() -> Void>.self] }
        set { self[OptionalKey<() -> Void>.self] = newValue }
    }
}
#endif
