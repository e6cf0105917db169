#if canImport(SwiftUI)
import SwiftUI

struct SettingsView: View {
    @State private var viewModel: SettingsViewModel

    init(viewModel: SettingsViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        List {
            Button("Data source: \(viewModel.source.title)", action: viewModel.didTapSource)
            Button("About", action: viewModel.didTapAbout)
        }
        .navigationTitle("Settings")
        .onAppear { viewModel.didAppear() }
    }
}
#endif
