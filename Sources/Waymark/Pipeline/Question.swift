/// A guard's answer about a screen.
enum Answer: Sendable {
    case allowed
    case denied(DenialReason, (any Error)?)
    case redirected(to: Screen)
    case later(Question.Ask)
}

/// A question that the pipeline needs answered before it can go on.
struct Question: Sendable {
    typealias Ask = @MainActor @Sendable () async -> Answer
    enum Subject: Sendable {
        /// Access to a screen.
        case access(Screen)
        /// The departure of a screen, by the key of its leave guard.
        case leave(Int)
    }
    let subject: Subject
    let ask: Ask
}

extension Question {
    /// Returns the answer; a denial if it doesn't come within its time limit, or if the task is cancelled.
    @MainActor func answer(_ timing: NavigationTiming) async -> Answer {
        let (limit, late): (Duration, Answer) =
            switch subject {
            case .access: (timing.guardTimeout, .denied(.timedOut, nil))
            case .leave: (timing.leaveTimeout, .denied(.leaveRefused, nil))
            }
        return await Promise.value(
            within: limit, of: timing.clock, late: late, cancelled: .denied(.failed, nil), ask)
    }
}

extension Answer {
    @MainActor init<Destination>(_ answer: AccessDecision<Destination>, _ screens: TypedScreens<Destination>) {
        switch answer {
        case .allowed: self = .allowed
        case .denied(let reason): self = .denied(reason, nil)
        case .redirected(let target): self = .redirected(to: screens.screen(for: target))
        case .later(let question):
            self = .later {
                do { return Answer(try await question().final(), screens) } catch { return .denied(.failed, error) }
            }
        }
    }
}

/// The answers that guards and leave guards have found asynchronously for one request.
struct KnownAnswers {
    private var answers: [(screen: Screen, answer: Answer)] = []
    var isEmpty: Bool { answers.isEmpty && passedLeaveGuards.isEmpty }
    private(set) var passedLeaveGuards: Set<Int> = []

    /// Returns the last answer about a screen with an equal destination; nil if none is known. Identity doesn't count,
    /// since redirects create new screens each time.
    func answer(for screen: Screen) -> Answer? { answers.last { $0.screen.matches(screen) }?.answer }
    mutating func learn(_ answer: Answer, about subject: Question.Subject) {
        switch (subject, answer) {
        case (.leave(let id), _): passedLeaveGuards.insert(id)
        case (.access(let screen), .redirected(let target)) where target.matches(screen):
            answers.append((screen, .allowed))
        case (.access(let screen), _): answers.append((screen, answer))
        }
    }
    /// Forgets the answers about access. Leave guards that have let their screens go aren't asked again.
    mutating func forget() { answers = [] }
}

/// A question that a guard or a leave guard is answering asynchronously, with the navigations and questions that led to
/// it. Navigations that the answering task starts continue the chain, until the answer is known.
@MainActor final class OpenQuestion {
    @TaskLocal static var current: OpenQuestion?

    private let chain: [String]
    /// The number of open questions that led to each other, with this one.
    private let depth: Int
    private var isOpen = true

    /// Creates a question to which the navigations with the names in `chain` have led.
    init(after chain: [String]) {
        self.chain = chain
        depth = 1 + (Self.current.flatMap { $0.isOpen ? $0.depth : nil } ?? 0)
    }

    /// The names of the navigations that led to the current task's question; empty outside of a question.
    static var names: [String] { current?.names ?? [] }
    var names: [String] { isOpen ? chain : [] }
    /// A Boolean value that indicates whether too many questions have led to each other, as in a guard that asks
    /// whether its own destination may be shown.
    var isLoop: Bool { depth > NavigationLimits.redirects }

    /// Returns the answer that `find` returns. Navigations that `find` starts belong to this question.
    func answer(_ find: @escaping Question.Ask) async -> Answer {
        defer { isOpen = false }
        return await Self.$current.withValue(self) { await find() }
    }
}
