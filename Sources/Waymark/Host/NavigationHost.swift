/// What is on screen, kept beside the state of a router: frameworks take one step at a time and report when it is done.
///
/// A step begins once the transition of the one before has ended, or its report is overdue. What the user does goes
/// through the router's pipeline; what is refused there is shown again. The framework's echo of a step isn't an action of
/// the user.
@MainActor package final class NavigationHost {
    // the store owns the host, and is never outlived by it; handed on where it is used often, as each look retains it
    unowned let store: NavigationStore
    private weak var anchor: HostAnchor?
    private(set) var levels: [ShownLevel] = []
    /// The report of the framework that the next step waits for, since when, and a timer once a step is held up by it.
    private var awaited: MissedCallback?
    private var since = Duration.zero
    private var timer: Task<Void, Never>?
    private var isTimed = false
    /// Notifies observers when the host comes to rest, and when it leaves it.
    private let rest = RestSignal()
    private let questions = QuestionGate()
    private var isOnScreen = false
    private var isStepping = false
    /// The path that the user's gesture has led to already.
    private var gesture: (level: Int, path: ScreenPath)?
    /// The time of the user's last choice of a branch.
    private var selected: Duration?
    /// The longest time between two writes that belong to one tap on a tab.
    private static let repeatTime = Duration.milliseconds(300)
    /// True where a branch can't be left while something is pushed on it, as on tvOS.
    package var popsBeforeSelecting: Bool {
        get { popsFirst }
        set { popsFirst = newValue }
    }
    private var popsFirst = tabsStayAtDepth
    /// Writes a step: which screen comes or goes, and whether that is animated. It isn't where a root or a whole stack is
    /// replaced.
    package var onWrite: Writer? {
        get { writer }
        set { writer = newValue }
    }
    private var writer: Writer?
    package typealias Writer = (_ screen: Screen?, _ isAnimated: Bool, _ body: () -> Void) -> Void
    package var capabilities: NavigationCapabilities = []
    /// Opens a window for a destination's link; nil where there is one window only.
    package var opensWindow: ((_ path: String) -> Void)?
    /// Opens the immersive space for a destination's link, in the place of the one that is open; nil where there are none.
    package var opensSpace: ((_ path: String) async -> TransitionOutcome)?
    package var closesSpace: (() async -> Void)?

    init(_ store: NavigationStore, _ anchor: HostAnchor) {
        self.store = store
        self.anchor = anchor
        // modals come one after the other, once there is something to present them over
        levels = [ShownLevel(store.state[0], face: store.ground, anchor)]
        awaited = .ground
        since = store.timing.clock.elapsed()
    }
    deinit { timer?.cancel() }

    /// The state that is shown. It equals the router's once every step is done.
    package var shown: ScreenState {
        ScreenState(ground: levels[0].content, modals: levels.dropFirst().map(\.content))
    }
    package var ground: ShownLevel { levels[0] }

    // MARK: containers
    /// The containers on screen that show this state, in the order in which they appeared.
    private var containers: [ObjectIdentifier] = []

    /// Records that a container, and with it the ground, is on screen. There are two only while one replaces the other.
    package func containerDidAppear(_ container: AnyObject) {
        let id = ObjectIdentifier(container)
        containers.removeAll { $0 == id }
        containers.append(id)
        guard containers.count > 1 else { return }
        // those that appeared earlier present nothing any more
        for level in levels { level.nudge() }
        let (clock, faults) = (store.timing.clock, store.faults)
        let deadline = clock.elapsed() + min(store.timing.callbackTimeout, NavigationTiming.longest)
        Task { [weak anchor] in
            try? await clock.sleepUntil(deadline)
            if let host = anchor?.host, host.containers.count > 1 { faults.report(.sharedRouter) }
        }
    }
    package func containerDidDisappear(_ container: AnyObject) {
        containers.removeAll { $0 == ObjectIdentifier(container) }
    }
    /// True if a container presents the modals: the one that appeared last does.
    package func presentsModals(in container: AnyObject) -> Bool {
        containers.last.map { $0 == ObjectIdentifier(container) } ?? true
    }

    // MARK: reports of the framework
    /// The ground is on screen: from now on modals are presented.
    ///
    /// - Parameter isAgain: True if the container was on screen before. It may come back as soon as the cover over it
    ///   begins to leave, so the host goes on waiting for that cover. A new container has nothing to wait for.
    package func groundDidAppear(isAgain: Bool = false) {
        isOnScreen = true
        ground.confirmed = ground.top
        switch awaited {
        case .dismissal, .presentation: if !isAgain { stopWaiting() }
        case .screen(let level, _): if !isAgain || level == 0 { stopWaiting() }
        case .ground, nil: stopWaiting()
        }
        follow(store)
    }
    func didDismiss(over level: ShownLevel) {
        guard level.isShown, awaited == .dismissal(level: level.index) else { return }
        goOn()
    }
    /// A screen begins to appear: the framework has read the path that leads to it.
    func willShow(_ level: ShownLevel, depth: Int) {
        if level.isShown, level.top.depth == depth { level.reported = level.top }
    }
    /// A screen has appeared: its transition has ended.
    func didShow(_ level: ShownLevel, depth: Int) {
        guard level.isShown else { return }
        let top = level.top
        guard top.depth == depth else { return }
        level.confirmed = top
        level.reported = top
        level.face.didShow()
        switch awaited {
        case .presentation(level.index), .screen(level.index, depth): goOn()
        case .presentation, .screen, .dismissal, .ground, nil: break
        }
    }

    // MARK: what the user does
    /// - Parameter isDone: True if the transition has already ended.
    func userDidSet(_ path: [Screen], on level: ShownLevel, isDone: Bool) {
        guard path != level.list else { return }
        // a modal that is leaving stays as the user has left it
        guard level.isShown else { return level.keep(path) }
        guard !isEcho(path, of: level) else { return level.nudge() }
        let before = level.content
        let rest = before.path.dropping(before.path.count - path.count)
        if isAboutState(of: level) {
            gesture = (level.index, rest)
            store.userDidSet(path: path, at: level.face)
            gesture = nil
        }
        if level.isShown, level.content == before {
            // The pop was refused, but SwiftUI has already removed the screen and would ignore a path that hasn't changed.
            // So the pop is shown, and the next step pushes the screen again:
            // https://github.com/pointfreeco/swift-composable-architecture/issues/3653
            let now = store.timing.clock.elapsed()
            expect(.screen(level: level.index, depth: path.count), since: now)
            level.write(before.with(path: rest), at: now)
            level.wasRead = true
        }
        if isDone { didShow(level, depth: path.count) }
        follow(store)
    }
    func userDidTapBack(on level: ShownLevel) {
        guard level.isShown, isAboutState(of: level) else { return }
        store.userDidSet(path: level.list.dropLast(), at: level.face)
    }
    /// False if the state has already selected another branch, or dismissed it all, which a gesture isn't about.
    private func isAboutState(of level: ShownLevel) -> Bool {
        level.face.isAttached && store.level(level.face).branchID == level.content.branchID
    }
    /// A user can only go back, from a screen that they see. Anything else is the echo of an earlier step.
    private func isEcho(_ path: [Screen], of level: ShownLevel) -> Bool {
        guard level.list.starts(with: path) else { return true }
        let (now, patience) = (store.timing.clock.elapsed(), store.timing.callbackTimeout)
        let path = ScreenPath(path)
        return level.reported != level.top
            && level.replaced.unordered.contains { $0.path == path && now - $0.at < patience }
    }
    func userDidDismiss(_ modal: ShownLevel) -> NavigationHandle {
        guard modal.isShown else { return NavigationHandle(.failed(.detached)) }
        // it was on screen, and takes with it what was under way on it
        if awaited?.isAbout(levelsFrom: modal.index) ?? false { stopWaiting() }
        let transition = store.dismiss(modal.face, .user, .gesture)
        guard modal.isShown else { return transition }
        let now = store.timing.clock.elapsed()
        if modal.face.isAttached {
            // refused: the framework has dismissed it, and presents it again
            levels[modal.index - 1].nudge()
            expect(.presentation(level: modal.index), since: now)
        } else {
            // it has gone, even if other steps are under way
            dismiss(above: modal.index - 1, at: now)
        }
        follow(store)
        return transition
    }
    func userDidSelect(_ branch: String, on level: ShownLevel) -> NavigationHandle {
        guard level.isShown, level.face.isAttached else { return NavigationHandle(.failed(.detached)) }
        let isSelected = store.level(level.face).branchID == branch
        let (now, last) = (store.timing.clock.elapsed(), selected)
        selected = now
        // SwiftUI may write the same tab twice for one tap, or without a tap
        if isSelected, !isActive || last.map({ now - $0 < Self.repeatTime }) ?? false {
            return NavigationHandle(.duplicate)
        }
        let transition = store.perform(isSelected ? .popToRoot : .select(branch: branch), at: level.face, .gesture)
        if level.content.branchID != branch { level.nudge() }
        return transition
    }

    // MARK: steps
    /// - Parameter isNew: Whether the state is known to have changed: a level that is alone is not compared then.
    func follow(
        _ store: NavigationStore, at now: Duration? = nil, isNew: Bool = false, isAnimated: Bool = true
    ) {
        guard !isStepping else { return }
        isStepping = true
        defer { isStepping = false }
        var isNew = isNew
        while let step = next(in: store, isNew) {
            isNew = false
            let now = now ?? store.timing.clock.elapsed()
            guard mayFollow(step, in: store, at: now) else { return waitNoLonger() }
            apply(step, in: store, at: now, isAnimated)
            // a level alone is written as a whole, and nothing can be left to do
            if case .write = step, levels.count == 1, store.faces.count == 1, !popsFirst { return }
        }
    }
    func follow() { follow(store) }
    private func next(in store: NavigationStore, _ isNew: Bool) -> HostStep? {
        if levels.count == 1, store.faces.count == 1 {
            return isNew || levels[0].content != wanted(in: store).ground ? .write(level: 0) : nil
        }
        return wanted(in: store).nextStep(from: shown) { levels[$0].face === store.faces[$0] }
    }
    /// The state to show. Where a tab can't be left while something is pushed on it, hidden tabs have an empty path.
    private func wanted(in store: NavigationStore) -> ScreenState {
        let (state, ground) = (store.state, store.state.ground)
        guard popsFirst, ground.hasTabs else { return state }
        var branches = ground.branches
        for index in branches.indices where index != ground.selection { branches[index].path = ScreenPath() }
        return state.with(ground.with(branches), at: 0)
    }
    /// A step waits for the transition before it. SwiftUI loses what is written during one
    /// (https://github.com/swiftlang/swift/issues/77088), or presents a modal that dismisses itself.
    private func mayFollow(_ step: HostStep, in store: NavigationStore, at now: Duration) -> Bool {
        switch step {
        case .write(let level):
            switch awaited {
            case nil, .ground: return true
            case .screen(level, _) where !levels[level].wasRead: return true
            case .screen, .presentation, .dismissal: return isSeen(store.state[level], on: level)
            }
        case .dismiss:
            return awaited == nil
        case .present:
            return awaited == nil && questions.isClosed(at: now)
        }
    }
    /// True if the user's gesture has already led there, or a modal covers it.
    private func isSeen(_ content: ScreenLevel, on level: Int) -> Bool {
        if let gesture, gesture.level == level, gesture.path == content.path { return true }
        return isCovered(level)
    }
    private func isCovered(_ level: Int) -> Bool {
        var end = levels.count
        // a modal that is being presented covers nothing yet
        if case .presentation(let coming) = awaited { end = coming }
        return levels.prefix(end).dropFirst(level + 1).contains { $0.style?.covers ?? false }
    }

    private func apply(
        _ step: HostStep, in store: NavigationStore, at now: Duration, _ isAnimated: Bool
    ) {
        switch step {
        case .dismiss(let lowest):
            dismiss(above: lowestDismissed(above: lowest), at: now, isAnimated)
        case .present(let level):
            expect(.presentation(level: level + 1), since: now)
            let modal = ShownLevel(store.state[level + 1], face: store.faces[level + 1], anchor)
            levels = levels + [modal]
            write(modal.root, isAnimated) { levels[level].present(modal) }
        case .write(let level):
            let level = levels[level]
            var content = wanted(in: store)[level.index]
            let pops = popsFirst && content.selection != level.content.selection && !level.content.path.isEmpty
            if pops {
                content = level.content.with(path: ScreenPath())
            }
            defer { if pops { level.wasRead = true } }
            expect(callback(for: content, on: level), since: now, for: level.index)
            guard let writer else { return level.write(content, at: now) }
            let old = level.content
            writer(old.screenThatChanges(to: content), isAnimated && old.isAnimated(to: content)) {
                level.write(content, at: now)
            }
        }
    }
    private func dismiss(above level: Int, at now: Duration, _ isAnimated: Bool = true) {
        expect(.dismissal(level: level), since: now)
        let root = levels[level + 1].content.root
        for gone in levels[(level + 1)...] { gone.isShown = false }
        levels = Array(levels[...level])
        write(root, isAnimated) { levels[level].present(nil) }
    }
    /// The lowest level of those to dismiss that can go in one step. A popover and an inspector report their dismissal by
    /// disappearing, and a cover makes them disappear early, so the levels over them go first.
    private func lowestDismissed(above level: Int) -> Int {
        (level..<levels.count - 2).last { [.popover, .inspector].contains(levels[$0 + 1].style) }.map { $0 + 1 }
            ?? level
    }
    private func write(_ screen: Screen?, _ isAnimated: Bool, _ body: () -> Void) {
        if let writer { writer(screen, isAnimated, body) } else { body() }
    }
    /// - Parameter level: The level that is written; nil for a modal that comes or goes. A write doesn't end the wait for a
    ///   modal, and without a callback of its own not the wait for another level either.
    private func expect(_ callback: MissedCallback?, since now: Duration, for level: Int? = nil) {
        guard isOnScreen else { return }
        switch (awaited, level) {
        case (.dismissal, _?), (.presentation, _?): return
        case (.screen(let other, _), let level?): if other != level, callback == nil { return }
        case (.ground, _), (.screen, nil), (.dismissal, nil), (.presentation, nil), (nil, _): break
        }
        stopWaiting()
        if let callback { wait(for: callback, since: now) }
    }
    /// The callback to wait for once a level is written; nil for a covered level.
    private func callback(for content: ScreenLevel, on level: ShownLevel) -> MissedCallback? {
        let top = TopScreen(content)
        if !isOnScreen || isCovered(level.index) { level.confirmed = top }
        // the user may also have undone a transition that was under way
        let isGesture = gesture.map { $0.level == level.index && $0.path == content.path } ?? false
        return level.confirmed == top && !isGesture ? nil : .screen(level: level.index, depth: top.depth)
    }

    // MARK: callbacks that do not come
    /// True if the app isn't in the background, where frameworks update nothing and report nothing.
    package var isActive = true {
        didSet {
            guard isActive != oldValue else { return }
            if let awaited { wait(for: awaited, since: store.timing.clock.elapsed()) }
            // also if what was waited for has come meanwhile
            if isActive { follow(store) }
        }
    }
    private func waitNoLonger() {
        guard isActive else { return }
        guard let awaited else {
            return questions.afterwards(store.timing.clock) { [weak anchor] in anchor?.host.follow() }
        }
        guard !isTimed else { return }
        isTimed = true
        let clock = store.timing.clock
        // a ground may be made long before it is to appear
        let since = awaited == .ground ? clock.elapsed() : since
        let deadline = since + min(store.timing.callbackTimeout, NavigationTiming.longest)
        timer = Task { [weak anchor] in
            // cancelled also after it has slept enough, if the callback came before this task's turn
            guard (try? await clock.sleepUntil(deadline)) != nil, !Task.isCancelled else { return }
            anchor?.host.goOnWithout()
        }
    }
    private func goOnWithout() {
        guard let awaited else { return }
        isOnScreen = true
        stopWaiting()
        follow(store)
        let settlement = Settlement()
        settlement.missed = awaited
        store.exclusively { $0.record(.missedCallback, at: $0.ground, .gesture, settlement) }
    }
    private func wait(for next: MissedCallback?, since now: Duration) {
        if isTimed { stopTimer() }
        let wasAtRest = awaited == nil
        awaited = next
        since = now
        if wasAtRest != (next == nil) { rest.tell() }
    }
    private func stopTimer() {
        timer?.cancel()
        timer = nil
        isTimed = false
    }
    private func stopWaiting() {
        if awaited != nil { wait(for: nil, since: since) }
    }
    private func goOn() {
        let isBlocking = isTimed
        stopWaiting()
        if isBlocking { follow(store) }
    }

    // MARK: questions
    /// True while no transition is under way, so that a question can be shown. Observed. Reading it also starts the time
    /// limit of a missing callback.
    package var mayAsk: Bool {
        rest.read()
        waitNoLonger()
        return awaited == nil
    }
    /// A question is shown: until it is answered, nothing is presented.
    package func didAsk(_ asker: AnyObject) { questions.open(asker) }
    /// The question was answered, and goes from the screen.
    package func didAnswer(_ asker: AnyObject) {
        if questions.close(asker, at: store.timing.clock.elapsed()) { follow(store) }
    }
}
