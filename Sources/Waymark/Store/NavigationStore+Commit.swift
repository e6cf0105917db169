extension NavigationStore {
    func commit(
        _ new: consuming ScreenState, over before: consuming ScreenState, _ settlement: Settlement?,
        for request: Request
    ) -> NavigationHandle {
        var settlement = settlement
        let action = settlement?.action ?? request.action
        // a check that changes nothing isn't a transition
        if request.origin == .session, new == before, settlement?.isPlain ?? true {
            request.errand?.settle(.committed)
            return NavigationHandle(.committed)
        }
        let isDenied = settlement.map { $0.denial != nil || $0.led != nil } ?? false
        if !isDenied, let answered = request.errand?.answered { answered.result.didAnswer(answered.value) }
        let dismissals = write(consume new, over: before, action, isDenied ? .session : request.origin)
        if !dismissals.isEmpty { settlement.made.dismissals = dismissals }
        if !isDenied, let result = request.errand?.awaited { place(result, action.shownDestination) }
        follow(request, from: before, settlement)
        if let preparer { preparer.follow(self) }
        if host != nil, !isDenied, case .navigate(let screen) = action,
            screen.presentation == .push, request.level.isAttached
        {
            request.level.didPush(screen, at: request.began)
        }
        let isNew = settlement == nil && !request.origin.truncates
        defer {
            host?.follow(
                self, at: request.hasWaited ? nil : request.began, isNew: isNew, animated: request.animated)
        }
        return end(request, settlement, before: before)
    }

    /// Updates what depends on the state: the trail, the leave guards and the screen of a denial. Most transitions need
    /// none.
    private func follow(_ request: Request, from old: ScreenState, _ settlement: Settlement?) {
        if trail.isAffected(by: request, from: old, to: state) {
            trail = trail.following(request, from: old, to: state)
        }
        if let detour = settlement?.detour { trail = trail.taking(detour: detour) }
        if !leaves.isEmpty { leaves.follow(state) }
        if let led = settlement?.led { handle(.denied(to: led)) }
        if let screen = session.denialScreen, !state.contains(screen) { handle(.denialScreenLeft(by: request.kind)) }
    }
    /// Writes a whole state. Observers are told "will" before anything is written, and "did" after everything is.
    ///
    /// - Returns: The dismissals of the modals that left.
    private func write(
        _ new: consuming ScreenState, over old: ScreenState, _ action: ScreenAction, _ origin: NavigationOrigin
    ) -> [Dismissal<Screen>] {
        let (kept, count) = (new.countOfLevelsKept(from: old), new.count)
        for index in 0..<kept {
            guard let signals = faces[index].signals else { continue }
            var changed = old[index].parts(changedIn: new[index])
            if index == kept - 1, kept < old.count || kept < count { changed.insert(.modal) }
            signals.will(changed)
        }
        state = consume new
        let dismissals = kept < old.count ? detach(from: kept, old, action, origin) : []
        for index in 0..<kept { faces[index].signals?.did() }
        if kept < count { faces = faces + (kept..<count).map { LevelFace(index: $0) } }
        if !waiting.results.isEmpty { answerResults() }
        return dismissals
    }

    /// Detaches the levels from `first` on, and returns their dismissals. The reason is the action's, or else the
    /// origin's.
    private func detach(
        from first: Int, _ old: ScreenState, _ action: ScreenAction, _ origin: NavigationOrigin
    ) -> [Dismissal<Screen>] {
        var dismissals: [Dismissal<Screen>] = []
        for index in first..<old.count {
            faces[index].detach(as: old[index])
            guard let root = old[index].root else { continue }
            let isReplaced = index == first && index < state.count
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
                ended: request.hasWaited ? timing.clock.elapsed() : request.began, top: state.top,
                before: before, settlement: settlement?.recorded))
    }
    /// Records a request that never became an action, for instance a link that doesn't resolve.
    @discardableResult func record(
        _ kind: NavigationKind, at level: LevelFace, _ origin: NavigationOrigin, _ settlement: Settlement,
        link: String? = nil
    ) -> NavigationHandle {
        var request = Request(.sequence([]), at: level, origin, kind: kind)
        request.link = link
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
