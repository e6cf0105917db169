#if canImport(UIKit) && !os(watchOS)
import Foundation
public import UIKit
public import Waymark

extension LaunchEntry {
    /// Creates an entry from everything that a scene is connected with. Call it in `scene(_:willConnectTo:options:)`.
    ///
    /// - Parameters:
    ///   - options: The options that the scene is connected with.
    ///   - session: The scene's session, to show what was on screen before if there is nothing else. ``AppCoordinator``
    ///     ignores it.
    ///   - keys: The path of keys to the link in a notification, from the outside in.
    @MainActor public init(
        _ options: UIScene.ConnectionOptions, session: UISceneSession? = nil, at keys: [String] = ["link"]
    ) {
        #if os(tvOS)
        let (notification, shortcut): ([AnyHashable: Any]?, [AnyHashable: Any]?) = (nil, nil)
        #else
        let (notification, shortcut) = (options.notificationResponse?.tapped, options.shortcutItem?.userInfo)
        #endif
        self.init(
            urls: options.urlContexts.map(\.url.absoluteString),
            activities: options.userActivities.map { NavigationActivity($0) }, notification: notification, at: keys,
            shortcut: shortcut, restoration: session?.stateRestorationActivity.map { NavigationActivity($0) })
    }
}
#endif
