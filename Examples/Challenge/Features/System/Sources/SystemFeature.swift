public import Waymark

#if canImport(SwiftUI)
public import SwiftUI
#endif

/// The system feature: the screen for unknown destinations.
public struct SystemFeature {
    private let container: SystemContainer

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
