import Foundation
import GRDB
import Logging
import Testing
import Waymark
import WaymarkTesting
import WaymarkWeb

@testable import ShellApp

/// Holds a lane of a hasher until it is opened.
nonisolated private final class HeldLane: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    let task: Task<Void, any Error>

    init(_ hasher: PasswordHasher) async {
        let began = DispatchSemaphore(value: 0)
        task = Task { [semaphore] in
            try await hasher.run("holder", .logIn) {
                began.signal()
                semaphore.wait()
            }
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                began.wait()
                continuation.resume()
            }
        }
    }
    func open() { semaphore.signal() }
}

/// Another process that writes and does not come to an end: whoever else wants to write cannot.
nonisolated private final class BusyWriter {
    private let queue: DatabaseQueue

    init(_ folder: String) throws {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        queue = try DatabaseQueue(path: folder + "/shell.sqlite", configuration: configuration)
        try queue.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
    }
    func stop() throws { try queue.inDatabase { try $0.execute(sql: "ROLLBACK") } }
}

@Suite("Attacks on accounts")
struct AccountAttackTests {
    let fixture: AccountFixture
    var accounts: AccountDatabase { fixture.accounts }
    static let password = AccountFixture.password
    let here = Visitor(client: "here")
    init() throws { fixture = try AccountFixture() }

    @Test("W-H2: a log-in that began with the old password before a recovery ends without a session")
    func recoveryRace() async throws {
        let ana = try await fixture.ana()
        let code = try await accounts.makeRecoveryCode(
            in: ana, password: Self.password, from: here)
        let slow = try AccountFixture.open(fixture.folder, fixture.clock, lanes: 1)
        let lane = await HeldLane(slow.hasher)
        let logIn = Task { try await slow.logIn("ana", password: Self.password, from: Visitor(client: "evil")) }
        // the hash is read, and it waits for its lane
        while await slow.hasher.count == 0 { await Task.yield() }
        try await accounts.recover("ana", code: code, password: "a new long password", from: here)
        lane.open()
        await #expect(throws: AccountFault.wrong) { try await logIn.value }
        #expect(try await accounts.sessionCount() == 0)
    }
    @Test("W-H2: nor does unlocking, or a recovery code, that began before")
    func unlockRace() async throws {
        let ana = try await fixture.ana()
        let code = try await accounts.makeRecoveryCode(in: ana, password: Self.password, from: here)
        try await accounts.lock(ana)
        let locked = try #require(try await accounts.session(ana.id))
        let slow = try AccountFixture.open(fixture.folder, fixture.clock, lanes: 1)
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
    @Test(
        "W-M1: no other spelling of a name is that user, or has attempts of its own",
        arguments: ["ana\0", "ana\0N", "ana\0\0", " ana", "ana ", "ana\n", "аna", "ana\u{301}", "ana%00"])
    func names(_ name: String) async throws {
        _ = try await fixture.ana()
        await #expect(throws: AccountFault.wrong) {
            try await accounts.logIn(name, password: Self.password, from: here)
        }
        await #expect(throws: AccountFault.wrong) {
            try await accounts.recover(name, code: "x", password: Self.password, from: here)
        }
        await #expect(throws: AccountFault.invalidUserID) {
            try await accounts.signUp(name, password: Self.password, from: here)
        }
        let counted = try await accounts.pool.read { db in
            try Int.fetchOne(db, sql: "SELECT count(*) FROM attempt WHERE name LIKE 'user %'")
        }
        #expect(counted == 0)
    }
    @Test("W-M1: the same name in other letters has the same attempts")
    func letters() async throws {
        _ = try await fixture.ana()
        for index in 0..<10 {
            await #expect(throws: AccountFault.wrong) {
                try await accounts.logIn(["ana", "Ana", "ANA"][index % 3], password: "wrong password", from: here)
            }
        }
        await #expect(throws: AccountFault.tooMany) {
            try await accounts.logIn("aNa", password: Self.password, from: here)
        }
    }
    static let families = String(repeating: "👨‍👩‍👧‍👦", count: 42)

    @Test("W-M4: one rule for passwords, before anything is hashed: 12 characters to 1,024 bytes in form C")
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
    @Test("W-M4: an account exists only if its sign-up succeeded")
    func signUpIsWhole() async throws {
        let ana = try UserID("ana")
        await #expect(throws: AccountFault.invalidPassword) {
            try await accounts.signUp("ana", password: Self.families, from: here)
        }
        #expect(try await accounts.account(ana) == nil)
        for number in 0..<10 { _ = try await accounts.signUp("user\(number)", password: Self.password, from: here) }
        await #expect(throws: AccountFault.tooMany, "W-M8: an address makes ten accounts in fifteen minutes") {
            try await accounts.signUp("ana", password: Self.password, from: here)
        }
        #expect(try await accounts.account(ana) == nil)
        let session = try await accounts.signUp("ana", password: Self.password, from: Visitor(client: "there"))
        #expect(try await accounts.session(session.id) != nil)
    }
    @Test("W-M4: a recovery with a password that no log-in would take changes nothing")
    func recoveryRule() async throws {
        let ana = try await fixture.ana()
        let code = try await accounts.makeRecoveryCode(
            in: ana, password: Self.password, from: here)
        await #expect(throws: AccountFault.invalidPassword) {
            try await accounts.recover("ana", code: code, password: Self.families, from: here)
        }
        _ = try await accounts.logIn("ana", password: Self.password, from: here)
    }
    @Test("W-M5: a log-out that cannot be written down says so, holds here, and is written down when it can be")
    func logOutUnwritten() async throws {
        let session = try await fixture.ana()
        let stuck = try AccountFixture.open(fixture.folder, fixture.clock, patience: 0.01)
        let writer = try BusyWriter(fixture.folder)
        await #expect(throws: AccountFault.notWritten) { try await stuck.logOut(session) }
        #expect(try await stuck.session(session.id) == nil)
        #expect(try await accounts.session(session.id) != nil, "another process cannot know")
        try writer.stop()
        stuck.close()
        #expect(try await accounts.session(session.id) == nil)
    }
    @Test("W-M5: a lock that cannot be written down holds here, and is written down with the next change")
    func lockUnwritten() async throws {
        let session = try await fixture.ana()
        let stuck = try AccountFixture.open(fixture.folder, fixture.clock, patience: 0.01)
        let writer = try BusyWriter(fixture.folder)
        await #expect(throws: AccountFault.notWritten) { try await stuck.lock(session) }
        #expect(try await stuck.session(session.id)?.isLocked == true)
        await #expect(throws: AccountFault.noSession, "no way around it") { try await stuck.renew(session) }
        try writer.stop()
        _ = try await stuck.logIn("ana", password: Self.password, from: here)
        #expect(try await accounts.session(session.id)?.isLocked == true)
    }
    @Test("W-L6: a disk that cannot be written to sends nobody to the log-in, and the cause is logged")
    func fullDisk() async throws {
        let session = try await fixture.ana()
        let memory = LogLines()
        let logger = Logger(label: "test") { _ in memory }
        let stuck = try AccountFixture.open(fixture.folder, fixture.clock, patience: 0.01, logger: logger)
        let writer = try BusyWriter(fixture.folder)
        for _ in 0..<4 {
            fixture.clock.advance(by: .seconds(20 * 60))
            #expect(try await stuck.session(session.id) != nil, "it was used, if only here")
        }
        await #expect(throws: AccountFault.notWritten) { try await stuck.logOut(session) }
        #expect(memory.all.contains("SQLite 5"))
        #expect(!memory.all.contains("ana"))
        try writer.stop()
    }
    @Test("W-M10: a lock at the same moment as a change of the session is never lost")
    func lockAndRenew() async throws {
        let seen = try await fixture.ana()
        // the lock first
        try await accounts.lock(seen)
        await #expect(throws: AccountFault.noSession) { try await accounts.renew(seen) }
        #expect(try await accounts.session(seen.id)?.isLocked == true)
        // the change first
        let locked = try #require(try await accounts.session(seen.id))
        let open = try await accounts.unlock(locked, password: Self.password, from: here)
        let renewed = try await accounts.renew(open)
        try await accounts.lock(open)
        #expect(try await accounts.session(renewed.id)?.isLocked == true)
        // what is locked stays so
        let still = try #require(try await accounts.session(renewed.id))
        #expect(try await accounts.renew(still).isLocked)
        // and so it is with log-out
        try await accounts.logOut(seen)
        #expect(try await accounts.sessionCount() == 0)
    }
    @Test("W-M8: log-ins go before sign-ups, each client has its turn, and whoever finds no room is told so")
    func lanes() async throws {
        let hasher = PasswordHasher(cost: .init(rounds: 16, parallelism: 1), lanes: 1, room: 5)
        let text = try PasswordText(Self.password)
        let lane = await HeldLane(hasher)
        let order = LogLines()
        var tasks: [Task<Void, any Error>] = []
        func add(_ name: String, _ client: String, _ purpose: PasswordHasher.Purpose) async {
            let count = await hasher.count
            tasks.append(Task { try await hasher.run(client, purpose) { order.append(name) } })
            while await hasher.count == count { await Task.yield() }
        }
        for number in 0..<4 { await add("s\(number)", "evil", .signUp) }
        await #expect(throws: AccountFault.busy, "four of one client wait") { try await hasher.hash(text, for: "evil") }
        await add("other", "other", .signUp)
        // there is no room, and one who has nothing waiting takes the last place of the client with the most
        for (name, displaced) in [("t0", 3), ("t1", 2)] {
            tasks.append(Task { try await hasher.run("there", .signUp) { order.append(name) } })
            let loser = tasks.remove(at: displaced)
            await #expect(throws: AccountFault.busy) { try await loser.value }
        }
        await #expect(throws: AccountFault.busy, "nobody has more than a place more") {
            try await hasher.hash(text, for: "there")
        }
        await add("l0", "evil", .logIn)
        await add("ana", "here", .logIn)
        for number in 2..<5 { await add("l\(number)", "there", .logIn) }
        await #expect(throws: AccountFault.busy, "and all room for log-ins is taken, most by this one") {
            try await hasher.matches(text, nil, for: "there")
        }
        lane.open()
        try await lane.task.value
        for task in tasks { try await task.value }
        #expect(order.all == "l0\nana\nl2\nl3\nl4\nother\ns0\nt0\ns1\nt1\n")
    }
    @Test("W-M8: who is told that too many wait has made no attempt")
    func busyIsNoAttempt() async throws {
        let ana = try await fixture.ana()
        let code = try await accounts.makeRecoveryCode(in: ana, password: Self.password, from: here)
        let full = try AccountDatabase(
            folder: fixture.folder, hasher: PasswordHasher(cost: .init(rounds: 16, parallelism: 1), lanes: 1, room: 0),
            now: { [clock = fixture.clock] in clock.date })
        let lane = await HeldLane(full.hasher)
        for _ in 0..<12 {
            await #expect(throws: AccountFault.busy) {
                try await full.logIn("ana", password: "wrong password", from: here)
            }
            await #expect(throws: AccountFault.busy) {
                try await full.recover("ana", code: code, password: Self.password, from: here)
            }
            await #expect(throws: AccountFault.busy) {
                try await full.signUp("bob", password: Self.password, from: here)
            }
        }
        let counted = try await accounts.pool.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM attempt") }
        #expect(counted == 1, "the sign-up of ana")
        lane.open()
        try await lane.task.value
    }
    @Test("W-L11: attempts that a replica with a clock ahead wrote down count, for as long as those from here")
    func skewedAttempts() async throws {
        _ = try await fixture.ana()
        let clock = fixture.clock
        let ahead = try AccountDatabase(
            folder: fixture.folder, hasher: PasswordHasher(cost: .init(rounds: 16, parallelism: 1)),
            now: { clock.date.addingTimeInterval(120) })
        let session = try await ahead.logIn("ana", password: Self.password, from: here)
        for number in 0..<10 {
            await #expect(throws: AccountFault.wrong) {
                try await (number < 5 ? ahead : accounts).logIn("ana", password: "wrong password", from: here)
            }
        }
        for database in [ahead, accounts] {
            await #expect(throws: AccountFault.tooMany) {
                try await database.logIn("ana", password: Self.password, from: here)
            }
        }
        _ = try await accounts.signUp("bob", password: Self.password, from: here)
        #expect(try await accounts.session(session.id) != nil, "another's log-in ends no session")
        clock.advance(by: .seconds(15 * 60))
        _ = try await accounts.logIn("ana", password: Self.password, from: here)
    }
    @Test("a user has at most 50 sessions, and ends nobody else's by logging in again and again")
    func manySessions() async throws {
        let ana = try await fixture.ana()
        let bob = try await accounts.signUp("bob", password: Self.password, from: here)
        fixture.clock.advance(by: .seconds(1))
        for _ in 0..<50 { _ = try await accounts.logIn("bob", password: Self.password, from: here) }
        #expect(try await accounts.sessionCount() == 51)
        #expect(try await accounts.session(bob.id) == nil)
        #expect(try await accounts.session(ana.id) != nil)
    }
    @Test("W-L8: no recovery code is made after the session was locked or ended", arguments: [true, false])
    func recoveryAfterTheEnd(locks: Bool) async throws {
        let ana = try await fixture.ana()
        let code = try await accounts.makeRecoveryCode(in: ana, password: Self.password, from: here)
        try await (locks ? accounts.lock(ana) : accounts.logOut(ana))
        await #expect(throws: AccountFault.noSession) {
            try await accounts.makeRecoveryCode(in: ana, password: Self.password, from: here)
        }
        try await accounts.recover("ana", code: code, password: "a new long password", from: here)
    }
    @Test(
        "a password that no version of the app wrote matches nothing, and ends no process",
        arguments: [
            "scrypt$-1$8$1$AAAA$AAAA", "scrypt$16384$8$-1$AAAA$AAAA", "scrypt$4611686018427387904$8$1$AAAA$AAAA",
            "scrypt$16384$8$9223372036854775807$AAAA$AAAA", "scrypt$0$8$1$AAAA$AAAA", "scrypt$3$8$1$AAAA$AAAA",
            "scrypt$16$9$1$AAAA$AAAA", "scrypt$16$8$0$AAAA$AAAA", "scrypt$$$$$", "$$$$$",
        ])
    func foreignPassword(_ text: String) async throws {
        let ana = try await fixture.ana()
        try await accounts.pool.write { db in try db.execute(sql: "UPDATE account SET password = ?", arguments: [text])
        }
        await #expect(throws: AccountFault.wrong) {
            try await accounts.unlock(ana, password: Self.password, from: here)
        }
    }
    @Test("a table that somebody changed is an error, and ends no process", arguments: ["NULL", "x'ff00'"])
    func foreignTable(_ value: String) async throws {
        let ana = try await fixture.ana()
        try await accounts.pool.writeWithoutTransaction { db in
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
    @Test("W-M8: passwords are hashed on as many threads as there are cores")
    func cores() async {
        #expect(PasswordHasher().lanes == ProcessInfo.processInfo.activeProcessorCount)
        #expect(PasswordHasher(lanes: 3).room == 48)
    }
    @Test("W-L7: the session of before ends at a log-in, and at a sign-up")
    func oldSession() async throws {
        let first = try await fixture.ana()
        let second = try await accounts.logIn("ana", password: Self.password, from: here, replacing: first)
        #expect(try await accounts.session(first.id) == nil)
        _ = try await accounts.signUp("bob", password: Self.password, from: here, replacing: second)
        #expect(try await accounts.session(second.id) == nil)
    }
    @Test("W-L8: a recovery code needs the password")
    func recoveryNeedsPassword() async throws {
        let ana = try await fixture.ana()
        await #expect(throws: AccountFault.wrong) {
            try await accounts.makeRecoveryCode(in: ana, password: "wrong password", from: here)
        }
    }
    @Test("W-L9: others at the same address lock nobody out who has logged in on this device before")
    func device() async throws {
        let own = Visitor(client: "office", device: WebSecret.make())
        try await accounts.addAccount("ana", password: Self.password)
        _ = try await accounts.logIn("ana", password: Self.password, from: own)
        for number in 0..<50 {
            await #expect(throws: AccountFault.wrong) {
                try await accounts.logIn("user\(number)", password: "wrong password", from: Visitor(client: "office"))
            }
        }
        await #expect(throws: AccountFault.tooMany, "an unknown device at this address") {
            try await accounts.logIn(
                "ana", password: Self.password, from: Visitor(client: "office", device: WebSecret.make()))
        }
        _ = try await accounts.logIn("ana", password: Self.password, from: own)
        // it is the user's own device, and no other's
        await #expect(throws: AccountFault.tooMany) {
            try await accounts.logIn("bob", password: "wrong password", from: own)
        }
        for _ in 0..<10 {
            await #expect(throws: AccountFault.wrong) {
                try await accounts.logIn("ana", password: "wrong password", from: own)
            }
        }
        await #expect(throws: AccountFault.tooMany, "it has ten attempts itself") {
            try await accounts.logIn("ana", password: Self.password, from: own)
        }
    }
    @Test("W-L10: the files are their user's own, and after the end all is in one of them")
    func files() async throws {
        let folder = fixture.folder
        _ = try await fixture.ana()
        #expect(try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int == 0o700)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            let mode = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)[.posixPermissions]
            #expect(mode as? Int == 0o600, "\(name)")
        }
        accounts.close()
        let log = try? FileManager.default.attributesOfItem(atPath: folder + "/shell.sqlite-wal")[.size] as? Int
        #expect((log ?? 0) == 0)
        let copy = folder + "/copy"
        try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: folder + "/shell.sqlite", toPath: copy + "/shell.sqlite")
        #expect(try await AccountFixture.open(copy, fixture.clock).sessionCount() == 1)
    }
    @Test(
        "W-L11: a clock that is set back keeps no session alive and holds no limit",
        arguments: [9, 300 * 24] as [Double])
    func clockSetBack(hours: Double) async throws {
        let session = try await fixture.ana()
        for _ in 0..<10 {
            await #expect(throws: AccountFault.wrong) {
                try await accounts.logIn("ana", password: "wrong password", from: here)
            }
        }
        // for a process that comes after it, all of that lies in the future
        let before = fixture.clock.date.addingTimeInterval(-hours * 3_600)
        let later = try AccountDatabase(
            folder: fixture.folder, hasher: PasswordHasher(cost: .init(rounds: 16, parallelism: 1)), now: { before })
        #expect(try await later.session(session.id) == nil)
        _ = try await later.logIn("ana", password: Self.password, from: here)
        #expect(try await later.sessionCount() == 1, "the one from the future is gone")
    }
    @Test("W-L11: sessions in memory end by the clock that they are given")
    func memoryClock() async throws {
        let clock = fixture.clock
        let accounts = MemoryAccounts(lifetime: 60) { clock.date }
        let session = try await accounts.signUp("ana", password: Self.password, from: here, replacing: nil)
        clock.advance(by: .seconds(59))
        #expect(try await accounts.session(session.id) != nil)
        clock.advance(by: .seconds(2))
        #expect(try await accounts.session(session.id) == nil)
    }
    @Test("W-L11: a process reads the time of day once, and then goes by what has passed")
    func processClock() {
        let (date, instant) = (Date(timeIntervalSince1970: 1_000_000), ContinuousClock.now)
        let clock = ProcessClock(date: date, instant: instant)
        #expect(clock.time(at: instant) == date)
        #expect(clock.time(at: instant + .seconds(90)) == date + 90)
        let first = ProcessClock.now()
        #expect(ProcessClock.now() >= first)
    }
    @Test(
        "W-L12: an answer is text, and consent is yes",
        arguments: [
            (IdentityStep.name, "x\0y", AccountFault.invalidAnswer), (.name, "\0x", .invalidAnswer),
            (.name, "a\u{85}b", .invalidAnswer), (.address, "a\nb", .invalidAnswer), (.consent, "no", .noConsent),
            (.consent, "yes, but", .noConsent), (.name, String(repeating: "x", count: 101), .invalidAnswer),
        ])
    func answers(_ step: IdentityStep, _ text: String, _ fault: AccountFault) async throws {
        let ana = try await fixture.ana().account.userID
        await #expect(throws: fault) { try await accounts.complete(step, text, of: ana) }
        try await accounts.complete(.consent, " YES ", of: ana)
    }
}

/// Lines, from any thread.
nonisolated final class LogLines: LogHandler, @unchecked Sendable {  // `text` is only touched under `lock`
    private let lock = NSLock()
    private var text = ""
    var all: String { lock.withLock { text } }
    func append(_ line: String) { lock.withLock { text += line + "\n" } }

    var logLevel: Logger.Level {
        get { .trace }
        set {}
    }
    var metadata: Logger.Metadata {
        get { [:] }
        set {}
    }
    subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { nil }
        set {}
    }
    func log(event: LogEvent) { append("\(event.message) \(event.metadata ?? [:])") }
}
