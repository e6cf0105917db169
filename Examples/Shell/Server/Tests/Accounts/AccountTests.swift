import Foundation
import Logging
import Testing
import Waymark
import WaymarkTesting
import WaymarkWeb

@testable import ShellApp
@testable import ShellServer

@Suite("Accounts and login sessions")
struct AccountTests {

    @Test("a password is hashed with scrypt, a random salt and the recommended cost; no other password or hash matches")
    func password() throws {
        let one = try Password(PasswordText("correct horse battery"), cost: .full)
        #expect(one.text.hasPrefix("scrypt$16384$8$5$"))
        #expect(one.matches(try PasswordText("correct horse battery")))
        #expect(!one.matches(try PasswordText("correct horse batterz")))
        let cheap = Password.Cost(rounds: 16, parallelism: 1)
        let same = try PasswordText("the same password")
        #expect(try Password(same, cost: cheap).text != Password(same, cost: cheap).text)
        #expect(!Password(text: "").matches(same) && !Password(text: "scrypt$x$8$1$a$b").matches(same))
        #expect(!Password.nobody(cost: cheap).matches(same))
    }
    @Test("scrypt matches RFC 7914's second test vector")
    func vector() {
        // section 12: password "password", salt "NaCl", N 1024, r 8, p 16; the first 32 bytes of the key
        let kept = Password(text: "scrypt$1024$8$16$TmFDbA==$/bq+HJ00cgB4VucZDQHp/nxq18vII3gw53N2Y0s3MWI=")
        #expect(kept.matches(PasswordText(unchecked: "password")))
        #expect(!kept.matches(PasswordText(unchecked: "passwore")))
    }
    @Test(
        "an invalid user ID or password is refused at sign-up",
        arguments: [
            ("ab", "correct horse battery", AccountFault.invalidUserID),
            ("a-b-c", "correct horse battery", .invalidUserID),
            (String(repeating: "a", count: 65), "correct horse battery", .invalidUserID),
            ("ana", "short", .invalidPassword), ("ana", String(repeating: "x", count: 1_025), .invalidPassword),
            ("ana\0N", "correct horse battery", .invalidUserID), ("ana", "correct horse\0battery", .invalidPassword),
        ])
    func checks(_ userID: String, _ password: String, _ fault: AccountFault) async throws {
        let fixture = try AccountFixture()
        let accounts = fixture.accounts
        await #expect(throws: fault) {
            try await accounts.signUp(userID, password: password, from: Visitor(client: "here"))
        }
    }
    @Test("each login gets its own identifier; the files contain neither an identifier nor the password")
    func identifiers() async throws {
        let fixture = try AccountFixture()
        let accounts = fixture.accounts
        let first = try await fixture.ana()
        let second = try await accounts.logIn("ana", password: AccountFixture.password, from: Visitor(client: "here"))
        #expect(first.id != second.id && WebSecret.isSecret(first.id))
        let bytes = try FileManager.default.contentsOfDirectory(atPath: fixture.folder).map {
            try Data(contentsOf: URL(filePath: fixture.folder + "/" + $0))
        }.reduce(Data(), +)
        #expect(bytes.range(of: Data(first.id.utf8)) == nil)
        #expect(bytes.range(of: Data(AccountFixture.password.utf8)) == nil)
        #expect(bytes.range(of: Data("scrypt$".utf8)) != nil)
    }
    @Test("a session ends after exactly 30 minutes without use", arguments: TestStore.databases)
    func idle(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.accounts
        let session = try await fixture.ana()
        fixture.clock.advance(by: .seconds(29 * 60 + 59))
        #expect(try await accounts.session(session.id) != nil)
        fixture.clock.advance(by: .seconds(29 * 60 + 59))
        #expect(try await accounts.session(session.id) != nil, "it was used")
        fixture.clock.advance(by: .seconds(30 * 60))
        #expect(try await accounts.session(session.id) == nil)
    }
    @Test("a session ends after 12 hours even if it is in use", arguments: TestStore.databases)
    func absolute(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.accounts
        let session = try await fixture.ana()
        for _ in 0..<71 {
            fixture.clock.advance(by: .seconds(600))
            #expect(try await accounts.session(session.id) != nil)
        }
        fixture.clock.advance(by: .seconds(600))
        #expect(try await accounts.session(session.id) == nil)
    }
    @Test("replicas on one database see each other's changes", arguments: TestStore.databases)
    func replicas(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.accounts
        let other = try await fixture.replica()
        let session = try await fixture.ana()
        #expect(try await other.session(session.id)?.account.userID == session.account.userID)
        try await other.lock(session)
        #expect(try await accounts.session(session.id)?.isLocked == true)
        try await accounts.logOut(session)
        #expect(try await other.session(session.id) == nil)
    }
    @Test(
        "after ten wrong passwords from one address, only that address is refused, for fifteen minutes",
        arguments: TestStore.databases)
    func attempts(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.accounts
        _ = try await fixture.ana()
        for _ in 0..<10 {
            await #expect(throws: AccountFault.wrong) {
                try await accounts.logIn("ana", password: "wrong password", from: Visitor(client: "evil"))
            }
        }
        await #expect(throws: AccountFault.tooMany) {
            try await accounts.logIn("ana", password: AccountFixture.password, from: Visitor(client: "evil"))
        }
        // the user can still log in from another address, so attackers can't use the limit to lock users out
        _ = try await accounts.logIn("ana", password: AccountFixture.password, from: Visitor(client: "home"))
        fixture.clock.advance(by: .seconds(15 * 60))
        _ = try await accounts.logIn("ana", password: AccountFixture.password, from: Visitor(client: "evil"))
    }
    @Test("after 50 attempts at different users, an address is refused", arguments: TestStore.databases)
    func manyUsers(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.accounts
        for index in 0..<50 {
            await #expect(throws: AccountFault.wrong) {
                try await accounts.logIn("user\(index)", password: "wrong password", from: Visitor(client: "evil"))
            }
        }
        await #expect(throws: AccountFault.tooMany) {
            try await accounts.logIn("another", password: "wrong password", from: Visitor(client: "evil"))
        }
    }
    @Test(
        "a login above the session limit (10,000 by default) ends the oldest, and any login ends expired sessions",
        arguments: TestStore.databases)
    func cap(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.accounts
        #expect(accounts.maximumSessions == 10_000)
        let clock = fixture.clock
        let small = try await fixture.replica(maximumSessions: 20)
        let first = try await fixture.ana()
        for _ in 0..<30 {
            clock.advance(by: .seconds(1))
            _ = try await small.logIn("ana", password: AccountFixture.password, from: Visitor(client: "here"))
        }
        #expect(try await small.sessionCount() == 20)
        #expect(try await small.session(first.id) == nil)
        clock.advance(by: .seconds(3_600))
        let last = try await small.logIn("ana", password: AccountFixture.password, from: Visitor(client: "here"))
        #expect(try await small.sessionCount() == 1)
        #expect(try await small.session(last.id) != nil)
    }
    @Test("replicas that start at once on a new folder all open it")
    func opening() async throws {
        for _ in 0..<30 {
            let folder = FileManager.default.temporaryDirectory.appending(path: "shell-\(UUID().uuidString)").path()
            defer { try? FileManager.default.removeItem(atPath: folder) }
            await withTaskGroup { group in
                for _ in 0..<8 {
                    group.addTask { await onThread { _ = try SQLiteStore(folder: folder) } }
                }
                for await error in group { #expect(error == nil) }
            }
        }
    }
    @Test("a file that a newer version has changed isn't opened")
    func newer() async throws {
        let fixture = try AccountFixture()
        try await fixture.accounts.write {
            try $0.change("INSERT INTO grdb_migrations (identifier) VALUES ('from later')", [])
        }
        let newer = StoreFault.newerSchema(found: "'from later'", known: "'saved states'")
        #expect(throws: newer) { try SQLiteStore(folder: fixture.folder) }
    }
    @Test("only the owner can open the folder")
    func permissions() throws {
        let fixture = try AccountFixture()
        let attributes = try FileManager.default.attributesOfItem(atPath: fixture.folder)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
}

/// Performs work on a new thread, as another replica would. The shared pool has too few threads to do all of it at
/// once.
nonisolated private func onThread(_ work: @escaping @Sendable () throws -> Void) async -> (any Error)? {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: Result(catching: work).failure) }
    }
}
extension Result {
    nonisolated fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
