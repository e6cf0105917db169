import Foundation
import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("The document of saved state")
struct SavedDocumentTests {
    typealias State = NavigationState<AuthRoute>
    let clock = ManualClock()
    let store = StoreMock()
    let links: LinkTable<AuthRoute>
    nonisolated static let valid =
        #"{"pending":{"at":1767225600,"link":"/help"},"restoring":{"owner":"ben"},"saved":[{"at":1767225600,"branches":[{"id":"a","path":["/help"]}],"modal":{"as":"sheet","link":"/pay","path":["/help"]},"owner":"ana","selection":"a"},{"at":1767225600,"owner":"ben","path":["/help"]},{"at":1767225600,"path":["/home"],"root":"/help"}],"version":1}"#
    nonisolated static let corrupt = [
        "", "{", "null", "[]", "\u{0}\u{1}", #"{"version":"1"}"#, #"{"path":["/help"]}"#, #"{"version":1e400}"#,
        #"{"version":1,"saved":[{"at":1,"path":"/help"}]}"#, #"{"version":1,"saved":[{"at":1,"path":[42]}]}"#,
        #"{"version":1,"saved":[{"at":1,"modal":[]}]}"#,
        #"{"version":1}"#, #"{"version":1,"saved":{}}"#, #"{"version":1,"saved":[{}]}"#,
        #"{"version":1,"saved":[{"at":"now"}]}"#, #"{"version":1,"saved":[{"at":1e400}]}"#,
        #"{"version":1,"saved":[{"at":1,"owner":1}]}"#, #"{"version":1,"saved":[],"pending":{"link":"/help"}}"#,
        #"{"version":1,"saved":[],"restoring":true}"#, String(repeating: "[", count: 60_000),
        #"{"version":1,"saved":[{"at":1,"modal":"# + String(repeating: #"{"modal":"#, count: 7_000),
    ]

    init() throws { links = try AuthRoute.deepLinks() }

    /// Returns the restoration of a launch, which shares only the store with earlier launches.
    private func launch() -> Restoration<AuthRoute> {
        Restoration(links: links, store: store, clock: .manual(clock))
    }

    // MARK: Unreadable data
    @Test("corrupt bytes give the default state and are removed, and saving works after that", arguments: corrupt)
    func corrupt(_ text: String) {
        store.bytes = Array(text.utf8)
        let restoration = launch()
        let restored = restoration.restored(onto: State(), owner: nil)
        #expect(restored.state == nil && restored.report == .discarded([.malformed]))
        #expect(store.bytes == nil)
        #expect(restoration.save(State(path: [.help]), owner: nil).isEmpty)
        #expect(launch().restored(onto: State(), owner: nil).state == State(path: [.help]))
    }
    @Test("corrupt bytes that another operation reads first are removed, and reported by the next restore")
    func corruptLater() {
        store.bytes = Array("{".utf8)
        let restoration = launch()
        #expect(restoration.savePending("/help", owner: nil).isEmpty)
        let report = restoration.restored(onto: State(), owner: nil).report
        #expect(report == .discarded([.malformed]))
        #expect(restoration.restored(onto: State(), owner: nil).report == .nothing)
        #expect(restoration.takePending(for: "ana") == "/help")
    }
    @Test("a truncated document is never accepted, by any operation")
    func truncated() {
        let valid = Array(Self.valid.utf8)
        for count in valid.indices {
            for owner in ["ana", nil] {
                store.bytes = Array(valid[..<count])
                let report = launch().restored(onto: State(), owner: owner).report
                #expect(report == .discarded([.malformed]), "\(count) bytes")
            }
            store.bytes = Array(valid[..<count])
            #expect(launch().takePending(for: "ana") == nil)
            store.bytes = Array(valid[..<count])
            #expect(launch().save(State(path: [.help]), owner: nil).isEmpty)
            #expect(launch().restored(onto: State(), owner: nil).state == State(path: [.help]))
            store.bytes = Array(valid[..<count])
            launch().clear(owner: "ana")
            #expect(store.bytes == nil)
        }
    }
    @Test("a randomly damaged document causes no crash, and a save replaces it", arguments: 0..<200 as Range<UInt64>)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var bytes = Array(Self.valid.utf8)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let index = Int.random(in: 0..<bytes.count, using: &random)
            bytes[index] = UInt8.random(in: 0...255, using: &random)
        }
        for owner in ["ana", "ben", nil] { survives(bytes, owner) }
    }
    @Test("a document with any one byte changed, missing or doubled causes no crash, and a save replaces it")
    func everyByte() {
        let valid = Array(Self.valid.utf8)
        for (index, byte) in valid.enumerated() {
            for new in [[byte ^ 0xFF], [byte ^ 0x20], [byte ^ 1], [], [byte, byte]] {
                var bytes = valid
                bytes.replaceSubrange(index...index, with: new)
                survives(bytes, ["ana", "ben", nil][index % 3])
            }
        }
        survives(valid + valid, nil)
    }
    /// Expects that a launch copes with a stored document, and that what it then saves is restored by the next one.
    private func survives(_ bytes: [UInt8], _ owner: String?) {
        store.bytes = bytes
        let restoration = launch()
        let restored = restoration.restored(onto: State(), owner: owner)
        switch restored.report {
        case .nothing, .discarded: #expect(restored.state == nil)
        case .restored, .partial: #expect(restored.state != nil)
        }
        _ = restoration.takePending(for: "ana")
        #expect(restoration.save(State(path: [.help]), owner: owner).isEmpty)
        restoration.confirm()
        #expect(launch().restored(onto: State(), owner: owner).state == State(path: [.help]))
    }
    @Test(
        "an unknown version gives the default state, and its bytes are removed", arguments: [0, 2, 99])
    func version(_ version: Int) {
        store.bytes = Array(#"{"version":\#(version),"path":["/help"],"saved":[]}"#.utf8)
        let report = launch().restored(onto: State(), owner: nil).report
        #expect(report == .discarded([.unknownVersion(version)]))
        #expect(store.bytes == nil)
    }

    // MARK: Failing stores
    @Test("a failing store is reported, and nothing is thrown")
    func failingStore() {
        store.failing = [.load, .save, .clear]
        let restoration = launch()
        #expect(restoration.save(State(), owner: nil).map(\.name) == ["store"])
        #expect(restoration.restored(onto: State(), owner: nil).report.summary == "discarded store")
        #expect(restoration.savePending("/help", owner: nil).map(\.name) == ["store"])
        #expect(restoration.takePending(for: "ana") == nil)
        #expect(restoration.clear(owner: nil).map(\.name) == ["store"])
        restoration.confirm()
    }
    @Test("a store that can't be read isn't written to")
    func unread() {
        store.bytes = Array(Self.valid.utf8)
        store.failing = [.load]
        let restoration = launch()
        restoration.save(State(path: [.help]), owner: "ana")
        restoration.savePending("/help", owner: "ana")
        #expect(restoration.takePending(for: "ana") == nil)
        #expect(restoration.restored(onto: State(), owner: "ana").state == nil)
        restoration.confirm()
        restoration.clear(owner: "ana")
        #expect(store.changes == 0)
    }
    @Test("bytes that can't be removed aren't overwritten")
    func notAside() {
        store.bytes = Array("{".utf8)
        store.failing = [.clear]
        let restoration = launch()
        #expect(restoration.save(State(), owner: nil).map(\.name) == ["malformed", "store"])
        #expect(restoration.restored(onto: State(), owner: nil).report.summary == "discarded malformed store")
        #expect(store.text == "{")
    }
    @Test("nothing is restored if the crash marker can't be written")
    func noMarker() {
        launch().save(State(path: [.help]), owner: nil)
        store.failing = [.save]
        #expect(launch().restored(onto: State(), owner: nil).report.summary == "discarded store")
        store.failing = []
        #expect(launch().restored(onto: State(), owner: nil).report == .restored)
    }
    @Test("a waiting link can be read from a store that can't be written to")
    func readOnly() {
        store.bytes = Array(#"{"saved":[{"at":0}],"pending":{"at":1767225600,"link":"/help"},"version":1}"#.utf8)
        store.failing = [.save]
        #expect(launch().takePending(for: "ana") == "/help")
    }

    // MARK: The crash marker
    @Test("a crash while a user's state is restored drops that state, and keeps other states and the waiting link")
    func crashed() {
        for owner in ["ana", "ben", nil] { launch().save(State(path: [.help]), owner: owner) }
        launch().savePending("/help", owner: nil)
        #expect(launch().restored(onto: State(), owner: "ana").state != nil)
        // the process died before the first frame
        let next = launch()
        #expect(
            next.restored(onto: State(), owner: "ana").report == .discarded([.crashed]))
        #expect(next.restored(onto: State(), owner: "ana").report == .nothing)
        #expect(next.restored(onto: State(), owner: "ben").report == .restored)
        #expect(next.restored(onto: State(), owner: nil).report == .restored)
        #expect(next.takePending(for: "ben") == "/help")
    }
    @Test("a crash while state without an owner is restored keeps the states of users")
    func crashedForNobody() {
        for owner in ["ana", nil] { launch().save(State(path: [.help]), owner: owner) }
        _ = launch().restored(onto: State(), owner: nil)
        let next = launch()
        let restored = next.restored(onto: State(), owner: "ana")
        #expect(restored.state != nil && restored.report == .partial([.crashed]))
        #expect(next.restored(onto: State(), owner: nil).report == .nothing)
    }
    @Test("a crash that another operation detects first is reported by the next restore")
    func crashedLater() {
        launch().save(State(path: [.help]), owner: "ana")
        _ = launch().restored(onto: State(), owner: "ana")
        let next = launch()
        next.savePending("/help", owner: nil)
        #expect(
            next.restored(onto: State(), owner: "ana").report == .discarded([.crashed]))
    }
    @Test("state that is saved after a crash is restored again")
    func afterCrash() {
        launch().save(State(path: [.help]), owner: "ana")
        _ = launch().restored(onto: State(), owner: "ana")
        launch().save(State(path: [.home]), owner: "ana")
        #expect(launch().restored(onto: State(), owner: "ana").state == State(path: [.home]))
    }
    @Test("confirming the first frame removes the crash marker")
    func settled() {
        launch().save(State(path: [.help]), owner: "ana")
        for _ in 0..<3 {
            let restoration = launch()
            #expect(restoration.restored(onto: State(), owner: "ana").report == .restored)
            #expect(store.text.contains("restoring"))
            restoration.confirm()
            #expect(!store.text.contains("restoring"))
        }
    }
    @Test("two restores before the first frame of one launch aren't a crash")
    func sameLaunch() {
        for owner in ["ana", nil] { launch().save(State(path: [.help]), owner: owner) }
        let restoration = launch()
        #expect(restoration.restored(onto: State(), owner: nil).report == .restored)
        #expect(restoration.restored(onto: State(), owner: "ana").report == .restored)
        restoration.save(State(path: [.home]), owner: "ana")
        #expect(store.text.contains(#""restoring":{"owner":"ana"}"#))
    }
    @Test("a log-out before the first frame removes the user's crash marker")
    func markerAtLogOut() {
        for owner in ["ana", "ben"] { launch().save(State(path: [.help]), owner: owner) }
        let restoration = launch()
        _ = restoration.restored(onto: State(), owner: "ana")
        restoration.clear(owner: "ana")
        #expect(launch().restored(onto: State(), owner: "ben").report == .restored)
    }
    @Test("confirming the frame of a launch that restored nothing keeps the previous launch's crash marker")
    func foreignMarker() {
        launch().save(State(path: [.help]), owner: "ana")
        _ = launch().restored(onto: State(), owner: "ana")
        launch().confirm()
        #expect(launch().restored(onto: State(), owner: "ana").report.faults == [.crashed])
    }
    @Test("nothing is written if nothing changes")
    func unchanged() {
        launch().confirm()
        #expect(launch().takePending(for: "ana") == nil)
        launch().savePending(nil, owner: "ana")
        _ = launch().restored(onto: State(), owner: "ana")
        #expect(store.changes == 0)
        let restoration = launch()
        restoration.save(State(path: [.help]), owner: "ana")
        restoration.savePending("/help", owner: "ana")
        #expect(store.changes == 2)
        restoration.confirm()
        #expect(restoration.takePending(for: "ben") == nil)
        _ = restoration.restored(onto: State(), owner: "ben")
        restoration.save(State(path: [.help]), owner: "ana")
        #expect(store.changes == 2)
    }
}
