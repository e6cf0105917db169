import ChallengeKit
import SwiftUI
import Waymark

#Preview("Not found") {
    SystemFeature(tracker: SilentTracker())
        .resolve(NotFoundNavigation(requested: "/nowhere"), navigator: NavigationCoordinator())
}
