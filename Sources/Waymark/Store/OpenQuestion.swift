/// A question that a guard or a leave guard is answering asynchronously, with the navigations and questions that led to
/// it. Navigations that the answering task starts continue the chain, until the answer is known.
@MainActor final class OpenQuestion {
    @TaskLocal static var current: OpenQuestion?
    /// A Boolean value that indicates whether a question has ever been open. Until then `current` isn't read, because
    /// reading a task-local value takes longer than most of a navigation.
    static private(set) var wasAsked = false

    private let chain: [String]
    /// The screens that the question, and those that led to it, are about.
    private let screens: [Screen]
    private var isOpen = true

    /// Creates a question about a subject, to which the navigations with the names in `chain` have led.
    init(about subject: Question.Subject, after chain: [String]) {
        let known = Self.current.flatMap { $0.isOpen ? $0.screens : nil } ?? []
        self.chain = chain
        screens = if case .access(let screen) = subject { known + [screen] } else { known }
    }

    /// The names of the navigations that led to the current task's question; empty outside of a question.
    static var names: [String] { wasAsked ? current?.names ?? [] : [] }
    var names: [String] { isOpen ? chain : [] }
    /// Returns true if the question asks itself, through a guard that asks about its own destination, or about ever
    /// new ones.
    var isLoop: Bool {
        guard let last = screens.last else { return false }
        return screens.dropLast().contains { $0.shows(last) } || screens.count > NavigationLimits.redirects
    }

    /// Returns the answer that `find` returns. Navigations that `find` starts belong to this question.
    func answer(_ find: @escaping Question.Ask) async -> Answer {
        Self.wasAsked = true
        defer { isOpen = false }
        return await Self.$current.withValue(self) { await find() }
    }
}
