@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

/// A screen with a text field, whose text is in the screen's own state.
struct DraftScreen: View {
    let name: String
    @State private var text = ""

    var body: some View {
        TextField("draft", text: $text)
        Text("\(name): \(text)")
    }
}

@MainActor @Suite("A replaced router")
struct NewRouterTests {
    /// The kinds of containers, each with a function that returns one for a router.
    static let containers: [(name: String, view: @MainActor (Router<Route>) -> AnyView)] = [
        (
            "a stack",
            { router in
                AnyView(
                    NavigationContainer(router) { route in
                        DraftScreen(name: route.name)
                    } root: {
                        DraftScreen(name: "Home")
                    })
            }
        ),
        (
            "columns",
            { router in
                AnyView(
                    SplitContainer(router) { _ in
                        DraftScreen(name: "Home")
                    } destination: { route in
                        DraftScreen(name: route.name)
                    } placeholder: {
                        Text("Nothing")
                    })
            }
        ),
        (
            "tabs",
            { router in
                let tabs = TabRouter<Side, Route>(router) { $0 == .left ? .list : .about }
                return AnyView(
                    TabContainer(tabs) { route in
                        DraftScreen(name: route.name)
                    } label: { tab in
                        Text(tab.rawValue)
                    })
            }
        ),
    ]
    enum Side: String, NavigationTab { case left, right }

    @Test("replacing a container's router discards typed text", arguments: 0..<3)
    func drafts(_ container: Int) {
        let show = Self.containers[container].view
        let ui = ViewHost(show(Router<Route>(path: [.detail(1)])))
        ui.settle()
        #expect(ui.type("secret", into: "draft"))
        #expect(ui.texts.contains { $0.hasSuffix("secret") })
        ui.replace(show(Router<Route>(path: [.detail(1)])))
        #expect(!ui.texts.contains { $0.hasSuffix("secret") }, "\(Self.containers[container].name)")
        #expect(ui.faults.isEmpty)
    }
    @Test("replacing a UIKit container's router discards what was typed on its first screen")
    func draftInUIKit() async throws {
        let model = Switching.Model()
        model.router = Router()
        let flow = NavigationHostingController { Drafting(model: model) }
        let shown = await PushedContainer(pushing: flow)
        let ui = try #require(shown.screen(flow))
        #expect(ui.type("secret", into: "draft") && ui.texts.contains { $0.hasSuffix("secret") })
        model.router = Router()
        await shown.settle()
        #expect(ui.texts.contains("Home: "))
    }
    @Test("a replaced router keeps its path when its torn-down stack writes late", arguments: 0..<2)
    func lateWrite(_ container: Int) throws {
        let show = Self.containers[container].view
        let (old, new) = (Router<Route>(path: [.list, .about]), Router<Route>(path: [.list, .about]))
        let ui = ViewHost(show(old))
        let write = try #require(ui.echoOfStack())
        ui.replace(show(new))
        write()
        ui.settle()
        #expect(old.path.count == 2 && new.path.count == 2 && ui.faults == [])
    }
}

@MainActor @Suite("One router in two containers")
struct SharedRouterTests {
    private let clock = ManualClock()
    private let router = Router<Route>()
    private let reported = Reported()

    init() {
        router.timing.clock = .manual(clock)
        router.failureHandler = { [reported] in reported.faults.append($0) }
    }
    @MainActor private final class Reported { var faults: [NavigationFailure] = [] }

    @Test("a shared router is a fault, and only the container that appeared last presents modals")
    func twice() async {
        let first = ViewHost(AppView(router: router))
        first.settle()
        #expect(reported.faults.isEmpty)
        let second = ViewHost(AppView(router: router))
        second.settle()
        // not yet a fault: the first container may be about to leave the screen
        #expect(reported.faults.isEmpty)
        await second.settleTasks()
        clock.advance(by: router.timing.callbackTimeout)
        await second.settleTasks()
        #expect(reported.faults == [.sharedRouter])
        router.navigate(to: .settings)
        first.settle()
        second.settle()
        #expect(first.modals == [] && second.modals == ["sheet"])
    }
    @Test("a second container is allowed once the first one is off screen")
    func oneAfterTheOther() async {
        let first = ViewHost(AppView(router: router))
        first.settle()
        first.isOnScreen = false
        let second = ViewHost(AppView(router: router))
        second.settle()
        router.navigate(to: .settings)
        second.settle()
        clock.advance(by: router.timing.callbackTimeout)
        await second.settleTasks()
        #expect(reported.faults.isEmpty && second.modals == ["sheet"])
    }
}

@MainActor @Suite("A stack that goes back")
struct ReappearingTests {
    @Test(
        "a sheet presented right after a pop appears at once, without a timeout",
        arguments: [false, true])
    func sheetAfterPop(_ isSplit: Bool) {
        let clock = ManualClock()
        let router = Router<Route>()
        router.timing.clock = .manual(clock)
        let ui = isSplit ? ViewHost(Columns(router: router)) : ViewHost(AppView(router: router))
        for route in [Route.list, .detail(1), .about] {
            router.push(route)
            ui.settle()
        }
        router.perform(.sequence([.pop(1), .present(.settings, as: .sheet)]))
        ui.settle()
        #expect(ui.modals == ["sheet"])
        #expect(!router.records.contains { $0.kind == .missedCallback } && ui.faults.isEmpty)
    }
    private struct Columns: View {
        let router: Router<Route>

        var body: some View {
            SplitContainer(router) { _ in
                Text("Home")
            } destination: { route in
                Screen(route: route)
            } placeholder: {
                Text("Nothing")
            }
        }
    }
}

@MainActor @Suite("An app in the background")
struct BackgroundTests {
    @Test("a presentation requested in the background appears once the app is active, however late")
    func remoteLogOut() async {
        let clock = ManualClock()
        let router = Router<Route>()
        router.timing.clock = .manual(clock)
        let ui = ViewHost(AppView(router: router))
        router.navigate(to: .settings)
        ui.settle()
        #expect(ui.modals == ["sheet"])
        ui.enter(.background)
        router.perform(.sequence([.dismissModal, .present(.gallery(1), as: .fullScreen)]))
        await ui.settleTasks()
        clock.advance(by: .seconds(600))
        await ui.settleTasks()
        ui.enter(.active)
        await ui.settleTasks()
        #expect(ui.modals == ["cover"] && ui.faults.isEmpty)
        #expect(!router.records.contains { $0.kind == .missedCallback })
    }
}
