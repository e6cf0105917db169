import Testing
import Waymark
import WaymarkTesting

/// The results of flows with several screens, and results of the wrong type.
@MainActor @Suite("Finishing a flow")
struct FlowResultTests {
    enum Step: Navigation {
        case line, buy(line: Int), seat(Int), pay(line: Int, seat: Int)
        var presentationType: PresentationType { if case .buy = self { .sheet } else { .push } }
    }
    struct Ticket: Equatable, Sendable { let number: Int }
    let router = Router<Step>(root: .line)

    private func ask<Result: Sendable>(_ step: Step, for type: Result.Type) async -> Task<Result?, Never> {
        await router.recording { Task { await router.result(of: step, as: type) } }
    }

    @Test("a flow's last step returns its result without knowing the first step's values")
    func flow() async throws {
        let asked = await ask(.buy(line: 3), for: Ticket.self)
        let sheet = try #require(router.child)
        sheet.push(.seat(1))
        sheet.push(.pay(line: 3, seat: 1))
        #expect(sheet.finish(with: Ticket(number: 9)).settled == .committed)
        #expect(await asked.value == Ticket(number: 9))
        router.expect(NavigationState(root: .line))
    }
    @Test("finishing a pushed flow removes all of its steps")
    func pushed() async {
        router.push(.line)
        let asked = await ask(.seat(1), for: Int.self)
        router.push(.pay(line: 1, seat: 1))
        #expect(router.finish(with: 5).settled == .committed)
        #expect(await asked.value == 5)
        router.expect(NavigationState(root: .line, path: [.line]))
    }
    @Test("of two flows on one level, the inner one is finished first")
    func nested() async {
        let outer = await ask(.seat(1), for: Int.self)
        let inner = await ask(.seat(2), for: Int.self)
        router.finish(with: 2)
        #expect(await inner.value == 2)
        router.finish(with: 1)
        #expect(await outer.value == 1)
        router.expect(NavigationState(root: .line))
    }
    @Test("without a waiting caller, finish dismisses a modal as completed, or pops a screen")
    func nobody() throws {
        router.navigate(to: .buy(line: 1))
        #expect(try #require(router.child).finish(with: 1).settled == .committed)
        #expect(router.records.last?.dismissals.map(\.reason) == [.completed])
        router.push(.seat(1))
        #expect(router.finish(with: 1).settled == .committed)
        router.expect(NavigationState(root: .line))
    }
    @Test("a result of another type than the caller's is an error that names both, and the screen stays")
    func wrongType() async throws {
        var faults: [NavigationFault] = []
        router.faultHandler = { faults.append($0) }
        let asked = await ask(.buy(line: 3), for: Ticket.self)
        let sheet = try #require(router.child)
        let wrong = TransitionOutcome.failed(
            .wrongResult(name: Step.buy(line: 3).name, expected: "Ticket", found: "Int"))
        #expect(sheet.finish(with: 1).settled == wrong)
        #expect(faults.count == 1 && "\(faults[0])".contains("expects 'Ticket'"))
        #expect(sheet.isOpen)
        sheet.finish(with: Ticket(number: 1))
        #expect(await asked.value == Ticket(number: 1))
    }
    @Test("a cancelled caller's screen doesn't return its result to the caller below")
    func cancelledInner() async {
        let outer = await ask(.seat(1), for: Int.self)
        let inner = await ask(.seat(2), for: Int.self)
        inner.cancel()
        #expect(await inner.value == nil)
        #expect(router.finish(with: "of another type").settled == .committed)
        router.expect(NavigationState(root: .line, path: [.seat(1)]))
        router.finish(with: 1)
        #expect(await outer.value == 1)
    }
    @Test("a result may have a subtype of the caller's type")
    func wider() async {
        let optional = await ask(.seat(1), for: Int?.self)
        #expect(router.finish(with: 4).settled == .committed)
        #expect(await optional.value == .some(4))
        let any = await ask(.seat(1), for: (any Sendable & Equatable).self)
        #expect(router.finish(with: Ticket(number: 1)).settled == .committed)
        #expect(await any.value as? Ticket == Ticket(number: 1))
    }
    @Test("finish fails in the selected tab if the only caller waits on another tab")
    func hiddenTab() async {
        let router = Router(NavigationState<Step>(branches: [NavigationBranch(id: "a"), NavigationBranch(id: "b")]))
        let asked = await router.recording { Task { await router.result(of: .seat(1), as: Int.self) } }
        router.select(branch: "b")
        router.push(.line)
        let name = Step.seat(1).name
        let failure = NavigationFailure.notRequested(name: Step.line.name, open: [name])
        #expect(router.finish(with: 5).settled == .failed(failure))
        #expect("\(failure)".hasSuffix("open requests: \(name)"))
        #expect(router.path == [.line])
        router.select(branch: "a")
        router.finish(with: 5)
        #expect(await asked.value == 5)
    }
    @Test("a caller that waits for an optional gets nil if the screen leaves without a result")
    func pulledDownOptional() async throws {
        let asked = await ask(.buy(line: 1), for: Int?.self)
        try #require(router.child).userDidDismiss()
        #expect(await asked.value == nil)
    }
    @Test("finish on a dismissed level fails as detached")
    func detached() throws {
        router.navigate(to: .buy(line: 1))
        let sheet = try #require(router.child)
        router.dismissModal()
        #expect(sheet.finish(with: 1).settled == .failed(.detached))
    }
    @Test("a feature's navigator can await a result by its type, and the mock records finished values")
    func features() async {
        enum Out: OutgoingNavigation { case buy }
        enum In: IncomingNavigation { case buy }
        let coordinator = NavigationCoordinator(redirector: TableRedirect(from: Out.buy, to: In.buy))
        let navigator: any Navigator = coordinator
        let asked = await coordinator.recording { Task { await navigator.result(of: Out.buy, as: Ticket.self) } }
        navigator.finish(with: Ticket(number: 2))
        #expect(await asked.value == Ticket(number: 2))
        let mock = NavigatorMock()
        mock.finish(with: 1)
        #expect(mock.finishedValues.count == 1)
    }
}
