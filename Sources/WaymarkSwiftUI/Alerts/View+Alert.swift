#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

extension View {
    /// Shows a presenter's questions as alerts on the topmost level, even if a sheet covers this view. While a
    /// transition is in progress, a question waits for its end.
    ///
    /// - Parameter presenter: The presenter, which holds one question at a time.
    public func alerts<Answer>(of presenter: AlertPresenter<Answer>) -> some View {
        modifier(Asks(presenter: presenter, isDialog: false))
    }
    /// Shows a presenter's questions as confirmation dialogs, which are attached to this view, or as alerts on the
    /// topmost modal if one covers this view. While a transition is in progress, a question waits for its end.
    ///
    /// - Parameter presenter: The presenter, which holds one question at a time.
    public func confirmationDialogs<Answer>(of presenter: AlertPresenter<Answer>) -> some View {
        modifier(Asks(presenter: presenter, isDialog: true))
    }
}

/// Shows a presenter's questions on this view, or on the topmost modal if one covers this view.
private struct Asks<Answer: Hashable & Sendable>: ViewModifier {
    let presenter: AlertPresenter<Answer>
    let isDialog: Bool
    @Environment(\.navigationLevel) private var home
    @Environment(\.questions) private var outer
    @State private var own = Questions()
    @State private var asking = Asking()

    func body(content: Content) -> some View {
        let questions = outer ?? own
        let level = home?.level
        return
            content
            .modifier(
                Question(presenter: presenter, isDialog: isDialog, level: level, questions: questions, asking: asking)
            )
            .environment(\.outerQuestions, questions)
            .onAppear {
                asking.home = level
                // Retains neither this view nor `asking`. An alert even in place of a dialog, which would point to
                // nothing (https://github.com/pointfreeco/swift-composable-architecture/discussions/3128).
                asking.question = { [presenter, weak asking] modal in
                    AnyView(
                        Color.clear.modifier(
                            Question(
                                presenter: presenter, isDialog: false, level: modal, questions: questions,
                                asking: asking)))
                }
                questions.add(asking)
            }
    }
}

/// Shows a presenter's question on a level, while no modal covers that.
private struct Question<Answer: Hashable & Sendable>: ViewModifier {
    let presenter: AlertPresenter<Answer>
    let isDialog: Bool
    /// The level; nil for a view around the container, whose questions appear on the ground level.
    let level: ShownLevel?
    let questions: Questions
    /// The view that asks; nil once it is gone.
    weak var asking: Asking?
    @State private var shown = Kept<NavigationAlert<Answer>>()

    func body(content: Content) -> some View {
        let alert = alert
        Group {
            if isDialog {
                content.confirmationDialog(
                    alert?.title ?? "", isPresented: isPresented(alert), titleVisibility: .visible, presenting: alert,
                    actions: presenter.buttons, message: presenter.message)
            } else {
                content.alert(
                    alert?.title ?? "", isPresented: isPresented(alert), presenting: alert,
                    actions: presenter.buttons, message: presenter.message)
            }
        }
        .onChange(of: alert, initial: true) { _, alert in
            if alert == nil { home?.didAnswer(shown) } else { home?.didAsk(shown) }
        }
    }
    private var home: ShownLevel? { level ?? questions.ground }
    /// A Boolean value that indicates whether the view that asks still exists, and no modal covers the level. A level
    /// that doesn't exist isn't covered.
    private var isOnTop: Bool { asking != nil && home?.modal == nil }
    /// The question to show here; nil for none. It appears only while no transition is in progress, because SwiftUI
    /// would lose it (https://github.com/pointfreeco/swift-composable-architecture/issues/1991), and then stays until
    /// it is answered.
    private var alert: NavigationAlert<Answer>? {
        var alert = isOnTop ? presenter.alert : nil
        if alert != nil, alert != shown.value, let home, !home.mayAsk { alert = nil }
        shown.value = alert
        return alert
    }
    /// Returns a binding to an alert's presentation. SwiftUI writes false when a button is tapped or the alert
    /// disappears; by then, another level may show the question.
    private func isPresented(_ alert: NavigationAlert<Answer>?) -> Binding<Bool> {
        Binding {
            alert != nil
        } set: { isPresented in
            if !isPresented, isOnTop, alert != nil, presenter.alert == alert { presenter.dismiss() }
        }
    }
}

extension AlertPresenter {
    fileprivate func buttons(_ alert: NavigationAlert<Answer>) -> some View {
        ForEach(alert.buttons) { button in
            Button(button.title, role: button.role.map(ButtonRole.init)) { self.didTap(button) }
        }
    }
    @ViewBuilder fileprivate func message(_ alert: NavigationAlert<Answer>) -> some View {
        if let message = alert.message { Text(message) }
    }
}

extension ButtonRole {
    fileprivate init<Answer>(_ role: NavigationAlert<Answer>.Role) {
        switch role {
        case .cancel: self = .cancel
        case .destructive: self = .destructive
        }
    }
}
#endif
