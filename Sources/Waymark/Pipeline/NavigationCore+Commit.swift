extension NavigationCore {
    /// Writes a whole state: touches only the levels that changed; all observers are told "will", then everything is
    /// written, then all are told "did". Nobody sees half a state.
    ///
    /// - Returns: The modals that went away, and why (U1).
    func commit(_ new: State, _ action: Action, _ origin: NavigationOrigin) -> [Dismissal<Destination>] {
        var changed: [(box: Box, level: State.Level, change: LevelChange)] = []
        var box = ground
        var kept = 0
        while true {
            changed.append((box, new.levels[kept], box.change(to: new.levels[kept])))
            kept += 1
            guard let above = box.next, kept < new.levels.count, above.level.isSameModal(as: new.levels[kept]) else {
                break
            }
            box = above
        }
        let gone = box.next
        let built = boxes(new.levels[kept...], from: kept)
        if gone != nil || built != nil { changed[changed.count - 1].change.insert(.modal) }

        for entry in changed { entry.box.signals.will(entry.change) }
        for entry in changed where !entry.change.isEmpty { entry.box.write(entry.level) }
        box.next = built
        let dismissals = detach(gone, new, action, origin)
        for entry in changed { entry.box.signals.did(entry.change) }
        if !results.isEmpty { settleResults() }
        return dismissals
    }

    private func boxes(_ levels: ArraySlice<State.Level>, from index: Int) -> Box? {
        var above: Box?
        for (offset, level) in levels.enumerated().reversed() {
            let box = Box(level, index: index + offset)
            box.next = above
            above = box
        }
        return above
    }

    /// The level that another modal took the place of was replaced; the others went for the reason that the action
    /// gives, or else its origin.
    private func detach(
        _ first: Box?, _ new: State, _ action: Action, _ origin: NavigationOrigin
    ) -> [Dismissal<Destination>] {
        var dismissals: [Dismissal<Destination>] = []
        var box = first
        while let level = box {
            level.isAttached = false
            let isReplaced = level === first && level.index < new.levels.count
            if let root = level.root {
                let reason = action.dismissalReason ?? origin.dismissalReason(isReplaced: isReplaced)
                dismissals.append(
                    Dismissal(level: level.index, destination: root, reason: reason, result: answer(of: level)))
            }
            box = level.next
        }
        return dismissals
    }
}

extension NavigationOrigin {
    fileprivate func dismissalReason(isReplaced: Bool) -> DismissalReason {
        switch self {
        case .link: .link
        case .session: .session
        case .host: isReplaced ? .replaced : .user
        case .code, .restoration: isReplaced ? .replaced : .code
        }
    }
}

extension NavigationAction {
    var kind: TransitionRecord<Destination>.Kind {
        switch self {
        case .navigate: .navigate
        case .push, .pushBeneath: .push
        case .pop, .popTo, .popToLast, .popToRoot: .pop
        case .setPath, .replaceTop: .setPath
        case .setRoot: .setRoot
        case .present: .present
        case .dismiss, .dismissAll, .finish: .dismiss
        case .select: .select
        case .replace: .replace
        case .land: .link
        case .sequence: .sequence
        }
    }
    /// The destination that the action names; of several, the last.
    var destination: Destination? {
        switch self {
        case .navigate(let destination), .push(let destination), .pushBeneath(let destination),
            .popTo(let destination), .replaceTop(let destination), .setRoot(let destination, _),
            .present(let destination, _):
            destination
        case .setPath(let path): path.last
        case .sequence(let actions), .finish(_, let actions): actions.lazy.compactMap(\.destination).last
        case .pop, .popToLast, .popToRoot, .dismiss, .dismissAll, .select, .replace: nil
        case .land(let state, _, _): state.topDestination
        }
    }
    /// What a plain push by presentation would put on top: what a double tap repeats (D4).
    var pushed: Destination? {
        if case .navigate(let destination) = self, destination.presentation == .push { destination } else { nil }
    }
}
