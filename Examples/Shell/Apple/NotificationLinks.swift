// tvOS has no notifications to tap
#if !os(tvOS)
import Foundation
import ShellApp
import UserNotifications
import WaymarkSwiftUI

/// Opens the links of the notifications that the user taps.
final class NotificationLinks: NSObject, UNUserNotificationCenterDelegate {
    private let device: ShellDevice

    init(device: ShellDevice) { self.device = device }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        let entry = IncomingLinks(response)
        await MainActor.run { _ = device.coordinator.open(entry) }
    }
}
#endif
