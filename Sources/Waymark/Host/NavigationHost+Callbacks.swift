/// Callbacks of the framework, and the time limit for those that don't come.
extension NavigationHost {
    // MARK: reports of the framework
    /// Notes that the ground is on screen, so that modals can be presented.
    package func groundDidAppear() {
        isOnScreen = true
        ground.confirm(ground.top)
        stopWaiting()
        follow()
    }
    func didDismiss(over level: ShownLevel) {
        guard level.isShown, awaited == .dismissal(level: level.index) else { return }
        goOn()
    }
    /// Notes that a screen begins to appear: the framework has read the path that leads to it.
    func willShow(_ level: ShownLevel, depth: Int) {
        level.didBeginToShow(depth: depth)
    }
    /// Notes that a screen has appeared: its transition has ended. Ignored unless it is the top screen of a shown
    /// level.
    func didShow(_ level: ShownLevel, depth: Int) {
        guard level.isShown, level.content.path.count == depth else { return }
        level.didFinishShowing()
        switch awaited {
        case .presentation(level.index), .screen(level.index, depth): goOn()
        // the screen was pushed before the container itself had appeared
        case .ground where level.index == 0: groundDidAppear()
        case .presentation, .screen, .dismissal, .ground, nil: break
        }
    }

    // MARK: waiting for a report
    /// Waits for a callback of the framework before the next step, or ends the wait if the step has none. Does nothing
    /// until the ground is on screen.
    ///
    /// - Parameter level: The index of the level that a step writes; nil to replace the current wait in any case. A
    ///   write doesn't end the wait for a modal. A write without a callback doesn't end the wait for another level,
    ///   either.
    func expect(_ callback: HostCallback?, since now: Duration, for level: Int? = nil) {
        guard isOnScreen else { return }
        switch (awaited, level) {
        case (.dismissal, _?), (.presentation, _?): return
        case (.screen(let other, _), let level?): if other != level, callback == nil { return }
        case (.ground, _), (.screen, nil), (.dismissal, nil), (.presentation, nil), (nil, _): break
        }
        wait(for: callback, since: now)
    }
    /// Returns the callback to wait for once a level is written; nil if none will come, because the level isn't on
    /// screen or is covered, or because the framework has reported its top screen already.
    func callback(for content: ScreenTree.Level, on level: ShownLevel) -> HostCallback? {
        let top = TopScreen(content)
        if !isOnScreen || isCovered(level.index) { level.confirm(top) }
        // wait even if the top to which a gesture led was confirmed before: the gesture may have undone a transition
        let isGesture = isLed(to: content.path, on: level.index)
        return level.confirmed == top && !isGesture ? nil : .screen(level: level.index, depth: top.depth)
    }

    // MARK: callbacks that do not come
    /// Limits the time for which steps are held up. If a callback is awaited, its time limit starts, unless it is
    /// running. Otherwise, the steps are taken once an answered question has left the screen. Does nothing in the
    /// background.
    func limitWait() {
        guard isActive else { return }
        guard let awaited else {
            return alerts.afterwards(store.timing.clock) { [weak store] in store?.withHost { $0.follow() } }
        }
        guard timer == nil else { return }
        let clock = store.timing.clock
        // the host may be created long before the ground appears
        let since = awaited == .ground ? clock.elapsed() : since
        let deadline = since + min(store.timing.callbackTimeout, NavigationTiming.longest)
        timer = clock.run(at: deadline) { [weak store] in store?.withHost { $0.goOnWithout() } }
    }
    /// Continues without the awaited callback, and records that it was missing.
    func goOnWithout() {
        guard let awaited else { return }
        isOnScreen = true
        stopWaiting()
        follow()
        var details = TransitionDetails()
        details.missed = awaited
        store.exclusively { $0.record(.missedCallback, at: $0.ground, .gesture, details) }
    }
    func wait(for next: HostCallback?, since now: Duration) {
        if let timer {
            timer.cancel()
            self.timer = nil
        }
        let wasAtRest = awaited == nil
        awaited = next
        since = now
        if wasAtRest != (next == nil) { rest.nudge() }
    }
    func stopWaiting() {
        if awaited != nil { wait(for: nil, since: since) }
    }
    /// Ends the wait, and takes the steps that it has held up, if any.
    func goOn() {
        let isBlocking = timer != nil
        stopWaiting()
        if isBlocking { follow() }
    }

    // MARK: questions
    /// A Boolean value that indicates whether no transition is under way, so that a question can be shown. Observed.
    /// Reading it also starts the time limit of a missing callback.
    package var mayAsk: Bool {
        rest.track(.path)
        limitWait()
        return awaited == nil
    }
    /// Notes that a question is shown. No modal is presented until it is answered and has left the screen.
    package func didAsk(_ asker: AnyObject) { alerts.open(asker) }
    /// Notes that a question is leaving the screen, for example because it was answered. Ignored unless it is the open
    /// one.
    package func didAnswer(_ asker: AnyObject) {
        if alerts.close(asker, at: store.timing.clock.elapsed()) { follow() }
    }
}
