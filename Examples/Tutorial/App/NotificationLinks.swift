import Foundation
import UserNotifications
import WaymarkSwiftUI

/// Opens the links of the notifications that the user taps.
final class NotificationLinks: NSObject, UNUserNotificationCenterDelegate {
    private weak var app: AppCoordinator<AnyNavigation>?
    private var waiting: IncomingLinks?

    /// Opens links in a window, and the link that has waited for one.
    func connect(to app: AppCoordinator<AnyNavigation>) {
        self.app = app
        if let waiting { app.open(waiting) }
        waiting = nil
    }
    // tvOS has no notifications to tap
    #if !os(tvOS)
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        await open(IncomingLinks(response))
    }
    #endif
    private func open(_ links: IncomingLinks) {
        if let app { app.open(links) } else { waiting = links }
    }
}
