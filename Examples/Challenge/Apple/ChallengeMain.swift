import ChallengeApp
import SwiftUI

/// The whole of the app target: the app itself is the package's product `ChallengeApp`.
@main struct ChallengeMain: App {
    private let scene: ChallengeScene

    init() {
        do { scene = try ChallengeScene() } catch {
            fatalError("the app's links clash: \(error)")  // they stand in the code: every test would show it
        }
    }

    var body: some Scene { scene }
}
