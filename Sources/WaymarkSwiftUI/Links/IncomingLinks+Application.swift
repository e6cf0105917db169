#if canImport(UIKit) && !os(watchOS)
import Foundation
public import UIKit
public import Waymark

extension IncomingLinks {
    /// Creates the links from the launch options of an app without scenes: a URL, or a quick action.
    ///
    /// Everything else arrives slightly later, in its own delegate method. The options contain only the type of an
    /// activity
    /// ([userActivityDictionary](https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/useractivitydictionary)),
    /// and a notification in them may be a silent one that the user didn't tap.
    ///
    /// - Parameter options: The options passed to the app delegate's `application(_:didFinishLaunchingWithOptions:)`;
    ///   nil opens nothing.
    @MainActor public init(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
        #if os(tvOS)
        let shortcut: [AnyHashable: Any]? = nil
        #else
        let shortcut: [AnyHashable: Any]? = (options?[.shortcutItem] as? UIApplicationShortcutItem)?.userInfo
        #endif
        self.init(urls: (options?[.url] as? URL).map { [$0.absoluteString] } ?? [], shortcut: shortcut)
    }
}
#endif
