/// What is on screen, kept beside the state of a router: frameworks take one step at a time and report when it is done.
///
/// The router's state changes as a whole. The host applies the steps from what it shows to that state one after the
/// other. After a dismissal, and before what is presented next, it waits for the framework's own callback; if that does
/// not come in time, it goes on without it. What the user does comes in through the ``ShownLevel``s and goes through the
/// router's pipeline; what is refused there is shown again as it was. The framework's echo of a step is no action of the
/// user.
///
/// A router has one host, made when it is first asked for. An adapter draws its levels, starting with ``ground``.
@MainActor package final class NavigationHost {
    /// What is shown. It equals the router's state once every step is done.
    // `@exclusivity(unchecked)`: see `NavigationStore`
    @exclusivity(unchecked) package private(set) var shown: ScreenState
    // the store owns the host, and is never outlived by it
    private unowned(unsafe) let store: NavigationStore
    @exclusivity(unchecked) private var levels: [ShownLevel] = []
    @exclusivity(unchecked) private var awaited: Awaited?
    @exclusivity(unchecked) private var isOnScreen = false
    @exclusivity(unchecked) private var written = WrittenPaths()
    @exclusivity(unchecked) private var isStepping = false
    /// The path that the user's gesture has led to already.
    @exclusivity(unchecked) private var gesture: (level: Int, path: [ScreenID])?
    /// Writes a step; an adapter may do it without animation.
    @exclusivity(unchecked) private var write: (_ isAnimated: Bool, _ body: () -> Void) -> Void = { _, body in body() }

    /// What the framework has to report before the next step.
    private struct Awaited {
        enum Callback: Equatable {
            case ground
            case dismissal(above: Int)
            case presentation(level: Int)
            case path(level: Int, depth: Int)
        }
        let callback: Callback
        let since: Duration
        /// Ends the wait; there is one only while a step has to wait.
        var timer: Task<Void, Never>?
    }

    init(_ store: NavigationStore) {
        self.store = store
        // modals come one after the other, once there is something to present them over
        shown = ScreenState(levels: [store.state.levels[0]])
        levels = [ShownLevel(store.state.levels[0], face: store.ground, host: self, store)]
        awaited = Awaited(callback: .ground, since: store.timing.clock.elapsed())
        // a modal that is there already waits for the ground
        follow()
    }
    deinit { awaited?.timer?.cancel() }

    /// The ground level.
    package var ground: ShownLevel { levels[0] }
    /// Says how a step is written: `isAnimated` is false if a root or a whole stack is replaced.
    package func onWrite(_ write: @escaping (_ isAnimated: Bool, _ body: () -> Void) -> Void) { self.write = write }

    // MARK: reports of the framework
    /// The ground is on screen: from now on modals are presented. If it comes back, nothing is waited for.
    package func groundDidAppear() {
        isOnScreen = true
        stopWaiting()
        ground.confirmed = TopScreen(ground.level)
        follow()
    }
    func didDismiss(over level: ShownLevel) {
        guard isShown(level), awaited?.callback == .dismissal(above: level.index) else { return }
        stopWaiting()
        follow()
    }
    func didShow(_ level: ShownLevel, depth: Int) {
        guard isShown(level) else { return }
        let top = TopScreen(level.level)
        guard top.depth == depth else { return }
        level.confirmed = top
        level.reported = top
        level.face.unshown = nil
        switch awaited?.callback {
        case .presentation(level.index), .path(level.index, depth): stopWaiting()
        case .presentation, .path, .dismissal, .ground, nil: return
        }
        follow()
    }
    private func isShown(_ level: ShownLevel) -> Bool {
        levels.indices.contains(level.index) && levels[level.index] === level
    }

    // MARK: what the user does
    func userDidSet(_ path: [ScreenID], on level: ShownLevel) {
        guard isShown(level), level.face.isAttached, path != level.level.path else { return }
        guard !isEcho(path, of: level) else { return level.nudge() }
        gesture = (level.index, path)
        store.userDidSet(path: path, at: level.face)
        gesture = nil
        // refused, or asked about: the framework is ahead, and reads again
        if level.level.path != path { level.nudge() }
    }
    /// A user can only go back, and from a screen that they see. Anything else that a framework reports is the echo of
    /// an earlier step.
    private func isEcho(_ path: [ScreenID], of level: ShownLevel) -> Bool {
        guard path.isPrefix(of: level.level.path) else { return true }
        let timing = store.timing
        return level.reported != TopScreen(level.level)
            && written.contains(path, of: level.index, at: timing.clock.elapsed(), patience: timing.hostPatience)
    }
    func userDidDismiss(_ modal: ShownLevel) -> Transition {
        guard isShown(modal) else { return Transition(.failed(.detached)) }
        // what is dismissed was on screen
        if awaited?.callback == .presentation(level: modal.index) { stopWaiting() }
        let transition = store.userDidDismiss(modal.face)
        if isShown(modal) { levels[modal.index - 1].nudge() }
        follow()
        return transition
    }
    func userDidSelect(_ branch: String, on level: ShownLevel) -> Transition {
        guard isShown(level), level.face.isAttached else { return Transition(.failed(.detached)) }
        let transition = store.userDidSelect(branch: branch, at: level.face)
        if level.level.branch.id != branch { level.nudge() }
        return transition
    }
    /// Makes whoever shows the level read it again.
    func nudge(_ face: LevelFace) {
        for level in levels where level.face === face || level.face.index == face.index + 1 { level.nudge() }
    }
    /// Whether nothing would be left to see without a modal: the ground below has to hide its own root.
    func coversNothing(_ modal: ShownLevel) -> Bool {
        guard modal.index == 1 else { return false }
        return ground.root == nil && ground.path.isEmpty && store.rules.roots[ground.level.branch.id] != nil
    }

    // MARK: steps
    /// Does what can be done now.
    ///
    /// - Parameter now: The time, if it is known.
    func follow(at now: Duration? = nil) {
        guard !isStepping else { return }
        isStepping = true
        defer { isStepping = false }
        while let step = next() {
            guard mayFollow(step) else { return waitNoLonger() }
            apply(step, at: now ?? store.timing.clock.elapsed())
            // a level alone is written as a whole, and nothing can be left to do
            if case .write = step, levels.count == 1, store.faces.count == 1 { return }
        }
    }
    private func next() -> HostStep? {
        // a level that was dismissed and presented again equals itself, and is another one
        for index in levels.indices.dropFirst()
        where index >= store.faces.count || levels[index].face !== store.faces[index] {
            return .dismiss(above: index - 1)
        }
        return shown.nextStep(to: store.state)
    }
    /// Stacks may follow each other; everything else waits for what is under way.
    private func mayFollow(_ step: HostStep) -> Bool {
        switch (awaited?.callback, step) {
        case (nil, _), (.path, .write), (.ground, .write): true
        case (.path(let level, _), .dismiss(let kept)): kept < level
        case (.path, .present), (.dismissal, _), (.presentation, _), (.ground, _): false
        }
    }

    private func apply(_ step: HostStep, at now: Duration) {
        let isAnimated = isAnimated(step)
        shown.take(step)
        let callback = callback(for: step)
        if isOnScreen {
            stopWaiting()
            awaited = callback.map { Awaited(callback: $0, since: now) }
        }
        switch step {
        case .dismiss(let level):
            levels.removeSubrange((level + 1)...)
            written.removeLevels(above: level)
            write(isAnimated) { levels[level].present(nil) }
        case .present(let level, let content):
            let modal = ShownLevel(content, face: store.faces[level + 1], host: self, store)
            levels.append(modal)
            write(isAnimated) { levels[level].present(modal) }
        case .write(let level, let content):
            written.replace(levels[level].level.path, of: level, at: now)
            write(isAnimated) { levels[level].write(content) }
        }
    }
    /// What has to be reported before what follows the step. What is covered, or what a gesture has led to, is not.
    private func callback(for step: HostStep) -> Awaited.Callback? {
        switch step {
        case .dismiss(let level): return .dismissal(above: level)
        case .present(let level, _): return .presentation(level: level + 1)
        case .write(let level, let content):
            let top = TopScreen(content)
            let isGesture = gesture.map { $0.level == level && $0.path == content.path } ?? false
            if !isOnScreen || level < levels.count - 1 || isGesture { levels[level].confirmed = top }
            return levels[level].confirmed == top ? nil : .path(level: level, depth: top.depth)
        }
    }
    /// Pushes, pops and modals are animated; another root, or another stack at once, is not.
    private func isAnimated(_ step: HostStep) -> Bool {
        guard case .write(let level, let content) = step else { return true }
        let old = levels[level].level
        guard old.selection == content.selection, old.root == content.root else { return false }
        return content.path.isPrefix(of: old.path) || old.path.isPrefix(of: content.path)
    }

    // MARK: callbacks that do not come
    /// Sees to it that a step that has to wait does not wait for ever.
    private func waitNoLonger() {
        guard let awaited, awaited.timer == nil else { return }
        let clock = store.timing.clock
        // a ground may be made long before it is to appear
        let since = awaited.callback == .ground ? clock.elapsed() : awaited.since
        let deadline = since + store.timing.hostPatience
        self.awaited?.timer = Task { [weak self] in
            // cancelled also after it has slept enough, if the callback came before this task's turn
            guard (try? await clock.sleepUntil(deadline)) != nil, !Task.isCancelled else { return }
            self?.goOn()
        }
    }
    private func goOn() {
        guard let awaited else { return }
        let missed: MissedCallback =
            switch awaited.callback {
            case .ground: .ground
            case .dismissal(let level): .dismissal(level: level)
            case .presentation(let level): .presentation(level: level)
            case .path(let level, let depth): .screen(level: level, depth: depth)
            }
        isOnScreen = true
        stopWaiting()
        follow()
        note(missed)
    }
    private func note(_ missed: MissedCallback) {
        store.exclusively {
            $0.record(.missedCallback, at: 0, .gesture, RecordDetails(outcome: .committed, missed: missed))
        }
    }
    private func stopWaiting() {
        awaited?.timer?.cancel()
        awaited = nil
    }

    func mark(_ marks: inout ScreenMarks) {
        marks.mark(shown)
        marks.mark(written.screens)
        for level in levels { marks.mark([level.confirmed?.screen, level.reported?.screen].compactMap(\.self)) }
    }
}

extension Router {
    /// What shows this router's state, and all of its modals; made when it is first asked for.
    package var host: NavigationHost {
        if let host = store.host { return host }
        let host = NavigationHost(store)
        store.host = host
        return host
    }
    /// The destination of a screen; nil once nothing refers to it any more.
    package func destination(of screen: ScreenID) -> Destination? { screens.find(screen) }
    /// The router of a level that is shown.
    package func router(of level: ShownLevel) -> Router { router(of: level.face) }
}
