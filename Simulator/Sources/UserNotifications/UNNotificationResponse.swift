public import Foundation

// The parts of a notification that the adapter reads, declared as in Apple's documentation. The initializer is for
// tests.

open class UNNotificationContent: NSObject {
    public internal(set) var userInfo: [AnyHashable: Any] = [:]
}
open class UNNotificationRequest: NSObject {
    public internal(set) var content = UNNotificationContent()
}
open class UNNotification: NSObject {
    public internal(set) var request = UNNotificationRequest()
}
open class UNNotificationResponse: NSObject {
    public internal(set) var notification = UNNotification()
    public internal(set) var actionIdentifier = UNNotificationDefaultActionIdentifier

    /// Creates the user's response to a notification; by default, a tap on it.
    @_spi(Evaluator) public init(userInfo: [AnyHashable: Any], actionIdentifier: String? = nil) {
        super.init()
        notification.request.content.userInfo = userInfo
        if let actionIdentifier { self.actionIdentifier = actionIdentifier }
    }
}
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
