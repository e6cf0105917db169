import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

/// Destinations whose links can have any length.
private enum Note: Navigation {
    case list
    case parts([String])
    case draft

    static func deepLinks() throws -> LinkTable<Note> {
        let links = Links<Note> {
            LinkRoute("/list", to: .list)
            LinkRoute("/parts/{part...}") {
                .parts($0)
            } values: {
                if case .parts(let parts) = $0 { parts } else { nil }
            }
        }
        return try LinkTable(links, schemes: ["note"])
    }
    /// Returns a destination whose link has about the given number of bytes.
    static func long(_ bytes: Int) -> Note {
        .parts(Array(repeating: String(repeating: "x", count: 63), count: bytes / 64))
    }
}

@MainActor @Suite("The size of saved state")
struct SavedSizeTests {
    private typealias State = NavigationState<Note>
    private let store = MemoryStorage()
    private let restoration: Restoration<Note>

    init() throws {
        let links = try Note.deepLinks()
        restoration = Restoration(links: links, store: store)
    }

    private func path(_ owner: String?) -> [Note]? { restoration.restored(onto: State(), owner: owner).state?.path }

    @Test("all owners together have 64 KiB, and the states saved longest ago are removed first")
    func owners() {
        let path = Array(repeating: Note.long(512), count: 30)
        for id in 1...8 {
            #expect(restoration.save(State(path: path), owner: "user\(id)").isEmpty)
            #expect((store.bytes?.count ?? 0) <= NavigationLimits.savedBytes)
        }
        #expect((1...8).map { self.path("user\($0)")?.count ?? 0 } == [0, 0, 0, 0, 30, 30, 30, 30])
    }
    @Test("a state that doesn't fit is shortened, and others' states are kept if there is room")
    func shortened() {
        restoration.save(State(path: [.list]), owner: "ben")
        let path = Array(repeating: Note.long(1_920), count: 50)
        #expect(restoration.save(State(path: path), owner: "ana") == [.tooDeep])
        #expect(self.path("ana")?.count == 25)
        #expect(self.path("ben") == [.list])
    }
    @Test("a full document has room for a waiting link and a crash marker")
    func full() throws {
        let path = Array(repeating: Note.long(1_216), count: 50)
        #expect(restoration.save(State(path: path), owner: "ana").isEmpty)
        #expect((store.bytes?.count ?? 0) > 60_000)
        #expect(restoration.savePending("/parts" + String(repeating: "/x", count: 1_000), owner: "ana").isEmpty)
        #expect(self.path("ana") == path)
        #expect((store.bytes?.count ?? .max) <= NavigationLimits.savedBytes)
        #expect(restoration.takePending(for: "ana") != nil)
    }
    @Test("a state that would leave no room for a waiting link and a crash marker is shortened")
    func tooFull() {
        let path = Array(repeating: Note.long(1_280), count: 50)
        #expect(restoration.save(State(path: path), owner: "ana") == [.tooDeep])
        #expect(restoration.savePending("/parts" + String(repeating: "/x", count: 1_000), owner: "ana").isEmpty)
        #expect(self.path("ana")?.count == 25)
    }
    @Test("an owner's tag that doesn't fit is refused, and the store is unchanged")
    func owner() {
        restoration.save(State(path: [.list]), owner: "ana")
        let bytes = store.bytes
        let faults = restoration.save(State(path: [.list]), owner: String(repeating: "x", count: 70_000))
        #expect(faults.map(\.name) == ["tooLarge"])
        #expect(store.bytes == bytes)
    }

    // MARK: Destinations without a link
    @Test(
        "a destination with values that no link can hold is reported as unprintable",
        arguments: [[], [""], [".."], ["a", ""], Array(repeating: "x", count: 2_000)])
    func unprintable(_ parts: [String]) {
        let faults = restoration.save(State(path: [.list, .parts(parts), .list]), owner: nil)
        #expect(faults.count == 1)
        guard case .unprintable(let name)? = faults.first else {
            Issue.record("\(faults)")
            return
        }
        #expect(name.hasSuffix("parts"))
        #expect(path(nil) == [.list])
    }
}
