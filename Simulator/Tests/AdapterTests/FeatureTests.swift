import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkLinks
import WaymarkSwiftUI
import WaymarkTesting

/// The destinations of the music feature, which the home feature doesn't import.
enum MusicIncoming: IncomingNavigation {
    case album(Int)
    static var links: Links<MusicIncoming> {
        Links {
            LinkRoute("/album/{id}") {
                .album($0)
            } values: {
                if case .album(let id) = $0 { id } else { nil }
            }
        }
    }
}
enum HomeIncoming: IncomingNavigation { case home }
enum HomeOutgoing: OutgoingNavigation { case album(Int), nowhere }

struct MusicFeature<Screen>: Feature {
    let make: (Int) -> Screen
    func mainScreen(navigator: any Navigator) -> Screen { make(0) }
    func screen(for navigation: MusicIncoming, navigator: any Navigator) -> Screen {
        switch navigation {
        case .album(let id): make(id)
        }
    }
}
struct HomeFeature<Screen>: Feature {
    let make: (any Navigator) -> Screen
    func mainScreen(navigator: any Navigator) -> Screen { make(navigator) }
    func screen(for navigation: HomeIncoming, navigator: any Navigator) -> Screen { make(navigator) }
}
struct AppRedirect: NavigationRedirect {
    func redirect(_ navigation: any Navigation) -> (any Navigation)? {
        switch navigation {
        case HomeOutgoing.album(let id) as HomeOutgoing: MusicIncoming.album(id)
        default: nil
        }
    }
}

@MainActor @Suite("Features on screen")
struct FeatureTests {
    let coordinator = NavigationCoordinator(redirector: AppRedirect())

    private func show() throws -> ViewHost {
        let home = HomeFeature<AnyView> { navigator in
            AnyView(
                VStack {
                    Text("Home")
                    Button("album") { navigator.navigate(to: HomeOutgoing.album(7)) }
                    Button("nowhere") { navigator.navigate(to: HomeOutgoing.nowhere) }
                    RouterLink(to: MusicIncoming.album(8)) { Text("link") }
                })
        }
        let music = MusicFeature<AnyView> { id in AnyView(Text("Album \(id)")) }
        let registry = FeatureRegistry<AnyView>([home, music]) { _, _ in AnyView(Text("not found")) }
        coordinator.links = try LinkTable(schemes: ["app"], features: [home, music] as [any Feature<AnyView>])
        return ViewHost(NavigationContainer(coordinator, registry: registry, main: home.mainScreen))
    }

    @Test("in columns, a root's screen is the sidebar, and a link in it selects")
    func columns() {
        let home = HomeFeature<AnyView> { _ in
            AnyView(List([7, 8], id: \.self) { RouterLink("to \($0)", to: MusicIncoming.album($0)) })
        }
        let music = MusicFeature<AnyView> { id in AnyView(Text("Album \(id)")) }
        let registry = FeatureRegistry<AnyView>([home, music]) { _, _ in AnyView(Text("not found")) }
        let coordinator = NavigationCoordinator(root: AnyNavigation(HomeIncoming.home))
        let ui = ViewHost(SplitContainer(coordinator, registry: registry) { Text("nothing chosen") })
        #expect(ui.texts.contains("nothing chosen"))
        #expect(ui.tap("to 7") && ui.tap("to 8"))
        #expect(ui.texts.contains("Album 8") && !ui.texts.contains("Album 7"))
        coordinator.expect(
            NavigationState(root: AnyNavigation(HomeIncoming.home), path: [AnyNavigation(MusicIncoming.album(8))]))
    }
    @Test("an outgoing navigation is redirected, and its feature's screen is pushed")
    func redirect() throws {
        let ui = try show()
        #expect(ui.texts.first == "Home")
        #expect(ui.tap("album"))
        #expect(ui.texts == ["Album 7"])
        coordinator.expect(NavigationState(path: [AnyNavigation(MusicIncoming.album(7))]))
        ui.swipeBack()
        #expect(ui.texts.first == "Home")
    }
    @Test("a container of features opens URLs")
    func url() throws {
        let ui = try show()
        ui.open(try #require(URL(string: "app://album/3")))
        #expect(ui.texts == ["Album 3"])
    }
    @Test("an outgoing navigation without a redirect leads to the not-found screen")
    func nowhere() throws {
        let ui = try show()
        ui.tap("nowhere")
        #expect(ui.texts == ["not found"])
    }
    @Test("a router link pushes another feature's destination")
    func link() throws {
        let ui = try show()
        #expect(ui.tap("link"))
        #expect(ui.texts == ["Album 8"])
    }
    @Test("a preview shows a given state, and its links work")
    func preview() {
        let ui = ViewHost(
            NavigationPreview(RouteState(path: [.list]).presenting(.settings, as: .sheet)) {
                Screen(route: $0)
            } root: {
                Text("Home")
            })
        #expect(ui.modals == ["sheet"])
        #expect(ui.tap("to about"))
        #expect(ui.texts.first == "About")
    }
}

@MainActor @Suite("Lifetimes on screen")
struct LifetimeTests {
    private final class Counted: Sendable {}

    @Test("a router and its child are freed with the views that show them")
    func released() {
        weak var router: Router<Route>?
        weak var child: Router<Route>?
        do {
            let shown = Shown()
            shown.then { $0.navigate(to: .settings) }
            shown.then { $0.child?.navigate(to: .about) }
            router = shown.router
            child = shown.router.child
            #expect(child != nil)
        }
        #expect(router == nil)
        #expect(child == nil)
    }
    @Test("a view's bindings may be called after its router has been freed")
    func late() {
        var shown: Shown? = Shown()
        shown?.then { $0.navigate(to: .settings) }
        let late = shown?.ui.echoDismissal(of: 1)
        shown = nil
        #expect(late != nil)
        late?()
    }
    @Test("a thousand modals are presented without a fault, and freed while the router lives on")
    func modals() {
        let shown = Shown()
        weak var last: Router<Route>?
        for _ in 0..<1_000 {
            shown.then { $0.navigate(to: .settings) }
            last = shown.router.child
            shown.then { $0.dismissModal() }
        }
        #expect(last == nil)
        #expect(shown.ui.faults.isEmpty)
    }
}
