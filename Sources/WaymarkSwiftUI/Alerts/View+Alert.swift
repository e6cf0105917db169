#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

extension View {
    /// Shows a presenter's questions as alerts.
    public func alerts<Answer>(of presenter: AlertPresenter<Answer>) -> some View {
        modifier(PresentedAlert(presenter: presenter))
    }
    /// Shows a presenter's questions as confirmation dialogs, which belong to the view that they are attached to.
    public func confirmationDialogs<Answer>(of presenter: AlertPresenter<Answer>) -> some View {
        modifier(PresentedDialog(presenter: presenter))
    }
}

private struct PresentedAlert<Answer: Hashable & Sendable>: ViewModifier {
    let presenter: AlertPresenter<Answer>

    func body(content: Content) -> some View {
        let alert = presenter.alert
        content.alert(
            alert?.title ?? "", isPresented: presenter.isPresented, presenting: alert, actions: presenter.buttons,
            message: presenter.message)
    }
}

private struct PresentedDialog<Answer: Hashable & Sendable>: ViewModifier {
    let presenter: AlertPresenter<Answer>

    func body(content: Content) -> some View {
        let alert = presenter.alert
        content.confirmationDialog(
            alert?.title ?? "", isPresented: presenter.isPresented, titleVisibility: .visible, presenting: alert,
            actions: presenter.buttons, message: presenter.message)
    }
}

extension AlertPresenter {
    /// The framework writes false once a button was tapped, or the alert went away without one.
    fileprivate var isPresented: Binding<Bool> {
        let alert = alert
        return Binding {
            alert != nil
        } set: { isPresented in
            if !isPresented, self.alert == alert { self.dismiss() }
        }
    }
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
