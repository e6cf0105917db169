import Foundation
import Testing
import Waymark

@MainActor @Suite("Saved state in a file")
final class FileStoreTests {
    let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-store-\(UUID().uuidString)")
    let path: String
    let store: FileRestorationStore

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.appending(path: "state.json").path()
        store = FileRestorationStore(path: path)
    }
    deinit { try? FileManager.default.removeItem(at: folder) }
    private var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []).sorted()
    }

    @Test("saved bytes are loaded again, and an empty store loads nothing")
    func roundTrip() throws {
        #expect(try store.load(limit: 100) == nil)
        try store.save([1, 2, 3])
        #expect(try store.load(limit: 100) == [1, 2, 3])
        try store.save(Array(repeating: 7, count: 50_000))
        #expect(try store.load(limit: 50_000)?.count == 50_000)
        #expect(files == ["state.json"])
    }
    @Test("only the user can read the file")
    func permissions() throws {
        try store.save([1])
        try store.quarantine()
        try store.save([2])
        #expect(files == ["state.json", "state.json.rejected"])
        for file in files {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: file).path())
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }
    @Test("loading a file over the limit throws an error with the file's size")
    func size() throws {
        try store.save(Array(repeating: 7, count: 101))
        #expect(throws: RestorationFault.tooLarge(bytes: 101)) { try store.load(limit: 100) }
    }
    @Test("an interrupted write keeps the previous state")
    func torn() throws {
        try store.save([1, 2, 3])
        // a file left behind by a process that died while writing
        try Data([9]).write(to: folder.appending(path: "state.json.saving"))
        #expect(try store.load(limit: 100) == [1, 2, 3])
        try store.save([4])
        #expect(try store.load(limit: 100) == [4])
        #expect(files == ["state.json"])
    }
    @Test("a failed write keeps the previous state, and throws")
    func failing() throws {
        try store.save([1, 2, 3])
        // a folder in the place of the temporary file can't be removed
        try FileManager.default.createDirectory(
            at: folder.appending(path: "state.json.saving"), withIntermediateDirectories: false)
        #expect(throws: RestorationFault.self) { try store.save([4]) }
        #expect(try store.load(limit: 100) == [1, 2, 3])
    }
    @Test("quarantined data is kept in one file beside the state")
    func aside() throws {
        try store.quarantine()
        try store.save([1])
        try store.quarantine()
        #expect(try store.load(limit: 100) == nil)
        #expect(files == ["state.json.rejected"])
    }
    @Test("clearing removes every file")
    func clear() throws {
        try store.save([1])
        try store.quarantine()
        try store.save([1])
        try store.clear()
        try store.clear()
        #expect(files.isEmpty)
    }
    @Test("quarantined data can be removed by itself")
    func clearQuarantine() throws {
        try store.save([1])
        try store.quarantine()
        try store.save([2])
        try store.clearQuarantine()
        try store.clearQuarantine()
        #expect(files == ["state.json"])
    }
    @Test("clearing continues if one file can't be removed")
    func clearAll() throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "state.json.rejected"), withIntermediateDirectories: false)
        try store.save([1])
        #expect(throws: RestorationFault.self) { try store.clear() }
        #expect(files == ["state.json.rejected"])
    }
    @Test("a pipe in the file's place is an error, doesn't block, and isn't removed")
    func pipe() throws {
        #expect(mkfifo(path, 0o600) == 0)
        #expect(throws: RestorationFault.notAFile) { try store.load(limit: 100) }
        try launches()
        #expect(files == ["state.json"])
    }
    @Test("a folder in the file's place is an error, and isn't removed")
    func directory() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(throws: RestorationFault.notAFile) { try store.load(limit: 100) }
        try launches()
        #expect(files == ["state.json"])
    }
    /// Restores, saves and clears state, and expects that each fails because the store's path isn't a file.
    private func launches() throws {
        let restoration = Restoration(links: try AuthRoute.deepLinks(), store: store)
        let state = NavigationState<AuthRoute>(path: [.help])
        #expect(restoration.restored(onto: state, owner: nil).report.description == "discarded notAFile")
        #expect(restoration.save(state, owner: nil).map(\.name) == ["notAFile"])
        #expect(restoration.clear(owner: nil).map(\.name) == ["notAFile"])
    }
    @Test("each owner's state survives a relaunch, and a restoration without a confirmed frame counts as a crash")
    func owners() throws {
        func launch() throws -> Restoration<AuthRoute> {
            Restoration(links: try AuthRoute.deepLinks(), store: FileRestorationStore(path: path))
        }
        try launch().save(NavigationState(path: [.help]), owner: "ana")
        try launch().save(NavigationState(path: [.home]), owner: nil)
        #expect(try launch().restored(onto: NavigationState(), owner: "ana").state?.path == [.help])
        #expect(
            try launch().restored(onto: NavigationState(), owner: "ana").report
                == .discarded([.crashed]))
        #expect(files == ["state.json", "state.json.rejected"])
        #expect(try launch().restored(onto: NavigationState(), owner: nil).state?.path == [.home])
    }
    @Test("a symbolic link in the file's place isn't followed")
    func symbolicLink() throws {
        let other = folder.appending(path: "other").path()
        try Data([1]).write(to: URL(filePath: other))
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other)
        #expect(throws: RestorationFault.self) { try store.load(limit: 100) }
        try store.save([2])
        #expect(try Array(Data(contentsOf: URL(filePath: other))) == [1])
    }
    @Test("a missing folder is an error that names the failed operation")
    func noFolder() {
        let store = FileRestorationStore(path: folder.appending(path: "none/state.json").path())
        #expect(throws: RestorationFault.system(operation: "create", errno: ENOENT)) { try store.save([1]) }
    }
}
