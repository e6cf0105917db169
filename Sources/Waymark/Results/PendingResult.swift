/// Somebody waits for the answer of a screen.
@MainActor final class PendingResult {
    let asked: ScreenID
    let type: Any.Type
    let promise = Promise<(any Sendable)?>()
    /// The screen that answers; nil until it is shown.
    var screen: ScreenID?
    /// The answer, once the screen leaves with it.
    var value: (any Sendable)?

    init(asked: ScreenID, type: Any.Type) {
        self.asked = asked
        self.type = type
    }

    func mark(_ marks: inout ScreenMarks) {
        marks.mark(asked)
        marks.mark(screen)
    }
}

/// What a transition has to do with a result. A class, so that others carry no more than a reference.
@MainActor final class ResultRole {
    let result: PendingResult
    /// The answer, if the transition takes the screen away that has answered; nil if it shows the screen.
    let answer: (any Sendable)?

    init(_ result: PendingResult, answer: (any Sendable)? = nil) {
        self.result = result
        self.answer = answer
    }
    var awaited: PendingResult? { answer == nil ? result : nil }
    func abandon() { awaited?.promise.settle(nil) }
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
