/// The latest records of a router's transitions, and the observers of records.
@MainActor final class Journal {
    /// The number of the last transition that has begun.
    private(set) var number: UInt64 = 0
    private(set) var records: [TransitionRecord<Screen>] = []
    var latest: ArraySlice<TransitionRecord<Screen>> { records.suffix(NavigationLimits.records) }
    let observers = Observers<Observer>()

    struct Observer {
        let call: @MainActor (TransitionRecord<Screen>) -> Void
        /// Called when the user has logged out, or another one has logged in.
        let onLogOut: (@MainActor () -> Void)?
    }

    func count() -> UInt64 {
        number += 1
        return number
    }
    func append(_ record: TransitionRecord<Screen>) {
        // twice the limit, so that removing the oldest records is rare
        if records.count == 2 * NavigationLimits.records { records.removeFirst(NavigationLimits.records) }
        records.append(record)
        for (_, observer) in observers.all { observer.call(record) }
    }
    func observe(
        _ call: @escaping @MainActor (TransitionRecord<Screen>) -> Void, onLogOut: (@MainActor () -> Void)? = nil
    ) -> RouterRegistration {
        observers.add(Observer(call: call, onLogOut: onLogOut))
    }
}

extension NavigationStore {
    func record(_ request: Request, before: ScreenTree) {
        if let ticket = request.restoration { request.details.restoration = ticket.conclude(request.details) }
        journal.append(
            TransitionRecord(
                request, request.details, ended: request.handle == nil ? request.began : timing.clock.elapsed(),
                RecordedStates(before: before, after: state)))
    }
    /// Records an event that performs no action, such as a missed callback or a link that doesn't resolve.
    @discardableResult func record(
        _ kind: NavigationKind, at level: RouterLevel, _ origin: NavigationOrigin, _ details: TransitionDetails,
        link: String? = nil
    ) -> NavigationHandle {
        let request = Request(.sequence([]), at: level, origin, kind: kind, link: link)
        begin(request)
        request.details = details
        return end(request, before: state)
    }
    /// The records of transitions that haven't ended: the one that waits for a guard or a leave guard, and those that
    /// wait for boot, an unlock or a restoration.
    var openRecords: [TransitionRecord<Screen>] {
        func record(_ request: Request, waitingFor wait: Wait) -> TransitionRecord<Screen> {
            TransitionRecord(
                request, TransitionDetails(.waiting), waitingFor: wait, ended: timing.clock.elapsed(),
                RecordedStates(before: state, after: state))
        }
        let isLeave = if case .leave? = waiting.guardWaiter?.question?.subject { true } else { false }
        return [
            waiting.guardWaiter.map { record($0, waitingFor: isLeave ? .leave : .access) },
            waiting.sessionWaiter.map { record($0, waitingFor: session.wait ?? .restoration) },
        ].compactMap(\.self) + waiting.unlockWaiters.map { record($0, waitingFor: .unlock) }
    }
}

extension TransitionRecord<Screen> {
    @MainActor fileprivate init(
        _ request: Request, _ details: TransitionDetails, waitingFor wait: Wait? = nil, ended: Duration,
        _ states: RecordedStates
    ) {
        self.init(
            number: request.number, kind: request.kind, origin: request.origin, level: request.level.index,
            destination: request.screen, branch: request.action.branch, link: request.link, began: request.began,
            ended: ended, top: states.after.topDestination, outcome: details.outcome, wait: wait, via: details.via,
            showing: details.denialScreen ?? details.showing, dismissed: details.dismissed, dropped: details.dropped,
            error: details.error, restoration: details.restoration, missed: details.missed, states: states)
    }
}

/// Observers, in the order in which they were added.
@MainActor final class Observers<Observer> {
    private(set) var all: [(id: Int, observer: Observer)] = []
    private var lastID = 0

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
