import Testing
import WaymarkTesting

@testable import Waymark

/// A guard whose answer about one destination a test can change. It allows all others.
@MainActor private final class Finder {
    private(set) var questions = 0
    var answer = AccessAnswer<AuthRoute>.allowed
    /// A Boolean value that indicates whether the guard answers synchronously.
    var isImmediate = false

    func access(to route: AuthRoute) -> AccessAnswer<AuthRoute> {
        guard route == .profile(1) else { return .allowed }
        guard !isImmediate else { return answer }
        return .later { [self] in
            questions += 1
            return answer
        }
    }
}

@MainActor @Suite("Asking a guard again about prepared content")
struct PreparingAgainTests {
    private let finder = Finder()
    let shelf = Shelf()
    let router = Router<AuthRoute>()

    init() {
        // a busy main actor may exceed the guard's deadline
        router.timing.clock = .manual(ManualClock())
        router.setGuard(RuleGuard<AuthRoute> { [finder] route, _ in finder.access(to: route) })
        router.setPreparation { [shelf] in shelf.preparation(of: $0) }
    }
    private var taken: Prepared<String> { router.prepared(for: .profile(1), as: String.self) }

    @Test("an asynchronous guard is asked again after a transition or a recheck", arguments: [true, false])
    func changed(_ isTransition: Bool) async {
        router.prepare(.profile(1))
        await router.untilPrepared()
        #expect(shelf.asked == [.profile(1)] && finder.questions == 1)
        if isTransition { router.navigate(to: .upgrade) } else { router.recheck() }
        finder.answer = .denied(.insufficientPermissions)
        let taken = taken
        #expect(taken.value == nil)
        await router.untilPrepared()
        #expect(taken.failure is PreparationError && shelf.asked == [.profile(1)])
    }
    @Test("a denial is dropped at the next transition if the guard then allows the destination")
    func deniedBefore() async throws {
        finder.answer = .denied(.insufficientPermissions)
        let before = taken
        await router.untilPrepared()
        #expect(before.failure is PreparationError)
        (finder.answer, finder.isImmediate) = (.allowed, true)
        router.navigate(to: .upgrade)
        #expect(try await taken.get() == "profile(1) of nobody")
    }
    @Test("denied content is loaded once the guard allows its screen to be shown")
    func shownAfterDenial() async {
        finder.answer = .denied(.insufficientPermissions)
        let taken = taken
        await router.untilPrepared()
        (finder.answer, finder.isImmediate) = (.allowed, true)
        router.navigate(to: .profile(1))
        await router.untilPrepared()
        #expect(taken.value == "profile(1) of nobody")
    }
    @Test("the content of a shown screen is prepared and reloaded without asking the guard")
    func shown() async throws {
        router.prepare(.profile(1))
        await router.untilPrepared()
        #expect(await router.navigate(to: .profile(1)).outcome == .committed)
        let taken = taken
        _ = try await taken.get()
        let before = finder.questions
        router.prepare(.profile(1))
        #expect(taken.value != nil)
        taken.reload()
        await loadLater()
        #expect(finder.questions == before)
        #expect(shelf.asked == [.profile(1), .profile(1)])
    }
    @Test("a pending call to the guard continues during other navigations, and isn't repeated")
    func open() async {
        let gate = Gate<AccessAnswer<AuthRoute>>()
        router.setGuard(
            RuleGuard<AuthRoute> { route, _ in route == .profile(1) ? .later { try await gate.pass() } : .allowed })
        let taken = taken
        await gate.arrival()
        router.navigate(to: .upgrade)
        #expect(self.taken.isLoading)
        taken.reload()
        gate.open(with: .allowed)
        await router.untilPrepared()
        #expect(taken.value == "profile(1) of nobody")
        #expect(gate.arrived == 1)
    }
    @Test("a guard's redirect to a destination with another type of content fails as wrongType")
    func otherType() async {
        finder.answer = .redirected(to: .upgrade)
        router.setPreparation { [shelf] in $0 == .upgrade ? Preparation { 7 } : shelf.preparation(of: $0) }
        let taken = taken
        await router.untilPrepared()
        #expect(
            taken.failure as? PreparationError
                == .wrongType(name: AuthRoute.upgrade.name, expected: "String", found: "Int"))
    }
    @Test("a failed load is repeated by the next preparation, once its screen has been left")
    func failed() async {
        finder.isImmediate = true
        shelf.isFailing = true
        router.navigate(to: .profile(1))
        _ = taken
        await router.untilPrepared()
        router.pop()
        router.prepare(.profile(1))
        await router.untilPrepared()
        #expect(shelf.asked == [.profile(1), .profile(1)])
    }
    @Test("a locked app denies content that isn't shown, and loads nothing for shown screens")
    func locked() async {
        finder.isImmediate = true
        router.updateSession(.began(.ana))
        router.prepare(.profile(1))
        await router.untilPrepared()
        router.updateSession(.changed(Session(owner: "ana", isLocked: true)))
        #expect(taken.failure as? PreparationError == .denied(name: AuthRoute.profile(1).name, .locked))
        router.perform(.replace(NavigationState(path: [.profile(2)])))
        _ = router.prepared(for: .profile(2), as: String.self)
        router.perform(.push(.upgrade))
        await loadLater()
        #expect(shelf.asked == [.profile(1)])
    }
}
