import NotesStore
import Testing
import Waymark
import WaymarkTesting

@testable import NotesNotebook

@Suite("Notes: the notebook")
struct NotebookTests {
    let store = NoteStore()
    let mock = RouterMock<NotebookDestination>()

    @Test("A1: selecting a note shows it by its identifier")
    func selects() {
        NotebookViewModel(store: store, router: mock).didSelect(store.notes[1])
        expectNavigation(by: mock, to: [.note(id: 2)])
    }
    @Test("a note leads to its versions")
    func versions() {
        NoteViewModel(id: 1, store: store, router: mock).didTapVersions()
        expectNavigation(by: mock, to: [.versions(id: 1)])
    }
    @Test("deleting a note goes back to the list, from wherever the note was opened")
    func deletes() {
        let router = Router<NotebookDestination>(path: [.note(id: 2), .note(id: 1)])
        NoteViewModel(id: 1, store: store, router: router).didTapDelete()
        #expect(store.notes.map(\.id) == [2, 3])
        #expect(router.path.isEmpty)
    }
    @Test("A2: pop removes the last screen, and does nothing on an empty path")
    func pops() {
        let router = Router<NotebookDestination>(path: [.note(id: 1)])
        router.pop()
        #expect(router.path.isEmpty)
        router.pop()
        #expect(router.path.isEmpty)
    }
    @Test("A3: a view model that does not navigate is made without a router")
    func plain() {
        store.write("Buy rye flour", in: 1)
        #expect(VersionsViewModel(id: 1, store: store).versions.last == "Buy rye flour")
    }
}
