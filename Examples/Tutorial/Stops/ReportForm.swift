import SwiftUI
import WaymarkSwiftUI

struct ReportForm: View {
    let alerts: AlertPresenter<Unsaved>
    let navigator: any Navigator
    @State private var text = ""

    var body: some View {
        List {
            TextField("What is broken?", text: $text)
            Button("Send") { send() }.disabled(text.isEmpty)
        }
        .navigationTitle("Report")
        .asksBeforeLeaving(when: !text.isEmpty) { await mayLeave() }
    }

    private func send() {
        text = ""
        navigator.goBack()
    }
    private func mayLeave() async -> Bool {
        // `send()` goes back before the view is drawn again
        if text.isEmpty { return true }
        return await alerts.answer(to: .unsentReport) == .discard
    }
}
