import Foundation
import ShellApp

/// A hasher of passwords with its own threads, one per core, separate from the threads that serve pages.
///
/// Logins go before sign-ups, and clients take turns. When the queue is full, the client with the most entries loses
/// one to a client that has at least two fewer; others are refused.
actor PasswordHasher {
    /// The purpose of a hash.
    enum Purpose: Hashable, Sendable { case logIn, signUp }

    private struct Ticket {
        let client: String
        let purpose: Purpose
        /// A continuation that is resumed with true once a lane is free, or with false if another client takes this
        /// place in the queue.
        let begin: CheckedContinuation<Bool, Never>
    }
    private let cost: Password.Cost
    /// The maximum number of hashes that run at once.
    nonisolated let lanes: Int
    /// The capacity of the queue for each purpose. The purposes have separate queues, so that sign-ups can't displace
    /// logins.
    nonisolated let room: Int
    /// The capacity of the queue for each client and purpose.
    static let roomOfClient = 4

    private let threads: HashingThreads
    private var waiting: [Ticket] = []
    private var running = 0
    /// The sequence number of each client's last turn.
    private var turns: [String: Int] = [:]
    private var turn = 0

    init(
        cost: Password.Cost = .full, lanes: Int = ProcessInfo.processInfo.activeProcessorCount, room: Int? = nil
    ) {
        self.cost = cost
        self.lanes = max(1, lanes)
        threads = HashingThreads(count: max(1, lanes))
        self.room = room ?? 16 * max(1, lanes)
    }

    /// Returns the hash of a new password.
    ///
    /// - Throws: `busy` if the queue has no place for the client, `unavailable` if hashing fails.
    func hash(_ password: PasswordText, for client: String) async throws(AccountFault) -> Password {
        let cost = cost
        return try await run(client, .signUp) {
            Result { () throws(AccountFault) in try Password(password, cost: cost) }
        }
        .get()
    }
    /// Returns true if a password matches the stored one; false, after the same time, if there is none.
    ///
    /// - Throws: `busy` if the queue has no place for the client.
    func matches(_ password: PasswordText, _ kept: Password?, for client: String) async throws(AccountFault) -> Bool {
        let compared = kept ?? .nobody(cost: cost)
        return try await run(client, .logIn) { compared.matches(password) } && kept != nil
    }
    /// The number of entries in the queue.
    var count: Int { waiting.count }

    /// Performs work in the next free lane.
    ///
    /// - Throws: `busy` if the queue has no place for the client, or another client has taken it.
    func run<Value: Sendable>(
        _ client: String, _ purpose: Purpose, _ work: @escaping @Sendable () -> Value
    ) async throws(AccountFault) -> Value {
        if running < lanes {
            running += 1
            noteTurn(of: client)
        } else {
            guard makeRoom(for: client, purpose) else { throw .busy }
            let hasLane = await withCheckedContinuation {
                waiting.append(Ticket(client: client, purpose: purpose, begin: $0))
            }
            guard hasLane else { throw .busy }
        }
        // not on Dispatch's threads: there is one per core, and pages need them
        let value = await threads.run(work)
        giveLane()
        return value
    }
    /// Returns true if a client may add an entry to the queue. If the queue is full, refuses the last entry of the
    /// client with the most entries to make room, if that client has at least two more than this one.
    private func makeRoom(for client: String, _ purpose: Purpose) -> Bool {
        let others = waiting.indices.filter { waiting[$0].purpose == purpose }
        let counts = Dictionary(others.map { (waiting[$0].client, 1) }, uniquingKeysWith: +)
        let own = counts[client] ?? 0
        guard own < Self.roomOfClient else { return false }
        guard others.count >= room else { return true }
        guard let most = counts.max(by: { $0.value < $1.value }), most.value > own + 1,
            let last = others.last(where: { waiting[$0].client == most.key })
        else { return false }
        waiting.remove(at: last).begin.resume(returning: false)
        return true
    }
    /// Gives the lane to the next entry. Logins come before sign-ups, then the client whose last turn is longest ago
    /// comes first, and then the oldest entry.
    private func giveLane() {
        guard let next = waiting.indices.min(by: goesFirst) else {
            running -= 1
            turns = [:]
            return
        }
        let ticket = waiting.remove(at: next)
        noteTurn(of: ticket.client)
        ticket.begin.resume(returning: true)
    }
    private func goesFirst(_ one: Int, _ other: Int) -> Bool {
        let (first, second) = (waiting[one], waiting[other])
        if first.purpose != second.purpose { return first.purpose == .logIn }
        let (firstTurn, secondTurn) = (turns[first.client] ?? 0, turns[second.client] ?? 0)
        return firstTurn == secondTurn ? one < other : firstTurn < secondTurn
    }
    private func noteTurn(of client: String) {
        if turns.count >= 1_024 { turns = [:] }
        turn += 1
        turns[client] = turn
    }
}
