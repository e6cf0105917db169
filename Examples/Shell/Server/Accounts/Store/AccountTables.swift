import Foundation
import ShellApp
import Waymark

/// The database's tables within one read or transaction, in the SQL that SQLite and PostgreSQL share.
nonisolated struct AccountTables {
    let db: any SQLConnection

    // MARK: accounts
    /// Adds an account.
    ///
    /// - Returns: False if the user ID is taken.
    func insertAccount(_ userID: UserID, password: String) throws -> Bool {
        let sql = "INSERT INTO account (userID, password) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        return try db.run(sql, [.text(userID.linkText), .text(password)]).changes == 1
    }
    func account(_ userID: UserID) throws -> Account? {
        let sql = "SELECT userID, permissions FROM account WHERE userID = $1"
        guard let row = try db.run(sql, [.text(userID.linkText)]).rows.first else { return nil }
        let id = try UserID(row.text("userID"))
        let permissions = try row.text("permissions").split(separator: ",").map(String.init)
        let steps = try db.run("SELECT step, answer FROM identity WHERE userID = $1", [.text(id.linkText)]).rows
        var identity: [IdentityStep: String] = [:]
        for row in steps {
            if let step = IdentityStep(rawValue: try row.text("step")) { identity[step] = try row.text("answer") }
        }
        return Account(userID: id, permissions: Set(permissions), identity: identity)
    }
    /// Returns the stored form of a user's password; nil if there is no such user.
    func password(of userID: UserID) throws -> String? {
        try db.run("SELECT password FROM account WHERE userID = $1", [.text(userID.linkText)]).rows.first?
            .text("password")
    }
    /// Returns true if the code is the user's recovery code.
    func hasRecovery(_ code: String, of userID: UserID) throws -> Bool {
        let sql = "SELECT 1 FROM account WHERE userID = $1 AND recovery = $2"
        return try !db.run(sql, [.text(userID.linkText), .text(code)]).rows.isEmpty
    }
    func setRecovery(_ code: String, of userID: UserID) throws {
        try change("UPDATE account SET recovery = $1 WHERE userID = $2", [.text(code), .text(userID.linkText)])
    }
    /// Replaces a password, and deletes the recovery code.
    ///
    /// - Returns: False if there is no such user, or the code is wrong.
    func setPassword(_ password: String, of userID: UserID, recovery code: String) throws -> Bool {
        let sql = "UPDATE account SET password = $1, recovery = NULL WHERE userID = $2 AND recovery = $3"
        return try db.run(sql, [.text(password), .text(userID.linkText), .text(code)]).changes == 1
    }
    func setPermissions(_ permissions: Set<String>, of userID: UserID) throws {
        try change(
            "UPDATE account SET permissions = $1 WHERE userID = $2",
            [.text(permissions.sorted().joined(separator: ",")), .text(userID.linkText)])
    }
    func setAnswer(_ answer: String, to step: IdentityStep, of userID: UserID) throws {
        try change(
            """
            INSERT INTO identity (userID, step, answer) VALUES ($1, $2, $3)
            ON CONFLICT (userID, step) DO UPDATE SET answer = excluded.answer
            """, [.text(userID.linkText), .text(step.rawValue), .text(answer)])
    }
    func savedState(of userID: UserID) throws -> [UInt8]? {
        let sql = "SELECT state FROM savedState WHERE userID = $1"
        return try db.run(sql, [.text(userID.linkText)]).rows.first.map { Array(try $0.blob("state")) }
    }
    func setSavedState(_ state: [UInt8]?, of userID: UserID) throws {
        guard let state else {
            return try change("DELETE FROM savedState WHERE userID = $1", [.text(userID.linkText)])
        }
        try change(
            """
            INSERT INTO savedState (userID, state) VALUES ($1, $2)
            ON CONFLICT (userID) DO UPDATE SET state = excluded.state
            """, [.text(userID.linkText), .blob(Data(state))])
    }

    // MARK: attempts
    /// Deletes the attempts up to a past time, and those after a future time, which come from a wrong clock.
    func forgetAttempts(until past: Double, after future: Double) throws {
        try change("DELETE FROM attempt WHERE time <= $1 OR time > $2", [.real(past), .real(future)])
    }
    /// Moves attempts that are later than a time back to that time.
    func moveAttempts(backTo time: Double) throws {
        try change("UPDATE attempt SET time = $1 WHERE time > $1", [.real(time)])
    }
    func attempts(_ name: String) throws -> Int {
        try count("SELECT count(*) AS count FROM attempt WHERE name = $1", [.text(name)])
    }
    func insertAttempt(_ name: String, at time: Double) throws {
        try change("INSERT INTO attempt (name, time) VALUES ($1, $2)", [.text(name), .real(time)])
    }
    func forgetAttempts(_ name: String) throws { try change("DELETE FROM attempt WHERE name = $1", [.text(name)]) }
    func forgetLastAttempt(_ name: String) throws {
        try change(
            "DELETE FROM attempt WHERE rowid = (SELECT max(rowid) FROM attempt WHERE name = $1)", [.text(name)])
    }

    // MARK: helpers
    func change(_ sql: String, _ arguments: [SQLValue]) throws { _ = try db.run(sql, arguments) }
    func count(_ sql: String, _ arguments: [SQLValue] = []) throws -> Int {
        try db.run(sql, arguments).rows.first.map { Int(try $0.integer("count")) } ?? 0
    }
}
