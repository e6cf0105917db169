@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@MainActor @Suite("Navigation during transitions")
struct TransitionTests {
    private let shown = Shown()
    private var router: Router<Route> { shown.router }
    private var ui: ViewHost { shown.ui }

    // the clock stands still, so a test that needs a timeout fails
    init() { router.timing.clock = .manual(ManualClock()) }

    @Test("a sheet waits until the push has ended")
    func sheetInPush() {
        ui.holdsTransitions = true
        shown.then { $0.navigate(to: .list) }
        #expect(ui.isInTransition)
        shown.then { $0.navigate(to: .settings) }
        #expect(ui.modals == [])
        ui.endTransition()
        #expect(ui.modals == ["sheet"] && ui.faults == [])
    }
    @Test("a push waits until the previous one has ended")
    func pushInPush() {
        ui.holdsTransitions = true
        shown.then { $0.navigate(to: .list) }
        shown.then { $0.navigate(to: .about) }
        #expect(ui.depth == 1)
        ui.endTransition()
        #expect(ui.depth == 2 && ui.faults == [])
    }
    @Test("a push that takes as long as an interactive zoom isn't taken for a lost one")
    func longZoom() async {
        let clock = ManualClock()
        router.timing.clock = .manual(clock)
        ui.holdsTransitions = true
        shown.then { $0.navigate(to: .list) }
        shown.then { $0.navigate(to: .about) }
        await until { clock.sleeping > 0 }
        clock.advance(by: .milliseconds(1500))
        await ui.settleTasks()
        #expect(ui.depth == 1 && ui.faults == [])
        ui.endTransition()
        #expect(ui.depth == 2 && ui.faults == [])
    }
    @Test("a sheet appears with its whole stack at once")
    func sheetWithStack() {
        ui.holdsTransitions = true
        shown.then { $0.perform(.replace(RouteState().presenting(.settings, as: .sheet, path: [.about, .list]))) }
        #expect(ui.modals == ["sheet"] && ui.depth == 2)
        ui.endTransition()
        #expect(!ui.isInTransition && ui.texts.first == "List" && ui.faults == [])
    }
    @Test("a push into a sheet waits until the sheet is presented")
    func pushInRisingSheet() {
        ui.holdsTransitions = true
        shown.then { $0.navigate(to: .settings) }
        shown.then { $0.child?.navigate(to: .about) }
        #expect(ui.depth == 0)
        ui.endTransition()
        #expect(ui.depth == 1 && ui.faults == [])
    }
    @Test("a sheet waits until a back swipe has ended")
    func sheetInSwipe() {
        shown.then { $0.navigate(to: .list) }
        ui.holdsTransitions = true
        ui.swipeBack()
        shown.then { $0.navigate(to: .settings) }
        #expect(ui.modals == [])
        ui.endTransition()
        #expect(ui.modals == ["sheet"] && ui.faults == [])
    }
    @Test("a sheet that replaces a cover waits until the cover is gone, although the ground level appears earlier")
    func sheetAfterCover() {
        shown.then { $0.navigate(to: .gallery(1)) }
        ui.holdsTransitions = true
        shown.then { $0.perform(.sequence([.dismissModal, .present(.settings, as: .sheet)])) }
        #expect(ui.isInTransition && ui.modals == ["cover"])
        // the ground level has appeared
        ui.endTransition()
        ui.endTransition()
        #expect(ui.modals == ["sheet"] && ui.faults == [])
    }
    @Test("an alert waits until a sheet that is being dismissed is gone")
    func questionInDismissal() async {
        let alerts = AlertPresenter<Bool>()
        let ui = ViewHost(AppView(router: router).alerts(of: alerts))
        router.navigate(to: .settings)
        ui.settle()
        ui.holdsTransitions = true
        router.dismissModal()
        ui.settle()
        let asked = Task { await alerts.answer(to: NavigationAlert("Sure?") { .init("Yes", answer: true) }) }
        await ui.settleTasks()
        #expect(ui.question == nil)
        ui.endTransition()
        await ui.settleTasks()
        #expect(ui.levelOfQuestions == [0] && ui.faults == [])
        #expect(ui.tap("Yes"))
        #expect(await asked.value == true)
    }
    @Test("two taps on a link are one push if the second comes before the push has ended")
    func twoTaps() {
        #expect(ui.tap("to list", twice: true))
        router.expect(RouteState(path: [.list]))
        #expect(ui.depth == 1 && ui.faults == [])
    }
    @Test("a tapped link pushes its screen with an animation, and the path element that SwiftUI added isn't replaced")
    func tapped() {
        shown.then { _ in ui.tap("to list") }
        ui.tap("to about")
        #expect(ui.depth == 2 && ui.texts.first == "About")
        #expect(ui.pathChanges.allSatisfy(\.isAnimated) && ui.faults == [])
        ui.swipeBack()
        ui.tap("to about")
        #expect(ui.depth == 2 && ui.faults == [])
    }
}

@MainActor @Suite("Going back from a screen with a leave guard")
struct WayBackTests {
    private let router = Router<Route>(path: [.about])

    private func show() -> ViewHost {
        ViewHost(
            NavigationContainer(router) { _ in
                DraftScreen(name: "Form")
            } root: {
                Text("Home")
            })
    }
    @Test("a screen that stays keeps the text typed on it")
    func stays() async {
        router.onLeave(of: .about) { .stay }
        let ui = show()
        ui.type("draft", into: "draft")
        #expect(!ui.swipeBack())
        #expect(ui.tap("Back"))
        await ui.settleTasks()
        #expect(ui.texts.contains("Form: draft") && ui.faults == [])
        #expect(router.records.last?.origin == .gesture)
    }
    @Test("the system's Back button returns once there is no guard")
    func allowed() {
        let asking = router.onLeave(of: .about) { .stay }
        let ui = show()
        asking.cancel()
        ui.settle()
        #expect(!ui.texts.contains("Back") && ui.swipeBack())
        #expect(ui.texts == ["Home"])
    }
    @Test("a guarded screen that SwiftUI pops anyway is pushed again")
    func poppedAllTheSame() {
        router.onLeave(of: .about) { .stay }
        let ui = show()
        ui.swipeBack(evenIfHidden: true)
        router.expect(RouteState(path: [.about]))
        #expect(ui.depth == 1 && ui.texts.contains("Form: ") && ui.faults == [])
    }
}
