import ShellApp
import Waymark
import WaymarkWeb

/// A feature that is the whole app, with ``Route`` as its destinations.
struct ShellFeature: Feature {
    let screens: ShellPages

    func mainScreen(navigator: any Navigator) -> WebPage { screen(for: .home, navigator: navigator) }
    func screen(for route: Route, navigator: any Navigator) -> WebPage {
        screens.page(
            for: route, navigate: { navigator.navigate(to: $0) },
            replace: { navigator.perform(.replaceTop(with: $0)) })
    }
}
