import Waymark
import WaymarkWeb

/// The only feature of an app whose destinations are one enum.
struct RouteFeature<Incoming: IncomingNavigation>: Feature {
    let main: Incoming
    let page: @MainActor (Incoming, any Navigator) -> WebPage

    func mainScreen(navigator: any Navigator) -> WebPage { page(main, navigator) }
    func screen(for navigation: Incoming, navigator: any Navigator) -> WebPage { page(navigation, navigator) }
}
