import Screen
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@testable @_spi(Evaluator) import SwiftUI

@MainActor @Suite("Alerts on screen")
struct AlertTests {
    enum Answer { case leave, stay }
    let alerts = AlertPresenter<Answer>()

    private let question = NavigationAlert<Answer>("Leave?", message: "It is not saved.") {
        NavigationAlert.Button("Leave", answer: .leave, role: .destructive)
        NavigationAlert.Button("Stay", answer: .stay, role: .cancel)
    }

    @Test(
        "an alert and a dialog show title, message and buttons, and the tapped button is the answer",
        arguments: [true, false])
    func shown(isAlert: Bool) async {
        let content = Text("content")
        let ui = isAlert ? ViewHost(content.alerts(of: alerts)) : ViewHost(content.confirmationDialogs(of: alerts))
        #expect(ui.question == nil)
        let asked = Task { await alerts.answer(to: question) }
        await ui.settleTasks()
        #expect(ui.question?.style == (isAlert ? "alert" : "confirmationDialog"))
        #expect(ui.question?.title == "Leave?")
        #expect(ui.question?.message == ["It is not saved."])
        #expect(ui.question?.buttons == ["Leave", "Stay"])
        #expect(ui.tap("Leave"))
        #expect(await asked.value == .leave)
        #expect(ui.question == nil)
    }
    @Test(arguments: [1, 2])
    func `a dialog is drawn at the control that it is attached to, and in the middle of a screen`(controls: Int) async {
        let view = ForEach(0..<controls, id: \.self) { Button("Delete \($0)") {} }
        let ui = ViewHost(view.confirmationDialogs(of: alerts))
        let asked = Task { await alerts.answer(to: question) }
        await ui.settleTasks()
        #expect((ui.screen.question?.source != 0) == (controls == 1))
        ui.dismissQuestion()
        #expect(await asked.value == nil)
    }
    @Test("a back swipe waits for the answer to a leave guard's alert")
    func leaving() async {
        let router = Router<Route>(path: [.list])
        // a busy machine may exceed the deadline, so the clock stands still
        router.timing.clock = .manual(ManualClock())
        let ui = ViewHost(AppView(router: router).alerts(of: alerts))
        router.onLeave(of: .list) { [alerts] in
            .later { await alerts.answer(to: question) == .leave }
        }
        ui.swipeBack()
        await ui.settleTasks()
        #expect(ui.texts.first == "List")
        #expect(ui.tap("Leave"))
        await ui.settleTasks()
        #expect(ui.texts.first == "Home")
        router.expect(RouteState())
    }

    // MARK: the presenting level
    /// A screen that shows the presenter's alerts.
    private struct Asking: View {
        let route: Route
        let alerts: AlertPresenter<Answer>

        var body: some View { Text(route.name).alerts(of: alerts) }
    }
    @Test(
        "an alert appears on top of anything that covers the view that it is attached to",
        arguments: [[PresentationType.sheet], [.fullScreen], [.popover], [.sheet, .fullScreen]],
        [true, false])
    func covered(by presentations: [PresentationType], isAlert: Bool) async {
        let router = Router<Route>()
        let app = AppView(router: router)
        let ui = isAlert ? ViewHost(app.alerts(of: alerts)) : ViewHost(app.confirmationDialogs(of: alerts))
        for presentation in presentations {
            router.active.present(.settings, as: presentation)
            ui.settle()
        }
        let asked = Task { await alerts.answer(to: question) }
        await ui.settleTasks()
        #expect(ui.levelOfQuestions == [presentations.count])
        #expect(ui.tap("Leave"))
        #expect(await asked.value == .leave)
        router.dismissAll()
        ui.settle()
        let again = Task { await alerts.answer(to: question) }
        await ui.settleTasks()
        #expect(ui.levelOfQuestions == [0])
        ui.dismissQuestion()
        #expect(await again.value == nil)
    }
    @Test("a sheet waits until an open alert is answered and dismissed")
    func sheetMeanwhile() async {
        let clock = ManualClock()
        let router = Router<Route>()
        router.timing.clock = .manual(clock)
        let ui = ViewHost(AppView(router: router).alerts(of: alerts))
        let asked = Task { await alerts.answer(to: question) }
        await ui.settleTasks()
        #expect(ui.levelOfQuestions == [0])
        router.navigate(to: .settings)
        await ui.settleTasks()
        #expect(ui.levelOfQuestions == [0] && ui.modals == [])
        #expect(ui.tap("Stay"))
        #expect(await asked.value == .stay)
        await ui.settleTasks()
        #expect(ui.modals == [])
        clock.advance(by: .milliseconds(500))
        await ui.settleTasks()
        #expect(ui.modals == ["sheet"] && ui.faults.isEmpty)
    }
    @Test("a screen's alert appears on the sheet that covers it, and not at all once the screen is gone")
    func ofScreen() async {
        let router = Router<Route>(path: [.list])
        let ui = ViewHost(
            NavigationContainer(router) { route in
                Asking(route: route, alerts: route == .list ? alerts : AlertPresenter())
            } root: {
                Text("Home")
            })
        router.navigate(to: .settings)
        ui.settle()
        let asked = Task { await alerts.answer(to: question) }
        await ui.settleTasks()
        #expect(ui.levelOfQuestions == [1])
        #expect(ui.tap("Leave"))
        #expect(await asked.value == .leave)
        router.setPath([])
        router.navigate(to: .settings)
        ui.settle()
        let unheard = Task { await alerts.answer(to: question) }
        await ui.settleTasks()
        #expect(ui.question == nil)
        alerts.dismiss()
        #expect(await unheard.value == nil)
    }
}
