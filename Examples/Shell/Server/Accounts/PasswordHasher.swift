import Foundation
import ShellApp

/// Hashes passwords on threads of its own, one for each core and none of those that serve pages. Who logs in goes before
/// who signs up, and each client has its turn. Where too many wait, the client with the most of them is told so at once.
actor PasswordHasher {
    /// The purpose of a hash.
    enum Purpose: Hashable, Sendable { case logIn, signUp }

    private struct Ticket {
        let client: String
        let purpose: Purpose
        /// Resumed with false where another client's takes its place.
        let begin: CheckedContinuation<Bool, Never>
    }
    private let cost: Password.Cost
    /// The number that are hashed at once.
    nonisolated let lanes: Int
    /// The most that wait with one purpose: sign-ups, however many, take no log-in's place.
    nonisolated let room: Int
    /// The most of one client with one purpose.
    static let roomOfClient = 4

    private let threads: HashingThreads
    private var waiting: [Ticket] = []
    private var running = 0
    /// The number of the lane that each client got last, counted in lanes that were given.
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

    /// Makes the stored form of a new password.
    ///
    /// - Throws: `busy` where too many wait.
    func hash(_ password: PasswordText, for client: String) async throws(AccountFault) -> Password {
        let cost = cost
        return try await run(client, .signUp) {
            Result { () throws(AccountFault) in try Password(password, cost: cost) }
        }
        .get()
    }
    /// Returns true if a password is the stored one. Takes the same time if there is none.
    ///
    /// - Throws: `busy` where too many wait.
    func matches(_ password: PasswordText, _ kept: Password?, for client: String) async throws(AccountFault) -> Bool {
        let compared = kept ?? .nobody(cost: cost)
        return try await run(client, .logIn) { compared.matches(password) } && kept != nil
    }
    /// The number that wait.
    var count: Int { waiting.count }

    /// Does work in a lane.
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
        // not on Dispatch's threads: those are as few as the cores, and pages wait on them
        let value = await threads.run(work)
        giveLane()
        return value
    }
    /// Returns true if one more of a client may wait. Where there is no room, the client with the most that wait gives up its last
    /// one, if that leaves it no fewer than this client has then.
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
    /// Gives the lane to the next one: who logs in before who signs up, then the client that has waited longest for a
    /// turn, then who came first.
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
