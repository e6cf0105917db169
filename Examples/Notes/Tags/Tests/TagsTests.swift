import NotesStore
import Testing
import Waymark
import WaymarkTesting

@testable import NotesTags

@Suite("Notes: the tags")
struct TagsTests {
    let store = NoteStore()

    @Test("each tag is listed once, in order")
    func lists() {
        let viewModel = TagsViewModel(store: store, router: RouterMock<TagsDestination>())
        #expect(viewModel.tags == ["books", "kitchen"])
    }
    @Test("A1: selecting a tag shows it by its name")
    func selects() {
        let mock = RouterMock<TagsDestination>()
        TagsViewModel(store: store, router: mock).didSelect("books")
        expectNavigation(by: mock, to: [.tag(name: "books")])
    }
    @Test("A3: the notes of a tag need no router")
    func notes() {
        #expect(TagViewModel(name: "books", store: store).texts == ["Return the atlas"])
    }
}
