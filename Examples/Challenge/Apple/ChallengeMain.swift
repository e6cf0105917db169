import ChallengeApp
import SwiftUI

/// The entry point of the app target. The app itself is the package's product `ChallengeApp`.
@main struct ChallengeMain: App {
    private let appContainer = AppContainer()

    var body: some Scene {
        WindowGroup {
            RootContainerView(appContainer: appContainer)
        }
    }
}
