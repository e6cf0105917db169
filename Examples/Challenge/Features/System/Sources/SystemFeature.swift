public import ChallengeKit
public import SwiftUI
public import Waymark

/// The system feature: the screen for unknown destinations.
public struct SystemFeature: FeatureContract {
    private let container: SystemContainer

    public init(tracker: any Tracker) {
        container = SystemContainer(tracker: tracker)
    }

    public func makeMainView(navigator: any NavigatorContract) -> AnyView {
        resolve(NotFoundNavigation(requested: ""), navigator: navigator)
    }
    public func resolve(_ navigation: NotFoundNavigation, navigator: any NavigatorContract) -> AnyView {
        AnyView(
            NotFoundView(
                viewModel: container.makeNotFoundViewModel(requested: navigation.requested, navigator: navigator)))
    }
}
