import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
@_spi(Evaluator) import UIKit
import Waymark
import WaymarkTesting

@testable import WaymarkSwiftUI

@MainActor @Suite("In a UIKit navigation controller")
struct ControllerTests {
    @Test("screens are pushed onto the app's own stack, and popped off it, with animation")
    func pushed() async {
        let shown = await PushedContainer()
        #expect(shown.stack == ["Legacy", "Home"])
        shown.navigation.changes = []
        await shown.then { $0.navigate(to: .detail(1)) }
        await shown.then { $0.navigate(to: .about) }
        #expect(shown.stack == ["Legacy", "Home", "Detail 1", "About"])
        await shown.then { $0.popToRoot() }
        #expect(shown.stack == ["Legacy", "Home"])
        #expect(shown.navigation.changes.map(\.to) == [3, 4, 2])
        #expect(shown.navigation.changes.allSatisfy { $0.isAnimated })
        #expect(shown.navigation.faults.isEmpty)
    }
    @Test("each screen has the router of its level, and reports that it is shown")
    func router() async throws {
        let shown = await PushedContainer()
        await shown.then { $0.navigate(to: .detail(1)) }
        let top = try #require(shown.top)
        #expect(top.texts.contains("level 0"))
        #expect(top.tap("to about"))
        await shown.settle()
        #expect(shown.stack == ["Legacy", "Home", "Detail 1", "About"])
        #expect(shown.router.onScreen == RouteState(path: [.detail(1), .about]))
    }
    @Test("a back swipe pops its screen and is recorded as a gesture; a cancelled one has no effect")
    func swipe() async {
        let shown = await PushedContainer(RouteState(path: [.list, .detail(1)]))
        #expect(shown.stack == ["Legacy", "Home", "List", "Detail 1"])
        shown.navigation.swipeBack(isCancelled: true)
        await shown.settle()
        shown.router.expect(RouteState(path: [.list, .detail(1)]))
        shown.navigation.swipeBack()
        await shown.settle()
        shown.router.expect(RouteState(path: [.list]))
        #expect(shown.router.records.last?.origin == .gesture)
        #expect(shown.stack == ["Legacy", "Home", "List"])
    }
    @Test("screens that UIKit pops together all leave the path")
    func leftAtOnce() async {
        let shown = await PushedContainer(RouteState(path: [.list, .detail(1), .about]))
        shown.navigation.setViewControllers(Array(shown.navigation.viewControllers.prefix(3)), animated: true)
        await shown.settle()
        shown.router.expect(RouteState(path: [.list]))
    }
    @Test("a screen whose leave guard refuses a back swipe is shown again")
    func refused() async {
        let shown = await PushedContainer(RouteState(path: [.list]))
        shown.router.onLeave(of: .list) { .stay }
        let screen = shown.navigation.viewControllers.last
        shown.navigation.swipeBack()
        await shown.settle()
        shown.router.expect(RouteState(path: [.list]))
        #expect(shown.stack == ["Legacy", "Home", "List"])
        // the same controller, so text typed on it isn't lost
        #expect(shown.navigation.viewControllers.last === screen)
    }
    @Test("the leave guard of a popped screen is asked, although its view has disappeared")
    func asked() async {
        let router = Router(RouteState(path: [.list]))
        let asked = Questioned()
        let flow = NavigationHostingController {
            NavigationContainer(router) { route in
                Text(route.name).asksBeforeLeaving {
                    asked.count += 1
                    return false
                }
            } root: {
                Text("Home")
            }
        }
        let shown = await PushedContainer(pushing: flow)
        shown.navigation.swipeBack()
        await shown.settle()
        #expect(asked.count == 1)
        router.expect(RouteState(path: [.list]))
        #expect(shown.stack == ["Legacy", "Home", "List"])
    }
    @Test("a container that the user leaves by going back keeps its path, and shows it when pushed again")
    func left() async {
        let shown = await PushedContainer(RouteState(path: [.list]))
        shown.navigation.popToRootViewController(animated: true)
        await shown.settle()
        #expect(shown.stack == ["Legacy"])
        shown.router.expect(RouteState(path: [.list]))
        shown.navigation.pushViewController(shown.flow, animated: true)
        await shown.settle()
        #expect(shown.stack == ["Legacy", "Home", "List"])
    }
    @Test("navigations during a transition are performed once it has ended", arguments: [false, true])
    func busy(keepsCoordinator: Bool) async {
        let shown = await PushedContainer()
        shown.navigation.keepsCoordinator = keepsCoordinator
        shown.router.navigate(to: .list)
        for _ in 0..<10 { await Task.yield() }
        shown.router.navigate(to: .about)
        for _ in 0..<10 { await Task.yield() }
        shown.router.pop()
        await shown.settle()
        #expect(shown.stack == ["Legacy", "Home", "List"])
        #expect(shown.navigation.faults.isEmpty)
    }
    @Test("a destination with its own controller is shown with that controller's navigation item")
    func controller() async {
        let shown = await PushedContainer()
        await shown.then { $0.perform(.push(.gallery(7))) }
        #expect(shown.stack.last == "Gallery 7")
        #expect(shown.navigation.viewControllers.last?.navigationItem.title == "Gallery 7 item")
        shown.navigation.swipeBack()
        await shown.settle()
        shown.router.expect(RouteState())
    }
    @Test("the screen on top presents sheets, with the styles set on the container")
    func sheet() async throws {
        let shown = await PushedContainer(RouteState(path: [.list]))
        await shown.then { $0.navigate(to: .settings) }
        let top = try #require(shown.top)
        #expect(top.modals == ["sheet"] && top.texts.first == "Settings" && top.detents == [.medium])
        #expect(shown.screen(shown.flow)?.modals == [])
        #expect(top.texts.contains("level 1"))
        #expect(top.tap("to about"))
        await shown.settle()
        shown.router.expect(RouteState(path: [.list]).presenting(.settings, as: .sheet, path: [.about]))
        #expect(top.pullDown())
        await shown.settle()
        shown.router.expect(RouteState(path: [.list]))
    }
    @Test("a pushed screen is reported as shown, so that the next step needs no timeout")
    func reported() async {
        let shown = await PushedContainer()
        // the clock stands still, so a test that needs a timeout fails
        shown.router.timing.clock = .manual(ManualClock())
        await shown.then { $0.perform(.sequence([.push(.list), .present(.settings, as: .sheet)])) }
        #expect(shown.top?.modals == ["sheet"])
    }
    @Test("a screen that is pushed below a sheet leaves the sheet in place")
    func beneath() async throws {
        let shown = await PushedContainer(RouteState(path: [.list]))
        await shown.then { $0.navigate(to: .settings) }
        let presenter = try #require(shown.top)
        await shown.then { $0.perform(.replace(RouteState(path: [.list, .about]).presenting(.settings, as: .sheet))) }
        #expect(shown.stack == ["Legacy", "Home", "List", "About"])
        #expect(presenter.modals == ["sheet"] && shown.top?.modals == [])
        await shown.then { $0.dismiss() }
        await shown.then { $0.navigate(to: .settings) }
        #expect(shown.top?.modals == ["sheet"] && presenter.modals == [])
        #expect(presenter.faults.isEmpty)
    }
    @Test("a controller that the app pushes itself stays on top until the router pushes")
    func mixed() async {
        let shown = await PushedContainer(RouteState(path: [.list]))
        shown.navigation.pushViewController(LegacyController("Other"), animated: true)
        await shown.settle()
        #expect(shown.stack == ["Legacy", "Home", "List", "Other"])
        await shown.then { $0.navigate(to: .about) }
        #expect(shown.stack == ["Legacy", "Home", "List", "About"])
    }
    @Test("outside of a navigation controller, the container has its own stack")
    func alone() async throws {
        let router = Router<Route>()
        let flow = NavigationHostingController { AppView(router: router) }
        flow.show(true)
        let ui = try #require(flow.screen)
        router.navigate(to: .list)
        ui.settle()
        #expect(ui.texts.first == "List" && ui.depth == 1)
        #expect(ui.swipeBack())
        router.expect(RouteState())
    }
    @Test("after any actions of the router and the user, the path and UIKit's stack agree", arguments: 0..<150)
    func anyOrder(seed: Int) async {
        var random = Seeded(seed)
        let shown = await PushedContainer()
        for _ in 0..<12 {
            switch Int.random(in: 0..<9, using: &random) {
            case 0, 1: shown.router.push(.detail(Int.random(in: 0..<9, using: &random)))
            case 2: shown.router.pop()
            case 3: shown.router.popToRoot()
            case 4 where shown.navigation.transitionCoordinator == nil:
                shown.navigation.swipeBack(isCancelled: Bool.random(using: &random))
            case 5: shown.navigation.endTransition()
            case 6: for controller in shown.navigation.viewControllers { shown.screen(controller)?.settle() }
            case 7 where shown.navigation.transitionCoordinator == nil:
                shown.navigation.pushViewController(LegacyController("Other"), animated: true)
            default: for _ in 0..<Int.random(in: 1..<6, using: &random) { await Task.yield() }
            }
        }
        await shown.settle()
        // if the user has gone back past the container, it keeps its path
        guard shown.navigation.viewControllers.contains(shown.flow) else { return }
        let names = shown.router.path.map(\.name)
        let pushed = shown.stack.drop { $0 != "Home" && $0 != "…" }.dropFirst().filter { $0 != "Other" }
        #expect(pushed.count == names.count && zip(pushed, names).allSatisfy { $0 == $1 || $0 == "…" })
        #expect(shown.navigation.faults.isEmpty)
    }
    @Test("a lock covers every screen of the stack")
    func locked() async throws {
        let links = LinkTable<Guarded>(schemes: ["app"], hosts: ["app.example"])
        let sessions = SessionRepositoryMock()
        let app = AppCoordinator(Router<Guarded>(links: links), sessions: sessions) { _, _ in .login }
        let flow = NavigationHostingController {
            PhaseContainer(app) {
                NavigationContainer(app.router) {
                    Text("\($0)")
                } root: {
                    Text("start")
                }
            } locked: {
                Text("locked")
            }
        }
        let navigation = UINavigationController(rootViewController: flow)
        navigation.show(true)
        func settle() async {
            for _ in 0..<20 {
                for controller in navigation.viewControllers {
                    (controller as? UIHostingController<AnyView>)?.screen?.settle()
                }
                for _ in 0..<20 { await Task.yield() }
                navigation.endTransition()
            }
        }
        await app.boot()
        app.logIn(Session(owner: "one"))
        await settle()
        app.router.navigate(to: .home)
        await settle()
        let top = try #require((navigation.viewControllers.last as? UIHostingController<AnyView>)?.screen)
        #expect(top.texts == ["home"])
        app.lock()
        // covered screens aren't drawn, so the lock screen appears only once they are
        top.settle()
        #expect(top.texts == ["locked"])
        await settle()
        #expect(flow.screen?.texts == ["locked"])
    }
    @Test("a popped container is freed with the controllers of all its screens")
    func leftForGood() async {
        weak var flow: UIViewController?
        weak var top: UIViewController?
        weak var router: Router<Route>?
        do {
            let shown = await PushedContainer(RouteState(path: [.list, .detail(1)]))
            (flow, top, router) = (shown.flow, shown.navigation.viewControllers.last, shown.router)
            shown.navigation.popToRootViewController(animated: true)
            await shown.settle()
        }
        #expect(flow == nil && top == nil && router == nil)
    }
    @Test("only the first container uses the controller's stack; those beside it or in its sheets have their own")
    func several() async throws {
        let (one, other) = (Router<Route>(), Router<Route>())
        let flow = NavigationHostingController {
            NavigationContainer(one) { route in
                NavigationContainer(other) {
                    Screen(route: $0)
                } root: {
                    Text("inner of \(route.name)")
                }
            } root: {
                Text("first")
            }
            NavigationContainer(other) {
                Screen(route: $0)
            } root: {
                Text("second")
            }
        }
        let shown = await PushedContainer(pushing: flow)
        other.navigate(to: .list)
        await shown.settle()
        #expect(shown.navigation.viewControllers.count == 2)
        #expect(shown.screen(flow)?.texts.contains("List") == true)
        one.navigate(to: .settings)
        await shown.settle()
        other.navigate(to: .detail(3))
        await shown.settle()
        #expect(shown.navigation.viewControllers.count == 2)
    }
    @Test("a container moved out of a navigation controller has its own stack")
    func moved() async throws {
        let shown = await PushedContainer(RouteState(path: [.list]))
        shown.navigation.popToRootViewController(animated: true)
        await shown.settle()
        shown.flow.show(true)
        let ui = try #require(shown.flow.screen)
        ui.settle()
        #expect(ui.texts.first == "List" && ui.depth == 1)
    }
    @Test("a container whose router is replaced shows the new router's path")
    func another() async {
        let model = Switching.Model()
        let flow = NavigationHostingController { Switching(model: model) }
        let shown = await PushedContainer(pushing: flow)
        #expect(shown.stack == ["Legacy", "Home", "List"])
        model.router = Router(RouteState(path: [.about, .detail(2)]))
        await shown.settle()
        shown.screen(flow)?.settle()
        #expect(shown.navigation.viewControllers.count == 4)
        #expect(shown.stack.last == "Detail 2")
    }
    @Test func `pushed screens show what the container's view captures later`() async {
        let model = Captioned.Model()
        let flow = NavigationHostingController {
            Captioned(model: model, router: Router(RouteState(path: [.list])))
        }
        let shown = await PushedContainer(pushing: flow)
        #expect(shown.top?.texts.first == "old")
        model.text = "new"
        await shown.settle()
        #expect(shown.top?.texts.first == "new")
    }
    @Test func `a covered screen gives back the swipes that it has disabled`() throws {
        let screen = ScreenController()
        screen.isSwipeAllowed = false
        let navigation = UINavigationController(rootViewController: screen)
        navigation.show(true)
        let swipe = try #require(navigation.interactivePopGestureRecognizer)
        #expect(!swipe.isEnabled)
        navigation.pushViewController(LegacyController("Other"), animated: false)
        #expect(swipe.isEnabled)
    }
    @Test func `a back swipe that the app has disabled stays disabled`() throws {
        let screen = ScreenController()
        let navigation = UINavigationController(rootViewController: screen)
        let swipe = try #require(navigation.interactivePopGestureRecognizer)
        swipe.isEnabled = false
        navigation.show(true)
        screen.isSwipeAllowed = false
        screen.isSwipeAllowed = true
        #expect(!swipe.isEnabled)
    }
    @Test("a screen's title is known when it is pushed, for the Back menu")
    func titles() async {
        let router = Router<Route>()
        let flow = NavigationHostingController {
            NavigationContainer(router) { route in
                Text(route.name).navigationTitle(route.name)
            } root: {
                Text("Home")
            }
        }
        let shown = await PushedContainer(pushing: flow)
        router.setPath([.list, .about])
        await shown.settle()
        #expect(shown.navigation.pushedTitles.suffix(2) == ["List", "About"])
    }
    @Test("the controllers of popped screens are freed")
    func freed() async {
        let shown = await PushedContainer()
        await shown.then { $0.navigate(to: .about) }
        weak let gone = shown.navigation.viewControllers.last
        #expect(gone != nil)
        await shown.then { $0.pop() }
        #expect(gone == nil)
    }
    @Test func `SwiftUI's delegate of a sheet is asked and told of everything`() {
        let swiftUI = RecordingDelegate()
        let delegate = SheetDelegate(Router<Route>().host.ground, around: swiftUI)
        let sheet = UISheetPresentationController()
        #expect(delegate.adaptivePresentationStyle(for: sheet) == .fullScreen)
        #expect(delegate.adaptivePresentationStyle(for: sheet, traitCollection: UITraitCollection()) == .pageSheet)
        delegate.presentationController(sheet, prepare: sheet)
        let adapted = delegate.presentationController(sheet, viewControllerForAdaptivePresentationStyle: .none)
        #expect(adapted?.title == "adapted")
        delegate.presentationController(sheet, willPresentWithAdaptiveStyle: .none, transitionCoordinator: nil)
        #expect(!delegate.presentationControllerShouldDismiss(sheet))
        delegate.presentationControllerWillDismiss(sheet)
        delegate.presentationControllerDidDismiss(sheet)
        delegate.presentationControllerDidAttemptToDismiss(sheet)
        delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
        let all = ["style", "style for traits", "prepare", "controller", "will present", "should", "will", "did"]
        #expect(swiftUI.calls == all + ["attempt", "height"])
    }
    @Test func `a second controller in a sheet's root passes on to SwiftUI's delegate, not to the first`() {
        let (swiftUI, presented) = (RecordingDelegate(), UIViewController())
        presented.present(with: swiftUI)
        var screens = [ScreenController(), ScreenController()]
        for screen in screens {
            screen.embed(in: presented)
            screen.sheet = Router<Route>().host.ground
            screen.show(true)
        }
        screens.removeFirst()
        let sheet = presented.presentationController
        sheet?.delegate?.presentationControllerDidDismiss(UIPresentationController())
        #expect(swiftUI.calls == ["did"] && sheet?.delegate is SheetDelegate)
    }
}
