#if canImport(SwiftUI)
import SwiftUI
import WaymarkSwiftUI

/// Makes its router, and hands it to both closures: the router of the ground to the first screen, and to any other
/// screen the router of the level that it is shown on.
struct RouterContainer<Destination: Navigation, Screen: View, Root: View>: View {
    @State private var router: Router<Destination>
    private let screen: (Destination, Router<Destination>) -> Screen
    private let root: (Router<Destination>) -> Root

    init(
        links: LinkTable<Destination>, arrival: LinkArrival,
        @ViewBuilder screen: @escaping (Destination, Router<Destination>) -> Screen,
        @ViewBuilder root: @escaping (Router<Destination>) -> Root
    ) {
        let router = Router(links: links)
        router.linkArrival = arrival
        _router = State(initialValue: router)
        self.screen = screen
        self.root = root
    }

    var body: some View { NavigationContainer(router, screen: screen) { root(router) } }
}
#endif
