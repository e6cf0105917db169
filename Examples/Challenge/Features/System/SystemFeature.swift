import ChallengeKit
public import Waymark

/// What is shown for what nobody shows.
public struct SystemFeature<Screen>: Feature {
    private let tracker: any Tracker
    private let screens: SystemScreens<Screen>

    public init(tracker: any Tracker, screens: SystemScreens<Screen>) {
        self.tracker = tracker
        self.screens = screens
    }

    public func mainScreen(navigator: any Navigator) -> Screen {
        screen(for: NotFoundNavigation(requested: ""), navigator: navigator)
    }
    public func screen(for navigation: NotFoundNavigation, navigator: any Navigator) -> Screen {
        screens.notFound(
            NotFoundViewModel(
                requested: navigation.requested, navigator: NotFoundNavigator(navigator: navigator),
                tracker: ScreenTracker(tracker)))
    }
}

/// The feature's screens for one host.
public struct SystemScreens<Screen> {
    public var notFound: (NotFoundViewModel) -> Screen

    public init(notFound: @escaping (NotFoundViewModel) -> Screen) { self.notFound = notFound }
}
