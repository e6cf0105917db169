import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@MainActor @Suite("Links on screen")
struct LinkTests {
    let router = Router<Route>()

    private func show() throws -> ViewHost {
        router.links = try Route.deepLinks()
        return ViewHost(AppView(router: router))
    }
    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test("while the app runs, a URL pushes its destination and its ancestors")
    func running() throws {
        let ui = try show()
        ui.open(try url("app://detail/4"))
        router.expect(RouteState(path: [.list, .detail(4)]))
        #expect(ui.texts.first == "Detail 4")
        #expect(router.records.last?.origin == .link)
    }
    @Test("a universal link, which arrives as a browsing activity, is opened")
    func universal() throws {
        let ui = try show()
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = try url("https://app.example/list")
        ui.resume(activity)
        router.expect(RouteState(path: [.list]))
        let other = NSUserActivity(activityType: "app.editing")
        other.webpageURL = try url("https://app.example/about")
        ui.resume(other)
        router.expect(RouteState(path: [.list]))
    }
    @Test("a link is opened in an open window instead of a new one")
    func openWindow() throws {
        #expect(try show().takesLinks)
    }
    @Test("links set after the container has appeared are opened, and its content keeps its state")
    func laterLinks() throws {
        let ui = ViewHost(Drawn(router: router))
        #expect(ui.tap("count 0"))
        router.links = try Route.deepLinks()
        ui.settle()
        #expect(ui.texts.contains("count 1") && ui.takesLinks)
        ui.open(try url("app://list"))
        router.expect(RouteState(path: [.list]))
    }
    @Test("a link dismisses an open modal and then navigates, unless the modal is blocking")
    func modal() throws {
        let ui = try show()
        router.navigate(to: .settings)
        ui.settle()
        ui.open(try url("app://detail/1"))
        #expect(ui.modals == [])
        #expect(ui.texts.first == "Detail 1")
        #expect(router.records.last?.dismissed == [.settings])
        router.navigate(to: .pay)
        ui.settle()
        ui.open(try url("app://list"))
        #expect(ui.texts.first == "Pay")
        #expect(router.records.last?.outcome == .denied(.blocked))
        #expect(ui.faults.isEmpty)
    }
    @Test("a link in a text that isn't the app's goes to the OpenURLAction set outside the container")
    func ownAction() throws {
        router.links = try Route.deepLinks()
        let opened = OpenedURLs()
        let ui = ViewHost(AppView(router: router).environment(\.openURL, OpenURLAction(handler: opened.add)))
        #expect(ui.openInText(try url("https://app.example/about")) == "handled")
        #expect(ui.openInText(try url("https://elsewhere.example/about")) == "handled")
        #expect(opened.urls.map(\.absoluteString) == ["https://elsewhere.example/about"])
    }
    @Test("a link in a text goes through the router if it belongs to the app, or else to the system")
    func inText() throws {
        let ui = try show()
        #expect(ui.openInText(try url("https://app.example/about")) == "handled")
        router.expect(RouteState(path: [.about]))
        router.navigate(to: .settings)
        ui.settle()
        // links inside a sheet are opened, too
        #expect(ui.openInText(try url("app://list")) == "handled")
        router.expect(RouteState(path: [.list]))
        _ = ui.openInText(try url("https://elsewhere.example/about"))
        router.expect(RouteState(path: [.list]))
    }
}

@MainActor private final class OpenedURLs {
    private(set) var urls: [URL] = []

    func add(_ url: URL) -> OpenURLAction.Result {
        urls.append(url)
        return .handled
    }
}

private struct Drawn: View {
    let router: Router<Route>

    var body: some View {
        VStack {
            NavigationContainer(router) { route in
                Screen(route: route)
            } root: {
                Counter()
            }
        }
    }
}

private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
}
