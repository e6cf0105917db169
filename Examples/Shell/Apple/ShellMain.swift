import Foundation
import ShellApp
import SwiftUI
import UserNotifications
import Waymark

/// The entry point of the app target. The app itself is the package's product `ShellApp`.
@main struct ShellMain: App {
    private let device: ShellDevice
    #if !os(tvOS)
    private let notifications: NotificationLinks
    #endif

    init() {
        // without a folder, the app runs, but restores nothing
        let folder = try? FileManager.default.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        let store: RestorationStore =
            folder.map { .file($0.appendingPathComponent("navigation.json").path) } ?? .memory()
        do {
            device = try ShellDevice(
                session: DeviceSession(file: folder?.appendingPathComponent("session.json")), store: store)
        } catch {
            // can't happen: tests check the table
            fatalError("the app's links clash: \(error)")
        }
        #if !os(tvOS)
        notifications = NotificationLinks(device: device)
        UNUserNotificationCenter.current().delegate = notifications
        #endif
    }

    var body: some Scene { ShellScene(device) }
}
