#if canImport(SwiftUI)
import ChallengeDomain
import Foundation
import SwiftUI

/// A choice of the status that the listed characters have.
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
