#if canImport(SwiftUI)
public import NotesStore
public import SwiftUI
import WaymarkSwiftUI

/// The feature's front door. The router stays inside of the module.
public struct NotebookView: View {
    private let store: NoteStore
    @State private var router = Router<NotebookDestination>()

    public init(store: NoteStore) { self.store = store }

    public var body: some View {
        NavigationStack(path: $router.path) {
            NoteList(viewModel: NotebookViewModel(store: store, router: router))
                .navigationDestination(for: NotebookDestination.self) { destination in
                    switch destination {
                    case .note(let id): NoteView(viewModel: NoteViewModel(id: id, store: store, router: router))
                    case .versions(let id): VersionsView(viewModel: VersionsViewModel(id: id, store: store))
                    }
                }
        }
    }
}

private struct NoteList: View {
    let viewModel: NotebookViewModel

    var body: some View {
        List {
            ForEach(viewModel.notes) { note in
                Button(note.text) { viewModel.didSelect(note) }
            }
        }
        .navigationTitle("Notes")
    }
}

private struct NoteView: View {
    let viewModel: NoteViewModel
    @State private var draft = ""

    var body: some View {
        List {
            Text(viewModel.text)
            TextField("New text", text: $draft)
            Button("Save") { viewModel.didWrite(draft) }
            Button("Versions") { viewModel.didTapVersions() }
            Button("Delete") { viewModel.didTapDelete() }
        }
        .navigationTitle("Note")
    }
}

private struct VersionsView: View {
    let viewModel: VersionsViewModel

    var body: some View {
        List {
            ForEach(viewModel.versions, id: \.self) { Text($0) }
        }
        .navigationTitle("Versions")
    }
}
#endif
