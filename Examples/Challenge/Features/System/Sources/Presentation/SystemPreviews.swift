#if canImport(SwiftUI)
import ChallengeKit
import SwiftUI
import Waymark

#Preview("Not found") {
    SystemFeature(tracker: SilentTracker())
        .screen(for: NotFoundNavigation(requested: "/nowhere"), navigator: NavigationCoordinator())
}
#endif
