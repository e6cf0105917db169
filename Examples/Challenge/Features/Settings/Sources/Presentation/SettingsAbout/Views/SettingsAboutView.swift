#if canImport(SwiftUI)
import SwiftUI

struct SettingsAboutView: View {
    @State private var viewModel: SettingsAboutViewModel

    init(viewModel: SettingsAboutViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        List {
            Text("Challenge shows the characters, episodes and locations of the public Rick and Morty API.")
            Text("It is an example app of Waymark.")
            Button("Take the tour", action: viewModel.didTapTour)
        }
        .navigationTitle("About")
        .onAppear { viewModel.didAppear() }
    }
}
#endif
