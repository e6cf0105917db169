#if canImport(SwiftUI)
import SwiftUI
import Waymark

#Preview("Not found") {
    SystemFeature<AnyView>(tracker: SilentTracker(), screens: .swiftUI)
        .screen(for: NotFoundNavigation(requested: "/nowhere"), navigator: NavigationCoordinator())
}
#endif
