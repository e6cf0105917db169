#if canImport(SwiftUI)
public import SwiftUI
import Waymark

extension View {
    /// Begins to load what the destination of the surrounding ``RouterLink`` will show, when the user presses it. For
    /// button styles:
    ///
    /// ```swift
    /// struct PreparingStyle: ButtonStyle {
    ///     func makeBody(configuration: Configuration) -> some View {
    ///         configuration.label.preparesLink(whilePressed: configuration.isPressed)
    ///     }
    /// }
    /// ```
    /// It does nothing around other buttons.
    ///
    /// - Parameter isPressed: True while the link is pressed. Each change to true begins to load, unless there is
    ///   something loaded already.
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
    /// Nil for a link that doesn't.
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
    /// Prepares the destination of the surrounding link; nil outside of links.
    var linkPreparation: (() -> Void)? {
        get { self[OptionalKey<() -> Void>.self] }
        set { self[OptionalKey<() -> Void>.self] = newValue }
    }
}
#endif
