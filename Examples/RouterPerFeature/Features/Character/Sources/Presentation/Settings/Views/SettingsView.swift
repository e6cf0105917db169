#if canImport(SwiftUI)
import ChallengeDomain
import Foundation
import SwiftUI

/// The screen on which the user chooses the status of the listed characters.
struct SettingsView: View {
    @State private var viewModel: SettingsViewModel

    init(viewModel: SettingsViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        List {
            Button("All") { viewModel.didSelectStatus(nil) }
            ForEach(viewModel.statuses, id: \.self) { status in
                Button(status.rawValue.capitalized) { viewModel.didSelectStatus(status) }
            }
        }
        .navigationTitle("Settings")
    }
}
#endif
