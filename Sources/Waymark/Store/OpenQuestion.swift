/// A question that a guard or a leave guard is answering asynchronously, with the navigations and questions that led to
/// it. Navigations that the answering task starts continue the chain, until the answer is known.
@MainActor final class OpenQuestion {
    @TaskLocal static var current: OpenQuestion?
    /// A Boolean value that indicates whether a question has ever been open. Until then `current` isn't read, because
    /// reading a task-local value takes longer than most of a navigation.
    static private(set) var wasAsked = false

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
    static var names: [String] { wasAsked ? current?.names ?? [] : [] }
    var names: [String] { isOpen ? chain : [] }
    /// A Boolean value that indicates whether too many questions have led to each other, as in a guard that asks whether
    /// its own destination may be shown.
    var isLoop: Bool { depth > NavigationLimits.redirects }

    /// Returns the answer that `find` returns. Navigations that `find` starts belong to this question.
    func answer(_ find: @escaping Question.Ask) async -> Answer {
        Self.wasAsked = true
        defer { isOpen = false }
        return await Self.$current.withValue(self) { await find() }
    }
}
