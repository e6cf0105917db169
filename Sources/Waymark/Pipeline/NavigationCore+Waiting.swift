/// What waits: one transition for its guards, one link for the app.
extension NavigationCore {
    // MARK: for a guard
    func ask(_ question: NavigationQuestion<Destination>, for pending: PendingTransition<Destination>) {
        pending.question += 1
        let number = pending.request.number
        let count = pending.question
        let timing = timing
        pending.task = Task { [weak self] in
            let answer = await AccessAnswer.asking(question.ask, timing, hasDeadline: question.hasDeadline)
            self?.exclusively { $0.answered(number, count, question.subject, answer) }
        }
    }

    /// An answer to anything but the question that is open is dropped (G3, G4).
    private func answered(
        _ number: UInt64, _ question: Int, _ subject: NavigationQuestion<Destination>.Subject,
        _ answer: AccessAnswer<Destination>
    ) {
        guard let pending, pending.request.number == number, pending.question == question else { return }
        self.pending = nil
        var request = pending.request
        request.given = nil
        switch subject {
        case .access(let destination): request.answers[destination] = answer
        case .leave(let id):
            guard case .allowed = answer else { return settle(pending, .denied(.leaveRefused)) }
            request.left.insert(id)
        }
        // G6: compared before anything else
        guard request.epoch == epoch else { return settle(pending, .denied(.unauthenticated)) }
        isBusy = true
        defer { isBusy = false }
        advance(request, pending)
    }

    /// Ends the transition that waits: another one takes its place (G4).
    func supersede() -> Bool {
        guard let pending else { return false }
        self.pending = nil
        settle(pending, .superseded)
        return true
    }
    func settle(_ pending: PendingTransition<Destination>, _ outcome: TransitionOutcome) {
        if pending.request.origin == .host { pending.request.box.nudge() }
        record(pending.request, RecordDetails(outcome: outcome))
        pending.settle(outcome)
    }

    // MARK: for the app
    /// Keeps a link until the app can show it: one, the latest (D1, D2).
    func wait(_ request: Request) -> Transition {
        if let earlier = waiting { settle(earlier, .superseded) }
        let outcome = request.handle ?? PendingOutcome()
        var request = request
        request.handle = outcome
        waiting = request
        return Transition(outcome)
    }
    func settle(_ link: Request, _ outcome: TransitionOutcome) {
        record(link, RecordDetails(outcome: outcome))
        link.handle?.settle(outcome)
    }
    /// Lets links in, and the one that waits first.
    func release(_ reason: LinkHold) {
        hold.remove(reason)
        guard hold.isEmpty, var request = waiting else { return }
        waiting = nil
        // another one may have come in the meantime, with a higher number: this one arrives now
        request.epoch = epoch
        isBusy = true
        defer { isBusy = false }
        request.hasSuperseded = supersede()
        advance(request, nil)
    }
}

/// Why links have to wait: phases of the app, not destinations (D1, G14).
struct LinkHold: OptionSet {
    let rawValue: UInt8
    static var booting: LinkHold { LinkHold(rawValue: 1) }
    static var locked: LinkHold { LinkHold(rawValue: 2) }
}
