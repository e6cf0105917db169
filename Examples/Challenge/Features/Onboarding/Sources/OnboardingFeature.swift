public import ChallengeKit
public import SwiftUI
public import Waymark

/// The onboarding feature: the tour of the app.
public struct OnboardingFeature: FeatureContract {
    private let container: OnboardingContainer

    public init(repository: any TourRepositoryContract, tracker: any Tracker) {
        container = OnboardingContainer(repository: repository, tracker: tracker)
    }

    public func makeMainView(navigator: any NavigatorContract) -> AnyView {
        resolve(.onboarding, navigator: navigator)
    }
    public func resolve(_ navigation: OnboardingIncomingNavigation, navigator: any NavigatorContract) -> AnyView {
        switch navigation {
        case .onboarding:
            AnyView(TourView(viewModel: container.makeTourViewModel(navigator: navigator)))
        }
    }
}
