/// The kind of a transition: the name of its action, or another cause.
package enum NavigationKind: Hashable, Sendable, CaseIterable {
    /// The ``NavigationAction`` of the same name. Every action that pops counts as a `pop`. `replaceTop` counts as a
    /// `setPath`, and every dismissal and `finish` as a `dismiss`.
    case navigate, push, pop, setPath, setRoot, present, dismiss, select, replace, sequence
    /// A step of a ``NavigationHistory``.
    case history
    /// The opening of a link. The ``NavigationOrigin`` says where the link came from.
    case link
    /// The effect on the state of a change of the session, of redirects or of guards.
    case session
    /// The restoration of saved state, or of screens that were hidden while a guard was asked.
    case restore
    /// A callback that the host waited for and that didn't come in time. The record's description says which.
    case missedCallback
}

/// The origin of a transition.
package enum NavigationOrigin: Hashable, Sendable, CaseIterable {
    /// The app's own code.
    case code
    /// The user, through the framework or a binding: a back swipe, a sheet pulled down, the browser. Missed callbacks
    /// have this origin, too.
    case gesture
    /// A link that was opened as a URL, by the system or the app.
    case link
    /// The link in a notification.
    case notification
    /// A quick action on the home screen.
    case shortcut
    /// An App Intent.
    case intent
    /// A user activity, such as a search result, or a screen handed over from another device.
    case activity
    /// A change of the session, or of redirects and guards.
    case session
    /// The restoration of saved state, or of screens that were hidden while a guard was asked.
    case restoration

    var isLink: Bool {
        switch self {
        case .link, .notification, .shortcut, .intent, .activity: true
        case .code, .gesture, .session, .restoration: false
        }
    }
    /// A Boolean value that indicates whether a request of this origin drops denied screens and shows the rest.
    /// Requests of other origins are denied as a whole.
    var truncates: Bool { self == .session || self == .restoration }
}
