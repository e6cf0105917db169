import SwiftUI

struct NotFoundView: View {
    @State private var viewModel: NotFoundViewModel

    init(viewModel: NotFoundViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        ContentUnavailableView {
            Label("No such page", systemImage: "questionmark.circle")
        } description: {
            Text("There is nothing at \(viewModel.requested).")
        } actions: {
            Button("Go home", action: viewModel.didTapHome).buttonStyle(.borderedProminent)
        }
        .navigationTitle("Not found")
        .toolbarTitleDisplayMode(.inline)
        .onAppear { viewModel.didAppear() }
    }
}
