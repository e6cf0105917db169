#if canImport(SwiftUI)
public import SwiftUI
import Waymark

extension EnvironmentValues {
    /// The number of taps on this root's tab while it was selected and nothing was pushed on the root; 0 outside of
    /// tabs' roots. A tap that pops to the root isn't counted. Observe it with `onChange(of:)`, for example to reload
    /// the screen; to scroll, use `scrollsToTopOnSecondTap(_:)`.
    @Entry public internal(set) var secondTaps: Int = 0
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
