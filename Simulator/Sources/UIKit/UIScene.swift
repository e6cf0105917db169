public import Foundation
public import SwiftUI
public import UserNotifications

// The parts of a scene's connection that the adapter reads, declared as in Apple's documentation. Tests, which act as
// UIKit, use the initializers.

@MainActor open class UIScene: NSObject {
    @MainActor open class ConnectionOptions: NSObject {
        public internal(set) var urlContexts: Set<UIOpenURLContext>
        public internal(set) var userActivities: Set<NSUserActivity>
        public internal(set) var notificationResponse: UNNotificationResponse?
        public internal(set) var shortcutItem: UIApplicationShortcutItem?

        /// Creates the connection options of a scene.
        @_spi(Evaluator) public init(
            urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
            notificationResponse: UNNotificationResponse? = nil, shortcutItem: UIApplicationShortcutItem? = nil
        ) {
            self.urlContexts = urlContexts
            self.userActivities = userActivities
            self.notificationResponse = notificationResponse
            self.shortcutItem = shortcutItem
        }
    }
}
@MainActor open class UISceneSession: NSObject {
    public var stateRestorationActivity: NSUserActivity?

    @_spi(Evaluator) public init(stateRestorationActivity: NSUserActivity?) {
        self.stateRestorationActivity = stateRestorationActivity
    }
}
@MainActor open class UIOpenURLContext: NSObject {
    public internal(set) var url: URL

    @_spi(Evaluator) public init(url: URL) { self.url = url }
}
open class UIApplicationShortcutItem: NSObject {
    public internal(set) var userInfo: [String: any NSSecureCoding]?

    @_spi(Evaluator) public init(userInfo: [String: any NSSecureCoding]?) { self.userInfo = userInfo }
}
