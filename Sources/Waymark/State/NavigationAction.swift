/// A change of the navigation state.
///
/// An action applies to a level: its stack, and the modals over it.
///
/// Methods of a router that differ only in their labels have cases with different names here: `router.pop(to: .list)`
/// performs `.popTo(.list)`.
public enum NavigationAction<Destination: Hashable & Sendable>: Sendable {
    /// Shows a destination as its ``Navigation/presentationType`` says: pushes it, or presents a modal. Modals over the
    /// level are dismissed in the same transition.
    case navigate(Destination)
    /// Pushes a destination, even if it is already on top. Modals over the level are dismissed in the same transition.
    case push(Destination)
    /// Removes this many screens from the end of the path, at most all of them; none if the number is negative. Modals
    /// over the level stay, as they do for the other cases that pop.
    case pop(Int)
    /// Pops to the topmost equal destination, which may be the root. Fails if there is none.
    case popTo(Destination)
    /// Pops to the topmost destination that satisfies the predicate, which may be the root. Fails if there is none.
    case popToLast(@Sendable (Destination) -> Bool)
    /// Empties the path.
    case popToRoot
    /// Replaces the path. Modals over the level stay.
    case setPath([Destination])
    /// Replaces the top of the path or, if the path is empty, the root, as ``setRoot(_:path:)`` does.
    case replaceTop(Destination)
    /// Replaces the root and the path. A modal that gets another root becomes another modal, with another router.
    case setRoot(Destination, path: [Destination] = [])
    /// Presents a destination over the level, in place of the modals that are open there; with
    /// ``PresentationType/push``, pushes it.
    case present(Destination, as: PresentationType)
    /// Dismisses every modal over the level, as ``Routing/dismissModal()`` does.
    case dismissModal
    /// Dismisses all modals, including the level itself if it is one.
    case dismissAll
    /// Dismisses the level's own modal, with the modals over it, and performs actions on the level below, in one
    /// transition. Fails on the ground level.
    case finish(then: [NavigationAction] = [])
    /// Shows another branch of the level. Each branch keeps its stack. Fails if no branch has this id, or if the branch
    /// can't be selected, like a hidden tab.
    case select(branch: String)
    /// Replaces the whole state. Screens that show equal destinations in the same place are kept.
    case replace(NavigationState<Destination>)
    /// Performs several actions as one transition: all of them or none. If one of them dismisses the level, the rest
    /// applies to the level that is then on top.
    case sequence([NavigationAction])
}

extension NavigationAction {
    var kind: NavigationKind {
        switch self {
        case .navigate: .navigate
        case .push: .push
        case .pop, .popTo, .popToLast, .popToRoot: .pop
        case .setPath, .replaceTop: .setPath
        case .setRoot: .setRoot
        case .present(_, as: .push): .push
        case .present: .present
        case .dismissModal, .dismissAll, .finish: .dismiss
        case .select: .select
        case .replace: .replace
        case .sequence: .sequence
        }
    }
    /// The destination that the action names: the root for `setRoot`, and the last one for a path or several actions.
    /// nil if the action names none, like `pop` and `replace`.
    var destination: Destination? {
        switch self {
        case .navigate(let destination), .push(let destination), .popTo(let destination),
            .replaceTop(let destination), .setRoot(let destination, _), .present(let destination, _):
            destination
        case .setPath(let path): path.last
        case .sequence(let actions), .finish(let actions): actions.lazy.compactMap(\.destination).last
        case .pop, .popToLast, .popToRoot, .dismissModal, .dismissAll, .select, .replace: nil
        }
    }
    /// The branch that the action selects; nil for other actions.
    var branch: String? { if case .select(let branch) = self { branch } else { nil } }
    /// Returns true if the action, or one of its parts, selects a branch with this id.
    func selects(_ branch: String) -> Bool {
        switch self {
        case .select(let id): id == branch
        case .sequence(let actions), .finish(let actions): actions.contains { $0.selects(branch) }
        case .navigate, .push, .pop, .popTo, .popToLast, .popToRoot, .setPath, .replaceTop, .setRoot,
            .present, .dismissModal, .dismissAll, .replace:
            false
        }
    }
    /// A Boolean value that indicates whether the action may show something, and doesn't only remove screens.
    var mayAddScreens: Bool {
        switch self {
        case .navigate, .push, .setPath, .replaceTop, .setRoot, .present, .select, .replace: true
        case .pop, .popTo, .popToLast, .popToRoot, .dismissModal, .dismissAll: false
        case .sequence(let actions), .finish(let actions): actions.contains { $0.mayAddScreens }
        }
    }
    /// The destination that the action names or, for `replace`, the state's top destination; nil if there is none.
    var shownDestination: Destination? {
        if case .replace(let state) = self { state.topDestination } else { destination }
    }

    /// Returns the action with each destination transformed. The predicate of `popToLast` needs `back`, the inverse of
    /// `transform`.
    func map<Other, Failure: Error>(
        back: @escaping @Sendable (Other) -> Destination, _ transform: (Destination) throws(Failure) -> Other
    ) throws(Failure) -> NavigationAction<Other> {
        func all(_ actions: [Self]) throws(Failure) -> [NavigationAction<Other>] {
            try actions.map { (action) throws(Failure) in try action.map(back: back, transform) }
        }
        return switch self {
        case .navigate(let destination): .navigate(try transform(destination))
        case .push(let destination): .push(try transform(destination))
        case .pop(let count): .pop(count)
        case .popTo(let destination): .popTo(try transform(destination))
        case .popToLast(let isTarget): .popToLast { isTarget(back($0)) }
        case .popToRoot: .popToRoot
        case .setPath(let path): .setPath(try path.map(transform))
        case .replaceTop(let destination): .replaceTop(try transform(destination))
        case .setRoot(let root, let path): .setRoot(try transform(root), path: try path.map(transform))
        case .present(let destination, let type): .present(try transform(destination), as: type)
        case .dismissModal: .dismissModal
        case .dismissAll: .dismissAll
        case .finish(let actions): .finish(then: try all(actions))
        case .select(let branch): .select(branch: branch)
        case .replace(let state): .replace(try state.map(transform))
        case .sequence(let actions): .sequence(try all(actions))
        }
    }
    /// Returns the action with one destination replaced by another; nil if the action doesn't contain `old`.
    func replacing(_ old: Destination, with new: Destination) -> NavigationAction? {
        var isNamed = false
        let led = map(back: { $0 }) { destination in
            guard destination == old else { return destination }
            isNamed = true
            return new
        }
        return isNamed ? led : nil
    }
}
