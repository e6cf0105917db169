import Crypto
public import Foundation
public import Logging
public import ShellApp
import Waymark

/// Accounts, login sessions and attempts in a database that several replicas of the server share: what is allowed, how
/// often and for how long. Where they are kept is a store's work.
nonisolated public final class AccountDatabase: AccountService {
    let store: any AccountStore
    let hasher: PasswordHasher
    let now: @Sendable () -> Date
    let logger: Logger?
    /// The most sessions: the one that was used longest ago goes.
    let maximumSessions: Int
    /// The changes that could not be written down yet.
    let unwritten = UnwrittenChanges()

    /// The time without a request after which a session ends.
    static let idle: TimeInterval = 30 * 60
    /// The time after which it ends in any case.
    static let lifetime: TimeInterval = 12 * 3_600
    /// The time by which a stored one may lie ahead of now: the clocks of replicas differ. What lies further ahead was written
    /// while a clock was wrong, and is worth nothing.
    static let ahead: TimeInterval = 15 * 60

    /// Opens accounts in one SQLite file, and makes it where it is not there yet. Its files are its user's own.
    ///
    /// - Parameters:
    ///   - folder: The folder of the file.
    ///   - logger: Logs the cause of each failure.
    ///   - now: The time of day, of a clock that does not jump.
    /// - Throws: If the file can't be opened, or was made by a newer version.
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

    /// The place of the accounts, for people to read. It holds no password.
    public var place: String { store.place }
    /// Returns true if the database answers.
    public func isReady() async -> Bool { (try? await read { try $0.count("SELECT 1 AS count") }) == 1 }

    /// Writes down what is not yet, and closes the database.
    public func close() async {
        // one transaction takes a part of it
        repeat { guard (try? await write { _ in }) != nil else { break } } while unwritten.hasPending
        do { try await store.close() } catch { report(error) }
    }

    // MARK: helpers
    var time: Double { now().timeIntervalSince1970 }

    /// The stored form of an identifier: nobody who reads the database has a session by it.
    static func hash(_ id: String) -> Data { Data(SHA256.hash(data: Data(id.utf8))) }
    /// The names that a transaction about a user holds, the same under any spelling.
    static func lock(_ userID: UserID) -> [String] { ["user " + userID.linkText.lowercased()] }

    static func checked(_ text: String, or fault: AccountFault) throws(AccountFault) -> UserID {
        do { return try UserID(text) } catch { throw fault }
    }
    func read<Value: Sendable>(
        _ body: @Sendable @escaping (AccountTables) throws -> Value
    ) async throws(AccountFault) -> Value {
        do { return try await store.read(body) } catch { throw fault(error) }
    }
    /// Runs a transaction; what could not be written down before goes with it.
    ///
    /// - Parameter names: What it is about: no other transaction about the same runs meanwhile.
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
    /// Says why, and nothing of whose data it is.
    private func report(_ error: any Error) {
        let cause = (error as? StoreFault).map { "\($0)" } ?? "\(type(of: error))"
        logger?.error("accounts", metadata: ["cause": "\(cause)"])
    }
}
