import Foundation
import SwiftUI
import UserNotifications
import WaymarkSwiftUI

@main struct TransitApp: App {
    private let services = Services(sessions: SavedSession(folder: URL.applicationSupportDirectory))

    init() { UNUserNotificationCenter.current().delegate = services.notifications }

    var body: some Scene {
        WindowGroup { TransitWindow(services: services) }
    }
}
