import WaymarkTesting

@testable import Waymark

/// A source of content that records its loads. A test can hold them back, or let them fail.
@MainActor final class Shelf {
    /// The destinations whose loads have begun, in order.
    private(set) var asked: [AuthRoute] = []
    /// The owner of the current session, who is part of each value.
    var owner: String?
    /// The gate at which loads wait; nil to return immediately.
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
    /// Waits until nothing is being loaded. Gates have to be open.
    func untilPrepared() async {
        while preparedFacts.contains(where: { $0.phase == "loading" }) { await Task.yield() }
    }
}
