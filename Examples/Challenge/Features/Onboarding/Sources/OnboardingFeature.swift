public import Waymark

#if canImport(SwiftUI)
public import SwiftUI
#endif

/// The onboarding feature: the tour of the app.
public struct OnboardingFeature {
    private let container: OnboardingContainer

    public init(repository: any TourRepositoryContract, tracker: any Tracker) {
        container = OnboardingContainer(repository: repository, tracker: tracker)
    }
}

#if canImport(SwiftUI)
extension OnboardingFeature: Feature {
    public func mainScreen(navigator: any Navigator) -> AnyView {
        screen(for: .onboarding, navigator: navigator)
    }
    public func screen(for navigation: OnboardingIncomingNavigation, navigator: any Navigator) -> AnyView {
        switch navigation {
        case .onboarding:
            AnyView(TourView(viewModel: container.makeTourViewModel(navigator: navigator)))
        }
    }
}
#endif
