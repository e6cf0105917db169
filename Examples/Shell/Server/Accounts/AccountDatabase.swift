import Crypto
public import Foundation
public import Logging
public import ShellApp
import Waymark

/// The accounts, login sessions and attempts, in a database that several replicas of the server share.
///
/// This type enforces the rules and limits. An `AccountStore` stores the data.
nonisolated public final class AccountDatabase: AccountService {
    let store: any AccountStore
    let hasher: PasswordHasher
    let now: @Sendable () -> Date
    let logger: Logger?
    /// The maximum number of sessions. A further one ends the least recently used.
    let maximumSessions: Int
    /// The changes that aren't written yet.
    let unwritten = UnwrittenChanges()

    /// The time without a request after which a session ends, in seconds.
    static let idle: TimeInterval = 30 * 60
    /// The time after which a session ends in any case, in seconds.
    static let lifetime: TimeInterval = 12 * 3_600
    /// The difference between the clocks of replicas that is tolerated, in seconds. A stored time that is further ahead
    /// comes from a wrong clock; a session with such a time has ended, and such an attempt doesn't count.
    static let ahead: TimeInterval = 15 * 60

    /// Opens the accounts in a SQLite file, and creates it if needed. Only the process's user can read the file.
    ///
    /// - Parameters:
    ///   - folder: The folder of the file.
    ///   - logger: Logs the cause of each failure.
    ///   - now: Returns the current time, from a clock that doesn't jump.
    /// - Throws: An error if the file can't be opened, or a newer version of Shell has changed it.
    public convenience init(
        folder: String, logger: Logger? = nil, now: @escaping @Sendable () -> Date = ProcessClock.now
    ) throws {
        self.init(try SQLiteStore(folder: folder), logger: logger, now: now)
    }
    init(
        _ store: any AccountStore, hasher: PasswordHasher = PasswordHasher(), maximumSessions: Int = 10_000,
        logger: Logger? = nil, now: @escaping @Sendable () -> Date
    ) {
        self.store = store
        self.hasher = hasher
        self.maximumSessions = maximumSessions
        self.logger = logger
        self.now = now
    }

    /// A description of the database for the log, without a password.
    public var place: String { store.place }
    /// Returns true if the database answers.
    public func isReady() async -> Bool { (try? await read { try $0.count("SELECT 1 AS count") }) == 1 }

    /// Closes the database, after writing the pending changes if it is available.
    public func close() async {
        // a transaction writes a limited number of changes
        repeat { guard (try? await write { _ in }) != nil else { break } } while unwritten.hasPending
        do { try await store.close() } catch { report(error) }
    }

    // MARK: helpers
    var time: Double { now().timeIntervalSince1970 }

    /// Returns the stored form of an identifier. It is a hash, so that someone who reads the database gets no access to
    /// sessions.
    static func hash(_ id: String) -> Data { Data(SHA256.hash(data: Data(id.utf8))) }
    /// Returns the name of the lock for a transaction on a user. It doesn't depend on the case of the user's ID.
    static func lock(_ userID: UserID) -> [String] { ["user " + userID.linkText.lowercased()] }

    static func checked(_ text: String, or fault: AccountFault) throws(AccountFault) -> UserID {
        do { return try UserID(text) } catch { throw fault }
    }
    func read<Value: Sendable>(
        _ body: @Sendable @escaping (AccountTables) throws -> Value
    ) async throws(AccountFault) -> Value {
        do { return try await store.read(body) } catch { throw fault(error) }
    }
    /// Runs a transaction. It writes the pending changes as well.
    ///
    /// - Parameter names: The names of locks. No other transaction with one of them runs at the same time.
    @discardableResult func write<Value: Sendable>(
        holding names: [String] = [], _ body: @Sendable @escaping (AccountTables) throws -> Value
    ) async throws(AccountFault) -> Value {
        do {
            let (value, written) = try await store.write(holding: names) { [unwritten] tables in
                let written = try unwritten.write(tables)
                return (try body(tables), written)
            }
            unwritten.wereWritten(written)
            return value
        } catch { throw fault(error) }
    }
    private func fault(_ error: any Error) -> AccountFault {
        if let fault = error as? AccountFault { return fault }
        report(error)
        return error as? StoreFault == .busy ? .busy : .unavailable
    }
    /// Logs the cause of a failure, without user data.
    private func report(_ error: any Error) {
        let cause = (error as? StoreFault).map { "\($0)" } ?? "\(type(of: error))"
        logger?.error("accounts", metadata: ["cause": "\(cause)"])
    }
}
