public import Foundation

// What the adapter reads of a notification, declared as on Apple's pages. The ones with an initialiser are made by tests.

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

    /// What a user's tap on a notification leads to.
    @_spi(Evaluator) public init(userInfo: [AnyHashable: Any], actionIdentifier: String? = nil) {
        super.init()
        notification.request.content.userInfo = userInfo
        if let actionIdentifier { self.actionIdentifier = actionIdentifier }
    }
}
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
