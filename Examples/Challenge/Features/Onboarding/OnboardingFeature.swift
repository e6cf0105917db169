import ChallengeKit
public import Waymark

/// The tour of the app.
public struct OnboardingFeature<Screen>: Feature {
    private let container: OnboardingContainer
    private let screens: OnboardingScreens<Screen>

    public init(repository: any TourRepository, tracker: any Tracker, screens: OnboardingScreens<Screen>) {
        container = OnboardingContainer(repository: repository, tracker: tracker)
        self.screens = screens
    }

    public func mainScreen(navigator: any Navigator) -> Screen { screen(for: .onboarding, navigator: navigator) }
    public func screen(for navigation: OnboardingIncomingNavigation, navigator: any Navigator) -> Screen {
        switch navigation {
        case .onboarding: screens.tour(container.makeTourViewModel(navigator: navigator))
        }
    }
}

/// The feature's screens for one host.
public struct OnboardingScreens<Screen> {
    public var tour: (TourViewModel) -> Screen

    public init(tour: @escaping (TourViewModel) -> Screen) { self.tour = tour }
}

/// Builds the view models from what the feature was made with, and the navigator of their screen.
struct OnboardingContainer {
    let repository: any TourRepository
    let tracker: any Tracker

    func makeTourViewModel(navigator: any Navigator) -> TourViewModel {
        TourViewModel(
            finishTour: FinishTour(repository: repository), navigator: TourNavigator(navigator: navigator),
            tracker: ScreenTracker(tracker))
    }
}
