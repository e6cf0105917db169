extension NavigationStore {
    /// Writes a state that the pipeline proposed, ends the request with a record, and makes the host follow. A check of
    /// the session that changes nothing leaves no record.
    func commit(
        _ new: consuming ScreenState, over before: consuming ScreenState, _ settlement: Settlement?,
        for request: Request
    ) -> NavigationHandle {
        // a check that changes nothing isn't a transition
        if request.origin == .session, new == before, settlement?.isPlain ?? true {
            request.errand?.settle(.committed)
            return NavigationHandle(.committed)
        }
        let isDenied = settlement?.isDenied ?? false
        if !isDenied, let errand = request.errand, let answered = errand.answered {
            answered.result.didAnswer(answered.value)
        }
        let settlement = write(new, over: before, for: request, settlement)
        if !isDenied { didShow(request, settlement) }
        follow(request, from: before, settlement)
        let isNew = settlement == nil && !request.origin.truncates
        defer {
            host?.follow(
                self, at: request.hasWaited ? nil : request.began, isNew: isNew, animated: request.animated)
        }
        return end(request, settlement, before: before)
    }
    /// Notes that the requested screen is shown. The caller that waits for the screen's answer goes on waiting, or gets
    /// nil if the screen isn't in the state, or the not-found screen is in its place. A pushed screen counts as not
    /// shown until the host reports it.
    private func didShow(_ request: Request, _ settlement: Settlement?) {
        let action = settlement?.action ?? request.action
        let outcome = settlement?.outcome ?? .committed
        if let result = request.errand?.awaited {
            if outcome == .committed, let screen = action.shownDestination, state.contains(screen) {
                result.didShow(screen)
                waiting.add(result)
            } else {
                answer(.result(result), .failed(.detached))
            }
        }
        guard host != nil, request.level.isAttached else { return }
        if let pushed = action.pushedScreen { request.level.didPush(pushed, at: request.began) }
    }

    /// Updates the trail, the leave guards and the session's denial screen for the new state. Most transitions affect
    /// none of them.
    private func follow(_ request: Request, from old: ScreenState, _ settlement: Settlement?) {
        if trail.isAffected(by: request, from: old, to: state) {
            trail = trail.following(request, from: old, to: state)
        }
        if !leaves.isEmpty { leaves.follow(state) }
        if let led = settlement?.led { handle(.denied(to: led)) }
        if let screen = session.denialScreen, !state.contains(screen) { handle(.denialScreenLeft(by: request.kind)) }
    }
    /// Writes a whole state: all observers are told "will", then everything is written, then all are told "did". Also
    /// answers the callers whose screens have left.
    ///
    /// - Returns: The settlement, with the modals that were dismissed.
    private func write(
        _ new: ScreenState, over old: ScreenState, for request: Request, _ settlement: Settlement?
    ) -> Settlement? {
        var settlement = settlement
        let (kept, count) = (new.countOfLevelsKept(from: old), new.levels.count)
        for index in 0..<kept {
            guard let signals = faces[index].signals else { continue }
            var changed = old.levels[index].parts(changedIn: new.levels[index])
            if index == kept - 1, kept < old.levels.count || kept < count { changed.insert(.modal) }
            signals.will(changed)
        }
        state = new
        if kept < old.levels.count { settlement.made.dismissals = detach(from: kept, old, for: request, settlement) }
        if kept < count { faces = faces + (kept..<count).map { LevelFace(index: $0) } }
        for index in 0..<kept { faces[index].signals?.did() }
        if !waiting.results.isEmpty {
            for result in waiting.takeResults(without: Set(state.destinations)) { answer(.result(result), .committed) }
        }
        return settlement
    }

    /// Detaches the levels from index `first` on, and returns their dismissals. Their reason is the one that the action
    /// states. If it states none, the reason follows from the request's origin; it is `session` if the request was
    /// denied.
    private func detach(
        from first: Int, _ old: ScreenState, for request: Request, _ settlement: Settlement?
    ) -> [Dismissal<Screen>] {
        let action = settlement?.action ?? request.action
        let origin = settlement?.isDenied ?? false ? .session : request.origin
        var dismissals: [Dismissal<Screen>] = []
        for index in first..<old.levels.count {
            faces[index].detach(as: old.levels[index])
            guard let root = old.levels[index].root else { continue }
            let isReplaced = index == first && index < state.levels.count
            dismissals.append(
                Dismissal(
                    level: index, destination: root,
                    reason: action.dismissalReason ?? origin.dismissalReason(isReplaced: isReplaced),
                    result: waiting.results.last { $0.screen == root }?.value))
        }
        faces = Array(faces[..<first])
        return dismissals
    }

    // MARK: records
    func record(_ request: Request, _ settlement: Settlement?, before: consuming ScreenState) {
        var settlement = settlement
        if let ticket = request.errand?.restoration {
            settlement.made.restoration = ticket.conclude(settlement)
        }
        append(
            StoredRecord(
                number: request.number, kind: request.kind, origin: request.origin, level: request.level.index,
                destination: request.screen, link: request.link, began: request.began,
                ended: request.hasWaited ? timing.clock.elapsed() : request.began, top: state.topDestination,
                before: before, settlement: settlement?.recorded))
    }
    /// Records an event that performs no action, such as a missed callback or a link that doesn't resolve.
    @discardableResult func record(
        _ kind: NavigationKind, at level: LevelFace, _ origin: NavigationOrigin, _ settlement: Settlement,
        link: String? = nil
    ) -> NavigationHandle {
        var request = Request(.sequence([]), at: level, origin, kind: kind, link: link)
        begin(&request)
        return end(request, settlement, before: state)
    }
    private func append(_ record: consuming StoredRecord) {
        guard !journal.observers.isEmpty else { return journal.append(record) }
        journal.append(copy record)
        for (_, observer) in journal.observers.all { observer.call(record) }
    }
}

extension NavigationOrigin {
    fileprivate func dismissalReason(isReplaced: Bool) -> DismissalReason {
        switch self {
        case .link, .notification, .shortcut, .intent, .activity: .link
        case .session: .session
        case .gesture: isReplaced ? .replaced : .user
        case .code, .restoration: isReplaced ? .replaced : .code
        }
    }
}
