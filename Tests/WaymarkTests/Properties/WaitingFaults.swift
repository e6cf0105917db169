@testable import Waymark

extension NavigationStore {
    /// The waiters that would never be answered, or would be answered twice, as text.
    var waitingFaults: [String] {
        var faults: [String] = []
        if let question = waiting.undecided, question.asking == nil {
            faults.append("the question waits without a task")
        }
        if let link = waiting.held, link.handle == nil { faults.append("the link waits without a handle") }
        if waiting.results.contains(where: { $0.screen == nil }) { faults.append("a caller's screen isn't shown") }
        let callers =
            waiting.results
            + [waiting.undecided?.result, waiting.held?.result, session.intended?.request.result].compactMap(\.self)
        if Set(callers.map { ObjectIdentifier($0) }).count < callers.count { faults.append("a caller waits twice") }
        return faults
    }
}
