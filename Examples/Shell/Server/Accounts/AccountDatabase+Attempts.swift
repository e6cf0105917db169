import Foundation
import ShellApp
import Waymark

nonisolated extension AccountDatabase {
    /// The limit on attempts at one user's password from one address or device.
    static let attempts = AttemptLimit(count: 10, window: 15 * 60)
    /// The maximum number of attempts from one address at all users' passwords, per window. An attempt on a device on
    /// which its user has logged in before doesn't count.
    static let attemptsOfClient = 50
    /// The maximum number of sign-ups from one address, per window.
    static let signUps = 10

    /// A user whose password was correct, and the stored password that it was compared with.
    struct Verified: Sendable {
        let userID: UserID
        fileprivate let password: String
    }

    /// Compares a password with the stored one. A wrong password counts as an attempt, unless it or the user ID is
    /// malformed.
    ///
    /// - Throws: `wrong` if the user or the password is wrong, `tooMany` above the limit, `busy` if hashing has no
    ///   place for the visitor.
    func verify(
        _ userID: String, _ password: String, _ visitor: Visitor
    ) async throws(AccountFault) -> Verified {
        // no account has such a name or password, so nothing has to be counted or hashed
        let id = try Self.checked(userID, or: .wrong)
        let text: PasswordText
        do throws(AccountFault) { text = try PasswordText(password) } catch { throw .wrong }
        let names = try await attempt(id, visitor)
        let (kept, isRight) = try await uncountingFailures(names) { () throws(AccountFault) in
            let kept = try await read { try $0.password(of: id) }
            let isRight = try await hasher.matches(text, kept.map { Password(text: $0) }, for: visitor.client)
            return (kept, isRight)
        }
        guard let kept, isRight else { throw .wrong }
        try await write(holding: names) { tables in
            // a correct password clears the attempts at this user's password from this address or device, but only one
            // of the address's attempts at all passwords
            for (index, name) in names.enumerated() {
                try index == 0 ? tables.forgetAttempts(name) : tables.forgetLastAttempt(name)
            }
        }
        return Verified(userID: id, password: kept)
    }
    /// Checks that the stored password is still the one that was compared. Call it inside the transaction, because
    /// hashing takes so long that the password may be replaced in the meantime.
    ///
    /// - Throws: `wrong` if it has changed.
    static func requireUnchanged(_ verified: Verified, _ tables: AccountTables) throws {
        guard try tables.password(of: verified.userID) == verified.password else { throw AccountFault.wrong }
    }

    /// Counts an attempt at a user's password, both for this user and for all users from the client's address.
    ///
    /// On a device on which the user has logged in before, the attempt counts for that device alone, so that neither
    /// other users at the same address nor strangers elsewhere can lock the user out.
    ///
    /// - Returns: The names under which the attempt was counted.
    /// - Throws: `tooMany` above the limit.
    func attempt(_ userID: UserID, _ visitor: Visitor) async throws(AccountFault) -> [String] {
        let user = Self.hash(userID.linkText.lowercased()).base64EncodedString()
        if let device = visitor.device.map(Self.hash) {
            let isKnown = try await read { try $0.hasDevice(device, of: userID) }
            if isKnown {
                let name = "user \(user) device \(device.base64EncodedString())"
                try await count([(name, Self.attempts.count)])
                return [name]
            }
        }
        let names = [
            ("user \(user) \(visitor.client)", Self.attempts.count),
            ("client " + visitor.client, Self.attemptsOfClient),
        ]
        try await count(names)
        return names.map(\.0)
    }
    /// Performs the work of an attempt that was counted. If it fails with `busy` or `unavailable`, the attempt no
    /// longer counts.
    func uncountingFailures<Value>(
        _ names: [String], _ body: () async throws(AccountFault) -> Value
    ) async throws(AccountFault) -> Value {
        do throws(AccountFault) { return try await body() } catch {
            guard error == .busy || error == .unavailable else { throw error }
            _ = try? await write(holding: names) { tables in
                for name in names { try tables.forgetLastAttempt(name) }
            }
            throw error
        }
    }
    /// Counts an attempt under each name.
    ///
    /// - Throws: `tooMany` if one of the names is at its limit; then the attempt isn't counted.
    func count(_ names: [(name: String, limit: Int)]) async throws(AccountFault) {
        let time = time
        let isAllowed = try await write(holding: names.map(\.name)) { tables in
            try tables.forgetAttempts(until: time - Self.attempts.window, after: time + Self.ahead)
            // the attempts of a replica whose clock is ahead must not count longer than this replica's
            try tables.moveAttempts(backTo: time)
            for (name, limit) in names {
                guard try tables.attempts(name) < limit else { return false }
            }
            for (name, _) in names { try tables.insertAttempt(name, at: time) }
            return true
        }
        guard isAllowed else { throw .tooMany }
    }
}
