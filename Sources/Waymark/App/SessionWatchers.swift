/// A moment of a session change, as seen by one window.
package enum SessionMoment: Sendable {
    /// The session has changed; the router doesn't know yet.
    case began(SessionChange, before: AppPhase)
    /// The router has done what follows from it at once.
    case ended
}

/// Who wants to be told of session changes.
@MainActor final class SessionWatchers {
    typealias Watcher = @MainActor (SessionMoment) -> Void
    private var watchers: [Int: Watcher] = [:]
    private var nextID = 0

    func add(_ watcher: @escaping Watcher) -> Int {
        nextID += 1
        watchers[nextID] = watcher
        return nextID
    }
    func remove(_ id: Int) { watchers[id] = nil }
    func tell(_ moment: SessionMoment) {
        for id in watchers.keys.sorted() { watchers[id]?(moment) }
    }
}

extension AppCoordinator {
    /// Calls a function before and after each change of the session after boot, until the observation is cancelled.
    package func watchSession(_ watcher: @escaping @MainActor (SessionMoment) -> Void) -> RouterObservation {
        let id = watchers.add(watcher)
        return RouterObservation { [weak watchers] in watchers?.remove(id) }
    }
}
