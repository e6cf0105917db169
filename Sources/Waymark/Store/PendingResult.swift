/// A caller that waits for the answer of a screen.
@MainActor final class PendingResult {
    let asked: Screen
    let type: Any.Type
    /// Returns true for a value of the type that the caller expects.
    let accepts: (any Sendable) -> Bool
    let promise = Promise<(any Sendable)?>()
    /// The screen that answers; nil until it is part of the state.
    private(set) var screen: Screen?
    /// The answer that the screen was finished with; nil until then, and if it leaves without an answer.
    private(set) var value: (any Sendable)?

    init<Result: Sendable>(asked: Screen, type: Result.Type) {
        self.asked = asked
        self.type = type
        accepts = { $0 is Result }
    }
    func didShow(_ screen: Screen) { self.screen = screen }
    func didAnswer(_ value: any Sendable) { self.value = value }
}
