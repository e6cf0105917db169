/// Somebody waits for the answer of a screen.
@MainActor final class PendingResult<Destination: Navigation> {
    /// Where the screen is.
    struct Place {
        let box: LevelBox<Destination>
        /// What is shown: what was asked for, after the redirects.
        let shown: Destination
        /// Its branch, and where in its path it is; nil for the root of a modal.
        let branch: String
        let index: Int?
    }
    let asked: Destination
    private let type: Any.Type
    let promise = Promise<(any Sendable)?>(abandoned: nil)
    /// nil until it is shown.
    private(set) var place: Place?
    /// The answer, from the moment in which the screen leaves with it.
    var value: (any Sendable)?

    init<Result>(of request: Request<Destination, Result>) {
        asked = request.destination
        type = Result.self
    }

    /// Takes note of where a committed action has put the screen.
    func place(_ shown: Destination, over box: LevelBox<Destination>) -> Bool {
        let branch = box.branchIDs.selected
        if let modal = box.next, modal.root == shown {
            place = Place(box: modal, shown: shown, branch: "", index: nil)
        } else if box.path.last == shown {
            place = Place(box: box, shown: shown, branch: branch, index: box.path.count - 1)
        } else {
            return false
        }
        return true
    }
    /// Whether the screen is still where it was.
    var isThere: Bool {
        guard let place else { return true }
        guard place.box.isAttached, let index = place.index else { return place.box.isAttached }
        guard let path = place.box.branch(place.branch)?.path else { return false }
        return path.indices.contains(index) && path[index] == place.shown
    }
    func isResult<Result>(of request: Request<Destination, Result>, on box: LevelBox<Destination>) -> Bool {
        type == Result.self && place?.box === box && [asked, place?.shown].contains(request.destination)
    }
}

/// What a request has to do with a result.
enum ResultRole<Destination: Navigation> {
    /// Somebody waits for the answer of the screen that it shows.
    case awaited(PendingResult<Destination>)
    /// It takes the screen away, which has answered.
    case answered(PendingResult<Destination>, any Sendable)
}

extension NavigationCore {
    /// Before the state is written: the dismissal that is recorded says what was answered.
    func willCommitResult(of request: Request) {
        if case .answered(let result, let value) = request.result { result.value = value }
    }
    /// Whoever waits for a screen that is shown now is kept.
    func didCommitResult(of request: Request, showing destination: Destination?) {
        guard case .awaited(let result) = request.result else { return }
        if let destination, result.place(destination, over: request.box) {
            results.append(result)
        } else {
            result.promise.settle(nil)
        }
    }
    /// Whoever waits for a screen that has left is told.
    func settleResults() {
        for result in results where !result.isThere { result.promise.settle(result.value) }
        results.removeAll { !$0.isThere }
    }
    /// What a modal answered that is about to leave.
    func answer(of box: Box) -> (any Sendable)? {
        results.last { $0.place?.box === box && $0.place?.index == nil }?.value
    }
}
