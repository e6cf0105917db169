import Testing
import WaymarkTesting

@testable import Waymark

/// A source of content that records its loads. A test can hold them back, or make them fail.
@MainActor final class Shelf {
    /// The destinations whose loads have begun, in order.
    private(set) var asked: [AuthRoute] = []
    /// The owner that values name, unless they come from the gate; nil for "nobody".
    var owner: String?
    /// The gate at which loads wait for their values; nil to return immediately.
    var gate: Gate<String>?
    var cost = 1
    struct Failure: Error, Equatable {}
    var isFailing = false

    func preparation(of destination: AuthRoute) -> Preparation? {
        switch destination {
        case .profile, .home, .help: Preparation(cost: cost) { [self] in try await load(destination) }
        case .login, .upgrade, .form, .admin, .account, .pay: nil
        }
    }
    private func load(_ destination: AuthRoute) async throws -> String {
        asked.append(destination)
        let text = "\(destination) of \(owner ?? "nobody")"
        if isFailing { throw Failure() }
        guard let gate else { return text }
        return try await gate.pass()
    }
}

extension Router {
    /// Waits until no value is being loaded for the first time, or is waiting for a guard. Doesn't wait for reloads.
    /// Gates have to be open.
    func untilPrepared(sourceLocation: SourceLocation = #_sourceLocation) async {
        await until("something is never loaded", sourceLocation: sourceLocation) {
            !preparedFacts.contains { $0.phase == "loading" }
        }
    }
}

/// Loads a value for another router, whose guard answers asynchronously, and waits for it. A load that was due earlier
/// has begun by then, because the main actor runs jobs in order.
@MainActor func loadLater(sourceLocation: SourceLocation = #_sourceLocation) async {
    var loads = 0
    let router = Router<AuthRoute>()
    router.timing.clock = .manual(ManualClock())
    router.setGuard(RuleGuard<AuthRoute> { _, _ in .later { .allowed } })
    router.setPreparation { _ in Preparation { loads += 1 } }
    router.prepare(.help)
    await until("the other router loads", sourceLocation: sourceLocation) { loads == 1 }
}
