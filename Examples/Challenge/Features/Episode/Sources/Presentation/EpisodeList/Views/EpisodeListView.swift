import ChallengeKit
import ExampleViews
import SwiftUI

struct EpisodeListView: View {
    @State private var viewModel: EpisodeListViewModel

    init(viewModel: EpisodeListViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        List {
            LoadedView(viewModel.state, thing: "page of episodes", load: viewModel.load) { page in
                ForEach(page.items, id: \.identifier) { episode in
                    Button {
                        viewModel.didSelectItem(episode)
                    } label: {
                        LabeledContent(episode.name, value: episode.code)
                    }
                    .buttonStyle(.disclosure)
                }
                PagerRow(number: page.number, count: page.count, show: viewModel.didSelectPage)
            }
        }
        .navigationTitle("Episodes")
    }

}
