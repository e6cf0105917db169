#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

extension View {
    /// Shows what a presenter asks, as an alert or a confirmation dialog.
    public func alerts<Answer>(of presenter: AlertPresenter<Answer>) -> some View {
        modifier(PresentedAlert(presenter: presenter))
    }
}

private struct PresentedAlert<Answer: Hashable & Sendable>: ViewModifier {
    let presenter: AlertPresenter<Answer>

    func body(content: Content) -> some View {
        let alert = presenter.alert
        content
            .alert(
                alert?.title ?? "", isPresented: isPresented(.alert), presenting: alert, actions: buttons,
                message: message
            )
            .confirmationDialog(
                alert?.title ?? "", isPresented: isPresented(.confirmationDialog), titleVisibility: .visible,
                presenting: alert, actions: buttons, message: message)
    }

    /// The framework writes false once a button was tapped, or the alert went away without one.
    private func isPresented(_ style: NavigationAlert<Answer>.Style) -> Binding<Bool> {
        let alert = presenter.alert
        return Binding {
            alert?.style == style
        } set: { isPresented in
            if !isPresented, presenter.alert == alert { presenter.dismiss() }
        }
    }
    private func buttons(_ alert: NavigationAlert<Answer>) -> some View {
        ForEach(alert.buttons) { button in
            Button(button.title, role: button.role.map(ButtonRole.init)) { presenter.didTap(button) }
        }
    }
    @ViewBuilder private func message(_ alert: NavigationAlert<Answer>) -> some View {
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
