import ChallengeApp
import SwiftUI

/// The whole of the app target: the app itself is the package's product `ChallengeApp`.
@main struct ChallengeMain: App {
    private let scene: ChallengeScene

    init() {
        do { scene = try ChallengeScene() } catch {
            // the links stand in the code, and the tests build the same table: an app that is shipped never gets here
            fatalError("the app's links clash: \(error)")
        }
    }

    var body: some Scene { scene }
}
