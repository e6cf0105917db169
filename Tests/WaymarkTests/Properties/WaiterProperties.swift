import Testing
import WaymarkTesting

@testable import Waymark

/// Every wait eventually ends: for a guard, the app, a login, a turn or a screen.
@MainActor @Suite("Properties: waiting")
struct WaiterProperties {
    /// An event: a ``PropertyStep``, or another one that starts or ends a wait.
    enum Step: Hashable, Sendable {
        case step(PropertyStep)
        case result(Page)
        case finish
        /// A navigation that starts when the next transition is recorded.
        case turn(Page)
        case cancel(Int)
        case lock, unlock
        case awaitBoot, endBoot, restore, endRestoration

        static func random(_ rules: RuleSet, using random: inout SeededGenerator) -> Step {
            func page() -> Page { rules.pages.randomElement(using: &random)! }
            let own: [Step] = [
                .result(page()), .result(page()), .finish, .turn(page()),
                .cancel(Int.random(in: 0..<4, using: &random)), .lock, .unlock, .awaitBoot, .endBoot, .restore,
                .endRestoration, .step(.open(page())),
            ]
            return Bool.random(using: &random)
                ? .step(.random(rules, using: &random)) : own.randomElement(using: &random)!
        }
    }

    /// Callers that wait for navigations and results. `asked` and `answered` count the calls for results.
    @MainActor final class Callers {
        var handles: [NavigationHandle] = []
        var asked = 0
        var answered = 0
        var turn: Page?
        /// The tasks that wait for results of screens. Each retains the router while it waits.
        var tasks: [Task<Void, Never>] = []

        func perform(_ step: Step, in world: PropertyWorld) {
            let (router, store) = (world.router, world.router.store)
            world.access.startCounting()
            switch step {
            case .step(let step): add(world.apply(step))
            case .result(let page):
                asked += 1
                let task = Task { [weak active = router.active] in
                    _ = await active?.result(of: page, as: Int.self)
                    self.answered += 1
                }
                tasks.append(task)
            case .finish: add(router.active.finish(with: 1))
            case .turn(let page): turn = page
            case .cancel(let index): if handles.indices.contains(index) { handles[index].cancel() }
            case .lock, .unlock:
                guard let visitor = world.access.visitor else { return }
                router.updateSession(.changed(Session(owner: visitor.owner, isLocked: step == .lock)))
            case .awaitBoot: store.exclusively { $0.session.awaitBoot() }
            case .endBoot: store.exclusively { if $0.session.boot != .none { $0.session.endBoot(forgetting: nil) } }
            case .restore: store.exclusively { $0.session.beginRestoration() }
            case .endRestoration: store.exclusively { $0.session.endRestoration() }
            }
        }
        private func add(_ handle: NavigationHandle?) { if let handle { handles.append(handle) } }
        /// Starts the navigation of a step `turn` when the next transition is recorded.
        func observe(_ router: Router<Page>) {
            router.observe { [weak router, weak self] _ in
                guard let self, let page = turn.take() else { return }
                add(router?.navigate(to: page))
            }
        }
        var unanswered: Int { asked - answered + handles.count { $0.settled == nil } }
    }

    @Test("every waiting caller gets one answer", arguments: PropertySeeds.chunks)
    func answers(chunk: Range<UInt64>) async {
        await PropertySeeds.check(chunk) { rules, random in
            var world: PropertyWorld? = PropertyWorld(rules, hasLogin: true, state: rules.start)
            let callers = Callers()
            var done: [Step] = []
            @MainActor func turns(_ count: Int) async { for _ in 0..<count { await Task.yield() } }
            /// Performs a step, and returns a description of the fault after it, or nil.
            @MainActor func perform(_ step: Step) async -> String? {
                guard let world else { return nil }
                done.append(step)
                callers.perform(step, in: world)
                await turns(2)
                let faults = world.router.store.waitingFaults
                return faults.isEmpty ? nil : "\(faults) after \(done)"
            }
            world.map { callers.observe($0.router) }
            for _ in 0..<Int.random(in: 1...7, using: &random) {
                if let fault = await perform(.random(rules, using: &random)) { return fault }
                if world?.access.isEndless == true { return nil }
            }
            let isDropped = Bool.random(using: &random)
            if !isDropped {
                // ends what callers may wait for: boot, the restoration and the session; then lets guards answer
                for step in [Step.endBoot, .endRestoration, .step(.expire)] {
                    if let fault = await perform(step) { return fault }
                    await world?.settle()
                }
                if world?.access.isEndless == true { return nil }
                let store = world?.router.store
                let rest =
                    (store?.waiting.results.count ?? 0) + (store?.session.intended?.request.result == nil ? 0 : 1)
                for _ in 0..<100_000 where callers.unanswered != rest { await turns(1) }
                if callers.unanswered != rest { return "\(callers.unanswered) wait, expected \(rest), after \(done)" }
            }
            world = nil
            for task in callers.tasks { task.cancel() }
            // on a busy machine, a cancelled caller needs many turns
            for _ in 0..<100_000 where callers.unanswered > 0 { await turns(1) }
            return callers.unanswered == 0 ? nil : "\(callers.unanswered) wait for a freed router, after \(done)"
        }
    }
}

extension NavigationStore {
    /// The waiters that would never be answered, or would be answered twice, as text.
    var waitingFaults: [String] {
        var faults: [String] = []
        if let waiter = waiting.guardWaiter, waiter.asking == nil {
            faults.append("the question waits without a task")
        }
        if let link = waiting.sessionWaiter, link.handle == nil { faults.append("the link waits without a handle") }
        if waiting.results.contains(where: { $0.screen == nil }) { faults.append("a caller's screen isn't shown") }
        let callers =
            waiting.results
            + [waiting.guardWaiter?.result, waiting.sessionWaiter?.result, session.intended?.request.result].compactMap(
                \.self)
        if Set(callers.map { ObjectIdentifier($0) }).count < callers.count { faults.append("a caller waits twice") }
        return faults
    }
}
