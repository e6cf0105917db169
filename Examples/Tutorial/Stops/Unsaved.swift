import WaymarkSwiftUI

/// The answers to a question about unsaved work.
nonisolated enum Unsaved {
    case discard, keep
}

extension NavigationAlert where Answer == Unsaved {
    static var unsentReport: NavigationAlert {
        NavigationAlert("Discard the report?", message: "It isn't sent yet.") {
            Button("Discard", answer: .discard, role: .destructive)
            Button("Keep writing", answer: .keep, role: .cancel)
        }
    }
}
