/// The tabs of an app as an enum. Each tab has its own stack; its raw value is its id in saved state.
///
/// ```swift
/// enum AppTab: String, NavigationTab { case home, search, profile }
/// ```
/// Tabs that are known only at run time, such as a user's libraries, are values of any `Identifiable` type with a
/// `String` as its id: see ``TabRouter``.
public protocol NavigationTab: RawRepresentable<String>, CaseIterable, Identifiable, Hashable, Sendable {}

extension NavigationTab {
    public var id: String { rawValue }
}
