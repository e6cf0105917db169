/// Observers, in the order in which they were added.
@MainActor final class Observers<Observer> {
    private(set) var all: [(id: Int, observer: Observer)] = []
    private var lastID = 0

    var isEmpty: Bool { all.isEmpty }

    func add(_ observer: Observer) -> RouterRegistration {
        lastID += 1
        let id = lastID
        all = all + [(id, observer)]
        return RouterRegistration { [weak self] in
            guard let self else { return }
            self.all = self.all.filter { $0.id != id }
        }
    }
}

/// The registration of an observer or a leave guard. Discarding it doesn't cancel it: keep it only if you want to
/// cancel it yourself.
@MainActor public struct RouterRegistration {
    private let remove: @MainActor () -> Void
    package init(_ remove: @escaping @MainActor () -> Void) { self.remove = remove }
    /// Removes the observer or leave guard. Further calls have no effect.
    public func cancel() { remove() }
}
