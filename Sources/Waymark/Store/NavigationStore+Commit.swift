extension NavigationStore {
    /// Writes a state that the pipeline proposed, ends the request with a record, and makes the host follow. A check of
    /// the session that changes nothing leaves no record.
    func commit(_ new: ScreenTree, over before: ScreenTree, for request: Request) -> NavigationHandle {
        if request.origin == .session, new == before, request.details.isUneventful {
            settle(request, .committed)
            return NavigationHandle(.committed)
        }
        let isDenied = request.details.isDenied
        if !isDenied, let answer = request.answer { answer.result.didAnswer(answer.value) }
        write(new, over: before, for: request)
        if !isDenied { didShow(request) }
        memory.stateDidChange(from: before, to: state, request.known)
        leaves.stateDidChange(to: state)
        if let screen = request.details.denialScreen { session.denied(to: screen) }
        session.stateDidChange(to: state, after: request.kind)
        defer { host?.follow(animated: request.animated) }
        return end(request, before: before)
    }
    /// Notes that the requested screen is shown. The caller that waits for the screen's answer goes on waiting, or gets
    /// nil if the screen isn't in the state, or the not-found screen is in its place. A pushed screen counts as not
    /// shown until the host reports it.
    private func didShow(_ request: Request) {
        let action = request.performed
        if let result = request.result {
            if request.details.outcome == .committed, let screen = action.shownDestination, state.contains(screen) {
                result.didShow(screen)
                waiting.add(result)
            } else {
                endWait(.result(result), .failed(.detached))
            }
        }
        guard host != nil, request.level.isOpen, let pushed = action.pushedScreen else { return }
        request.level.didPush(pushed, at: request.began)
    }
    /// Writes a whole state: all observers are told "will", then everything is written, then all are told "did". Also
    /// answers the callers whose screens have left.
    private func write(_ new: ScreenTree, over old: ScreenTree, for request: Request) {
        let kept = new.countOfLevelsKept(from: old.levels)
        for index in 0..<kept {
            var changed = old.levels[index].parts(changedIn: new.levels[index])
            if index == kept - 1, kept < old.levels.count || kept < new.levels.count { changed.insert(.modal) }
            routerLevels[index].signals.will(changed)
        }
        state = new
        request.details.dismissed = close(from: kept, old)
        routerLevels += (kept..<new.levels.count).map { RouterLevel(index: $0) }
        for level in routerLevels[..<kept] { level.signals.did() }
        for result in waiting.takeResults(without: state) { endWait(.result(result), .committed) }
    }
    /// Closes the levels from index `first` on, and returns their roots.
    private func close(from first: Int, _ old: ScreenTree) -> [Screen] {
        for index in first..<old.levels.count { routerLevels[index].close(as: old.levels[index]) }
        routerLevels.removeSubrange(first...)
        return old.levels[first...].compactMap(\.root)
    }
}
