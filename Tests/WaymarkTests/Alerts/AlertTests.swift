import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Alerts as state")
struct AlertTests {
    enum Unsaved { case discard, stay }
    static let unsaved = NavigationAlert<Unsaved>("Discard?", message: "It is not saved.") {
        NavigationAlert.Button("Discard", answer: .discard, role: .destructive)
        NavigationAlert.Button("Keep", answer: .stay, role: .cancel)
    }
    let alerts = AlertPresenter<Unsaved>()

    private func ask() async -> Task<Unsaved?, Never> {
        let task = Task { await alerts.answer(to: Self.unsaved) }
        await until { alerts.alert != nil }
        return task
    }

    @Test("the tapped button is the answer, and dismisses the alert")
    func tapped() async {
        let asked = await ask()
        #expect(alerts.alert == Self.unsaved)
        alerts.didTap(Self.unsaved.buttons[0])
        #expect(alerts.alert == nil)
        #expect(await asked.value == .discard)
    }
    @Test("a dismissed alert answers nil, and a late tap has no effect")
    func dismissed() async {
        let asked = await ask()
        alerts.dismiss()
        alerts.didTap(Self.unsaved.buttons[0])
        #expect(await asked.value == nil)
    }
    @Test("a later alert replaces an earlier one, whose answer is nil")
    func replaced() async {
        let first = await ask()
        let second = await ask()
        #expect(await first.value == nil)
        alerts.didTap(Self.unsaved.buttons[1])
        #expect(await second.value == .stay)
    }
    @Test("cancelling the waiting task dismisses the alert")
    func cancelled() async {
        let asked = await ask()
        asked.cancel()
        #expect(await asked.value == nil)
        #expect(alerts.alert == nil)
    }
    @Test("a leave guard asks with an alert, whose answer decides if the screen is left", arguments: [true, false])
    func leaving(isLeaving: Bool) async {
        let router = Router<Route>(path: [.detail(1)])
        // a busy machine may exceed the deadline, so the clock stands still
        router.timing.clock = .manual(ManualClock())
        router.onLeave(of: .detail(1)) { [alerts] in
            .later { await alerts.answer(to: Self.unsaved) == .discard }
        }
        let transition = router.pop()
        await until { alerts.alert != nil }
        alerts.didTap(Self.unsaved.buttons[isLeaving ? 0 : 1])
        #expect(await transition.outcome == (isLeaving ? .committed : .denied(.leaveRefused)))
        #expect(router.path == (isLeaving ? [] : [.detail(1)]))
    }
}
