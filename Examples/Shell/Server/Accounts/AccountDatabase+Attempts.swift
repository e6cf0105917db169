import Foundation
import ShellApp
import Waymark

nonisolated extension AccountDatabase {
    /// The most attempts at a user's password, from one address or one device, in a window.
    static let attempts = AttemptLimit(count: 10, window: 15 * 60)
    /// The most attempts of an address at all users, in the same time.
    static let attemptsOfClient = 50
    /// The most accounts that an address may make in the same time.
    static let signUps = 10

    /// A user whose password was right, and what was kept of it then.
    struct Verified: Sendable {
        let userID: UserID
        fileprivate let password: String
    }

    /// Compares a password with the one that is kept. It counts as an attempt until it was right.
    func verify(
        _ userID: String, _ password: String, _ visitor: Visitor
    ) async throws(AccountFault) -> Verified {
        // no user has such a name, and no user such a password: nothing to count, and nothing to hash
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
        // only what failed counts
        try await write(holding: names) { tables in
            // clears this user's attempts, but only one of the address's
            for (index, name) in names.enumerated() {
                try index == 0 ? tables.forgetAttempts(name) : tables.forgetLastAttempt(name)
            }
        }
        return Verified(userID: id, password: kept)
    }
    /// Holds inside of a transaction that the password is the one that was compared: hashing takes long, and it may have
    /// been replaced meanwhile.
    static func requireUnchanged(_ verified: Verified, _ tables: AccountTables) throws {
        guard try tables.password(of: verified.userID) == verified.password else { throw AccountFault.wrong }
    }

    /// Counts an attempt at a user: of this address, and of this address at all. From a device that the user logged in on
    /// before it counts for that device alone: others at the same address lock nobody out, and a stranger elsewhere does
    /// not either.
    ///
    /// - Returns: What it is counted under.
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
    /// Does what has been counted as an attempt. If it could not be done, it does not count.
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
    /// Counts something under names, as long as none of them has its number yet.
    func count(_ names: [(name: String, limit: Int)]) async throws(AccountFault) {
        let time = time
        let isAllowed = try await write(holding: names.map(\.name)) { tables in
            try tables.forgetAttempts(until: time - Self.attempts.window, after: time + Self.ahead)
            // those of a replica whose clock is ahead count no longer than those from here
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
