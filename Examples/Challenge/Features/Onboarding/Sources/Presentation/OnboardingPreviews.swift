import ChallengeKit
import SwiftUI
import Waymark

#Preview("Tour") {
    OnboardingFeature(repository: MemoryTourRepository(), tracker: SilentTracker())
        .makeMainView(navigator: NavigationCoordinator())
}
