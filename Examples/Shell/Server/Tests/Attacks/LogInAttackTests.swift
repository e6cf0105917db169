import Foundation
import Testing
import Waymark
import WaymarkTesting
import WaymarkWeb

@testable import ShellApp
@testable import ShellServer

@Suite("Attacks on logins")
struct LogInAttackTests {
    static let password = AccountFixture.password
    let here = Visitor(client: "here")

    @Test(
        "a malformed spelling of a user ID is refused, and isn't counted as an attempt at a user",
        arguments: TestStore.databases,
        ["ana\0", "ana\0N", "ana\0\0", " ana", "ana ", "ana\n", "аna", "ana\u{301}", "ana%00"])
    func names(_ store: TestStore, _ name: String) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.accounts
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
        #expect(try await fixture.count("attempt WHERE name LIKE 'user %'") == 0)
    }
    @Test("spellings of a user ID that differ in case share one limit of attempts", arguments: TestStore.databases)
    func letters(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.accounts
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
    @Test("logins precede sign-ups, clients take turns, and a full queue displaces an entry or refuses the new one")
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
        await #expect(throws: AccountFault.busy, "the client has four") { try await hasher.hash(text, for: "evil") }
        await add("other", "other", .signUp)
        // the queue is full, so a new client gets the last place of the client with the most
        for (name, displaced) in [("t0", 3), ("t1", 2)] {
            tasks.append(Task { try await hasher.run("there", .signUp) { order.append(name) } })
            let loser = tasks.remove(at: displaced)
            await #expect(throws: AccountFault.busy) { try await loser.value }
        }
        await #expect(throws: AccountFault.busy, "no client has enough entries to lose one") {
            try await hasher.hash(text, for: "there")
        }
        await add("l0", "evil", .logIn)
        await add("ana", "here", .logIn)
        for number in 2..<5 { await add("l\(number)", "there", .logIn) }
        await #expect(throws: AccountFault.busy, "the login queue is full, and this client has the most entries") {
            try await hasher.matches(text, nil, for: "there")
        }
        lane.open()
        try await lane.task.value
        for task in tasks { try await task.value }
        #expect(order.all == "l0\nana\nl2\nl3\nl4\nother\ns0\nt0\ns1\nt1\n")
    }
    @Test("an attempt that is refused as busy doesn't count", arguments: TestStore.databases)
    func busyIsNoAttempt(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.accounts
        let ana = try await fixture.ana()
        let code = try await accounts.makeRecoveryCode(in: ana, password: Self.password, from: here)
        let full = try await fixture.replica(lanes: 1, room: 0)
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
        #expect(try await fixture.count("attempt") == 1, "only ana's sign-up counts")
        lane.open()
        try await lane.task.value
    }
    @Test(
        "attempts on a replica whose clock is two minutes ahead expire with those on the other replica",
        arguments: TestStore.databases)
    func skewedAttempts(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.accounts
        _ = try await fixture.ana()
        let clock = fixture.clock
        let ahead = try await fixture.replica(now: { clock.date.addingTimeInterval(120) })
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
        #expect(try await accounts.session(session.id) != nil, "another user's sign-up ends no session")
        clock.advance(by: .seconds(15 * 60))
        _ = try await accounts.logIn("ana", password: Self.password, from: here)
    }
    @Test(
        "an unknown hash format matches no password and doesn't crash",
        arguments: TestStore.databases,
        [
            "scrypt$-1$8$1$AAAA$AAAA", "scrypt$16384$8$-1$AAAA$AAAA", "scrypt$4611686018427387904$8$1$AAAA$AAAA",
            "scrypt$16384$8$9223372036854775807$AAAA$AAAA", "scrypt$0$8$1$AAAA$AAAA", "scrypt$3$8$1$AAAA$AAAA",
            "scrypt$16$9$1$AAAA$AAAA", "scrypt$16$8$0$AAAA$AAAA", "scrypt$$$$$", "$$$$$",
        ])
    func foreignPassword(_ store: TestStore, _ text: String) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.accounts
        let ana = try await fixture.ana()
        try await accounts.write { try $0.change("UPDATE account SET password = $1", [.text(text)]) }
        await #expect(throws: AccountFault.wrong) {
            try await accounts.unlock(ana, password: Self.password, from: here)
        }
    }
    @Test("by default, a hasher has a thread per core, and queues of 16 entries per thread")
    func cores() async {
        #expect(PasswordHasher().lanes == ProcessInfo.processInfo.activeProcessorCount)
        #expect(PasswordHasher(lanes: 3).room == 48)
    }
    @Test(
        "other users at the same address can't lock out a user on a known device",
        arguments: TestStore.databases)
    func device(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.accounts
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
        // the device is known for its own user only
        await #expect(throws: AccountFault.tooMany) {
            try await accounts.logIn("bob", password: "wrong password", from: own)
        }
        for _ in 0..<10 {
            await #expect(throws: AccountFault.wrong) {
                try await accounts.logIn("ana", password: "wrong password", from: own)
            }
        }
        await #expect(throws: AccountFault.tooMany, "a known device has ten attempts too") {
            try await accounts.logIn("ana", password: Self.password, from: own)
        }
    }
    @Test(
        "on a replica whose clock is set back, sessions and attempts from the future don't count",
        arguments: TestStore.databases, [9, 300 * 24] as [Double])
    func clockSetBack(_ store: TestStore, hours: Double) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.accounts
        let session = try await fixture.ana()
        for _ in 0..<10 {
            await #expect(throws: AccountFault.wrong) {
                try await accounts.logIn("ana", password: "wrong password", from: here)
            }
        }
        // for this replica's clock, all of that is in the future
        let before = fixture.clock.date.addingTimeInterval(-hours * 3_600)
        let later = try await fixture.replica(now: { before })
        #expect(try await later.session(session.id) == nil)
        _ = try await later.logIn("ana", password: Self.password, from: here)
        #expect(try await later.sessionCount() == 1, "the session from the future has ended")
    }
    @Test(
        "concurrent attempts at two replicas stay within the limit", arguments: TestStore.databases)
    func attemptsAtOnce(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let replicas = [fixture.accounts, try await fixture.replica()]
        let allowed = await withTaskGroup { group in
            for number in 0..<24 {
                group.addTask { (try? await replicas[number % 2].count([("user x", 10)])) != nil }
            }
            var count = 0
            for await isAllowed in group where isAllowed { count += 1 }
            return count
        }
        #expect(allowed == 10)
    }
}
