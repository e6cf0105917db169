/// The tabs of an app, or of a screen: each has a stack of its own.
///
/// ```swift
/// enum AppTab: String, NavigationTab { case home, search, profile }
/// ```
public protocol NavigationTab: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}
