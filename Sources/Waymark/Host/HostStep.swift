/// A step from the state on screen towards the router's state. Levels are given by their index; the ground is 0.
enum HostStep: Hashable, Sendable {
    /// Dismisses every level above this one.
    case dismiss(above: Int)
    /// Writes the new root, branches, selection and path of a level that stays.
    case write(level: Int)
    /// Presents the modal over this level, with the modal's whole stack but without the modals over it.
    case present(over: Int)
    /// Dismisses the modal on top to present it again, because it is outdated: see `ShownLevel.isOutdated`.
    case renew(modal: Int)
}

extension ScreenTree {
    /// Returns the next step from the shown levels to this state; nil if there is none. Levels that leave are dismissed
    /// first, all at once; then levels that stay are written; then modals are presented, from the ground up.
    ///
    /// - Parameter isSame: Returns false for the index of a shown level that the router has since dismissed and
    ///   presented again, so that it only looks the same.
    func nextStep(from shown: [Level], isSame: (Int) -> Bool = { _ in true }) -> HostStep? {
        let kept = countOfLevelsKept(from: shown, isSame: isSame)
        if kept < shown.count { return .dismiss(above: kept - 1) }
        for index in 0..<kept where shown[index] != levels[index] { return .write(level: index) }
        return kept < levels.count ? .present(over: kept - 1) : nil
    }
}

/// The animation of a step.
package enum StepAnimation: Hashable, Sendable {
    /// No animation.
    case off
    /// The framework's own animation, such as that of a push.
    case standard
    /// An animation that a caller requested for a change that the framework doesn't animate itself, such as another
    /// root.
    case requested
}

extension ScreenTree.Level {
    /// Returns the screen that appears or leaves: the new top screen if the path grows, and otherwise the old top
    /// screen; nil for the host's own first screen.
    func screenThatChanges(to new: ScreenTree.Level) -> Screen? {
        (path.count < new.path.count ? new : self).branch.top
    }
    /// Returns the animation of a change. Pushes and pops are animated unless a caller requested no animation. Any
    /// other change, such as to another root or branch, is animated only if a caller requested it.
    func animation(to new: ScreenTree.Level, requested: Bool?) -> StepAnimation {
        if requested == false { return .off }
        let isSameStack = selection == new.selection && root == new.root
        let isStep = isSameStack && (path.starts(with: new.path) || new.path.starts(with: path))
        return isStep ? .standard : requested == true ? .requested : .off
    }
}

extension HostCallback {
    /// Returns true if the callback concerns level `lowest` or one above it; false for the appearance of the ground.
    func isAbout(levelsFrom lowest: Int) -> Bool {
        switch self {
        case .ground: false
        case .dismissal(let level), .presentation(let level), .screen(let level, _): level >= lowest
        }
    }
}
