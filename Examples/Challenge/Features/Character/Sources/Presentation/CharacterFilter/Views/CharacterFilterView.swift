import ChallengeKit
import SwiftUI

struct CharacterFilterView: View {
    @State private var viewModel: CharacterFilterViewModel

    init(viewModel: CharacterFilterViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        List {
            choice(nil, "Anybody")
            ForEach(CharacterStatus.allCases, id: \.rawValue) { status in choice(status, status.title) }
        }
        .navigationTitle("Filter")
        .toolbarTitleDisplayMode(.inline)
        .onAppear { viewModel.didAppear() }
    }

    private func choice(_ status: CharacterStatus?, _ name: String) -> some View {
        ChoiceRow(name, isChosen: viewModel.query.status == status) { viewModel.didSelectStatus(status) }
    }
}
