#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

/// Shows an app made of features: it binds the coordinator's path, gets the screens from the features, and opens links.
///
/// ```swift
/// RootContainer(coordinator, registry: registry) { home.mainScreen(navigator: $0) }
/// ```
public struct RootContainer: View {
    private let coordinator: NavigationCoordinator
    private let registry: FeatureRegistry<AnyView>
    private let main: (any Navigator) -> AnyView

    /// Creates a container for an app made of features.
    ///
    /// - Parameters:
    ///   - coordinator: The coordinator.
    ///   - registry: The features.
    ///   - main: The first screen, if the coordinator has no root.
    public init(
        _ coordinator: NavigationCoordinator, registry: FeatureRegistry<AnyView>,
        main: @escaping (any Navigator) -> AnyView
    ) {
        self.coordinator = coordinator
        self.registry = registry
        self.main = main
    }

    public var body: some View {
        NavigationContainer(coordinator) { destination, router in
            registry.screen(for: destination, navigator: router)
        } root: {
            main(coordinator)
        }
    }
}
#endif
