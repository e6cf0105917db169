public import SwiftUI

public struct SettingsView<ViewModel: SettingsViewModelContract>: View {
    @State private var viewModel: ViewModel

    public init(viewModel: ViewModel) { _viewModel = State(initialValue: viewModel) }

    public var body: some View {
        List {
            Button("Introduction", systemImage: "sparkles") { viewModel.didTapOnOnboarding() }
        }
        .navigationTitle("Settings")
        .toolbarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("Close", systemImage: "xmark") { viewModel.didTapOnClose() }
            }
        }
    }
}
