/// Asked before a destination leaves the state.
struct LeaveGuard<Destination: Navigation> {
    let id: Int
    let destination: Destination
    let ask: @MainActor (Departure<Destination>) -> LeaveAnswer
}

/// What a leave guard is asked about: somebody wants to go where its destination is no longer.
public struct Departure<Destination: Navigation>: Hashable, Sendable {
    /// What would be left.
    public let destination: Destination
    /// Where it leads: the top of the state that follows; nil for the host's first screen.
    public let target: Destination?
    /// Who asks: the user, code, a link.
    public let origin: NavigationOrigin
}

/// What a leave guard answers.
public enum LeaveAnswer: Sendable {
    /// Go.
    case leave
    /// Stay: the transition ends as denied, with ``DenialReason/leaveRefused``.
    case stay
    /// The user is asked: true for go. There is no deadline. The question is cancelled when another transition takes
    /// the place of this one.
    case later(@MainActor @Sendable () async -> Bool)
}

extension NavigationCore {
    enum Leaving {
        case free, refused
        case waits(NavigationQuestion<Destination>)
    }

    /// Asks the guards of what would leave. A change of the session is not theirs to refuse.
    func departure(from old: State, to new: State, for request: Request) -> Leaving {
        guard !leaveGuards.isEmpty, request.origin != .session else { return .free }
        for leave in leaveGuards
        where !request.left.contains(leave.id) && old.contains(leave.destination) && !new.contains(leave.destination) {
            let departure = Departure(
                destination: leave.destination, target: new.topDestination, origin: request.origin)
            switch leave.ask(departure) {
            case .leave: continue
            case .stay: return .refused
            case .later(let ask):
                return .waits(
                    NavigationQuestion(subject: .leave(leave.id)) {
                        await ask() ? .allowed : .denied(.leaveRefused)
                    })
            }
        }
        return .free
    }
}
