enum HostStep: Hashable, Sendable {
    /// Take away every level above this one.
    case dismiss(above: Int)
    /// Show another root, other branches, another selection or another path on a level that stays.
    case write(level: Int)
    /// Present the next modal over the level, with its root only.
    case present(over: Int)
    /// Take away the modal on top, which doesn't suit the window any more, to present it anew.
    case renew(modal: Int)
}

extension ScreenState {
    /// The next step to this state from the levels that are shown: first what goes, the outermost at once; then the
    /// levels that stay; then what comes, from the ground up.
    func nextStep(from shown: ScreenState, isSame: (Int) -> Bool = { _ in true }) -> HostStep? {
        let kept = countOfLevelsKept(from: shown, isSame: isSame)
        if kept < shown.count { return .dismiss(above: kept - 1) }
        for index in 0..<kept where shown[index] != self[index] { return .write(level: index) }
        return kept < count ? .present(over: kept - 1) : nil
    }
}

/// The animation of a step.
package enum StepAnimation: Hashable, Sendable {
    /// None.
    case off
    /// The framework's own, as of a push.
    case standard
    /// One that was asked for where the framework has none of its own, as for another root.
    case asked
}

/// True on systems whose tabs can't be left while something is pushed on them.
let tabsStayAtDepth: Bool = {
    #if os(tvOS)
    true
    #else
    false
    #endif
}()

extension ScreenLevel {
    /// The screen that comes with a push, or else the one that goes.
    func screenThatChanges(to new: ScreenLevel) -> Screen? {
        (path.count < new.path.count ? new : self).top
    }
    /// Pushes and pops are animated; another root, or another stack at once, only if that was asked for.
    func animation(to new: ScreenLevel, asked: Bool?) -> StepAnimation {
        if asked == false { return .off }
        let isSameStack = selection == new.selection && root === new.root
        let isStep = isSameStack && (new.path.isPrefix(of: path) || path.isPrefix(of: new.path))
        return isStep ? .standard : asked == true ? .asked : .off
    }
}

extension MissedCallback {
    /// True if it is to come from this level or from one above it.
    func isAbout(levelsFrom lowest: Int) -> Bool {
        switch self {
        case .ground: false
        case .dismissal(let level), .presentation(let level), .screen(let level, _): level >= lowest
        }
    }
}
