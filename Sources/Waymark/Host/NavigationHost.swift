/// What is on screen, kept beside the state of a router: frameworks take one step at a time and report when it is done.
///
/// A step begins once the transition of the one before has ended, or its report is overdue. What the user does goes
/// through the router's pipeline; what is refused there is shown again. The framework's echo of a step isn't an action of
/// the user.
@MainActor package final class NavigationHost {
    // the store owns the host, and is never outlived by it; handed on where it is used often, as each look retains it
    unowned let store: NavigationStore
    private(set) weak var anchor: HostAnchor?
    private(set) var levels: [ShownLevel] = []
    /// The report of the framework that the next step waits for, since when, and a timer once a step is held up by it.
    var awaited: MissedCallback?
    var since = Duration.zero
    var timer: Task<Void, Never>?
    var isTimed = false
    /// Notifies observers when the host comes to rest, and when it leaves it.
    let rest = LevelSignals()
    let questions = QuestionGate()
    var isOnScreen = false
    private var isStepping = false
    /// True or false if the steps up to the next rest are to be animated or not; nil for what is usual.
    private var asked: Bool?
    /// The path that the user's gesture has led to already.
    var gesture: (level: Int, path: ScreenPath)?
    /// The time of the user's last choice of a branch.
    var selected: Duration?
    /// The branch whose action the user started last, and when.
    var acted: (branch: String, at: Duration)?
    let secondTaps = SecondTaps()
    /// True where a branch can't be left while something is pushed on it, as on tvOS.
    package var popsBeforeSelecting: Bool {
        get { popsFirst }
        set { popsFirst = newValue }
    }
    private var popsFirst = tabsStayAtDepth
    /// Writes a step: which screen comes or goes, and how that is animated.
    package var onWrite: Writer? {
        get { writer }
        set { writer = newValue }
    }
    private var writer: Writer?
    package typealias Writer = (_ screen: Screen?, _ animation: StepAnimation, _ body: () -> Void) -> Void
    package var capabilities: NavigationCapabilities = []
    /// Opens a window for a destination's link; nil where there is one window only.
    package var opensWindow: ((_ path: String) -> Void)?
    /// Opens the immersive space for a destination's link, in the place of the one that is open; nil where there are none.
    package var opensSpace: ((_ path: String) async -> TransitionOutcome)?
    package var closesSpace: (() async -> Void)?
    /// True if the app isn't in the background, where frameworks update nothing and report nothing.
    package var isActive = true {
        didSet {
            guard isActive != oldValue else { return }
            if let awaited { wait(for: awaited, since: store.timing.clock.elapsed()) }
            // also if what was waited for has come meanwhile
            if isActive { follow(store) }
        }
    }

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

    // MARK: steps
    /// - Parameters:
    ///   - isNew: Whether the state is known to have changed: a level that is alone is not compared then.
    ///   - animated: True or false if a caller wants the steps to the state animated or not.
    func follow(
        _ store: NavigationStore, at now: Duration? = nil, isNew: Bool = false, animated: Bool? = nil
    ) {
        if let animated { asked = animated }
        guard !isStepping else { return }
        isStepping = true
        defer { isStepping = false }
        var isNew = isNew
        while let step = next(in: store, isNew) ?? renewal {
            isNew = false
            let now = now ?? store.timing.clock.elapsed()
            guard mayFollow(step, in: store, at: now) else { return waitNoLonger() }
            apply(step, in: store, at: now)
            // a level alone is written as a whole, and nothing can be left to do
            if case .write = step, levels.count == 1, store.faces.count == 1, !popsFirst { break }
        }
        if asked != nil { asked = nil }
    }
    func follow() { follow(store) }
    private func next(in store: NavigationStore, _ isNew: Bool) -> HostStep? {
        if levels.count == 1, store.faces.count == 1 {
            return isNew || levels[0].content != wanted(in: store).ground ? .write(level: 0) : nil
        }
        return wanted(in: store).nextStep(from: shown) { levels[$0].face === store.faces[$0] }
    }
    /// The renewal of an outdated modal. It waits until nothing is over the modal, whose screens would go with it.
    private var renewal: HostStep? {
        guard let modal = levels.last, modal.isOutdated else { return nil }
        return .renew(modal: modal.index)
    }
    /// The state to show. Where a tab can't be left while something is pushed on it, hidden tabs have an empty path.
    private func wanted(in store: NavigationStore) -> ScreenState {
        let state = store.state
        guard popsFirst, state.ground.hasTabs else { return state }
        let ground = state.ground
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
        case .present, .renew:
            return awaited == nil && questions.isClosed(at: now)
        }
    }
    /// True if the user's gesture has already led there, or a modal covers it.
    private func isSeen(_ content: ScreenLevel, on level: Int) -> Bool {
        isLed(to: content.path, on: level) || isCovered(level)
    }
    /// True if the user's gesture has already led there.
    func isLed(to path: ScreenPath, on level: Int) -> Bool {
        guard let gesture else { return false }
        return gesture.level == level && gesture.path == path
    }
    func isCovered(_ level: Int) -> Bool {
        guard level + 1 < levels.count else { return false }
        var end = levels.count
        // a modal that is being presented covers nothing yet
        if case .presentation(let coming) = awaited { end = coming }
        return levels.prefix(end).dropFirst(level + 1).contains { $0.style?.covers ?? false }
    }

    private func apply(_ step: HostStep, in store: NavigationStore, at now: Duration) {
        switch step {
        case .dismiss(let lowest):
            dismiss(above: lowestDismissed(above: lowest), at: now)
        case .present(let level):
            expect(.presentation(level: level + 1), since: now)
            let modal = ShownLevel(store.state[level + 1], face: store.faces[level + 1], anchor)
            levels = levels + [modal]
            write(modal.root) { levels[level].present(modal) }
        case .renew(let modal):
            let isGone = levels[modal].isGone
            dismiss(above: modal - 1, at: now)
            if isGone { stopWaiting() }
        case .write(let level):
            let level = levels[level]
            var content = wanted(in: store)[level.index]
            let pops = popsFirst && content.selection != level.content.selection && !level.content.path.isEmpty
            if pops { content = level.content.with(path: ScreenPath()) }
            expect(callback(for: content, on: level), since: now, for: level.index)
            if let writer { write(content, on: level, with: writer, at: now) } else { level.write(content, at: now) }
            if pops { level.countAsRead() }
        }
    }
    // apart, so that the path without a writer stays short
    @inline(never) private func write(
        _ content: ScreenLevel, on level: ShownLevel, with writer: Writer, at now: Duration
    ) {
        let old = level.content
        writer(old.screenThatChanges(to: content), old.animation(to: content, asked: asked)) {
            level.write(content, at: now)
        }
    }
    func dismiss(above level: Int, at now: Duration) {
        expect(.dismissal(level: level), since: now)
        let root = levels[level + 1].content.root
        for gone in levels[(level + 1)...] { gone.leave() }
        levels = Array(levels[...level])
        write(root) { levels[level].present(nil) }
    }
    /// The lowest level of those to dismiss that can go in one step. A popover and an inspector report their dismissal by
    /// disappearing, and a cover makes them disappear early, so the levels over them go first.
    private func lowestDismissed(above level: Int) -> Int {
        (level..<levels.count - 2).last { [.popover, .inspector].contains(levels[$0 + 1].style) }.map { $0 + 1 }
            ?? level
    }
    /// Writes that a modal comes or goes.
    private func write(_ screen: Screen?, _ body: () -> Void) {
        if let writer { writer(screen, asked == false ? .off : .standard, body) } else { body() }
    }
}
