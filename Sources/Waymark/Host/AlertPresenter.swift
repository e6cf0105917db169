public import Observation

/// A presenter that asks the user one question at a time and waits for the answer. A view shows ``alert``; a test calls
/// ``didTap(_:)`` in its place.
///
/// ```swift
/// router.onLeave(of: .editor) { _ in
///     .later { await alerts.answer(to: .unsavedChanges) == .discard }
/// }
/// ```
@MainActor @Observable public final class AlertPresenter<Answer: Hashable & Sendable> {
    /// The open question; nil if there is none.
    public private(set) var alert: NavigationAlert<Answer>?
    @ObservationIgnored private var answer: Promise<Answer?>?

    /// Creates a presenter without an open question.
    public init() {}

    /// Asks a question and waits until a button is tapped. A question that is still open ends without an answer.
    ///
    /// - Returns: The button's answer; nil if the question was dismissed or replaced by another one, or the task was
    ///   cancelled.
    public func answer(to alert: NavigationAlert<Answer>) async -> Answer? {
        dismiss()
        let promise = Promise<Answer?>()
        self.alert = alert
        answer = promise
        return await promise.wait(orCancelled: nil) { self.end(promise, nil) }
    }
    /// Answers the open question with a button's answer. Call it when the button is tapped. Does nothing if no question
    /// is open.
    public func didTap(_ button: NavigationAlert<Answer>.Button) { answer.map { end($0, button.answer) } }
    /// Ends the open question without an answer. Call it when the alert is dismissed.
    public func dismiss() { answer.map { end($0, nil) } }

    private func end(_ promise: Promise<Answer?>, _ value: Answer?) {
        if answer === promise {
            answer = nil
            alert = nil
        }
        promise.settle(value)
    }
}
