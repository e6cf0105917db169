import SwiftUI

/// An app with two features in tabs, each with its own router.
@main struct RouterPerFeatureApp: App {
    var body: some Scene {
        WindowGroup { AppView() }
    }
}
