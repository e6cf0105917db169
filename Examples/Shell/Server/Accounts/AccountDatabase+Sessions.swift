import Foundation
public import ShellApp
import Waymark
import WaymarkWeb

nonisolated extension AccountDatabase {
    /// The minimum time between two writes of a session's last use, in seconds.
    private static let touch: TimeInterval = 30
    /// The maximum number of sessions of one user. A further one ends the least recently used.
    static let sessionsOfUser = 50
    /// The maximum number of devices that are remembered for each user.
    private static let devices = 20

    /// Logs a user in, and starts a session in place of the `old` one, with a new identifier.
    ///
    /// - Throws: `wrong` if the user or the password is wrong, `tooMany` above the limit of attempts.
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
    /// Returns the session with an identifier, and records that it was used; nil if there is none, or it has ended.
    ///
    /// A session that is looked up by its previous identifier is returned as a locked one, and isn't counted as used. A
    /// lock or log-out that was requested before the identifier changed therefore still reaches it.
    public func session(_ id: String) async throws(AccountFault) -> LoginSession? {
        let hash = Self.hash(id)
        let time = time
        let here = unwritten.snapshot
        guard !here.revoked.contains(hash) else { return nil }
        guard let found = try await read({ try $0.session(hash) }), !here.ended.contains(found.number),
            here.revoked.isDisjoint(with: found.hashes)
        else { return nil }
        let used = max(found.used, here.uses[found.number] ?? 0)
        // a time in the future comes from a wrong clock
        guard time < min(found.started + Self.lifetime, used + Self.idle),
            found.started <= time + Self.ahead, used <= time + Self.ahead
        else { return nil }
        if time - used >= Self.touch, !found.isStale {
            unwritten.use(found.number, at: time)
            // not awaited, because a full disk must not fail the request
            Task { try? await self.write { _ in } }
        }
        return LoginSession(found, id: id, isLocked: here.locked.contains(found.number))
    }
    /// Ends a session, even if its identifier has changed.
    ///
    /// - Throws: `notWritten` if only this process knows of it so far.
    public func logOut(_ session: LoginSession) async throws(AccountFault) {
        try await change { $0.end(session.number) }
    }
    /// Ends the session with an identifier that can't be looked up now, even if the identifier changes once in the
    /// meantime.
    ///
    /// - Throws: `notWritten` if only this process knows of it so far; `notRevoked` if too many identifiers are waiting
    ///   to be written.
    public func logOut(_ id: String, from visitor: Visitor) async throws(AccountFault) {
        guard unwritten.revoke(Self.hash(id), of: visitor.client, at: time) else { throw .notRevoked }
        try await writeChanges()
    }
    /// Locks a session, even if its identifier has changed.
    ///
    /// - Throws: `notWritten` if only this process knows of it so far.
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
    /// Retries once a second until all log-outs and locks are written. Drops a log-out by identifier once its session
    /// must have expired.
    private func keepTrying() {
        guard unwritten.beginTrying() else { return }
        Task { [weak self] in
            while let self, self.unwritten.continueTrying() {
                // nothing notifies the process when a full disk has space again
                try? await Task.sleep(for: .seconds(1))
                self.unwritten.forgetRevocations(until: self.time - Self.lifetime)
                _ = try? await self.write { _ in }
            }
        }
    }
    /// Unlocks a session with its user's password, and gives it a new identifier.
    ///
    /// - Throws: `wrong` if the password is wrong, `tooMany` above the limit of attempts, `noSession` if the session
    ///   has changed or ended.
    public func unlock(
        _ session: LoginSession, password: String, from visitor: Visitor
    ) async throws(AccountFault) -> LoginSession {
        let verified = try await verify(session.account.userID.linkText, password, visitor)
        return try await replace(session, holding: Self.lock(verified.userID)) { tables in
            try Self.requireUnchanged(verified, tables)
            return false
        }
    }
    /// Gives a session a new identifier after its permissions or identity steps have changed. A locked session stays
    /// locked.
    ///
    /// - Throws: `noSession` if the session has changed or ended.
    public func renew(_ session: LoginSession) async throws(AccountFault) -> LoginSession {
        try await replace(session) { _ in session.isLocked }
    }
    /// Gives a session a new identifier, if it still has the same version (compare-and-set).
    ///
    /// - Parameters:
    ///   - names: The names of the transaction's locks.
    ///   - isLocked: Returns true if the session is to be locked afterwards. Called inside the transaction.
    /// - Throws: `noSession` if the session has changed or ended.
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
    func sessionCount() async throws(AccountFault) -> Int { try await read { try $0.sessionCount() } }

    /// Starts a session in place of the `old` one, ends those that have expired or exceed a limit, and remembers the
    /// visitor's device. Call it inside a transaction.
    static func begin(
        _ secret: String, of userID: UserID, from visitor: Visitor, replacing old: LoginSession?, at time: Double,
        keeping maximum: Int, _ tables: AccountTables
    ) throws -> LoginSession {
        // ends expired sessions, and those with a time from a wrong clock
        try tables.endSessions(startedUntil: time - lifetime, usedUntil: time - idle, after: time + ahead)
        if let old { try tables.endSession(old.number) }
        // ends the user's own sessions first, so that repeated logins can't end another user's sessions
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
    /// Creates a session from its stored form.
    ///
    /// - Parameter isLocked: true to lock it, even if the stored session is unlocked.
    fileprivate init(_ kept: StoredSession, id: String, isLocked: Bool = false) {
        self.init(
            id: id, number: kept.number, version: kept.version, account: kept.account,
            isLocked: isLocked || kept.isLocked || kept.isStale,
            expires: Date(timeIntervalSince1970: kept.started + AccountDatabase.lifetime), isStale: kept.isStale)
    }
}
