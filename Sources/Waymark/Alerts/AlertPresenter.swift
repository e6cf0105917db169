public import Observation

/// Asks the user, and waits for the answer: one question at a time. A host shows ``alert``; a test answers it.
///
/// ```swift
/// router.onLeave(of: .editor) { _ in
///     .later { await alerts.answer(to: .unsavedChanges) == .discard }
/// }
/// ```
@MainActor @Observable public final class AlertPresenter<Answer: Hashable & Sendable> {
    /// What is asked now; nil for nothing.
    public private(set) var alert: NavigationAlert<Answer>?
    @ObservationIgnored private var answer: Promise<Answer?>?

    /// Creates a presenter that asks nothing yet.
    public init() {}

    /// Asks, and waits for the button that was tapped. A question that is still open ends without an answer.
    ///
    /// - Returns: The answer; nil if the alert went away without one, or the waiting task was cancelled.
    public func answer(to alert: NavigationAlert<Answer>) async -> Answer? {
        dismiss()
        let promise = Promise<Answer?>()
        self.alert = alert
        answer = promise
        return await promise.wait(orCancelled: nil) { self.end(promise, nil) }
    }
    /// A button was tapped. Without an open question nothing happens.
    public func didTap(_ button: NavigationAlert<Answer>.Button) { answer.map { end($0, button.answer) } }
    /// The alert went away without an answer.
    public func dismiss() { answer.map { end($0, nil) } }

    private func end(_ promise: Promise<Answer?>, _ value: Answer?) {
        if answer === promise {
            answer = nil
            alert = nil
        }
        promise.settle(value)
    }
}
