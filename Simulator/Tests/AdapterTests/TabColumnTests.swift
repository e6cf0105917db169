import Screen
import Testing
import Waymark
import WaymarkLinks
import WaymarkSwiftUI
import WaymarkTesting

@_spi(Evaluator) @testable import SwiftUI

@MainActor @Suite("A split view in a tab")
struct TabColumnTests {
    private enum Note: GuardedNavigation {
        case home, folders, folder(Int), note(Int), login
        var accessRule: AccessRule {
            switch self {
            case .home, .login: .everyone
            case .folders, .folder, .note: .session()
            }
        }
    }
    private struct NoteScreen: View {
        let note: Note
        var body: some View {
            switch note {
            case .home: Text("home")
            case .folders:
                List {
                    RouterLink("to folder 1", to: Note.folder(1)); RouterLink("to folder 2", to: Note.folder(2))
                }
            case .folder(let id): Text("folder \(id)"); RouterLink("to note \(id)", to: Note.note(id))
            case .note(let id): Text("note \(id)"); RouterLink("to note \(id + 1)", to: Note.note(id + 1))
            case .login: Text("login")
            }
        }
    }
    private let tabs = TabRouter<AppTab, Note> { note in
        if case .home = note { .home } else { .search }
    } root: {
        $0 == .home ? .home : .folders
    }
    private func show(_ count: Int, isCompact: Bool = false) -> ViewHost {
        ViewHost(
            TabContainer(tabs) { note in
                NoteScreen(note: note)
            } label: { tab in
                Text(tab.rawValue)
            }.columns {
                $0 == .search ? count : 1
            } placeholder: { _ in
                Text("nothing chosen")
            }, isCompact: isCompact)
    }

    @Test("the root is the sidebar, a link in it selects, and each selection has a stack of its own")
    func two() {
        let ui = show(2)
        ui.select(tab: "search")
        #expect(ui.texts.contains("nothing chosen"))
        #expect(ui.tap("to folder 1") && ui.tap("to note 1"))
        #expect(tabs.path(of: .search) == [.folder(1), .note(1)] && ui.texts.contains("note 1"))
        #expect(ui.tap("to folder 2"))
        #expect(tabs.path(of: .search) == [.folder(2)] && ui.texts.contains("folder 2"))
        #expect(ui.faults.isEmpty)
    }
    @Test("with three columns, the path's first screen is the middle one")
    func three() {
        let ui = show(3)
        ui.select(tab: "search")
        #expect(ui.tap("to folder 1") && ui.tap("to note 1") && ui.tap("to note 2"))
        #expect(tabs.path(of: .search) == [.folder(1), .note(1), .note(2)])
        #expect(ui.texts.contains("folder 1") && ui.texts.contains("note 2"))
        #expect(ui.tap("to note 1"))
        #expect(tabs.path(of: .search) == [.folder(1), .note(1)])
        #expect(ui.faults.isEmpty)
    }
    @Test("another tab keeps its plain stack, and the columns keep their selection meanwhile", arguments: [2, 3])
    func otherTab(count: Int) {
        let ui = show(count)
        ui.select(tab: "search")
        ui.tap("to folder 1")
        ui.select(tab: "home")
        #expect(ui.texts.contains("home") && !ui.texts.contains("folder 1"))
        ui.select(tab: "search")
        #expect(ui.texts.contains("folder 1") && tabs.path(of: .search) == [.folder(1)])
    }
    @Test("a narrow window shows one stack, whose Back leads to the sidebar")
    func narrow() {
        let ui = show(2, isCompact: true)
        ui.select(tab: "search")
        #expect(ui.tap("to folder 1"))
        #expect(ui.texts.contains("folder 1") && !ui.texts.contains("to folder 2"))
        ui.show(column: "sidebar")
        #expect(tabs.path(of: .search) == [] && ui.texts.contains("to folder 2"))
    }
    @Test("a link selects in the columns, and restored state and history see the selection")
    func link() throws {
        let history = NavigationHistory(tabs.router)
        let ui = show(2)
        tabs.navigate(to: .folder(2), in: .search)
        ui.settle()
        #expect(ui.texts.contains("folder 2"))
        history.goBack()
        ui.settle()
        #expect(tabs.selected == .home)
        history.goForward()
        ui.settle()
        #expect(ui.texts.contains("folder 2"))
    }
    @Test func `the sidebar has a bar of its own`() {
        let ui = ViewHost(
            SplitContainer(Router<Note>()) { _ in
                Text("list").navigationTitle("Folders").toolbar { ToolbarItem { Button("Edit") {} } }
            } destination: {
                NoteScreen(note: $0)
            } placeholder: {
                Text("nothing chosen")
            })
        func bars(of element: Element) -> [Bar] {
            let below = element.children.flatMap(bars)
            if case .stack(let bar) = element.kind { return [bar] + below }
            return below
        }
        let bar = ui.screen.levels.flatMap { bars(of: $0.element) }.first
        #expect(bar?.title == "Folders" && bar?.trailing.count == 1)
    }
    @Test("a sidebar that needs a session gives way to the login, and comes back with it")
    func guarded() {
        let auth = AuthGuard<Note>(sessions: SessionRepositoryMock())
        auth.update(nil)
        tabs.router.setGuard(auth) { _, _ in .login }
        let ui = show(2)
        ui.select(tab: "search")
        #expect(ui.texts.contains("login") && !ui.texts.contains("to folder 1"))
        auth.update(Session(owner: "ana"))
        tabs.router.recheck()
        ui.settle()
        #expect(ui.texts.contains("to folder 1"))
    }
}
