/// The origin of a transition.
public enum NavigationOrigin: Hashable, Sendable, CaseIterable {
    /// The app's own code.
    case code
    /// The user, through the framework or a binding: a back swipe, a sheet pulled down, the browser.
    case gesture
    /// A link from outside.
    case link
    /// The link in a notification.
    case notification
    /// A quick action on the home screen.
    case shortcut
    /// An App Intent.
    case intent
    /// A user activity: a search result, or a screen from another device.
    case activity
    /// A change of the session, or of redirects and guards.
    case session
    /// Saved state, or screens that were hidden while a guard was asked.
    case restoration

    var isLink: Bool {
        switch self {
        case .link, .notification, .shortcut, .intent, .activity: true
        case .code, .gesture, .session, .restoration: false
        }
    }
    /// A Boolean value that indicates whether denied screens are dropped and the rest is shown. Other requests are
    /// refused as a whole.
    var truncates: Bool { self == .session || self == .restoration }
}
