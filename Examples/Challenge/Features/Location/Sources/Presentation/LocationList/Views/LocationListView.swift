import ChallengeKit
import ExampleViews
import SwiftUI

struct LocationListView: View {
    @State private var viewModel: LocationListViewModel

    init(viewModel: LocationListViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        List {
            LoadedView(viewModel.state, thing: "page of locations", load: viewModel.load) { page in
                ForEach(page.items, id: \.identifier) { location in
                    Button {
                        viewModel.didSelectItem(location)
                    } label: {
                        LabeledContent(location.name, value: location.kind)
                    }
                    .buttonStyle(.disclosure)
                }
                PagerRow(number: page.number, count: page.count, show: viewModel.didSelectPage)
            }
        }
        .navigationTitle("Locations")
    }

}
