import Foundation
import ShellApp
import Waymark

/// The tables of sessions and devices.
nonisolated extension AccountTables {
    /// Returns the session whose current or previous identifier has this hash; nil if there is none.
    func session(_ hash: Data) throws -> StoredSession? {
        let sql = """
            SELECT number, version, hash, before, userID, isLocked, started, used FROM session
            WHERE hash = $1 OR before = $1
            """
        guard let row = try db.run(sql, [.blob(hash)]).rows.first, let account = try account(UserID(row.text("userID")))
        else { return nil }
        let current = try row.blob("hash")
        let before = try row.optionalBlob("before")
        return StoredSession(
            number: try row.integer("number"), version: Int(try row.integer("version")), account: account,
            isLocked: try row.integer("isLocked") != 0, isStale: current != hash,
            hashes: Set([current, before].compactMap(\.self)), started: try row.real("started"),
            used: try row.real("used"))
    }
    /// Returns true if a session still has this version, and isn't locked.
    func isOpen(_ number: Int64, version: Int) throws -> Bool {
        let sql = "SELECT 1 FROM session WHERE number = $1 AND version = $2 AND isLocked = 0"
        return try !db.run(sql, [.integer(number), .integer(Int64(version))]).rows.isEmpty
    }
    func sessionCount() throws -> Int { try count("SELECT count(*) AS count FROM session") }

    func insertSession(_ hash: Data, of userID: UserID, at time: Double) throws {
        try change(
            "INSERT INTO session (hash, userID, started, used) VALUES ($1, $2, $3, $3)",
            [.blob(hash), .text(userID.linkText), .real(time)])
    }
    /// Gives a session a new identifier, and locks or unlocks it. The old identifier is kept as the previous one.
    ///
    /// - Returns: False if the session no longer has this version.
    func replaceSession(_ number: Int64, version: Int, with hash: Data, isLocked: Bool) throws -> Bool {
        let sql = """
            UPDATE session SET before = hash, hash = $1, isLocked = $2, version = version + 1
            WHERE number = $3 AND version = $4
            """
        return try db.run(sql, [.blob(hash), .integer(isLocked ? 1 : 0), .integer(number), .integer(Int64(version))])
            .changes == 1
    }
    func lockSession(_ number: Int64) throws {
        try change("UPDATE session SET isLocked = 1, version = version + 1 WHERE number = $1", [.integer(number)])
    }
    func useSession(_ number: Int64, at time: Double) throws {
        try change("UPDATE session SET used = $1 WHERE number = $2 AND used < $1", [.real(time), .integer(number)])
    }
    func endSession(_ number: Int64) throws { try change("DELETE FROM session WHERE number = $1", [.integer(number)]) }
    /// Ends the session whose current or previous identifier has this hash.
    func endSession(_ hash: Data) throws {
        try change("DELETE FROM session WHERE hash = $1 OR before = $1", [.blob(hash)])
    }
    /// Ends expired sessions, and those with a time in the future.
    func endSessions(startedUntil started: Double, usedUntil used: Double, after future: Double) throws {
        try change(
            "DELETE FROM session WHERE used <= $1 OR started <= $2 OR used > $3 OR started > $3",
            [.real(used), .real(started), .real(future)])
    }
    /// Ends a user's sessions, except for the most recently used ones.
    ///
    /// - Parameter count: The maximum number of sessions that remain.
    func endSessions(of userID: UserID, beyond count: Int) throws {
        try change(
            """
            DELETE FROM session WHERE userID = $1 AND number NOT IN
                (SELECT number FROM session WHERE userID = $1 ORDER BY used DESC, number DESC LIMIT $2)
            """, [.text(userID.linkText), .integer(Int64(count))])
    }
    /// Ends the least recently used sessions.
    ///
    /// - Parameter count: The number of sessions to end.
    func endOldestSessions(_ count: Int) throws {
        guard count > 0 else { return }
        try change(
            "DELETE FROM session WHERE number IN (SELECT number FROM session ORDER BY used, number LIMIT $1)",
            [.integer(Int64(count))])
    }

    // MARK: sessions and devices of a user
    /// Ends a user's sessions, and removes the user's devices.
    func endAll(of userID: UserID) throws {
        try change("DELETE FROM session WHERE userID = $1", [.text(userID.linkText)])
        try change("DELETE FROM device WHERE userID = $1", [.text(userID.linkText)])
    }
    func hasDevice(_ hash: Data, of userID: UserID) throws -> Bool {
        let sql = "SELECT 1 FROM device WHERE userID = $1 AND hash = $2"
        return try !db.run(sql, [.text(userID.linkText), .blob(hash)]).rows.isEmpty
    }
    /// Adds a device of a user in place of an old one, and removes all but the most recently used devices.
    ///
    /// - Parameter count: The maximum number of devices that remain.
    func keepDevice(_ hash: Data, replacing old: Data?, of userID: UserID, at time: Double, keeping count: Int) throws {
        let user = SQLValue.text(userID.linkText)
        if let old { try change("DELETE FROM device WHERE userID = $1 AND hash = $2", [user, .blob(old)]) }
        try change(
            """
            INSERT INTO device (hash, userID, used) VALUES ($1, $2, $3)
            ON CONFLICT (userID, hash) DO UPDATE SET used = excluded.used
            """, [.blob(hash), user, .real(time)])
        try change(
            """
            DELETE FROM device WHERE userID = $1 AND hash NOT IN
                (SELECT hash FROM device WHERE userID = $1 ORDER BY used DESC LIMIT $2)
            """, [user, .integer(Int64(count))])
    }
}
