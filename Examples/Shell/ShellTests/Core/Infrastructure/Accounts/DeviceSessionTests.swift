import Foundation
import Testing

@testable import ShellApp

@Suite("The session of a device")
final class DeviceSessionTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "shell-\(UUID().uuidString)")
    private var file: URL { folder.appending(path: "session.json") }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test func `a session is found by the next launch, locked as it was`() {
        let login = LoginSession(account: SampleUser.all[1].account, isLocked: true)
        DeviceSession(file: file).set(login)
        #expect(DeviceSession(file: file).current == login)
    }
    @Test func `an ended session isn't found`() {
        let session = DeviceSession(file: file)
        session.set(LoginSession(account: SampleUser.all[0].account))
        session.set(nil)
        #expect(DeviceSession(file: file).current == nil)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
    @Test func `with a damaged file, nobody is logged in`() throws {
        try Data("{".utf8).write(to: file)
        #expect(DeviceSession(file: file).current == nil)
    }
    @Test func `a session that can't be written lasts until the app ends`() {
        let file = folder.appending(path: "missing/session.json")
        let session = DeviceSession(file: file)
        session.set(LoginSession(account: SampleUser.all[0].account))
        #expect(session.current != nil)
        #expect(DeviceSession(file: file).current == nil)
    }
}
