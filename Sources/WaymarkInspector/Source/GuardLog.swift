#if Inspector
import Waymark

/// What a router's guard was asked, until the record of the transition is there that asked.
@MainActor final class GuardLog<Destination: Navigation> {
    private struct Note {
        let id: Int
        let screen: ScreenID
        let destination: Destination
        let context: AccessContext
        var began: Duration
        var ended: Duration
        /// nil while the guard finds out.
        var answer: SeenGuard<Destination>.Answer?
        var isLater = false
    }
    private weak var router: Router<Destination>?
    private var notes: [Note] = []
    private var nextID = 0
    private var observation: RouterObservation?

    init(_ router: Router<Destination>) {
        self.router = router
        observation = router.watchGuard { [weak self] rule in
            { screen, context in self?.ask(rule, screen, context) ?? rule(screen, context) }
        }
    }
    func stop() { observation?.cancel() }
    private func elapsed() -> Duration { router?.timing.clock.elapsed() ?? .zero }

    private func ask(_ rule: @escaping ScreenAccess, _ screen: ScreenID, _ context: AccessContext) -> Answer {
        let began = elapsed()
        let answer = rule(screen, context)
        guard let destination = router?.destination(of: screen) else { return answer }
        guard case .later(let question) = answer else {
            add(screen, destination, context, began, seen(answer))
            return answer
        }
        // what has been found out is asked once more when the transition goes on
        if notes.contains(where: { $0.isLater && $0.context == context && $0.destination == destination }) {
            return answer
        }
        add(screen, destination, context, began, nil)
        guard let index = notes.firstIndex(where: { $0.screen == screen && $0.context == context }) else {
            return answer
        }
        notes[index].isLater = true
        let id = notes[index].id
        return .later { [weak self] in
            let found = await question()
            self?.found(id, found)
            return found
        }
    }
    private func add(
        _ screen: ScreenID, _ destination: Destination, _ context: AccessContext, _ began: Duration,
        _ answer: SeenGuard<Destination>.Answer?
    ) {
        // a screen is asked about again when something before it has changed: the last answer counts
        if let index = notes.firstIndex(where: { $0.screen == screen && $0.context == context }) {
            (notes[index].began, notes[index].ended, notes[index].answer) = (began, elapsed(), answer)
            return
        }
        nextID += 1
        notes.append(
            Note(
                id: nextID, screen: screen, destination: destination, context: context, began: began,
                ended: elapsed(), answer: answer))
    }
    private func found(_ id: Int, _ answer: Answer) {
        if let index = notes.firstIndex(where: { $0.id == id }) {
            notes[index].answer = seen(answer)
            notes[index].ended = elapsed()
        }
    }
    private func seen(_ answer: Answer) -> SeenGuard<Destination>.Answer {
        switch answer {
        case .allowed: .allowed
        case .denied(_, .some): .failed
        case .denied(let reason, nil): .denied(reason)
        case .redirected(let target): .redirected(to: router?.destination(of: target))
        case .later: .failed
        }
    }

    /// What was asked for a transition. Of what is asked in between, to decide where a denial leads, nothing is kept.
    func take(for record: TransitionRecord<Destination>) -> [SeenGuard<Destination>] {
        guard !notes.isEmpty else { return [] }
        let context = AccessContext(origin: record.origin, kind: record.kind)
        let taken = notes.filter { $0.context == context }
        // a transition that still waits has another context, or it would have been superseded
        notes.removeAll { $0.context == context || $0.context.origin == .session }
        return taken.map {
            SeenGuard(
                destination: $0.destination, answer: $0.answer ?? .failed, began: $0.began,
                ended: $0.answer == nil ? record.ended : $0.ended)
        }
    }
}
#endif
