#if canImport(SwiftUI)
public import SwiftUI
import Waymark

/// A view beside the tab bar.
struct TabAccessory {
    let isEnabled: Bool
    let content: () -> AnyView
}

/// Adds an accessory to a tab view. Has no effect before iOS 26 or on other systems.
///
/// Apply it before the modifiers that set the environment of the tabs' screens, so that the accessory gets the same
/// environment.
struct HasBottomAccessory: ViewModifier {
    let accessory: TabAccessory?

    func body(content: Content) -> some View {
        // depends only on whether there is an accessory: a change of structure would reset the state of the tabs
        #if os(iOS) || os(Linux)
        if let accessory, #available(iOS 26.1, *) {
            content.tabViewBottomAccessory(isEnabled: accessory.isEnabled) { accessory.content() }
        } else if let accessory, #available(iOS 26, *) {
            content.tabViewBottomAccessory { if accessory.isEnabled { accessory.content() } }
        } else {
            content
        }
        #else
        content
        #endif
    }
}

extension View {
    /// Hides the tab bar while this screen is on top, or leaves it to the screen.
    @ViewBuilder func hidesTabBar(_ hides: Bool) -> some View {
        #if os(macOS) || os(watchOS)
        self
        #else
        if hides { toolbar(.hidden, for: .tabBar) } else { self }
        #endif
    }
}

private struct SecondTapsKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    /// The number of taps on this root's tab while it was selected and nothing was pushed on the root; 0 outside of
    /// tabs' roots. A tap that pops to the root isn't counted. Observe it with `onChange(of:)`, for example to reload
    /// the screen; to scroll, use `scrollsToTopOnSecondTap(_:)`.
    public internal(set) var secondTaps: Int {
        get { self[SecondTapsKey.self] }
        set { self[SecondTapsKey.self] = newValue }
    }
    var tabBarHiding: DestinationRule<Bool>? {
        get { self[OptionalKey<DestinationRule<Bool>>.self] }
        set { self[OptionalKey<DestinationRule<Bool>>.self] = newValue }
    }
}

extension View {
    /// Scrolls a tab's root to its top when the user taps the tab again. If something is pushed on the root, that tap
    /// only pops, and another one scrolls.
    ///
    /// ```swift
    /// List(mails, id: \.self) { mail in Row(mail) }
    ///     .scrollsToTopOnSecondTap(mails.first)
    /// ```
    /// - Parameter first: The id of the first row, as `ForEach`, `List` or `id(_:)` gives it; nil if there is none.
    public func scrollsToTopOnSecondTap(_ first: (some Hashable)?) -> some View { modifier(ScrollsToTop(first: first)) }
}

private struct ScrollsToTop<ID: Hashable>: ViewModifier {
    let first: ID?
    @Environment(\.secondTaps) private var taps

    func body(content: Content) -> some View {
        ScrollViewReader { page in
            content.onChange(of: taps) { _, _ in
                guard let first else { return }
                withAnimation { page.scrollTo(first, anchor: .top) }
            }
        }
    }
}
#endif
