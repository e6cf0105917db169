import Foundation
import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Saved state in a file")
final class FileStoreTests {
    let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-store-\(UUID().uuidString)")
    let path: String
    let store: RestorationStore

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.appending(path: "state.json").path()
        store = .file(path)
    }
    deinit { try? FileManager.default.removeItem(at: folder) }
    private var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []).sorted()
    }

    @Test("saved bytes are loaded again, and an empty store loads nothing")
    func roundTrip() throws {
        #expect(try store.load() == nil)
        try store.save([1, 2, 3])
        #expect(try store.load() == [1, 2, 3])
        try store.save(Array(repeating: 7, count: 50_000))
        #expect(try store.load()?.count == 50_000)
        #expect(files == ["state.json"])
    }
    @Test("clearing removes the file, if there is one")
    func clear() throws {
        try store.save([1])
        try store.clear()
        try store.clear()
        #expect(files.isEmpty)
    }
    @Test("a folder in the file's place is an error, and isn't removed")
    func directory() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(throws: (any Error).self) { try store.load() }
        try launches()
        #expect(files == ["state.json"])
    }
    /// Restores, saves and clears state, and expects that each fails because the store's path isn't a file.
    private func launches() throws {
        let links = try AuthRoute.deepLinks()
        let restoration = Restoration(links: links, store: store)
        let state = NavigationState<AuthRoute>(path: [.help])
        #expect(restoration.restored(onto: state, owner: nil).report.summary == "discarded store")
        #expect(restoration.save(state, owner: nil).map(\.name) == ["store"])
        #expect(restoration.clear(owner: nil).map(\.name) == ["store"])
    }
    @Test(
        "a process that is killed while it saves leaves the state of one of its saves",
        arguments: 0..<20 as Range<UInt64>)
    func killed(seed: UInt64) async throws {
        await #expect(processExitsWith: .signal(SIGKILL)) { @MainActor [seed, path = path as String] in
            var random = SeededGenerator(seed: seed)
            let delay = Int.random(in: 0...20_000, using: &random)
            let links = try AuthRoute.deepLinks()
            let restoration = Restoration(links: links, store: .file(path))
            restoration.save(NavigationState(path: [.help]), owner: nil)
            DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(delay)) { kill(getpid(), SIGKILL) }
            while true {
                let count = Int.random(in: 1...40, using: &random)
                restoration.save(NavigationState(path: Array(repeating: .help, count: count)), owner: nil)
            }
        }
        let links = try AuthRoute.deepLinks()
        let restored = Restoration(links: links, store: store).restored(onto: NavigationState(), owner: nil)
        #expect(restored.report == .restored)
        #expect(restored.state?.destinations.allSatisfy { $0 == .help } == true)
    }
    @Test("saving into a folder that doesn't exist throws")
    func noFolder() {
        let store = RestorationStore.file(folder.appending(path: "none/state.json").path())
        #expect(throws: (any Error).self) { try store.save([1]) }
    }
}
