import ChallengeApp
import SwiftUI

/// The app target, which shows the package's product `ChallengeApp`.
@main struct ChallengeMain: App {
    private let appContainer = AppContainer()

    var body: some Scene {
        WindowGroup {
            RootContainerView(appContainer: appContainer)
        }
    }
}
