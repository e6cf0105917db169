#if canImport(SwiftUI)
import SwiftUI
import Waymark

#Preview("Tour") {
    OnboardingFeature<AnyView>(repository: MemoryTourRepository(), tracker: SilentTracker(), screens: .swiftUI)
        .mainScreen(navigator: NavigationCoordinator())
}
#endif
