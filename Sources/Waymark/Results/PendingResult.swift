/// Somebody waits for the answer of a screen.
@MainActor final class PendingResult {
    let asked: ScreenID
    let type: Any.Type
    /// Returns true for a value that the caller can take.
    let accepts: (any Sendable) -> Bool
    let promise = Promise<(any Sendable)?>()
    /// The screen that answers; nil until it is shown.
    var screen: ScreenID?
    /// The answer, once the screen leaves with it.
    var value: (any Sendable)?

    init<Result: Sendable>(asked: ScreenID, type: Result.Type) {
        self.asked = asked
        self.type = type
        accepts = { $0 is Result }
    }

    func mark(_ marks: inout ScreenMarks) {
        marks.mark(asked)
        marks.mark(screen)
    }
}

extension NavigationStore {
    func place(_ result: PendingResult, _ screen: ScreenID?) {
        guard let screen, state.contains(screen) else { return result.promise.settle(nil) }
        result.screen = screen
        waiting.results.append(result)
    }
    func settleResults() {
        let shown = Set(state.destinations)
        let gone = waiting.results.filter { $0.screen.map { !shown.contains($0) } ?? false }
        waiting.results.removeAll { result in gone.contains { $0 === result } }
        for result in gone { result.promise.settle(result.value) }
    }
}
