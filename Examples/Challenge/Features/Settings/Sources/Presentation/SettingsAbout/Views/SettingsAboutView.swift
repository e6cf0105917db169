import SwiftUI

struct SettingsAboutView: View {
    @State private var viewModel: SettingsAboutViewModel

    init(viewModel: SettingsAboutViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        List {
            Section {
                Text("Challenge shows the characters, episodes and locations of the public Rick and Morty API.")
            } footer: {
                Text("It is an example app of Waymark.")
            }
            Button("Take the tour", systemImage: "sparkles", action: viewModel.didTapTour)
        }
        .navigationTitle("About")
        .onAppear { viewModel.didAppear() }
    }
}
