#if canImport(WaymarkWeb)
import Foundation
import GRDB
import Waymark
import WaymarkWeb

nonisolated extension AccountDatabase {
    /// How often a session's last use is written down.
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
        return try await write { db in
            try Self.requireUnchanged(verified, db)
            return try Self.begin(
                secret, of: verified.userID, from: visitor, replacing: old, at: time, keeping: kept, db)
        }
    }
    /// The session of an identifier, if it has not ended; it is used by this. By the identifier that it had before its
    /// last change it is locked: a lock or a log-out that crosses a change of the session still reaches it.
    public func session(_ id: String) async throws(AccountFault) -> LoginSession? {
        let hash = Self.hash(id)
        let time = time
        let here = unwritten.snapshot
        let found = try await read { db in try Self.session(id, hash, db) }
        guard let found, !here.ended.contains(found.session.number) else { return nil }
        let used = max(found.used, here.uses[found.session.number] ?? 0)
        // times from the future were written while a clock was wrong
        guard time < min(found.started + Self.lifetime, used + Self.idle),
            found.started <= time + Self.ahead, used <= time + Self.ahead
        else { return nil }
        if time - used >= Self.touch, !found.session.isStale {
            unwritten.use(found.session.number, at: time)
            // nobody waits for it, and a disk that is full sends nobody away
            Task { try? await self.write { _ in } }
        }
        return here.locked.contains(found.session.number) ? found.session.locked : found.session
    }
    /// Ends a session, whatever became of its identifier meanwhile.
    ///
    /// - Throws: `notWritten` where only this process knows of it yet.
    public func logOut(_ session: LoginSession) async throws(AccountFault) {
        try await change { $0.end(session.number) }
    }
    /// Locks a session, whatever became of its identifier meanwhile.
    ///
    /// - Throws: `notWritten` where only this process knows of it yet.
    public func lock(_ session: LoginSession) async throws(AccountFault) {
        try await change { $0.lock(session.number) }
    }
    private func change(_ note: (UnwrittenChanges) -> Void) async throws(AccountFault) {
        note(unwritten)
        do throws(AccountFault) { try await write { _ in } } catch {
            keepTrying()
            throw .notWritten
        }
    }
    /// Writes down what is not yet, once a second until it is.
    private func keepTrying() {
        guard unwritten.beginTrying() else { return }
        Task { [weak self] in
            while let self, self.unwritten.isTrying {
                // nothing tells when a full disk has room again
                try? await Task.sleep(for: .seconds(1))
                _ = try? await self.write { _ in }
            }
        }
    }
    /// Unlocks one with its user's password: a new identifier takes its place.
    public func unlock(
        _ session: LoginSession, password: String, from visitor: Visitor
    ) async throws(AccountFault) -> LoginSession {
        let verified = try await verify(session.account.userID.linkText, password, visitor)
        return try await replace(session) { db in
            try Self.requireUnchanged(verified, db)
            return false
        }
    }
    /// Gives a session a new identifier: what it may do has changed. Locked it stays locked.
    public func renew(_ session: LoginSession) async throws(AccountFault) -> LoginSession {
        try await replace(session) { _ in session.isLocked }
    }
    /// Changes a session as it was seen: if it is another one by now, because it was locked in between, nothing happens.
    private func replace(
        _ session: LoginSession, isLocked: @escaping @Sendable (Database) throws -> Bool
    ) async throws(AccountFault) -> LoginSession {
        let new = WebSecret.make()
        let hash = Self.hash(new)
        let here = unwritten.snapshot
        guard !here.ended.contains(session.number), !here.locked.contains(session.number) || session.isLocked else {
            throw .noSession
        }
        let replaced = try await write { db in
            let isLocked = try isLocked(db)
            try db.execute(
                sql: """
                    UPDATE session SET before = hash, hash = ?, isLocked = ?, version = version + 1
                    WHERE number = ? AND version = ?
                    """, arguments: [hash, isLocked, session.number, session.version])
            guard db.changesCount == 1, let found = try Self.session(new, hash, db) else {
                throw AccountFault.noSession
            }
            return found.session
        }
        return replaced
    }
    /// How many sessions there are.
    public func sessionCount() async throws(AccountFault) -> Int {
        try await read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM session") ?? 0 }
    }

    private static func session(
        _ id: String, _ hash: Data, _ db: Database
    ) throws -> (session: LoginSession, started: Double, used: Double)? {
        let sql = "SELECT * FROM session WHERE hash = ?1 OR before = ?1"
        guard let row = try Row.fetchOne(db, sql: sql, arguments: [hash]),
            let account = try account(UserID(row.value("userID")), db)
        else { return nil }
        let started: Double = try row.value("started")
        let isStale = try row.value("hash") != hash
        let session = LoginSession(
            id: id, number: try row.value("number"), version: try row.value("version"), account: account,
            isLocked: try row.value("isLocked") || isStale, expires: Date(timeIntervalSince1970: started + lifetime),
            isStale: isStale)
        return (session, started, try row.value("used"))
    }

    /// Begins a session inside of a transaction.
    static func begin(
        _ secret: String, of userID: UserID, from visitor: Visitor, replacing old: LoginSession?, at time: Double,
        keeping maximum: Int, _ db: Database
    ) throws -> LoginSession {
        // ended ones, and those that a wrong clock made
        try db.execute(
            sql: "DELETE FROM session WHERE used <= ? OR started <= ? OR used > ? OR started > ? OR number = ?",
            arguments: [time - idle, time - lifetime, time + ahead, time + ahead, old?.number])
        // then the user's own, so that nobody ends another's by logging in again and again
        try db.execute(
            sql: """
                DELETE FROM session WHERE number IN
                    (SELECT number FROM session WHERE userID = ? ORDER BY used DESC LIMIT -1 OFFSET ?)
                """, arguments: [userID.linkText, sessionsOfUser - 1])
        try db.execute(
            sql: """
                DELETE FROM session WHERE number IN
                    (SELECT number FROM session ORDER BY used LIMIT max(0, (SELECT count(*) FROM session) - ?))
                """, arguments: [maximum - 1])
        let hash = Self.hash(secret)
        try db.execute(
            sql: "INSERT INTO session (hash, userID, started, used) VALUES (?, ?, ?, ?)",
            arguments: [hash, userID.linkText, time, time])
        if let device = visitor.nextDevice {
            try db.execute(
                sql: "DELETE FROM device WHERE userID = ? AND hash = ?",
                arguments: [userID.linkText, visitor.device.map(Self.hash)])
            try db.execute(
                sql: "INSERT OR REPLACE INTO device (hash, userID, used) VALUES (?, ?, ?)",
                arguments: [Self.hash(device), userID.linkText, time])
            try db.execute(
                sql: """
                    DELETE FROM device WHERE userID = ?1 AND hash NOT IN
                        (SELECT hash FROM device WHERE userID = ?1 ORDER BY used DESC LIMIT ?2)
                    """, arguments: [userID.linkText, devices])
        }
        guard let found = try session(secret, hash, db) else { throw AccountFault.unavailable }
        return found.session
    }
}

extension LoginSession {
    nonisolated fileprivate var locked: LoginSession {
        LoginSession(
            id: id, number: number, version: version, account: account, isLocked: true, expires: expires,
            isStale: isStale)
    }
}
#endif
