/// A caller that waits for the answer of a screen.
@MainActor final class PendingResult {
    let asked: Screen
    let type: Any.Type
    /// Returns true for a value that the caller can take.
    let accepts: (any Sendable) -> Bool
    let promise = Promise<(any Sendable)?>()
    /// The screen that answers; nil until it is shown.
    var screen: Screen?
    /// The answer, once the screen leaves with it.
    var value: (any Sendable)?

    init<Result: Sendable>(asked: Screen, type: Result.Type) {
        self.asked = asked
        self.type = type
        accepts = { $0 is Result }
    }
}

extension NavigationStore {
    func place(_ result: PendingResult, _ screen: Screen?) {
        guard let screen, state.contains(screen) else { return result.promise.settle(nil) }
        result.screen = screen
        waiting.results = waiting.results + [result]
    }
    func settleResults() {
        let shown = Set(state.screens)
        let gone = waiting.results.filter { $0.screen.map { !shown.contains($0) } ?? false }
        waiting.results = waiting.results.filter { result in !gone.contains { $0 === result } }
        for result in gone { result.promise.settle(result.value) }
    }
}
