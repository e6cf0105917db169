import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@MainActor @Suite("Windows for destinations")
struct WindowTests {
    private let router: Router<Route>
    private let windows: NavigationWindows<Route, AnyView>

    init() throws {
        let links = try Route.deepLinks()
        router = Router(links: links)
        windows = NavigationWindows(links: links) { route in
            AnyView(NavigationContainer(Router(root: route)) { Screen(route: $0) })
        }
    }
    private func show(hasWindows: Bool) -> ViewHost { ViewHost(AppView(router: router), hasWindows: hasWindows) }

    @Test("a destination is shown in its own window with its own router")
    func opened() async throws {
        let ui = show(hasWindows: true)
        #expect(await router.openWindow(.detail(4)) == .handled)
        ui.settle()
        router.expect(RouteState())
        let stored = try #require(ui.openedWindows.first)
        let window = try #require(ViewHost(window: windows, for: stored))
        #expect(window.texts.first == "Detail 4")
        #expect(window.tap("to about"))
        #expect(window.texts.first == "About" && window.depth == 1)
        router.expect(RouteState())
    }
    @Test("no menu opens a window without a destination")
    func commands() { #expect(ViewHost.hasNoCommands(windows)) }
    @Test("equal destinations request the same window, and different ones request different windows")
    func sameWindow() async {
        let ui = show(hasWindows: true)
        await router.openWindow(.detail(4))
        await router.openWindow(.detail(4))
        await router.openWindow(.detail(5))
        #expect(ui.openedWindows.count == 3)
        #expect(ui.openedWindows[0] == ui.openedWindows[1] && ui.openedWindows[0] != ui.openedWindows[2])
    }
    @Test("a destination opens in the current window if the app has only one, or if the destination has no link")
    func oneWindow() async {
        let ui = show(hasWindows: false)
        await router.openWindow(.detail(4))
        ui.settle()
        router.expect(RouteState(path: [.detail(4)]))
        #expect(ui.openedWindows.isEmpty)
        let other = show(hasWindows: true)
        await router.openWindow(.gallery(1))
        other.settle()
        #expect(other.modals == ["cover"] && other.openedWindows.isEmpty)
    }
    @Test("a restored window whose link no longer resolves shows nothing")
    func unknown() throws {
        let stored = Data(#"{"path":"/gone/4"}"#.utf8)
        #expect(try #require(ViewHost(window: windows, for: stored)).texts.isEmpty)
        #expect(ViewHost(window: windows, for: Data("[]".utf8)) == nil)
    }
}
