import Foundation
import Testing
import Waymark
import WaymarkTesting
import WaymarkWeb

@testable import ShellApp
@testable import ShellServer

/// The behavior of all account services, including the one in memory.
@Suite("Accounts in every store")
struct AccountContractTests {
    let here = Visitor(client: "here")

    @Test("a user ID that differs only in case is taken", arguments: TestStore.all)
    func taken(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.service
        _ = try await accounts.signUp("Ana", password: AccountFixture.password, from: here, replacing: nil)
        await #expect(throws: AccountFault.taken) {
            try await accounts.signUp("aNA", password: AccountFixture.password, from: here, replacing: nil)
        }
    }
    @Test("an unknown identifier has no session", arguments: TestStore.all)
    func unknown(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.service
        #expect(try await accounts.session(WebSecret.make()) == nil)
    }
    @Test("a log-out invalidates the identifier", arguments: TestStore.all)
    func logOut(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.service
        let session = try await accounts.ana()
        try await accounts.logOut(session)
        #expect(try await accounts.session(session.id) == nil)
    }
    @Test(
        "unlocking requires the password and changes the identifier; the old one stays locked",
        arguments: TestStore.all)
    func unlock(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.service
        let session = try await accounts.ana()
        try await accounts.lock(session)
        let locked = try #require(try await accounts.session(session.id))
        await #expect(throws: AccountFault.wrong) {
            try await accounts.unlock(locked, password: "not the password", from: Visitor(client: "here"))
        }
        let opened = try await accounts.unlock(locked, password: AccountFixture.password, from: Visitor(client: "here"))
        #expect(!opened.isLocked && opened.id != session.id)
        #expect(try await accounts.session(session.id)?.isLocked == true, "the old identifier stays locked")
    }
    @Test("the lock screen refuses a wrong password and accepts the right one", arguments: TestStore.all)
    func lockScreen(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.service
        let keeper = DeviceSession(accounts: accounts)
        keeper.keep(try await accounts.ana())
        let screen = LockViewModel(accounts: accounts, keeper: keeper)
        #expect(await screen.lock() == nil)
        #expect(await screen.unlock(password: "not the password") == .wrong)
        #expect(await keeper.current()?.isLocked == true)
        #expect(await screen.unlock(password: AccountFixture.password) == nil)
        #expect(await keeper.current()?.isLocked == false)
    }
    @Test("an unknown user and a malformed user ID get the same error as a wrong password", arguments: TestStore.all)
    func unknownUser(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.service
        _ = try await accounts.ana()
        await #expect(throws: AccountFault.wrong) {
            try await accounts.logIn("nobody", password: "wrong password", from: Visitor(client: "here"))
        }
        await #expect(throws: AccountFault.wrong) {
            try await accounts.logIn("ana' OR 1=1 --", password: "wrong password", from: Visitor(client: "here"))
        }
    }
    @Test(
        "a recovery code replaces the password once and ends the session; a wrong code is refused",
        arguments: TestStore.all)
    func recovery(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.service
        let session = try await accounts.ana()
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
    @Test(
        "completed steps and permissions reach the session; an invalid answer and an unknown user are refused",
        arguments: TestStore.all)
    func shared(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.service
        let session = try await accounts.ana()
        let ana = session.account.userID
        for step in IdentityStep.allCases { try await accounts.complete(step, "  yes ", of: ana) }
        try await accounts.grant(Permission.premium, to: ana)
        let now = try #require(try await accounts.session(session.id))
        #expect(now.session.permissions == [Permission.premium])
        #expect(now.session.information == [IdentityStep.information])
        #expect(now.account.identity[.name] == "yes")
        await #expect(throws: AccountFault.invalidAnswer) { try await accounts.complete(.name, " ", of: ana) }
        let nobody = try UserID("nobody")
        await #expect(throws: AccountFault.wrong) { try await accounts.grant(Permission.premium, to: nobody) }
    }
    @Test("an invalid answer is refused for any user; a valid one requires an existing user", arguments: TestStore.all)
    func answerOfNobody(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.service
        let nobody = try UserID("nobody")
        await #expect(throws: AccountFault.invalidAnswer) { try await accounts.complete(.name, " ", of: nobody) }
        await #expect(throws: AccountFault.wrong) { try await accounts.complete(.name, "Ana", of: nobody) }
    }
    @Test(
        "a saved state is kept until it is replaced or removed; one that is too large or has no user is refused",
        arguments: TestStore.all)
    func savedState(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.service
        let ana = try await accounts.ana().account.userID
        #expect(try await accounts.savedState(of: ana) == nil)
        let bytes = Array(0...UInt8.max)
        for state in [bytes, Array("{}".utf8)] {
            try await accounts.saveState(state, of: ana)
            #expect(try await accounts.savedState(of: UserID("ANA")) == state)
        }
        let large = [UInt8](repeating: 0x20, count: Account.largestState + 1)
        await #expect(throws: AccountFault.tooLarge) { try await accounts.saveState(large, of: ana) }
        let nobody = try UserID("nobody")
        await #expect(throws: AccountFault.wrong) { try await accounts.saveState(bytes, of: nobody) }
        try await accounts.saveState(nil, of: ana)
        #expect(try await accounts.savedState(of: ana) == nil)
    }
    @Test("a recovery with an invalid new password leaves the old one valid", arguments: TestStore.all)
    func recoveryRule(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.service
        let ana = try await accounts.ana()
        let code = try await accounts.makeRecoveryCode(
            in: ana, password: AccountFixture.password, from: here)
        await #expect(throws: AccountFault.invalidPassword) {
            try await accounts.recover("ana", code: code, password: AccountAttackTests.families, from: here)
        }
        _ = try await accounts.logIn("ana", password: AccountFixture.password, from: here)
    }
    @Test(
        "a lock or a log-out takes effect even if the session has changed since, and a renewal doesn't undo a lock",
        arguments: TestStore.all)
    func lockAndRenew(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.service
        let seen = try await accounts.ana()
        // lock before a change
        try await accounts.lock(seen)
        await #expect(throws: AccountFault.noSession) { try await accounts.renew(seen) }
        #expect(try await accounts.session(seen.id)?.isLocked == true)
        // lock after a change
        let locked = try #require(try await accounts.session(seen.id))
        let open = try await accounts.unlock(locked, password: AccountFixture.password, from: here)
        let renewed = try await accounts.renew(open)
        try await accounts.lock(open)
        #expect(try await accounts.session(renewed.id)?.isLocked == true)
        // a locked session stays locked
        let still = try #require(try await accounts.session(renewed.id))
        #expect(try await accounts.renew(still).isLocked)
        // a log-out isn't lost, even if the session has changed since
        try await accounts.logOut(seen)
        #expect(try await accounts.session(renewed.id) == nil)
    }
    @Test(
        "after the session was locked or ended, no recovery code is created, and the last one stays valid",
        arguments: TestStore.all, [true, false])
    func recoveryAfterTheEnd(_ store: TestStore, locks: Bool) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.service
        let ana = try await accounts.ana()
        let code = try await accounts.makeRecoveryCode(in: ana, password: AccountFixture.password, from: here)
        try await (locks ? accounts.lock(ana) : accounts.logOut(ana))
        await #expect(throws: AccountFault.noSession) {
            try await accounts.makeRecoveryCode(in: ana, password: AccountFixture.password, from: here)
        }
        try await accounts.recover("ana", code: code, password: "a new long password", from: here)
    }
    @Test("a login or sign-up ends the visitor's previous session", arguments: TestStore.all)
    func oldSession(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.service
        let first = try await accounts.ana()
        let second = try await accounts.logIn("ana", password: AccountFixture.password, from: here, replacing: first)
        #expect(try await accounts.session(first.id) == nil)
        _ = try await accounts.signUp("bob", password: AccountFixture.password, from: here, replacing: second)
        #expect(try await accounts.session(second.id) == nil)
    }
    @Test("creating a recovery code requires the password", arguments: TestStore.all)
    func recoveryNeedsPassword(_ store: TestStore) async throws {
        let fixture = try await AccountFixture(store)
        let accounts = fixture.service
        let ana = try await accounts.ana()
        await #expect(throws: AccountFault.wrong) {
            try await accounts.makeRecoveryCode(in: ana, password: "wrong password", from: here)
        }
    }
}

extension AccountService {
    fileprivate func ana() async throws -> LoginSession {
        try await signUp("ana", password: AccountFixture.password, from: Visitor(client: "here"), replacing: nil)
    }
    fileprivate func logIn(
        _ userID: String, password: String, from visitor: Visitor
    ) async throws(AccountFault) -> LoginSession {
        try await logIn(userID, password: password, from: visitor, replacing: nil)
    }
}
