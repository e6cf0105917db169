/// Brings the screen to a router's state in steps: UI frameworks perform one transition at a time, and report its end.
///
/// A step begins once the transition of the step before has ended, or its report is overdue. Gestures go through the
/// router's pipeline; one that is refused there is undone on screen. The framework's echo of a step isn't a gesture.
@MainActor package final class NavigationHost {
    unowned let store: NavigationStore
    private(set) var levels: [ShownLevel] = []
    /// The callback of the framework that the next step waits for; nil if no transition is under way.
    var awaited: HostCallback?
    /// The time at which the wait for the callback began.
    var since = Duration.zero
    /// The task that ends the wait after its time limit, once a step is held up.
    var timer: Task<Void, Never>?
    /// Notifies observers when the host starts or stops waiting for a callback.
    let rest = LevelSignals()
    let alerts = AlertGate()
    var isOnScreen = false
    private var isStepping = false
    /// A Boolean value that indicates whether to animate the steps to the current state; nil for the default animation.
    private var requestedAnimation: Bool?
    /// The path that the user's gesture has already led to, while the router handles the gesture; nil otherwise.
    var gesture: (level: Int, path: [Screen])?
    /// The time of the user's last choice of a branch; nil before the first one.
    var selected: Duration?
    let secondTaps = SecondTaps()
    /// A Boolean value that indicates whether a branch can't be left while something is pushed on it, as on tvOS.
    #if os(tvOS)
    package var popsBeforeSelecting = true
    #else
    package var popsBeforeSelecting = false
    #endif
    /// A function that performs the write of a step, given the screen that appears or leaves and the animation; nil to
    /// write directly.
    package var onWrite: ((_ screen: Screen?, _ animation: StepAnimation, _ body: () -> Void) -> Void)?
    /// A function that opens a window for a destination's link; nil if there can be only one window.
    package var opensWindow: ((_ path: String) -> Void)?
    /// A Boolean value that indicates whether the host's window is in the foreground. Frameworks neither update a
    /// window in the background nor report on it.
    package var isActive = true {
        didSet {
            guard isActive != oldValue else { return }
            if let awaited { wait(for: awaited, since: store.timing.clock.elapsed()) }
            // in the background, the end of a wait doesn't take the steps that were held up
            if isActive { follow() }
        }
    }

    init(_ store: NavigationStore) {
        self.store = store
        // modals are presented one after the other, once the ground has appeared
        levels = [ShownLevel(store.state.levels[0], routerLevel: store.ground, store)]
        awaited = .ground
        since = store.timing.clock.elapsed()
    }
    deinit { timer?.cancel() }

    /// The state that is shown. It equals the router's state once every step is done, apart from the stacks of
    /// unselected branches with ``popsBeforeSelecting``.
    package var shown: ScreenTree { ScreenTree(levels: levels.map(\.content)) }
    package var ground: ShownLevel { levels[0] }

    // MARK: containers
    /// The containers on screen that show this state, in the order in which they appeared.
    private var containers: [ObjectIdentifier] = []

    /// Records that a container is on screen, and lets it present the modals from now on. There are two only while one
    /// replaces the other; two that stay for longer than the callback timeout are reported as a fault.
    ///
    /// - Parameter isAgain: true if the container has shown this state before, for example below a cover.
    package func containerDidAppear(_ container: AnyObject, isAgain: Bool = false) {
        let id = ObjectIdentifier(container)
        containers.removeAll { $0 == id }
        containers.append(id)
        // a new container has nothing to wait for, until it is on screen itself
        if !isAgain, awaited != nil { wait(for: .ground, since: store.timing.clock.elapsed()) }
        guard containers.count > 1 else { return }
        // containers that appeared earlier no longer present modals
        for level in levels { level.nudge() }
        let (clock, faults) = (store.timing.clock, store.faults)
        let deadline = clock.elapsed() + min(store.timing.callbackTimeout, NavigationTiming.longest)
        _ = clock.run(at: deadline) { [weak store] in
            store?.withHost { if $0.containers.count > 1 { faults.report(.sharedRouter) } }
        }
    }
    package func containerDidDisappear(_ container: AnyObject) {
        containers.removeAll { $0 == ObjectIdentifier(container) }
    }
    /// Returns true if a container presents the modals: if it is the one that appeared last, or if no container is on
    /// screen.
    package func presentsModals(in container: AnyObject) -> Bool {
        containers.last.map { $0 == ObjectIdentifier(container) } ?? true
    }

    // MARK: steps
    /// Takes the steps that lead to the router's state, up to the first that has to wait.
    ///
    /// - Parameter animated: true to animate the steps to the state, false not to; nil for the default animation.
    func follow(animated: Bool? = nil) {
        if let animated { requestedAnimation = animated }
        guard !isStepping else { return }
        isStepping = true
        defer { isStepping = false }
        while let step = nextStep ?? renewal {
            let now = store.timing.clock.elapsed()
            guard mayFollow(step, at: now) else { return limitWait() }
            apply(step, at: now)
        }
        requestedAnimation = nil
    }
    private var nextStep: HostStep? {
        wanted.nextStep(from: shown.levels) { levels[$0].routerLevel === store.routerLevels[$0] }
    }
    /// The step that renews an outdated modal; nil if there is none. It waits until the modal is on top, because modals
    /// over it would leave with it.
    private var renewal: HostStep? {
        guard let modal = levels.last, modal.isOutdated else { return nil }
        return .renew(modal: modal.index)
    }
    /// Returns the state to show. Where a tab can't be left while something is pushed on it, unselected tabs have an
    /// empty path.
    private var wanted: ScreenTree {
        var state = store.state
        guard popsBeforeSelecting else { return state }
        for index in state.ground.branches.indices where index != state.ground.selection {
            state.ground.branches[index].path = []
        }
        return state
    }
    /// Returns true if a step can be taken now. It may have to wait for the transition before it or, if it presents a
    /// modal, for a question to leave the screen. SwiftUI ignores writes during a transition
    /// (https://github.com/swiftlang/swift/issues/77088), or presents a modal and dismisses it again.
    private func mayFollow(_ step: HostStep, at now: Duration) -> Bool {
        switch step {
        case .write(let level):
            switch awaited {
            case nil, .ground: return true
            case .screen(level, _) where !levels[level].wasRead: return true
            // the user's gesture has already led to the content, or a modal covers the level
            case .screen, .presentation, .dismissal:
                return isLed(to: store.state.levels[level].path, on: level) || isCovered(level)
            }
        case .dismiss:
            return awaited == nil
        case .present, .renew:
            return awaited == nil && alerts.isClosed(at: now)
        }
    }
    /// Returns true if the user's gesture has already led to a path.
    func isLed(to path: [Screen], on level: Int) -> Bool {
        guard let gesture else { return false }
        return gesture.level == level && gesture.path == path
    }
    func isCovered(_ level: Int) -> Bool {
        var end = levels.count
        // a modal that is being presented covers nothing yet
        if case .presentation(let coming) = awaited { end = coming }
        return levels.prefix(end).dropFirst(level + 1).contains(where: \.covers)
    }

    private func apply(_ step: HostStep, at now: Duration) {
        switch step {
        case .dismiss(let lowest):
            dismiss(above: lowestDismissed(above: lowest), at: now)
        case .present(let level):
            expect(.presentation(level: level + 1), since: now)
            let modal = ShownLevel(store.state.levels[level + 1], routerLevel: store.routerLevels[level + 1], store)
            levels = levels + [modal]
            write(modal.root, modalAnimation) { levels[level].present(modal) }
        case .renew(let modal):
            let isGone = levels[modal].isGone
            dismiss(above: modal - 1, at: now)
            if isGone { stopWaiting() }
        case .write(let level):
            let level = levels[level]
            var content = wanted.levels[level.index]
            let pops =
                popsBeforeSelecting && content.selection != level.content.selection && !level.content.path.isEmpty
            if pops { content = level.content.with(path: []) }
            expect(callback(for: content, on: level), since: now, for: level.index)
            let old = level.content
            write(old.screenThatChanges(to: content), old.animation(to: content, requested: requestedAnimation)) {
                level.write(content, at: now)
            }
            if pops { level.countAsRead() }
        }
    }
    func dismiss(above level: Int, at now: Duration) {
        expect(.dismissal(level: level), since: now)
        let root = levels[level + 1].content.root
        for gone in levels[(level + 1)...] { gone.leave() }
        levels = Array(levels[...level])
        write(root, modalAnimation) { levels[level].present(nil) }
    }
    /// Returns the level above which everything can be dismissed in one step. A popover reports its dismissal by
    /// disappearing, and a cover makes it disappear early, so the levels over it go first.
    private func lowestDismissed(above level: Int) -> Int {
        (level..<levels.count - 2).last { levels[$0 + 1].style == .popover }.map { $0 + 1 } ?? level
    }
    private var modalAnimation: StepAnimation { requestedAnimation == false ? .off : .standard }
    private func write(_ screen: Screen?, _ animation: StepAnimation, _ body: () -> Void) {
        if let onWrite { onWrite(screen, animation, body) } else { body() }
    }
}
