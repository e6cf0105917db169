import Foundation
import SwiftUI
import UserNotifications
import WaymarkSwiftUI

@main struct TransitApp: App {
    private let services: Services

    init() {
        let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        services = Services(sessions: SavedSession(folder: folders.first))
        UNUserNotificationCenter.current().delegate = services.notifications
    }

    var body: some Scene {
        WindowGroup { TransitWindow(services: services) }
    }
}
