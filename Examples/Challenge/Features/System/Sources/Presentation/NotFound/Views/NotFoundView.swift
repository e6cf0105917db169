#if canImport(SwiftUI)
import SwiftUI

struct NotFoundView: View {
    @State private var viewModel: NotFoundViewModel

    init(viewModel: NotFoundViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        VStack {
            Text("There is nothing at \(viewModel.requested).")
            Button("Go home", action: viewModel.didTapHome)
        }
        .navigationTitle("Not found")
        .onAppear { viewModel.didAppear() }
    }
}
#endif
