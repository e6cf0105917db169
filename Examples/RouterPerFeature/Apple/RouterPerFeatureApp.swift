import SwiftUI

/// Two features in tabs, each with a router of its own.
@main struct RouterPerFeatureApp: App {
    var body: some Scene {
        WindowGroup { AppView() }
    }
}
