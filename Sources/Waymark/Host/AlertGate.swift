/// Keeps modals from being presented while a question is on screen or leaving it: SwiftUI would dismiss them again.
///
/// See https://github.com/pointfreeco/swift-composable-architecture/issues/1991.
@MainActor final class AlertGate {
    /// The time that an alert takes to leave the screen.
    private static let answerTime = Duration.milliseconds(500)
    /// The identity of the view that shows a question; nil if there is none or the view is gone.
    private weak var asker: AnyObject?
    private var answered: Duration?
    private var timer: Task<Void, Never>?

    deinit { timer?.cancel() }

    func open(_ asker: AnyObject) { self.asker = asker }
    /// Ends the question of a view. Returns false if it isn't the open one, for example because another view has asked
    /// since.
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
    /// Runs a closure once the answered question has left the screen. Does nothing if a question is open, if none was
    /// answered, or if a closure is waiting already.
    func afterwards(_ clock: NavigationClock, _ body: @escaping @MainActor () -> Void) {
        guard asker == nil, let answered, timer == nil else { return }
        timer = clock.run(at: answered + Self.answerTime) { [weak self] in
            self?.answered = nil
            self?.timer = nil
            body()
        }
    }
}
