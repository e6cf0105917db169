import SwiftUI
import WaymarkSwiftUI

extension View {
    /// Adds buttons that go back and forward, as in a browser, where the window is wide enough for them.
    func historyButtons() -> some View { modifier(HistoryButtons()) }
}

private struct HistoryButtons: ViewModifier {
    @Environment(NavigationHistory<AnyNavigation>.self) private var history
    @Environment(\.horizontalSizeClass) private var width

    func body(content: Content) -> some View {
        content.toolbar {
            if width != .compact {
                ToolbarItem(placement: .primaryAction) {
                    Button("Go back", systemImage: "chevron.backward") { history.goBack() }
                        .disabled(!history.canGoBack)
                }
                ToolbarItem(placement: .primaryAction) {
                    Button("Go forward", systemImage: "chevron.forward") { history.goForward() }
                        .disabled(!history.canGoForward)
                }
            }
        }
    }
}
