import ChallengeKit
import SwiftUI

struct SettingsSourceView: View {
    @State private var viewModel: SettingsSourceViewModel

    init(viewModel: SettingsSourceViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        List {
            Section {
                ForEach(DataSourceChoice.allCases, id: \.rawValue) { choice in
                    ChoiceRow(choice.title, isChosen: choice == viewModel.source) { viewModel.didSelectSource(choice) }
                        // the footer says why
                        .disabled(!viewModel.availableSources.contains(choice))
                }
            } footer: {
                Text("The API is available only if the app has an address for it.")
            }
        }
        .navigationTitle("Data source")
        .onAppear { viewModel.didAppear() }
    }
}
