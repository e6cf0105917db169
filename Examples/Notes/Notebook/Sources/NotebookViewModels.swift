import NotesStore
import Observation
import Waymark

/// The list. It navigates, so it needs a router.
@Observable final class NotebookViewModel {
    private let store: NoteStore
    private let router: any Routing<NotebookDestination>

    init(store: NoteStore, router: any Routing<NotebookDestination>) {
        self.store = store
        self.router = router
    }

    var notes: [Note] { store.notes }
    func didSelect(_ note: Note) { router.navigate(to: .note(id: note.id)) }
}

/// One note.
@Observable final class NoteViewModel {
    private let id: Int
    private let store: NoteStore
    private let router: any Routing<NotebookDestination>

    init(id: Int, store: NoteStore, router: any Routing<NotebookDestination>) {
        self.id = id
        self.store = store
        self.router = router
    }

    var text: String { store[id]?.text ?? "This note was deleted." }
    func didWrite(_ text: String) { store.write(text, in: id) }
    func didTapVersions() { router.navigate(to: .versions(id: id)) }
    func didTapDelete() {
        store.delete(id)
        router.popToRoot()
    }
}

/// The older texts of a note. It leads nowhere, and knows no router.
@Observable final class VersionsViewModel {
    private let id: Int
    private let store: NoteStore

    init(id: Int, store: NoteStore) {
        self.id = id
        self.store = store
    }

    var versions: [String] { store[id]?.versions ?? [] }
}
