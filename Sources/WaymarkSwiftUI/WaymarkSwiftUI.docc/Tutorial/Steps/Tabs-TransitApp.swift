import SwiftUI
import WaymarkSwiftUI

@main struct TransitApp: App {
    var body: some Scene {
        WindowGroup { TransitWindow() }
    }
}

struct TransitWindow: View {
    @State private var transit = makeTransit()

    var body: some View { TransitView(transit: transit) }

    private static func makeTransit() -> Transit {
        do {
            return try Transit()
        } catch {
            preconditionFailure("The features' links clash: \(error)")
        }
    }
}
