import Foundation
import SwiftUI

struct TourView: View {
    @State private var viewModel: TourViewModel

    init(viewModel: TourViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        VStack(spacing: 36) {
            VStack(alignment: .leading, spacing: 24) {
                ForEach(viewModel.steps, id: \.title) { step in
                    HStack(spacing: 16) {
                        Image(systemName: step.symbol).font(.title).foregroundStyle(.tint)
                        VStack(alignment: .leading, spacing: 2) {
                            Text(step.title).font(.headline)
                            Text(step.text).foregroundStyle(.secondary)
                        }
                    }
                }
            }
            Button(action: viewModel.didTapStart) { Text("Get started").frame(maxWidth: .infinity) }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
        }
        .padding(24)
        .navigationTitle("Welcome")
        .onAppear { viewModel.didAppear() }
    }
}
