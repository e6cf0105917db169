#if canImport(UIKit) && !os(watchOS)
import Foundation
public import UIKit
public import Waymark

extension IncomingLinks {
    /// Creates the links from everything in a scene's connection options that may contain a link. Call it in
    /// `scene(_:willConnectTo:options:)`.
    ///
    /// - Parameters:
    ///   - options: The scene's connection options.
    ///   - session: The scene's session, whose saved activity is opened if there is no other link; nil to restore
    ///     nothing. ``AppCoordinator`` ignores the activity, because it restores its own saved state.
    ///   - keys: The path of keys to the link in a notification, outermost first.
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
            shortcut: shortcut,
            restoration: session?.stateRestorationActivity.map { NavigationActivity($0) })
    }
}
#endif
