#if Inspector
import Waymark

/// The answers of a router's guard, kept until their transition is recorded. Notes refer to screens rather than
/// destinations, because a guard is asked about a whole stack and most notes are discarded.
@MainActor final class GuardLog {
    struct Note: Sendable {
        let id: Int
        let screen: Screen
        let context: AccessContext
        var began: Duration
        var ended: Duration
        /// The answer; nil while the guard's asynchronous answer is pending.
        var answer: Answer?
        var isLater = false
    }
    private let elapsed: @MainActor () -> Duration
    private var notes: [Note] = []
    private var nextID = 0
    private var observation: RouterRegistration?

    init<Destination>(_ router: Router<Destination>) {
        elapsed = { [weak router] in router?.timing.clock.elapsed() ?? .zero }
        observation = router.watchGuard { [weak self] rule in
            { screen, context in self?.ask(rule, screen, context) ?? rule(screen, context) }
        }
    }
    func stop() { observation?.cancel() }

    private func ask(_ rule: ScreenAccess, _ screen: Screen, _ context: AccessContext) -> Answer {
        let began = elapsed()
        let answer = rule(screen, context)
        guard case .later(let question) = answer else {
            _ = note(screen, context, began, answer)
            return answer
        }
        // a pending answer is asked for again when the transition continues
        if notes.contains(where: { $0.isLater && $0.context == context && $0.screen.shows(screen) }) {
            return answer
        }
        let index = note(screen, context, began, nil)
        notes[index].isLater = true
        let id = notes[index].id
        return .later { [weak self] in
            let found = await question()
            self?.found(id, found)
            return found
        }
    }
    /// Adds or updates the note for a screen in a context.
    ///
    /// - Returns: The note's index.
    private func note(
        _ screen: Screen, _ context: AccessContext, _ began: Duration, _ answer: Answer?
    ) -> Int {
        let ended = elapsed()
        // a guard is asked again after an earlier screen has changed, and the last answer counts (by index, to avoid
        // copies)
        if let index = notes.indices.first(where: { notes[$0].screen == screen && notes[$0].context == context }) {
            (notes[index].began, notes[index].ended, notes[index].answer) = (began, ended, answer)
            return index
        }
        nextID += 1
        notes.append(Note(id: nextID, screen: screen, context: context, began: began, ended: ended, answer: answer))
        return notes.count - 1
    }
    private func found(_ id: Int, _ answer: Answer) {
        guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
        notes[index].answer = answer
        notes[index].ended = elapsed()
    }

    /// Removes and returns the notes of a transition: those with its context that began at `began` or later. Unless
    /// these are all notes, also drops the older ones with the context, and those whose origin is the session. The
    /// latter are about side questions, such as where a denial leads.
    func take(for context: AccessContext, since began: Duration) -> [Note] {
        let isTaken = { (note: Note) in note.context == context && note.began >= began }
        // the common case, without a copy
        if notes.allSatisfy(isTaken) {
            let taken = notes
            notes = []
            notes.reserveCapacity(taken.count)
            return taken
        }
        let taken = notes.filter(isTaken)
        // earlier notes belong to other transitions; those of pending ones have another context
        notes.removeAll { $0.context == context || $0.context.origin == .session }
        return taken
    }
}

/// The guard's answers during a transition. Destinations are in an array of their own, because a generic value in each
/// note would cost more than the guard itself.
struct SeenGuards<Destination: Navigation>: Sendable {
    let notes: [GuardLog.Note]
    /// The destination of each note, in the same order.
    let destinations: [Destination]
    /// The destinations that the guard redirected to, by the note's index.
    private(set) var targets: [Int: Destination] = [:]

    static var none: SeenGuards { SeenGuards(notes: [], destinations: []) }
    /// The destinations that the guard didn't allow, including those whose answer was still pending.
    var refused: Set<Destination> {
        Set(
            zip(notes, destinations).compactMap { note, destination in
                if case .allowed = note.answer { nil } else { destination }
            })
    }
}

extension SeenGuards {
    @MainActor init(_ notes: [GuardLog.Note], in router: Router<Destination>) {
        self.init(notes: notes, destinations: notes.map { router.destination(of: $0.screen) })
        for (index, note) in notes.enumerated() {
            if case .redirected(let target) = note.answer { targets[index] = router.destination(of: target) }
        }
    }
}

extension InspectedRouter {
    /// Removes the guard's answers during a recorded transition from the log, and returns them with the destinations
    /// that they are about. Returns none if the router is gone.
    func guards(of record: TransitionRecord<Destination>) -> SeenGuards<Destination> {
        let context = AccessContext(origin: record.origin, kind: record.kind)
        let notes = guardLog.take(for: context, since: record.began)
        guard let router, !notes.isEmpty else { return .none }
        return SeenGuards(notes, in: router)
    }
}
#endif
