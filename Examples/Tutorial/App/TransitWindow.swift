import SwiftUI
import WaymarkSwiftUI

/// A window, which keeps what it shows with its scene.
struct TransitWindow: View {
    let services: Services
    @SceneStorage("transit") private var saved = ""
    @State private var transit: Transit?
    @Environment(\.scenePhase) private var phase

    var body: some View {
        if let transit {
            TransitView(transit: transit)
                .onChange(of: phase, initial: true) { _, phase in
                    if phase == .active { services.notifications.connect(to: transit.app) }
                }
        } else {
            ProgressView().onAppear { transit = makeTransit() }
        }
    }

    private func makeTransit() -> Transit {
        do {
            return try Transit(services, store: .text($saved))
        } catch {
            preconditionFailure("The features' links clash: \(error)")
        }
    }
}

extension RestorationStore {
    /// Returns a store that keeps the state in a text.
    static func text(_ text: Binding<String>) -> RestorationStore {
        RestorationStore {
            text.wrappedValue.isEmpty ? nil : Array(text.wrappedValue.utf8)
        } save: {
            text.wrappedValue = String(decoding: $0, as: UTF8.self)
        } clear: {
            text.wrappedValue = ""
        }
    }
}
