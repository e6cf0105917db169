#if canImport(CryptoExtras)
import Foundation

/// Hashes passwords on threads of its own, one for each core and none of those that serve pages. Who logs in goes before
/// who signs up, and each client has its turn. Where too many wait, the next one is told so at once.
actor PasswordHasher {
    /// What a password is hashed for.
    enum Purpose: Hashable, Sendable { case logIn, signUp }

    private struct Ticket {
        let client: String
        let purpose: Purpose
        let begin: CheckedContinuation<Void, Never>
    }
    private let cost: Password.Cost
    /// How many are hashed at once.
    nonisolated let lanes: Int
    /// The most that wait with one purpose: sign-ups, however many, take no log-in's place.
    nonisolated let room: Int
    /// The most of one client with one purpose.
    static let roomOfClient = 4

    private var waiting: [Ticket] = []
    private var running = 0
    /// When a client last got a lane, counted in lanes that were given.
    private var turns: [String: Int] = [:]
    private var turn = 0

    init(
        cost: Password.Cost = .full, lanes: Int = ProcessInfo.processInfo.activeProcessorCount, room: Int? = nil
    ) {
        self.cost = cost
        self.lanes = max(1, lanes)
        self.room = room ?? 16 * max(1, lanes)
    }

    /// What is kept of a new password.
    ///
    /// - Throws: `busy` where too many wait.
    func hash(_ password: PasswordText, for client: String) async throws(AccountFault) -> Password {
        let cost = cost
        return try await run(client, .signUp) {
            Result { () throws(AccountFault) in try Password(password, cost: cost) }
        }
        .get()
    }
    /// Whether a password is the one that is kept; of nobody it takes as long.
    ///
    /// - Throws: `busy` where too many wait.
    func matches(_ password: PasswordText, _ kept: Password?, for client: String) async throws(AccountFault) -> Bool {
        let compared = kept ?? .nobody(cost: cost)
        return try await run(client, .logIn) { compared.matches(password) } && kept != nil
    }
    /// How many wait.
    var count: Int { waiting.count }

    /// Does work in a lane.
    func run<Value: Sendable>(
        _ client: String, _ purpose: Purpose, _ work: @escaping @Sendable () -> Value
    ) async throws(AccountFault) -> Value {
        if running < lanes {
            running += 1
            noteTurn(of: client)
        } else {
            let others = waiting.filter { $0.purpose == purpose }
            guard others.count < room, others.count(where: { $0.client == client }) < Self.roomOfClient else {
                throw .busy
            }
            await withCheckedContinuation {
                waiting.append(Ticket(client: client, purpose: purpose, begin: $0))
            }
        }
        let value = await withCheckedContinuation { continuation in
            // a thread of its own: those of Dispatch are as few as the cores, and pages wait on them
            Thread.detachNewThread { continuation.resume(returning: work()) }
        }
        giveLane()
        return value
    }
    /// Gives the lane to the next one: who logs in before who signs up, then the client that has waited longest for a
    /// turn, then who came first.
    private func giveLane() {
        let ranks = waiting.indices.map { index in
            (waiting[index].purpose == .logIn ? 0 : 1, turns[waiting[index].client] ?? 0, index)
        }
        guard let next = ranks.min(by: <) else {
            running -= 1
            turns = [:]
            return
        }
        let ticket = waiting.remove(at: next.2)
        noteTurn(of: ticket.client)
        ticket.begin.resume()
    }
    private func noteTurn(of client: String) {
        if turns.count >= 1_024 { turns = [:] }
        turn += 1
        turns[client] = turn
    }
}
#endif
