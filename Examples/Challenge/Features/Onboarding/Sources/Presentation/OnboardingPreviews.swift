#if canImport(SwiftUI)
import ChallengeKit
import SwiftUI
import Waymark

#Preview("Tour") {
    OnboardingFeature(repository: MemoryTourRepository(), tracker: SilentTracker())
        .mainScreen(navigator: NavigationCoordinator())
}
#endif
