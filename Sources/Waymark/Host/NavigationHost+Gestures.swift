import Observation

/// Gestures of the user.
extension NavigationHost {
    /// The longest time between two writes that belong to one tap on a tab.
    private static let repeatTime = Duration.milliseconds(300)

    /// Handles a path that the framework wrote, such as that of a back swipe. If the router refuses the change, the old
    /// path is shown again. Ignores the echo of an earlier step; a modal that is leaving just keeps the path.
    ///
    /// - Parameter isDone: true if the transition has already ended.
    func userDidSet(_ path: [Screen], on level: ShownLevel, isDone: Bool) {
        guard path != level.content.path else { return }
        // a modal that is leaving stays as the user has left it
        guard level.isShown else { return level.keep(path) }
        guard !isEcho(path, of: level) else { return level.nudge() }
        let before = level.content
        let rest = Array(before.path.prefix(path.count))
        if isAboutState(of: level) {
            gesture = (level.index, rest)
            store.userDidSet(path: path, at: level.routerLevel)
            gesture = nil
        }
        if level.isShown, level.content == before {
            // The pop was refused, but SwiftUI has already removed the screen and would ignore a path that hasn't
            // changed. So the pop is shown, and the next step pushes the screen again:
            // https://github.com/pointfreeco/swift-composable-architecture/issues/3653
            let now = store.timing.clock.elapsed()
            expect(.screen(level: level.index, depth: path.count), since: now)
            level.write(before.with(path: rest), at: now)
            level.countAsRead()
        }
        if isDone { didShow(level, depth: path.count) }
        follow()
    }
    func userDidTapBack(on level: ShownLevel) {
        guard level.isShown, isAboutState(of: level) else { return }
        store.userDidSet(path: level.content.path.dropLast(), at: level.routerLevel)
    }
    func userDidEscape(_ modal: ShownLevel) {
        if modal.isShown, !isHeld(modal) { store.dismiss(modal.routerLevel, .gesture) }
    }
    /// Returns true if the state still has the level, and the branch on which the gesture was made is still selected.
    private func isAboutState(of level: ShownLevel) -> Bool {
        level.routerLevel.isOpen && store.content(of: level.routerLevel).branch.id == level.content.branch.id
    }
    /// Returns true if a path that the framework wrote is the echo of an earlier step, not a gesture. A gesture can
    /// only go back, and only from a screen that is visible.
    private func isEcho(_ path: [Screen], of level: ShownLevel) -> Bool {
        guard level.content.path.starts(with: path) else { return true }
        let (now, patience) = (store.timing.clock.elapsed(), store.timing.callbackTimeout)
        return level.reported != level.top
            && level.replaced.contains { $0.path == path && now - $0.at < patience }
    }
    func userDidDismiss(_ modal: ShownLevel) -> NavigationHandle {
        guard modal.isShown else { return NavigationHandle(.failed(.detached)) }
        // the modal was on screen, and a transition under way on it ends with it
        if awaited?.isAbout(levelsFrom: modal.index) ?? false { stopWaiting() }
        let transition = store.dismiss(modal.routerLevel, .gesture)
        guard modal.isShown else {
            // the content of a popover disappears before the dismissal is written
            if modal.isGone, levels.count == modal.index { didDismiss(over: levels[modal.index - 1]) }
            return transition
        }
        let now = store.timing.clock.elapsed()
        if modal.routerLevel.isOpen {
            // the dismissal was refused: the framework, which has removed the modal, presents it again
            levels[modal.index - 1].nudge()
            expect(.presentation(level: modal.index), since: now)
        } else {
            // the dismissal was accepted, but other steps under way have kept the host from following
            dismiss(above: modal.index - 1, at: now)
            if modal.isGone { stopWaiting() }
        }
        follow()
        return transition
    }
    func userDidSelect(_ branch: String, on level: ShownLevel) -> NavigationHandle {
        guard level.isShown, level.routerLevel.isOpen else { return NavigationHandle(.failed(.detached)) }
        let isSelected = store.content(of: level.routerLevel).branch.id == branch
        let (now, last) = (store.timing.clock.elapsed(), selected)
        selected = now
        // SwiftUI may write the same tab twice for one tap, or without a tap
        if isSelected, !isActive || last.map({ now - $0 < Self.repeatTime }) ?? false {
            return NavigationHandle(.duplicate)
        }
        let transition = store.tap(branch: branch, at: level.routerLevel)
        if level.content.branch.id != branch { level.nudge() }
        return transition
    }
}

extension NavigationStore {
    /// Applies a path that the framework or a binding wrote: pops if the new path is a proper prefix of the current
    /// one, and otherwise replaces the path. Ends as detached if the level is gone.
    @discardableResult func userDidSet(path: [Screen], at routerLevel: RouterLevel) -> NavigationHandle {
        guard routerLevel.isOpen else { return NavigationHandle(.failed(.detached)) }
        let old = state.levels[routerLevel.index].path
        let isPrefix = path.count < old.count && zip(path, old).allSatisfy { $0.matches($1) }
        return perform(isPrefix ? .pop(old.count - path.count) : .setPath(path), at: routerLevel, .gesture)
    }
    /// Dismisses a modal and those over it. A late report about a modal that is gone ends as detached.
    @discardableResult func dismiss(_ modal: RouterLevel, _ origin: NavigationOrigin) -> NavigationHandle {
        guard let below = below(modal) else { return NavigationHandle(.failed(.detached)) }
        return perform(.dismissModal, at: below, origin)
    }
    /// Performs a tap on a branch: selects it, or pops it to its root if it is selected already.
    func tap(branch: String, at routerLevel: RouterLevel) -> NavigationHandle {
        let level = content(of: routerLevel)
        guard level.branch.id == branch else { return perform(.select(branch: branch), at: routerLevel, .gesture) }
        if level.path.isEmpty { host?.secondTaps.add(on: branch) }
        return perform(.popToRoot, at: routerLevel, .gesture)
    }
}

/// The number of taps on each branch while it was selected and nothing was pushed on its root.
@MainActor @Observable final class SecondTaps {
    private var counts: [String: Int] = [:]

    func count(on branch: String) -> Int { counts[branch] ?? 0 }
    func add(on branch: String) { counts[branch, default: 0] += 1 }
}

extension NavigationHost {
    /// Returns true if a leave guard is asked before this screen leaves.
    func asksBeforeLeaving(_ screen: Screen) -> Bool { store.leaves.asks(before: [screen]) }
    /// A Boolean value that indicates whether a leave guard is asked before the container leaves. Observed.
    package var asksBeforeLeaving: Bool { store.leaves.asks(before: store.state.destinations) }
    /// Returns true if no gesture may dismiss this modal at once: the user may not, or a leave guard is asked first.
    func isDismissDisabled(_ modal: ShownLevel) -> Bool {
        store.leaves.asks(before: [modal.content.root].compactMap(\.self) + modal.content.path) || isHeld(modal)
    }
    /// Returns true if the user may not dismiss this modal: its style keeps it, it blocks, or nothing would be left to
    /// show.
    func isHeld(_ modal: ShownLevel) -> Bool {
        if modal.isKept || modal.root?.isBlocking == true { return true }
        // the ground's own root is hidden
        return modal.index == 1 && ground.root == nil && ground.path.isEmpty
            && store.rules.roots[ground.content.branch.id] != nil
    }
    /// Makes the views of a level and of the modal over it read their state again.
    func nudge(_ changed: RouterLevel) {
        for level in levels where level.routerLevel === changed || level.routerLevel.index == changed.index + 1 {
            level.nudge()
        }
    }
}
