#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

/// Shows an app made of features: binds the coordinator's path, asks the features for screens, opens links.
///
/// ```swift
/// RootContainer(coordinator, registry: registry, links: links) { home.mainScreen(navigator: $0) }
/// ```
public struct RootContainer: View {
    private let coordinator: NavigationCoordinator
    private let registry: FeatureRegistry<AnyView>
    private let links: LinkDispatcher<AnyNavigation>?
    private let main: (any Navigator) -> AnyView

    /// - Parameters:
    ///   - coordinator: What shows the features' destinations.
    ///   - registry: The features.
    ///   - links: Opens links from outside, and those in texts; nil for none.
    ///   - main: The first screen, where the coordinator's root is nil.
    public init(
        _ coordinator: NavigationCoordinator, registry: FeatureRegistry<AnyView>,
        links: LinkDispatcher<AnyNavigation>? = nil, main: @escaping (any Navigator) -> AnyView
    ) {
        self.coordinator = coordinator
        self.registry = registry
        self.links = links
        self.main = main
    }

    public var body: some View {
        NavigationContainer(coordinator) { destination, router in
            registry.screen(for: destination, navigator: router)
        } root: {
            main(coordinator)
        }
        .modifier(OpensLinks(links: links))
    }
}
#endif
