import Waymark
import WaymarkTesting

extension Router {
    /// Runs a closure, and waits until the router records its next transition.
    func recording<Value: Sendable>(_ start: @MainActor () -> Value) async -> Value {
        let (records, continuation) = AsyncStream.makeStream(of: Void.self)
        let registration = observe { _ in continuation.yield() }
        let value = start()
        for await _ in records { break }
        registration.cancel()
        return value
    }
    /// Asks for the result of a destination in a task, and waits until the router records a transition.
    func awaitingResult<Result: Sendable>(
        of destination: Destination, as type: Result.Type = Int.self
    ) async -> Task<Result?, Never> {
        await recording { Task { await self.result(of: destination, as: type) } }
    }
    /// Collects the faults from now on.
    func recordedFaults() -> FaultLog {
        let log = FaultLog()
        failureHandler = { log.all.append($0) }
        return log
    }
}

@MainActor final class FaultLog {
    fileprivate(set) var all: [NavigationFailure] = []
}

/// Lets the ready tasks run, and those that they make ready. Only for tests without an event to await: random
/// schedules, and deadlines of the system's clock.
///
/// The main actor runs jobs in order, so each yield lets every job run that is ready then: chains of up to 32 jobs end.
@MainActor func letTasksRun() async {
    for _ in 0..<4 {
        await leaveMainActor()
        for _ in 0..<8 { await Task.yield() }
    }
}
