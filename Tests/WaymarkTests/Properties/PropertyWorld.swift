import Waymark
import WaymarkTesting

/// A guard that follows a rule set. It counts its calls, to detect endless navigations.
@MainActor final class RuleSetGuard: AccessGuard {
    /// The timing of a guard's answers.
    enum Timing {
        case asTheRulesSay
        /// Every answer is immediate.
        case atOnce
        /// The guard denies or redirects a page asynchronously once, and allows it when it is asked again.
        case forgetful
    }
    nonisolated static let limit = 1_000

    let rules: RuleSet
    let timing: Timing
    var visitor: Visitor?
    /// A number that increases with each question and answer.
    private(set) var activity = 0
    /// A Boolean value that indicates whether an answer may be pending.
    var hasQuestions = false
    /// The number of answers that are on their way.
    private(set) var passing = 0
    private var calls = 0
    private var forgotten: Set<Page> = []

    init(_ rules: RuleSet, _ timing: Timing) {
        self.rules = rules
        self.timing = timing
        visitor = rules.visitor
    }

    struct Failure: Error {}
    /// A Boolean value that indicates whether there were more calls than any navigation needs.
    var isEndless: Bool { calls > Self.limit }
    func startCounting() { calls = 0 }
    /// Counts a call of the guard, of a leave guard or of the redirect.
    func count() {
        activity += 1
        calls += 1
    }

    func access(to page: Page) throws -> AccessDecision<Page> {
        count()
        if isEndless { throw Failure() }
        guard timing != .atOnce, let question = rules.questions[page] else { return try answer(to: page, for: visitor) }
        if timing == .forgetful, !rules.mayStand(page, for: visitor), !forgotten.insert(page).inserted {
            return .allowed
        }
        hasQuestions = true
        let asking = visitor
        return .later { [self] in
            await pass(question.turns)
            guard question.isNested else { return try answer(to: page, for: question.isStale ? asking : visitor) }
            return .later { [self] in
                await pass(1)
                return try answer(to: page, for: question.isStale ? asking : visitor)
            }
        }
    }
    /// Returns the answer of a page's leave guard.
    func leave(_ page: Page) -> LeaveAnswer {
        count()
        switch rules.leaving[page] {
        case nil, .leaves: return .leave
        case .stays: return .stay
        case .later(let leaves):
            if timing == .atOnce { return leaves ? .leave : .stay }
            hasQuestions = true
            return .later { [self] in
                await pass(1)
                return leaves
            }
        }
    }
    private func pass(_ turns: Int) async {
        activity += 1
        passing += 1
        for _ in 0..<turns { await Task.yield() }
        passing -= 1
        activity += 1
    }
    private func answer(to page: Page, for visitor: Visitor?) throws -> AccessDecision<Page> {
        switch rules.answer(to: page, for: visitor) {
        case .allowed: return .allowed
        case .denied(let reason): return .denied(reason)
        case .redirected(let target): return .redirected(to: target)
        case .throwing: throw Failure()
        }
    }
}

/// A router with a guard and a redirect that follow a rule set. `guardLeaving()` adds its leave guards.
@MainActor final class PropertyWorld {
    var rules: RuleSet { access.rules }
    let access: RuleSetGuard
    let router: Router<Page>
    /// A clock that stands still, so that no deadline passes.
    private static let clock = NavigationClock.manual(ManualClock())

    init(
        _ rules: RuleSet, _ timing: RuleSetGuard.Timing = .asTheRulesSay, hasLogin: Bool = false,
        state: NavigationState<Page> = NavigationState()
    ) {
        let access = RuleSetGuard(rules, timing)
        self.access = access
        router = Router(state)
        router.timing.clock = Self.clock
        if let visitor = rules.visitor { router.updateSession(.began(Session(owner: visitor.owner))) }
        router.setRedirect { page in
            access.count()
            return access.isEndless ? nil : access.rules.redirects[page]
        }
        if hasLogin, let login = rules.login {
            router.setGuard(access, onDenial: { _, _ in login })
        } else {
            router.setGuard(access)
        }
    }

    /// Runs ready jobs until no answer is on its way, and there has been no question or answer for a while. Then lets
    /// transitions end whose jobs are late.
    func settle(_ transitions: [NavigationHandle] = []) async {
        guard access.hasQuestions else { return }
        var quiet = 0
        while quiet < 12, !access.isEndless {
            let before = access.activity
            await Task.yield()
            quiet = access.activity == before && access.passing == 0 ? quiet + 1 : 0
        }
        access.hasQuestions = false
        for _ in 0..<RuleSetGuard.limit where transitions.contains(where: { $0.settled == nil }) {
            await Task.yield()
        }
    }
    /// Returns the outcome of a transition; nil if the transition doesn't end.
    func outcome(of transition: NavigationHandle) async -> TransitionOutcome? {
        await settle([transition])
        return access.isEndless ? nil : transition.settled
    }
    /// Returns the result of an asynchronous call; nil if the call doesn't end.
    func result<Value: Sendable>(of call: @escaping @MainActor () async throws -> Value) async throws -> Value? {
        let box = Box<Value>()
        let task = Task { box.result = await Result { try await call() } }
        var turns = 0
        while box.result == nil, !access.isEndless, turns < RuleSetGuard.limit {
            await Task.yield()
            if access.passing == 0 { turns += 1 }
        }
        task.cancel()
        return access.isEndless ? nil : try box.result?.get()
    }
    @MainActor private final class Box<Value: Sendable> { var result: Result<Value, any Error>? }
}

extension Result where Failure == any Error {
    @MainActor fileprivate init(_ body: @MainActor () async throws -> Success) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }
}
