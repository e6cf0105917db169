import Observation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

/// The model shared by the screens of these tests.
@MainActor @Observable private final class Draft {
    var isDirty = true
    var hasForm = true
    var answer = false
    @ObservationIgnored var asked = 0

    func ask() async -> Bool {
        asked += 1
        return answer
    }
}
private struct Editor: View {
    let route: Route
    let draft: Draft

    var body: some View {
        VStack {
            Text(route.name)
            RouterLink("to list", to: Route.list)
            if draft.hasForm, route == .about || route == .settings {
                Text("form").asksBeforeLeaving(when: draft.isDirty) { await draft.ask() }
            }
        }
    }
}

@MainActor @Suite("Leaving a screen")
struct LeavingTests {
    private let draft = Draft()
    private let router = Router<Route>()

    private func show(_ style: [SheetStyle] = [], without missing: NavigationCapabilities = []) -> ViewHost {
        ViewHost(
            NavigationContainer(router) { [draft] in
                Editor(route: $0, draft: draft)
            } root: {
                Text("Home")
            }
            .sheetStyle { (_: Route) in style }
            .environment(\.navigationCapabilities, .ofSystem.subtracting(missing)))
    }

    @Test("a screen with unsaved work asks before it is left, and the answer decides")
    func asks() async {
        let ui = show()
        router.navigate(to: .about)
        ui.settle()
        #expect(!ui.swipeBack(), "the swipe popped a screen that has a leave guard")
        #expect(ui.tap("Back"))
        await ui.settleTasks()
        #expect(ui.texts.first == "About")
        #expect(draft.asked == 1)
        draft.answer = true
        #expect(ui.tap("Back"))
        await ui.settleTasks()
        #expect(ui.texts.first == "Home")
        #expect(ui.faults.isEmpty)
    }
    @Test func `VoiceOver's escape gesture asks before it goes back`() async {
        let ui = show()
        router.navigate(to: .about)
        ui.settle()
        #expect(ui.escape())
        await ui.settleTasks()
        #expect(ui.texts.first == "About" && draft.asked == 1)
        draft.answer = true
        #expect(ui.escape())
        await ui.settleTasks()
        #expect(ui.texts.first == "Home" && ui.faults.isEmpty)
    }
    @Test("a leave guard applies only while its condition holds, and is removed with its view")
    func condition() async {
        let ui = show()
        router.navigate(to: .about)
        ui.settle()
        draft.isDirty = false
        ui.settle()
        #expect(router.pop().settled == .committed)
        ui.settle()
        router.navigate(to: .about)
        ui.settle()
        draft.isDirty = true
        ui.settle()
        #expect(router.pop().settled == nil)
        await ui.settleTasks()
        draft.hasForm = false
        ui.settle()
        await ui.settleTasks()
        #expect(router.pop().settled == .committed)
        #expect(draft.asked == 1)
    }
    @Test("a leave guard is asked once, however often its view has appeared")
    func onceHoweverOften() async {
        let ui = show()
        router.navigate(to: .about)
        ui.settle()
        for _ in 0..<3 {
            ui.tap("to list")
            #expect(ui.texts.first == "List")
            ui.swipeBack()
        }
        ui.tap("to list")
        router.popToRoot()
        await ui.settleTasks()
        #expect(draft.asked == 1)
        #expect(ui.texts.first == "List")
        draft.answer = true
        router.popToRoot()
        await ui.settleTasks()
        #expect(draft.asked == 2)
        #expect(ui.texts.first == "Home")
    }
    @Test("a leave guard that `onAppear` registers three times is asked once")
    func onAppear() async {
        let (router, draft) = (router, Draft())
        let ui = ViewHost(
            NavigationContainer(router) { route in
                Editor(route: route, draft: Draft())
                    .onAppear {
                        guard route == .detail(1) else { return }
                        router.onLeave(of: .detail(1)) {
                            draft.asked += 1
                            return true
                        }
                    }
            } root: {
                Text("Home")
            })
        router.navigate(to: .detail(1))
        ui.settle()
        for _ in 0..<2 {
            router.navigate(to: .list)
            ui.settle()
            router.pop()
            ui.settle()
        }
        #expect(await router.pop().outcome == .committed)
        #expect(draft.asked == 1)
    }
    @Test("a sheet can't be pulled down while one of its screens has a leave guard")
    func sheet() async {
        let ui = show()
        draft.isDirty = false
        router.navigate(to: .settings)
        ui.settle()
        draft.isDirty = true
        ui.settle()
        #expect(!ui.pullDown())
        // the sheet still asks while another of its screens covers the one that asks
        ui.tap("to list")
        #expect(!ui.pullDown())
        ui.swipeBack()
        draft.isDirty = false
        ui.settle()
        #expect(ui.pullDown())
        #expect(ui.texts.first == "Home")
        #expect(draft.asked == 0)
    }
    @Test("a sheet can be pulled down once the view that asks is gone")
    func viewGoes() async {
        let ui = show()
        router.navigate(to: .settings)
        ui.settle()
        #expect(!ui.pullDown())
        draft.hasForm = false
        // the view unregisters once its state is deallocated
        await ui.settleTasks()
        #expect(ui.pullDown())
        #expect(ui.texts.first == "Home")
    }
    @Test("a leave guard registered in code while a sheet is shown keeps it from being pulled down until cancelled")
    func observed() {
        let ui = show()
        draft.isDirty = false
        router.navigate(to: .settings)
        ui.settle()
        let observation = router.onLeave(of: .settings) { .stay }
        ui.settle()
        #expect(!ui.pullDown())
        observation.cancel()
        router.onLeave(of: .settings, when: { false }, ask: { false })
        ui.settle()
        #expect(ui.pullDown())
    }
    @Test("equal screens are each asked, but only while they have leave guards")
    func equal() async {
        let ui = show()
        router.navigate(to: .about)
        ui.settle()
        draft.isDirty = false
        ui.settle()
        router.push(.about)
        ui.settle()
        router.pop()
        await ui.settleTasks()
        #expect(draft.asked == 0)
        draft.isDirty = true
        router.push(.about)
        ui.settle()
        draft.answer = true
        router.popToRoot()
        await ui.settleTasks()
        #expect(draft.asked == 2, "both screens have to be asked, from the top down")
        #expect(ui.texts.first == "Home")
    }
    @Test("a log-out asks no leave guard")
    func session() {
        let ui = show()
        router.navigate(to: .about)
        ui.settle()
        router.updateSession(.ended, startingFrom: RouteState(path: [.list]))
        ui.settle()
        #expect(ui.texts.first == "List")
        #expect(draft.asked == 0)
    }
    @Test("a leave guard retains neither the router nor the values that it captures")
    func released() async {
        weak var kept: Router<Route>?
        weak var keptDraft: Draft?
        do {
            let draft = Draft()
            let router = Router<Route>(path: [.about])
            let ui = ViewHost(
                NavigationContainer(router) {
                    Editor(route: $0, draft: draft)
                } root: {
                    Text("Home")
                })
            #expect(ui.texts.first == "About")
            #expect(router.pop().settled == nil)
            await ui.settleTasks()
            (kept, keptDraft) = (router, draft)
        }
        for _ in 0..<20 { await Task.yield() }
        #expect(kept == nil)
        #expect(keptDraft == nil)
    }
    @Test("a view that asks before it is left is drawn normally outside of any container")
    func nowhere() {
        let ui = ViewHost(Text("alone").asksBeforeLeaving { false })
        #expect(ui.texts == ["alone"])
    }

    // MARK: sheets
    @Test("pulling down a sheet whose screen asks does so, and the answer decides")
    func pulled() async {
        let ui = show()
        router.navigate(to: .settings)
        ui.settle()
        #expect(!ui.pullDown(), "a sheet was pulled down that has to ask")
        await ui.settleTasks()
        #expect(draft.asked == 1 && ui.modals == ["sheet"])
        draft.answer = true
        #expect(!ui.pullDown())
        await ui.settleTasks()
        #expect(draft.asked == 2 && ui.modals == [] && ui.faults == [])
        #expect(router.records.last?.origin == .gesture)
    }
    @Test func `a popover whose screen asks isn't closed by a tap beside it`() {
        let ui = show()
        router.present(.settings, as: .popover)
        ui.settle()
        #expect(ui.modals == ["popover"] && !ui.pullDown())
        draft.isDirty = false
        ui.settle()
        #expect(ui.pullDown() && ui.modals == [])
    }
    @Test func `where the system can't close a sheet, a button does, after the question`() async {
        let ui = show(without: .closableSheets)
        router.navigate(to: .settings)
        ui.settle()
        #expect(ui.tap("Close"))
        await ui.settleTasks()
        #expect(draft.asked == 1 && ui.modals == ["sheet"])
        draft.answer = true
        #expect(ui.tap("Close"))
        await ui.settleTasks()
        #expect(ui.modals == [] && ui.faults == [])
    }
    @Test func `a sheet has no Close button where users can close it, nor if its style keeps it`() {
        router.navigate(to: .settings)
        var ui = show()
        #expect(ui.modals == ["sheet"] && ui.control("Close") == nil)
        ui.isOnScreen = false
        ui = show([.interactiveDismissDisabled], without: .closableSheets)
        #expect(ui.modals == ["sheet"] && ui.control("Close") == nil)
    }

    // MARK: windows
    @Test("closing a window asks while one of its screens would ask")
    func closing() {
        let ui = show()
        router.setPath([.about, .list])
        ui.settle()
        router.setPath([.about])
        ui.settle()
        #expect(ui.close()?.title == "Close this window?" && ui.isOnScreen)
        draft.isDirty = false
        ui.settle()
        #expect(ui.close() == nil && !ui.isOnScreen)
    }
}
