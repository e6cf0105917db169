import ChallengeApp
import SwiftUI

/// The whole of the app target: the app itself is the package's product `ChallengeApp`.
@main struct ChallengeMain: App {
    private let scene: ChallengeScene

    init() {
        do { scene = try ChallengeScene() } catch {
            // the links stand in the code: a clash shows at the first launch, and in every test
            fatalError("the app's links clash: \(error)")
        }
    }

    var body: some Scene { scene }
}
