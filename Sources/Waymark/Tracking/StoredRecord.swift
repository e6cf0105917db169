/// A record as the core keeps it, with screens in place of destinations.
struct StoredRecord {
    let number: UInt64
    let kind: NavigationKind
    let origin: NavigationOrigin
    let level: Int
    let destination: Screen?
    let link: String?
    let began: Duration
    let ended: Duration
    let top: Screen?
    let before: ScreenState
    /// The details; nil for a transition that was committed as requested, without redirects, dismissals or dropped
    /// screens.
    let settlement: Settlement?
}

extension NavigationStore {
    /// The records of transitions that haven't ended. These are the one that waits for a guard or a leave guard, and a
    /// link that waits for boot, an unlock or a restoration.
    var openRecords: [StoredRecord] {
        var open: [StoredRecord] = []
        if let question = waiting.question {
            let isLeave = if case .leave? = question.errand?.subject { true } else { false }
            open.append(openRecord(of: question, waitingFor: isLeave ? .leave : .access))
        }
        if let link = waiting.link { open.append(openRecord(of: link, waitingFor: session.wait ?? .restoration)) }
        open += waiting.ordered.map { openRecord(of: $0, waitingFor: .unlock) }
        return open
    }
    private func openRecord(of request: Request, waitingFor wait: TransitionOutcome.Wait) -> StoredRecord {
        StoredRecord(
            number: request.number, kind: request.kind, origin: request.origin, level: request.level.index,
            destination: request.screen, link: request.link, began: request.began, ended: timing.clock.elapsed(),
            top: state.topDestination, before: state, settlement: Settlement(.waiting(wait)))
    }
}

extension TypedScreens {
    @MainActor func record(_ record: StoredRecord) -> TransitionRecord<Destination> {
        TransitionRecord(record, link: record.link) { self[$0] }
    }
}

extension TransitionRecord {
    /// Creates a record, without a link unless one is passed in, because records of names may leave the device and
    /// links may not.
    @MainActor init(_ record: StoredRecord, link: String? = nil, _ destination: (Screen) -> Destination) {
        let settlement = record.settlement
        self.init(
            number: record.number, kind: record.kind, origin: record.origin, level: record.level,
            destination: record.destination.map(destination), link: link, began: record.began, ended: record.ended,
            top: record.top.map(destination), outcome: settlement?.outcome ?? .committed,
            via: settlement?.via.map(destination) ?? [], showing: settlement?.showing.map(destination),
            dismissals: settlement?.dismissals.map {
                Dismissal(
                    level: $0.level, destination: destination($0.destination), reason: $0.reason, result: $0.result)
            } ?? [],
            dropped: settlement?.dropped.map { Denial(destination: destination($0.destination), reason: $0.reason) }
                ?? [],
            error: settlement?.error, restoration: settlement?.restoration, missed: settlement?.missed)
    }
}
