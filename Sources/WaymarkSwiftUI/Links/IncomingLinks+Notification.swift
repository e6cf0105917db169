#if canImport(UserNotifications) && !os(tvOS)
public import UserNotifications
public import Waymark

extension IncomingLinks {
    /// Creates the links from the user's response to a notification. Only a tap on the notification itself opens its
    /// link: actions are up to the app, and a dismissal does nothing.
    ///
    /// - Parameters:
    ///   - response: The response passed to the notification center's delegate.
    ///   - keys: The path of keys to the link in the notification's `userInfo`, outermost first.
    public init(_ response: UNNotificationResponse, at keys: [String] = ["link"]) {
        self.init(notification: response.tapped, at: keys)
    }
}

extension UNNotificationResponse {
    /// The notification's `userInfo` if the user tapped the notification itself; nil for other actions.
    var tapped: [AnyHashable: Any]? {
        actionIdentifier == UNNotificationDefaultActionIdentifier ? notification.request.content.userInfo : nil
    }
}
#endif
