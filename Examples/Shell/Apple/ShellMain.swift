import ShellApp
import SwiftUI
import UserNotifications

/// The entry point of the app target. The app itself is the package's product `ShellApp`.
@main struct ShellMain: App {
    private let device = ShellDevice.stored()
    #if !os(tvOS)
    private let notifications: NotificationLinks

    init() {
        notifications = NotificationLinks(device: device)
        UNUserNotificationCenter.current().delegate = notifications
    }
    #endif

    var body: some Scene { ShellScene(device) }
}
