import NotesNotebook
import NotesStore
import NotesTags
import SwiftUI

/// The whole of the app: two features side by side, each with a router of its own.
@main struct NotesApp: App {
    var body: some Scene {
        WindowGroup { NotesView() }
    }
}

struct NotesView: View {
    @State private var store = NoteStore()
    @State private var tab = "notes"

    var body: some View {
        TabView(selection: $tab) {
            NotebookView(store: store).tabItem { Text("Notes") }.tag("notes")
            TagsView(store: store).tabItem { Text("Tags") }.tag("tags")
        }
    }
}
