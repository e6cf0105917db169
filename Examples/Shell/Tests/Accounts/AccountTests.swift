import Foundation
import Logging
import Testing
import Waymark
import WaymarkTesting
import WaymarkWeb

@testable import ShellApp

/// A database in a folder of its own, with a clock that stands still and passwords that are cheap to check.
final class AccountFixture {
    let folder = FileManager.default.temporaryDirectory.appending(path: "shell-\(UUID().uuidString)").path()
    let clock = ManualClock()
    let accounts: AccountDatabase

    init() throws { accounts = try Self.open(folder, clock) }
    isolated deinit { try? FileManager.default.removeItem(atPath: folder) }

    nonisolated static func open(
        _ folder: String, _ clock: ManualClock, lanes: Int = 2, patience: TimeInterval = 10, logger: Logger? = nil
    ) throws -> AccountDatabase {
        try AccountDatabase(
            folder: folder, hasher: PasswordHasher(cost: .init(rounds: 16, parallelism: 1), lanes: lanes),
            patience: patience, logger: logger, now: { clock.date })
    }
    static let password = "correct horse battery"

    func ana() async throws -> LoginSession {
        try await accounts.signUp("ana", password: Self.password, from: Visitor(client: "here"))
    }
}

@Suite("Accounts and login sessions")
struct AccountTests {
    let fixture: AccountFixture
    var accounts: AccountDatabase { fixture.accounts }
    init() throws { fixture = try AccountFixture() }

    @Test("a password is kept as scrypt with a salt of its own, at the cost that is asked of scrypt")
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
    @Test("scrypt is RFC 7914's: its second test vector")
    func vector() {
        // section 12: password "password", salt "NaCl", N 1024, r 8, p 16; the first 32 of its bytes
        let kept = Password(text: "scrypt$1024$8$16$TmFDbA==$/bq+HJ00cgB4VucZDQHp/nxq18vII3gw53N2Y0s3MWI=")
        #expect(kept.matches(PasswordText(unchecked: "password")))
        #expect(!kept.matches(PasswordText(unchecked: "passwore")))
    }
    @Test(
        "a user id and a password are checked before anything is kept",
        arguments: [
            ("ab", "correct horse battery", AccountFault.invalidUserID),
            ("a-b-c", "correct horse battery", .invalidUserID),
            (String(repeating: "a", count: 65), "correct horse battery", .invalidUserID),
            ("ana", "short", .invalidPassword), ("ana", String(repeating: "x", count: 1_025), .invalidPassword),
            ("ana\0N", "correct horse battery", .invalidUserID), ("ana", "correct horse\0battery", .invalidPassword),
        ])
    func checks(_ userID: String, _ password: String, _ fault: AccountFault) async {
        await #expect(throws: fault) {
            try await accounts.signUp(userID, password: password, from: Visitor(client: "here"))
        }
    }
    @Test("a user id is one user's, whatever its case")
    func taken() async throws {
        try await accounts.addAccount("Ana", password: AccountFixture.password)
        await #expect(throws: AccountFault.taken) {
            try await accounts.addAccount("aNA", password: AccountFixture.password)
        }
    }
    @Test("W1, W2: each login has an identifier of its own; the database keeps its hash only")
    func identifiers() async throws {
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
    @Test("W2: an identifier that nobody was given is nobody's")
    func unknown() async throws {
        #expect(try await accounts.session(WebSecret.make()) == nil)
    }
    @Test("W3: after log-out the identifier is worth nothing")
    func logOut() async throws {
        let session = try await fixture.ana()
        try await accounts.logOut(session)
        #expect(try await accounts.session(session.id) == nil)
    }
    @Test("W4: a session ends after 30 minutes without use, and not a second before")
    func idle() async throws {
        let session = try await fixture.ana()
        fixture.clock.advance(by: .seconds(29 * 60 + 59))
        #expect(try await accounts.session(session.id) != nil)
        fixture.clock.advance(by: .seconds(29 * 60 + 59))
        #expect(try await accounts.session(session.id) != nil, "it was used")
        fixture.clock.advance(by: .seconds(30 * 60))
        #expect(try await accounts.session(session.id) == nil)
    }
    @Test("W5: a session ends after 12 hours, however much it is used")
    func absolute() async throws {
        let session = try await fixture.ana()
        for _ in 0..<71 {
            fixture.clock.advance(by: .seconds(600))
            #expect(try await accounts.session(session.id) != nil)
        }
        fixture.clock.advance(by: .seconds(600))
        #expect(try await accounts.session(session.id) == nil)
    }
    @Test("two replicas on one database: what one says the other knows")
    func replicas() async throws {
        let other = try AccountFixture.open(fixture.folder, fixture.clock)
        let session = try await fixture.ana()
        #expect(try await other.session(session.id)?.account.userID == session.account.userID)
        try await other.lock(session)
        #expect(try await accounts.session(session.id)?.isLocked == true)
        try await accounts.logOut(session)
        #expect(try await other.session(session.id) == nil)
    }
    @Test("W2: unlocking needs the password, and gives a new identifier")
    func unlock() async throws {
        let session = try await fixture.ana()
        try await accounts.lock(session)
        let locked = try #require(try await accounts.session(session.id))
        await #expect(throws: AccountFault.wrong) {
            try await accounts.unlock(locked, password: "not the password", from: Visitor(client: "here"))
        }
        let opened = try await accounts.unlock(locked, password: AccountFixture.password, from: Visitor(client: "here"))
        #expect(!opened.isLocked && opened.id != session.id)
        #expect(try await accounts.session(session.id)?.isLocked == true, "with the old one it stays locked")
    }
    @Test("the lock's screen stays shut for a wrong password, and opens for the right one")
    func lockScreen() async throws {
        let keeper = DeviceSession(accounts: accounts)
        keeper.keep(try await fixture.ana())
        let screen = LockViewModel(accounts: accounts, keeper: keeper)
        #expect(await screen.lock() == nil)
        #expect(await screen.unlock(password: "not the password") == .wrong)
        #expect(await keeper.current()?.isLocked == true)
        #expect(await screen.unlock(password: AccountFixture.password) == nil)
        #expect(await keeper.current()?.isLocked == false)
    }
    @Test("W21: ten attempts in fifteen minutes, then no more, also with the right password")
    func attempts() async throws {
        _ = try await fixture.ana()
        for _ in 0..<10 {
            await #expect(throws: AccountFault.wrong) {
                try await accounts.logIn("ana", password: "wrong password", from: Visitor(client: "evil"))
            }
        }
        await #expect(throws: AccountFault.tooMany) {
            try await accounts.logIn("ana", password: AccountFixture.password, from: Visitor(client: "evil"))
        }
        // no weapon: the user herself, elsewhere, is not locked out
        _ = try await accounts.logIn("ana", password: AccountFixture.password, from: Visitor(client: "home"))
        fixture.clock.advance(by: .seconds(15 * 60))
        _ = try await accounts.logIn("ana", password: AccountFixture.password, from: Visitor(client: "evil"))
    }
    @Test("W21: a client that tries many users is stopped too")
    func manyUsers() async throws {
        for index in 0..<50 {
            await #expect(throws: AccountFault.wrong) {
                try await accounts.logIn("user\(index)", password: "wrong password", from: Visitor(client: "evil"))
            }
        }
        await #expect(throws: AccountFault.tooMany) {
            try await accounts.logIn("another", password: "wrong password", from: Visitor(client: "evil"))
        }
    }
    @Test("W21: a user who does not exist gets the same answer, and costs a hash too")
    func unknownUser() async throws {
        _ = try await fixture.ana()
        await #expect(throws: AccountFault.wrong) {
            try await accounts.logIn("nobody", password: "wrong password", from: Visitor(client: "here"))
        }
        await #expect(throws: AccountFault.wrong) {
            try await accounts.logIn("ana' OR 1=1 --", password: "wrong password", from: Visitor(client: "here"))
        }
    }
    @Test("W19: at most 10,000 sessions: expired ones go first, then the one that was used longest ago")
    func cap() async throws {
        #expect(accounts.maximumSessions == 10_000)
        let clock = fixture.clock
        let small = try AccountDatabase(
            folder: fixture.folder, hasher: PasswordHasher(cost: .init(rounds: 16, parallelism: 1)),
            maximumSessions: 20, now: { clock.date })
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
    @Test("a recovery code replaces the password, once, and ends every session")
    func recovery() async throws {
        let session = try await fixture.ana()
        let code = try await accounts.makeRecoveryCode(
            in: session, password: AccountFixture.password, from: Visitor(client: "x"))
        let wrong = (code.hasPrefix("0") ? "1" : "0") + code.dropFirst()
        await #expect(throws: AccountFault.wrong) {
            try await accounts.recover("ana", code: wrong, password: "a new long password", from: Visitor(client: "x"))
        }
        try await accounts.recover("ana", code: code, password: "a new long password", from: Visitor(client: "x"))
        #expect(try await accounts.session(session.id) == nil)
        _ = try await accounts.logIn("ana", password: "a new long password", from: Visitor(client: "x"))
        await #expect(throws: AccountFault.wrong) {
            try await accounts.recover("ana", code: code, password: "another long password", from: Visitor(client: "x"))
        }
    }
    @Test("steps and permissions are the account's, for all of its sessions")
    func shared() async throws {
        let session = try await fixture.ana()
        let ana = session.account.userID
        for step in IdentityStep.allCases { try await accounts.complete(step, "  yes ", of: ana) }
        try await accounts.grant(Permission.notifications, to: ana)
        let now = try #require(try await accounts.session(session.id))
        #expect(now.session.permissions == [Permission.notifications])
        #expect(now.session.information == [IdentityStep.information])
        #expect(now.account.identity[.name] == "yes")
        await #expect(throws: AccountFault.invalidAnswer) { try await accounts.complete(.name, " ", of: ana) }
        let nobody = try UserID("nobody")
        await #expect(throws: AccountFault.wrong) { try await accounts.grant(Permission.notifications, to: nobody) }
    }
    @Test("replicas that start at once on a new folder all open it: one of them makes the tables")
    func opening() async throws {
        for _ in 0..<30 {
            let folder = FileManager.default.temporaryDirectory.appending(path: "shell-\(UUID().uuidString)").path()
            defer { try? FileManager.default.removeItem(atPath: folder) }
            await withTaskGroup { group in
                for _ in 0..<8 {
                    group.addTask { await onThread { _ = try AccountFixture.open(folder, ManualClock()) } }
                }
                for await error in group { #expect(error == nil) }
            }
        }
    }
    @Test("the folder is its user's own")
    func permissions() throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: fixture.folder)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
}

/// Runs work on a thread of its own, as a replica would: the shared pool has too few threads to let them meet.
nonisolated private func onThread(_ work: @escaping @Sendable () throws -> Void) async -> (any Error)? {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: Result(catching: work).failure) }
    }
}
extension Result {
    nonisolated fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
