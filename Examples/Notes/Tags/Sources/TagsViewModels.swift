import NotesStore
import Observation
import Waymark

/// Every tag.
@Observable final class TagsViewModel {
    private let store: NoteStore
    private let router: any Routing<TagsDestination>

    init(store: NoteStore, router: any Routing<TagsDestination>) {
        self.store = store
        self.router = router
    }

    var tags: [String] { Set(store.notes.map(\.tag)).sorted() }
    func didSelect(_ tag: String) { router.navigate(to: .tag(name: tag)) }
}

/// The notes with one tag. It leads nowhere, and knows no router.
@Observable final class TagViewModel {
    let name: String
    private let store: NoteStore

    init(name: String, store: NoteStore) {
        self.name = name
        self.store = store
    }

    var texts: [String] { store.notes.filter { $0.tag == name }.map(\.text) }
}
