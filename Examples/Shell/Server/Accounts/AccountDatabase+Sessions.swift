import Foundation
public import ShellApp
import Waymark
import WaymarkWeb

nonisolated extension AccountDatabase {
    /// The time after which a session's last use is written down again.
    private static let touch: TimeInterval = 30
    /// The most sessions of one user: the one that was used longest ago goes.
    static let sessionsOfUser = 50
    /// The most devices that a user is known on.
    private static let devices = 20

    /// Starts a session, with an identifier that nobody had before.
    public func logIn(
        _ userID: String, password: String, from visitor: Visitor, replacing old: LoginSession? = nil
    ) async throws(AccountFault) -> LoginSession {
        let verified = try await verify(userID, password, visitor)
        let (secret, time, kept) = (WebSecret.make(), time, maximumSessions)
        return try await write(holding: Self.lock(verified.userID)) { tables in
            try Self.requireUnchanged(verified, tables)
            return try Self.begin(
                secret, of: verified.userID, from: visitor, replacing: old, at: time, keeping: kept, tables)
        }
    }
    /// The session of an identifier, if it has not ended; it is used by this. By the identifier that it had before its
    /// last change it is locked: a lock or a log-out that crosses a change of the session still reaches it.
    public func session(_ id: String) async throws(AccountFault) -> LoginSession? {
        let hash = Self.hash(id)
        let time = time
        let here = unwritten.snapshot
        guard !here.revoked.contains(hash) else { return nil }
        guard let found = try await read({ try $0.session(hash) }), !here.ended.contains(found.number),
            here.revoked.isDisjoint(with: found.hashes)
        else { return nil }
        let used = max(found.used, here.uses[found.number] ?? 0)
        // times from the future were written while a clock was wrong
        guard time < min(found.started + Self.lifetime, used + Self.idle),
            found.started <= time + Self.ahead, used <= time + Self.ahead
        else { return nil }
        if time - used >= Self.touch, !found.isStale {
            unwritten.use(found.number, at: time)
            // nobody waits for it, and a disk that is full sends nobody away
            Task { try? await self.write { _ in } }
        }
        return LoginSession(found, id: id, isLocked: here.locked.contains(found.number))
    }
    /// Ends a session, whatever became of its identifier meanwhile.
    ///
    /// - Throws: `notWritten` where only this process knows of it yet.
    public func logOut(_ session: LoginSession) async throws(AccountFault) {
        try await change { $0.end(session.number) }
    }
    /// Ends the session of an identifier that cannot be looked up now, also if it gets another identifier meanwhile.
    ///
    /// - Throws: `notWritten` where only this process knows of it yet; `notRevoked` where too many identifiers wait to
    ///   be written down.
    public func logOut(_ id: String, from visitor: Visitor) async throws(AccountFault) {
        guard unwritten.revoke(Self.hash(id), of: visitor.client, at: time) else { throw .notRevoked }
        try await writeChanges()
    }
    /// Locks a session, whatever became of its identifier meanwhile.
    ///
    /// - Throws: `notWritten` where only this process knows of it yet.
    public func lock(_ session: LoginSession) async throws(AccountFault) {
        try await change { $0.lock(session.number) }
    }
    private func change(_ note: (UnwrittenChanges) -> Void) async throws(AccountFault) {
        note(unwritten)
        try await writeChanges()
    }
    private func writeChanges() async throws(AccountFault) {
        do throws(AccountFault) { try await write { _ in } } catch {
            keepTrying()
            throw .notWritten
        }
    }
    /// Writes down what is not yet, once a second until it is, or until the sessions have ended by themselves.
    private func keepTrying() {
        guard unwritten.beginTrying() else { return }
        Task { [weak self] in
            while let self, self.unwritten.continueTrying() {
                // nothing tells when a full disk has room again
                try? await Task.sleep(for: .seconds(1))
                self.unwritten.forgetRevocations(until: self.time - Self.lifetime)
                _ = try? await self.write { _ in }
            }
        }
    }
    /// Unlocks one with its user's password: a new identifier takes its place.
    public func unlock(
        _ session: LoginSession, password: String, from visitor: Visitor
    ) async throws(AccountFault) -> LoginSession {
        let verified = try await verify(session.account.userID.linkText, password, visitor)
        return try await replace(session, holding: Self.lock(verified.userID)) { tables in
            try Self.requireUnchanged(verified, tables)
            return false
        }
    }
    /// Gives a session a new identifier: what it may do has changed. Locked it stays locked.
    public func renew(_ session: LoginSession) async throws(AccountFault) -> LoginSession {
        try await replace(session) { _ in session.isLocked }
    }
    /// Changes a session as it was seen: if it is another one by now, because it was locked in between, nothing happens.
    private func replace(
        _ session: LoginSession, holding names: [String] = [],
        isLocked: @escaping @Sendable (AccountTables) throws -> Bool
    ) async throws(AccountFault) -> LoginSession {
        let new = WebSecret.make()
        let hash = Self.hash(new)
        let here = unwritten.snapshot
        guard !here.ended.contains(session.number), !here.locked.contains(session.number) || session.isLocked else {
            throw .noSession
        }
        return try await write(holding: names) { tables in
            let isLocked = try isLocked(tables)
            guard
                try tables.replaceSession(session.number, version: session.version, with: hash, isLocked: isLocked),
                let found = try tables.session(hash)
            else { throw AccountFault.noSession }
            return LoginSession(found, id: new)
        }
    }
    /// The number of sessions.
    func sessionCount() async throws(AccountFault) -> Int { try await read { try $0.sessionCount() } }

    /// Begins a session inside of a transaction.
    static func begin(
        _ secret: String, of userID: UserID, from visitor: Visitor, replacing old: LoginSession?, at time: Double,
        keeping maximum: Int, _ tables: AccountTables
    ) throws -> LoginSession {
        // ended ones, and those that a wrong clock made
        try tables.endSessions(startedUntil: time - lifetime, usedUntil: time - idle, after: time + ahead)
        if let old { try tables.endSession(old.number) }
        // then the user's own, so that nobody ends another's by logging in again and again
        try tables.endSessions(of: userID, beyond: sessionsOfUser - 1)
        try tables.endOldestSessions(tables.sessionCount() - (maximum - 1))
        let hash = Self.hash(secret)
        try tables.insertSession(hash, of: userID, at: time)
        if let device = visitor.nextDevice {
            try tables.keepDevice(
                Self.hash(device), replacing: visitor.device.map(Self.hash), of: userID, at: time, keeping: devices)
        }
        guard let found = try tables.session(hash) else { throw AccountFault.unavailable }
        return LoginSession(found, id: secret)
    }
}

nonisolated extension LoginSession {
    /// - Parameter isLocked: True if it is locked, whatever is kept.
    fileprivate init(_ kept: StoredSession, id: String, isLocked: Bool = false) {
        self.init(
            id: id, number: kept.number, version: kept.version, account: kept.account,
            isLocked: isLocked || kept.isLocked || kept.isStale,
            expires: Date(timeIntervalSince1970: kept.started + AccountDatabase.lifetime), isStale: kept.isStale)
    }
}
