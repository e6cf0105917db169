import WaymarkTesting

@testable import Waymark

/// A source of what screens show, whose loads a test releases.
@MainActor final class Shelf {
    /// The destinations that were asked for, in order.
    private(set) var asked: [AuthRoute] = []
    /// The owner of the session in which each was asked for.
    var owner: String?
    /// The loads that wait; nil to answer at once.
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
    /// Waits until nothing is being loaded any more. Gates have to be open.
    func untilPrepared() async {
        while preparedFacts.contains(where: { $0.phase == "loading" }) { await Task.yield() }
    }
}
