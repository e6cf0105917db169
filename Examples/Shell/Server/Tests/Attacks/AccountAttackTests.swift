import Foundation
import GRDB
import Logging
import Testing
import Waymark
import WaymarkTesting
import WaymarkWeb

@testable import ShellApp
@testable import ShellServer

@Suite("Attacks on accounts")
struct AccountAttackTests {
    static let password = AccountFixture.password
    static let families = String(repeating: "👨‍👩‍👧‍👦", count: 42)
    let here = Visitor(client: "here")

    @Test(
        "a login with the old password that is in progress during a recovery fails",
        arguments: TestStore.databases)
    func recoveryRace(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.accounts
        let ana = try await fixture.ana()
        let code = try await accounts.makeRecoveryCode(
            in: ana, password: Self.password, from: here)
        let slow = try await fixture.replica(lanes: 1)
        let lane = await HeldLane(slow.hasher)
        let logIn = Task { try await slow.logIn("ana", password: Self.password, from: Visitor(client: "evil")) }
        // by then, the login has read the stored hash and waits for a lane
        while await slow.hasher.count == 0 { await Task.yield() }
        try await accounts.recover("ana", code: code, password: "a new long password", from: here)
        lane.open()
        await #expect(throws: AccountFault.wrong) { try await logIn.value }
        #expect(try await accounts.sessionCount() == 0)
    }
    @Test(
        "an unlock or a new recovery code that is in progress during a recovery fails", arguments: TestStore.databases)
    func unlockRace(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.accounts
        let ana = try await fixture.ana()
        let code = try await accounts.makeRecoveryCode(in: ana, password: Self.password, from: here)
        try await accounts.lock(ana)
        let locked = try #require(try await accounts.session(ana.id))
        let slow = try await fixture.replica(lanes: 1)
        let lane = await HeldLane(slow.hasher)
        let unlock = Task { try await slow.unlock(locked, password: Self.password, from: Visitor(client: "a")) }
        let newCode = Task {
            try await slow.makeRecoveryCode(
                in: locked, password: Self.password, from: Visitor(client: "b"))
        }
        while await slow.hasher.count < 2 { await Task.yield() }
        try await accounts.recover("ana", code: code, password: "a new long password", from: here)
        lane.open()
        await #expect(throws: AccountFault.wrong) { try await unlock.value }
        await #expect(throws: AccountFault.wrong) { try await newCode.value }
        #expect(try await accounts.session(ana.id) == nil)
    }
    @Test("a password has at least 12 characters, at most 1,024 bytes and no control character, and is normalized")
    func passwordRule() throws {
        #expect(Self.families.utf8.count == 1_050)
        for text in [
            Self.families, String(repeating: "x", count: 1_025), "elevenchars", "", "a control\u{7}\u{7}\u{7}",
        ] {
            #expect(throws: AccountFault.invalidPassword) { try PasswordText(text) }
        }
        _ = try PasswordText(String(repeating: "x", count: 1_024))
        _ = try PasswordText("twelve chars")
        #expect(try PasswordText("pässwörter été") == PasswordText("pa\u{308}sswo\u{308}rter e\u{301}te\u{301}"))
    }
    @Test("a refused sign-up creates no account", arguments: TestStore.databases)
    func signUpIsWhole(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.accounts
        let ana = try UserID("ana")
        await #expect(throws: AccountFault.invalidPassword) {
            try await accounts.signUp("ana", password: Self.families, from: here)
        }
        #expect(try await accounts.account(ana) == nil)
        for number in 0..<10 { _ = try await accounts.signUp("user\(number)", password: Self.password, from: here) }
        await #expect(throws: AccountFault.tooMany, "the limit is ten sign-ups per address in fifteen minutes") {
            try await accounts.signUp("ana", password: Self.password, from: here)
        }
        #expect(try await accounts.account(ana) == nil)
        let session = try await accounts.signUp("ana", password: Self.password, from: Visitor(client: "there"))
        #expect(try await accounts.session(session.id) != nil)
    }
    @Test("a log-out that can't be written is reported, takes effect here, and is written later")
    func logOutUnwritten() async throws {
        let fixture = try AccountFixture()
        let accounts = fixture.accounts
        let session = try await fixture.ana()
        let stuck = try await fixture.replica(patience: 0.01)
        let writer = try BusyWriter(fixture.folder)
        await #expect(throws: AccountFault.notWritten) { try await stuck.logOut(session) }
        #expect(try await stuck.session(session.id) == nil)
        #expect(try await accounts.session(session.id) != nil, "another process can't know yet")
        try writer.stop()
        await stuck.close()
        #expect(try await accounts.session(session.id) == nil)
    }
    @Test("a lock that can't be written takes effect here, and is written with the next change")
    func lockUnwritten() async throws {
        let fixture = try AccountFixture()
        let accounts = fixture.accounts
        let session = try await fixture.ana()
        let stuck = try await fixture.replica(patience: 0.01)
        let writer = try BusyWriter(fixture.folder)
        await #expect(throws: AccountFault.notWritten) { try await stuck.lock(session) }
        #expect(try await stuck.session(session.id)?.isLocked == true)
        await #expect(throws: AccountFault.noSession, "the lock holds") { try await stuck.renew(session) }
        try writer.stop()
        _ = try await stuck.logIn("ana", password: Self.password, from: here)
        #expect(try await accounts.session(session.id)?.isLocked == true)
    }
    @Test("after the folder is removed, sign-ups and session lookups fail")
    func removedFolder() async throws {
        let fixture = try AccountFixture()
        let accounts = fixture.accounts
        let session = try await fixture.ana()
        try FileManager.default.removeItem(atPath: fixture.folder)
        await #expect(throws: AccountFault.unavailable) {
            try await accounts.signUp("bob", password: Self.password, from: here)
        }
        await #expect(throws: AccountFault.unavailable) { try await accounts.session(session.id) }
        #expect(await !accounts.isReady())
    }
    @Test("while writes fail, sessions stay valid, and the cause is logged without the user")
    func fullDisk() async throws {
        let fixture = try AccountFixture()
        let session = try await fixture.ana()
        let memory = LogLines()
        let logger = Logger(label: "test") { _ in memory }
        let stuck = try await fixture.replica(patience: 0.01, logger: logger)
        let writer = try BusyWriter(fixture.folder)
        for _ in 0..<4 {
            fixture.clock.advance(by: .seconds(20 * 60))
            #expect(try await stuck.session(session.id) != nil, "its use counts in this process")
        }
        await #expect(throws: AccountFault.notWritten) { try await stuck.logOut(session) }
        #expect(memory.all.contains("SQLite 5"))
        #expect(!memory.all.contains("ana"))
        try writer.stop()
    }
    @Test(
        "a user has at most 50 sessions, and can't end another user's session by logging in repeatedly",
        arguments: TestStore.databases)
    func manySessions(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.accounts
        let ana = try await fixture.ana()
        let bob = try await accounts.signUp("bob", password: Self.password, from: here)
        fixture.clock.advance(by: .seconds(1))
        for _ in 0..<50 { _ = try await accounts.logIn("bob", password: Self.password, from: here) }
        #expect(try await accounts.sessionCount() == 51)
        #expect(try await accounts.session(bob.id) == nil)
        #expect(try await accounts.session(ana.id) != nil)
    }
    @Test("a value of the wrong type in a table is an error and doesn't crash", arguments: ["NULL", "x'ff00'"])
    func foreignTable(_ value: String) async throws {
        let fixture = try AccountFixture()
        let accounts = fixture.accounts
        let ana = try await fixture.ana()
        let store = try #require(accounts.store as? SQLiteStore)
        try await store.pool.writeWithoutTransaction { db in
            try db.execute(
                sql: """
                    PRAGMA foreign_keys = OFF;
                    CREATE TABLE other AS SELECT * FROM account;
                    DROP TABLE account;
                    ALTER TABLE other RENAME TO account;
                    UPDATE account SET permissions = \(value);
                    """)
        }
        await #expect(throws: AccountFault.unavailable) { try await accounts.session(ana.id) }
    }
    @Test("only the owner can read the database's files, and closing writes everything into one of them")
    func files() async throws {
        let fixture = try AccountFixture()
        let accounts = fixture.accounts
        let folder = fixture.folder
        _ = try await fixture.ana()
        #expect(try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int == 0o700)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            let mode = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)[.posixPermissions]
            #expect(mode as? Int == 0o600, "\(name)")
        }
        await accounts.close()
        let log = try? FileManager.default.attributesOfItem(atPath: folder + "/shell.sqlite-wal")[.size] as? Int
        #expect((log ?? 0) == 0)
        let copy = folder + "/copy"
        try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: folder + "/shell.sqlite", toPath: copy + "/shell.sqlite")
        #expect(try await AccountFixture.database(SQLiteStore(folder: copy), fixture.clock).sessionCount() == 1)
    }
    @Test(
        "an identity answer has to be printable text of up to 100 characters, and consent has to be yes",
        arguments: [
            (IdentityStep.name, "x\0y", AccountFault.invalidAnswer), (.name, "\0x", .invalidAnswer),
            (.name, "a\u{85}b", .invalidAnswer), (.address, "a\nb", .invalidAnswer), (.consent, "no", .noConsent),
            (.consent, "yes, but", .noConsent), (.name, String(repeating: "x", count: 101), .invalidAnswer),
        ])
    func answers(_ step: IdentityStep, _ text: String, _ fault: AccountFault) async throws {
        let fixture = try AccountFixture()
        let accounts = fixture.accounts
        let ana = try await fixture.ana().account.userID
        await #expect(throws: fault) { try await accounts.complete(step, text, of: ana) }
        try await accounts.complete(.consent, " YES ", of: ana)
    }
}
