#if canImport(SwiftUI)
import ChallengeKit
import SwiftUI

struct EpisodeListView: View {
    @State private var viewModel: EpisodeListViewModel

    init(viewModel: EpisodeListViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        List {
            LoadedView(viewModel.state, thing: "page of episodes", load: viewModel.load) { page in
                ForEach(page.items, id: \.identifier) { episode in
                    Button(title(of: episode)) { viewModel.didSelectItem(episode) }
                }
                PagerRow(number: page.number, count: page.count, show: viewModel.didSelectPage)
            }
        }
        .navigationTitle("Episodes")
    }

    private func title(of episode: Episode) -> String { "\(episode.code) \(episode.name)" }
}
#endif
