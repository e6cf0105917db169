import ChallengeDomain
import Foundation
import SwiftUI

/// The screen on which the user chooses the status of the listed characters.
struct SettingsView: View {
    @State private var viewModel: SettingsViewModel

    init(viewModel: SettingsViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        List {
            Section("Show") {
                Picker(
                    "Show",
                    selection: Binding {
                        viewModel.status
                    } set: {
                        viewModel.didSelectStatus($0)
                    }
                ) {
                    Text("All").tag(CharacterStatus?.none)
                    ForEach(viewModel.statuses, id: \.self) { status in
                        Text(status.rawValue.capitalized).tag(CharacterStatus?.some(status))
                    }
                }
                .pickerStyle(.inline)
                .labelsHidden()
            }
        }
        .navigationTitle("Settings")
    }
}
