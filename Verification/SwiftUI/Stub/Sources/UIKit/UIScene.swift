public import Foundation
public import SwiftUI
public import UserNotifications

// What the adapter reads of a scene's connection, declared as on Apple's pages. Tests make what UIKit makes.

@MainActor open class UIScene: NSObject {
    @MainActor open class ConnectionOptions: NSObject {
        public let urlContexts: Set<UIOpenURLContext>
        public let userActivities: Set<NSUserActivity>
        public let notificationResponse: UNNotificationResponse?
        public let shortcutItem: UIApplicationShortcutItem?

        /// What a scene is connected with.
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
    public let stateRestorationActivity: NSUserActivity?

    @_spi(Evaluator) public init(stateRestorationActivity: NSUserActivity?) {
        self.stateRestorationActivity = stateRestorationActivity
    }
}
@MainActor open class UIOpenURLContext: NSObject {
    public let url: URL

    @_spi(Evaluator) public init(url: URL) { self.url = url }
}
open class UIApplicationShortcutItem: NSObject {
    public let type: String
    public let localizedTitle: String
    public let userInfo: [String: any NSSecureCoding]?

    @_spi(Evaluator) public init(type: String, localizedTitle: String, userInfo: [String: any NSSecureCoding]?) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.userInfo = userInfo
    }
}
