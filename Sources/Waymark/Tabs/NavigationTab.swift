/// The tabs of an app or a screen. Each has its own stack.
///
/// ```swift
/// enum AppTab: String, NavigationTab { case home, search, profile }
/// ```
public protocol NavigationTab: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}
