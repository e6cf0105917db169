public import Waymark

#if canImport(SwiftUI)
public import SwiftUI
#endif

/// The system feature: the screen for unknown destinations.
public struct SystemFeature {
    /// The container of view models, for hosts that show them in their own views, such as web pages.
    public let container: SystemContainer

    public init(tracker: any Tracker) {
        container = SystemContainer(tracker: tracker)
    }
}

#if canImport(SwiftUI)
extension SystemFeature: Feature {
    public func mainScreen(navigator: any Navigator) -> AnyView {
        screen(for: NotFoundNavigation(requested: ""), navigator: navigator)
    }
    public func screen(for navigation: NotFoundNavigation, navigator: any Navigator) -> AnyView {
        AnyView(
            NotFoundView(
                viewModel: container.makeNotFoundViewModel(requested: navigation.requested, navigator: navigator)))
    }
}
#endif
