#if canImport(SwiftUI)
import SwiftUI

struct TourView: View {
    @State private var viewModel: TourViewModel

    init(viewModel: TourViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        VStack {
            ForEach(viewModel.steps, id: \.title) { step in
                VStack {
                    Text(step.title)
                    Text(step.text)
                }
            }
            Button("Get started", action: viewModel.didTapStart)
        }
        .navigationTitle("Welcome")
        .onAppear { viewModel.didAppear() }
    }
}
#endif
