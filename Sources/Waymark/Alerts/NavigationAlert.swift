/// A question to the user, whose buttons say what they answer. The view decides whether it is an alert or a
/// confirmation dialog.
///
/// It is no destination: it names no screen, has no link and is not saved. An alert without a button, or with a button
/// that does nothing, cannot be written down.
///
/// ```swift
/// enum Unsaved { case discard, stay }
/// let alert = NavigationAlert("Discard the changes?", message: "They are not saved.") {
///     NavigationAlert.Button("Discard", answer: Unsaved.discard, role: .destructive)
///     NavigationAlert.Button("Keep editing", answer: Unsaved.stay, role: .cancel)
/// }
/// ```
public struct NavigationAlert<Answer: Hashable & Sendable>: Hashable, Sendable, Identifiable {
    /// The role of a button, as in SwiftUI.
    public enum Role: Hashable, Sendable, CaseIterable {
        /// Leaves everything as it is.
        case cancel
        /// Throws something away.
        case destructive
    }
    /// A button, and what it answers.
    public struct Button: Hashable, Sendable, Identifiable {
        /// Its text.
        public let title: String
        /// What it answers.
        public let answer: Answer
        /// Its role, if it has a special one.
        public let role: Role?
        public var id: Self { self }

        /// Creates a button.
        public init(_ title: String, answer: Answer, role: Role? = nil) {
            self.title = title
            self.answer = answer
            self.role = role
        }
    }
    /// The title: the question in a few words.
    public let title: String
    /// The text below the title.
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

    /// Lists the buttons of an alert; without one it does not compile.
    @resultBuilder public enum _ButtonBuilder {
        public static func buildExpression(_ button: Button) -> Button { button }
        public static func buildPartialBlock(first: Button) -> [Button] { [first] }
        public static func buildPartialBlock(accumulated: [Button], next: Button) -> [Button] { accumulated + [next] }
    }
}
