import ExampleViews
import SwiftUI

struct SettingsView: View {
    @State private var viewModel: SettingsViewModel

    init(viewModel: SettingsViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        List {
            Button(action: viewModel.didTapSource) {
                LabeledContent("Data source", value: viewModel.source.title)
            }
            Button("About", action: viewModel.didTapAbout)
        }
        .buttonStyle(.disclosure)
        .navigationTitle("Settings")
        .toolbarTitleDisplayMode(.inline)
        .onAppear { viewModel.didAppear() }
    }
}
