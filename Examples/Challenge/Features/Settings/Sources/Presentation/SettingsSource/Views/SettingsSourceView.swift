#if canImport(SwiftUI)
import SwiftUI

struct SettingsSourceView: View {
    @State private var viewModel: SettingsSourceViewModel

    init(viewModel: SettingsSourceViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        List {
            ForEach(DataSourceChoice.allCases, id: \.rawValue) { choice in
                Button(choice == viewModel.source ? "\(choice.title) ✓" : choice.title) {
                    viewModel.didSelectSource(choice)
                }
                // the API is available only if the app has an address for it
                .disabled(!viewModel.availableSources.contains(choice))
            }
        }
        .navigationTitle("Data source")
        .onAppear { viewModel.didAppear() }
    }
}
#endif
