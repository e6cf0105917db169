/// What is on screen, kept beside the state of a router: frameworks take one step at a time, and report when it is done
/// (U3).
///
/// The router's state changes whole. The host applies ``NavigationState/plan(from:to:)`` to what it shows, one step
/// after the other: after a dismissal, and before what is presented next, it waits for the framework's own callback,
/// never for a timer. What the user does comes in through the ``HostedLevel``s, and goes through the router's one commit
/// function; what is refused there is shown again as it was. The framework's echo of a step is no action of the user.
///
/// A router has one host, made when it is first asked for. An adapter draws its levels, starting with ``ground``.
@MainActor public final class NavigationHost<Destination: Navigation> {
    /// What is shown is itself a state with observable levels.
    let shown: NavigationCore<Destination>
    private unowned let core: NavigationCore<Destination>
    /// The router's levels that are shown, from the ground up. An equal modal that was presented anew is another one.
    private var levels: [LevelBox<Destination>]
    private var awaited: Awaited?
    /// The screen on top of each level, as the framework reported it last.
    private var confirmed: [Level.TopScreen?] = [nil]
    private var isOnScreen = false
    private var isStepping = false
    /// The path that the user's gesture has led to already.
    private var gesture: (level: Int, path: [Destination])?
    /// Writes a step; an adapter may do it without animation (U5).
    private var write: (_ isAnimated: Bool, _ body: () -> Void) -> Void = { _, body in body() }

    /// What the framework has to report before the next step.
    private enum Awaited: Equatable {
        case dismissal(above: Int)
        case presentation(level: Int)
        case path(level: Int, depth: Int)
    }

    private typealias Level = NavigationState<Destination>.Level

    init(_ core: NavigationCore<Destination>) {
        self.core = core
        // modals come one after the other, once there is something to present them over
        let ground = NavigationState(levels: [core.state.levels[0]])
        shown = NavigationCore(ground, isRenderOnly: false)
        levels = [core.ground]
        core.isHosted = true
        _ = core.observe { [weak self] _ in self?.step() }
    }

    /// The ground level.
    public var ground: HostedLevel<Destination> {
        HostedLevel(host: self, shown: shown.ground, router: core.face(core.ground))
    }
    /// What is shown; it equals the router's state once every step is done.
    public var state: NavigationState<Destination> { shown.state }

    /// Says how a step is written: `isAnimated` is false where a root or a whole stack is replaced (U5).
    public func onWrite(_ write: @escaping (_ isAnimated: Bool, _ body: () -> Void) -> Void) { self.write = write }

    // MARK: reports of the framework
    /// The ground is on screen: from now on modals are presented. Where it comes back, nothing is waited for.
    public func groundDidAppear() {
        isOnScreen = true
        awaited = nil
        confirmed[0] = shown.ground.level.topScreen
        step()
    }
    func didDismiss(above level: Int) {
        guard case .dismissal(level) = awaited else { return }
        awaited = nil
        step()
    }
    func didShow(level: Int, depth: Int) {
        guard levels.indices.contains(level) else { return }
        levels[level].unshown = nil
        let top = shown.state.levels[level].topScreen
        if top.depth == depth { confirmed[level] = top }
        switch awaited {
        case .presentation(level), .path(level, depth): awaited = nil
        default: return
        }
        step()
    }

    // MARK: what the user does
    func userDidSet(_ path: [Destination], at level: Int) {
        guard let (model, box) = pair(level), path != box.path else { return }
        gesture = (level, path)
        if model.path.starts(with: path), path.count < model.path.count {
            core.perform(.pop(model.path.count - path.count), at: model, .host)
        } else {
            core.perform(.setPath(path), at: model, .host)
        }
        gesture = nil
        // refused, or asked about: the framework is ahead, and reads again
        if box.path != path { box.nudge() }
    }
    @discardableResult func userDidDismiss(above level: Int, _ modal: LevelBox<Destination>) -> Transition {
        guard let (model, box) = pair(level), box.next === modal, levels.indices.contains(level + 1),
            levels[level + 1] === model.next
        else { return Transition(.failed(.detached)) }
        let transition = core.perform(.dismiss(.user), at: model, .host)
        if box.next === modal { box.nudge() }
        return transition
    }
    @discardableResult func userDidSelect(_ branch: String, at level: Int) -> Transition {
        guard let (model, box) = pair(level) else { return Transition(.failed(.detached)) }
        let transition = core.face(model).userDidSelect(branch: branch)
        if box.branchIDs.selected != branch { box.nudge() }
        return transition
    }
    /// The router's level and the shown one.
    private func pair(_ level: Int) -> (LevelBox<Destination>, LevelBox<Destination>)? {
        var box: LevelBox<Destination>? = shown.ground
        for _ in 0..<level { box = box?.next }
        guard let box, levels.indices.contains(level), levels[level].isAttached else { return nil }
        return (levels[level], box)
    }
    func router(of shownLevel: Int) -> Router<Destination>? {
        levels.indices.contains(shownLevel) ? core.face(levels[shownLevel]) : nil
    }

    // MARK: steps
    /// Does what can be done now.
    private func step() {
        guard !isStepping else { return }
        isStepping = true
        defer { isStepping = false }
        while let step = next(), mayFollow(step) { apply(step) }
    }

    private func next() -> NavigationStep<Destination>? {
        let boxes = isOnScreen ? core.boxes : [core.ground]
        let kept = zip(levels, boxes).prefix { $0 === $1 }.count
        if kept < levels.count { return .dismiss(above: kept - 1) }
        let target = NavigationState(levels: boxes.map(\.level))
        return NavigationState.plan(from: shown.state, to: target).first
    }

    /// Stacks may follow each other; everything else waits for what is under way.
    private func mayFollow(_ step: NavigationStep<Destination>) -> Bool {
        switch (awaited, step) {
        case (nil, _): true
        case (.path, .setPath), (.path, .setRoot), (.path, .select), (.path, .setBranches): true
        case (.path(let level, _), .dismiss(let kept)): kept < level
        default: false
        }
    }

    private func apply(_ step: NavigationStep<Destination>) {
        let old = shown.state
        guard var new = try? old.performing(step) else { return }
        // another root comes with its stack, or the old one's stack would be seen to pop
        if case .setRoot(let level, _) = step {
            new = (try? new.performing(.setPath(level: level, core.boxes[level].path))) ?? new
        }
        let isAnimated = isAnimated(step)
        awaited = report(on: step, to: new)
        switch step {
        case .dismiss(let level):
            levels.removeSubrange((level + 1)...)
            confirmed.removeSubrange((level + 1)...)
        case .present:
            levels.append(core.boxes[levels.count])
            confirmed.append(nil)
        case .setBranches, .select, .setRoot, .setPath: break
        }
        write(isAnimated) { shown.perform(.replace(new), at: shown.ground, .code) }
    }

    /// What has to be reported before what follows the step.
    private func report(on step: NavigationStep<Destination>, to new: NavigationState<Destination>) -> Awaited? {
        switch step {
        case .dismiss(let level): return .dismissal(above: level)
        case .present(let level, _, _): return .presentation(level: level + 1)
        case .setPath(let level, _), .setRoot(let level, _), .select(let level, _), .setBranches(let level, _, _):
            // what is covered, or what a gesture has led to, is not reported
            let top = new.levels[level].topScreen
            let isCovered = level < levels.count - 1
            let isGesture = gesture.map { $0 == (level, new.levels[level].path) } ?? false
            if !isOnScreen || isCovered || isGesture { confirmed[level] = top }
            return confirmed[level] == top ? nil : .path(level: level, depth: top.depth)
        }
    }

    /// Pushes, pops and modals are; another root, or another stack at once, is not (U5).
    private func isAnimated(_ step: NavigationStep<Destination>) -> Bool {
        switch step {
        case .dismiss, .present: return true
        case .setRoot, .setBranches, .select: return false
        case .setPath(let level, let path):
            let old = shown.state.levels[level].path
            return path.starts(with: old) || old.starts(with: path)
        }
    }
}

extension NavigationState {
    fileprivate func performing(_ step: NavigationStep<Destination>) throws(NavigationFailure) -> NavigationState {
        var copy = self
        try copy.perform(step)
        return copy
    }
}

extension NavigationState.Level {
    /// What tells the screen that is seen from others: its branch, how deep it is, and its destination.
    struct TopScreen: Hashable {
        let branch: String
        let depth: Int
        let destination: Destination?
    }
    var topScreen: TopScreen {
        TopScreen(branch: branch.id, depth: path.count, destination: path.last ?? root)
    }
}

extension NavigationCore {
    /// The levels, from the ground up.
    var boxes: [Box] {
        var boxes: [Box] = []
        var box: Box? = ground
        while let level = box {
            boxes.append(level)
            box = level.next
        }
        return boxes
    }
    /// The router of a level: the one that there is, or a new one.
    func face(_ box: Box) -> Router<Destination> { box.router ?? Router(self, box) }
}

extension Router {
    /// What shows this router's state, and all of its modals; made when it is first asked for.
    public var host: NavigationHost<Destination> {
        if let host = core.host { return host }
        let host = NavigationHost(core)
        core.host = host
        return host
    }
}
