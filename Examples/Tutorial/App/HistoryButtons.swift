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
                        // at the first entry there is nothing to go back to
                        .disabled(!history.canGoBack)
                }
                ToolbarItem(placement: .primaryAction) {
                    Button("Go forward", systemImage: "chevron.forward") { history.goForward() }
                        // at the last entry there is nothing to go forward to
                        .disabled(!history.canGoForward)
                }
            }
        }
    }
}
