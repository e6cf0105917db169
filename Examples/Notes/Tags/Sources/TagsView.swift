#if canImport(SwiftUI)
public import NotesStore
public import SwiftUI
import WaymarkSwiftUI

/// The feature's front door. Its router is its own: what the notebook shows does not matter here.
public struct TagsView: View {
    private let store: NoteStore
    @State private var router = Router<TagsDestination>()

    public init(store: NoteStore) { self.store = store }

    public var body: some View {
        NavigationStack(path: $router.path) {
            TagList(viewModel: TagsViewModel(store: store, router: router))
                .navigationDestination(for: TagsDestination.self) { destination in
                    switch destination {
                    case .tag(let name): TagView(viewModel: TagViewModel(name: name, store: store))
                    }
                }
        }
    }
}

private struct TagList: View {
    let viewModel: TagsViewModel

    var body: some View {
        List {
            ForEach(viewModel.tags, id: \.self) { tag in
                Button(tag) { viewModel.didSelect(tag) }
            }
        }
        .navigationTitle("Tags")
    }
}

private struct TagView: View {
    let viewModel: TagViewModel

    var body: some View {
        List {
            ForEach(viewModel.texts, id: \.self) { Text($0) }
        }
        .navigationTitle(viewModel.name)
    }
}
#endif
