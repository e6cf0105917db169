/// A record by identities, as the core keeps it.
struct StoredRecord {
    let number: UInt64
    let kind: NavigationKind
    let origin: NavigationOrigin
    let level: Int
    let destination: ScreenID?
    let began: Duration
    let ended: Duration
    let top: ScreenID?
    let before: ScreenState
    /// nil for the common case: committed at once, without redirects or dismissals.
    let details: RecordDetails<ScreenID>?

    func mark(_ marks: inout ScreenMarks) {
        marks.mark(destination)
        marks.mark(top)
        marks.mark(before)
        guard let details else { return }
        marks.mark(details.via)
        marks.mark(details.showing)
        marks.mark(details.dismissals.lazy.map(\.destination))
        marks.mark(details.dropped.lazy.map(\.destination))
    }
}

extension TypedScreens {
    /// The record with the destinations of its screens.
    func record(_ record: StoredRecord) -> TransitionRecord<Destination> {
        TransitionRecord(
            number: record.number, kind: record.kind, origin: record.origin, level: record.level,
            destination: record.destination.map { self[$0] }, began: record.began, ended: record.ended,
            top: record.top.map { self[$0] }, details: record.details.map(details))
    }
    private func details(_ details: RecordDetails<ScreenID>) -> RecordDetails<Destination> {
        RecordDetails(
            outcome: details.outcome, via: details.via.map { self[$0] }, showing: details.showing.map { self[$0] },
            dismissals: details.dismissals.map {
                Dismissal(level: $0.level, destination: self[$0.destination], reason: $0.reason, result: $0.result)
            },
            dropped: details.dropped.map { DroppedDestination(destination: self[$0.destination], reason: $0.reason) },
            error: details.error, restoration: details.restoration, missed: details.missed)
    }
}
