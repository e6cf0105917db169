/// Whether a question is shown, or on its way out. What is presented meanwhile dismisses itself
/// (https://github.com/pointfreeco/swift-composable-architecture/issues/1991).
@MainActor final class QuestionGate {
    /// How long an alert is on its way out.
    private static let answerTime = Duration.milliseconds(500)
    /// Who shows a question; gone with its view.
    private weak var asker: AnyObject?
    private var answered: Duration?
    private var timer: Task<Void, Never>?

    deinit { timer?.cancel() }

    func open(_ asker: AnyObject) { self.asker = asker }
    /// - Returns: Whether it was this one who asked.
    func close(_ asker: AnyObject, at now: Duration) -> Bool {
        guard self.asker === asker else { return false }
        self.asker = nil
        timer?.cancel()
        (answered, timer) = (now, nil)
        return true
    }
    func isClosed(at now: Duration) -> Bool {
        asker == nil && answered.map { now - $0 >= Self.answerTime } ?? true
    }
    /// Does something once a question that was answered has gone from the screen.
    func afterwards(_ clock: NavigationClock, _ body: @escaping @MainActor () -> Void) {
        guard asker == nil, let answered, timer == nil else { return }
        let deadline = answered + Self.answerTime
        timer = Task { [weak self] in
            guard (try? await clock.sleepUntil(deadline)) != nil, !Task.isCancelled else { return }
            self?.answered = nil
            self?.timer = nil
            body()
        }
    }
}
