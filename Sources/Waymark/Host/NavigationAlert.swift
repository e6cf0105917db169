public import Observation

/// A question to the user, with a button for each answer. The view decides whether it is an alert or a confirmation
/// dialog. It isn't a destination: it has no link and isn't saved.
///
/// ```swift
/// NavigationAlert("Discard the changes?", message: "They are not saved.") {
///     NavigationAlert.Button("Discard", answer: Unsaved.discard, role: .destructive)
///     NavigationAlert.Button("Keep editing", answer: Unsaved.stay, role: .cancel)
/// }
/// ```
public struct NavigationAlert<Answer: Hashable & Sendable>: Hashable, Sendable, Identifiable {
    /// The role of a button.
    public enum Role: Hashable, Sendable, CaseIterable {
        /// A button that changes nothing.
        case cancel
        /// A button that deletes or discards data.
        case destructive
    }
    /// A button and its answer.
    public struct Button: Hashable, Sendable, Identifiable {
        /// The button's title.
        public let title: String
        /// The answer that the button gives.
        public let answer: Answer
        /// The button's role; nil for none.
        public let role: Role?
        public var id: Self { self }

        /// Creates a button.
        public init(_ title: String, answer: Answer, role: Role? = nil) {
            self.title = title
            self.answer = answer
            self.role = role
        }
    }
    /// The question.
    public let title: String
    /// An explanation below the question; nil for none.
    public let message: String?
    /// The buttons, in order; at least one.
    public let buttons: [Button]
    public var id: Self { self }

    /// Creates a question with the buttons that answer it.
    public init(_ title: String, message: String? = nil, @_ButtonBuilder buttons: () -> [Button]) {
        self.title = title
        self.message = message
        self.buttons = buttons()
    }

    /// Collects an alert's buttons. An empty list doesn't compile.
    @resultBuilder public enum _ButtonBuilder {
        public static func buildExpression(_ button: Button) -> Button { button }
        public static func buildPartialBlock(first: Button) -> [Button] { [first] }
        public static func buildPartialBlock(accumulated: [Button], next: Button) -> [Button] { accumulated + [next] }
    }
}

/// A presenter that asks the user one question at a time and waits for the answer. A view shows ``alert``; a test calls
/// ``didTap(_:)`` in its place.
///
/// ```swift
/// router.onLeave(of: .editor) { await alerts.answer(to: .unsavedChanges) == .discard }
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
