/// A ``NavigationAction`` by the identities of its screens.
enum ScreenAction {
    case navigate(ScreenID)
    case push(ScreenID)
    case pushBeneath(ScreenID)
    /// Removes that many elements, at most all.
    case pop(Int)
    case popTo(ScreenID)
    case popToLast((ScreenID) -> Bool)
    case setPath([ScreenID])
    case replaceTop(ScreenID)
    case setRoot(ScreenID, path: [ScreenID])
    case present(ScreenID, as: ModalStyle)
    case dismiss(DismissalReason)
    case dismissAll(DismissalReason)
    case finish(DismissalReason, then: [ScreenAction])
    case select(branch: String)
    indirect case replace(ScreenState)
    indirect case land(ScreenState, as: LinkLanding, in: String?)
    case sequence([ScreenAction])

    static var popToRoot: ScreenAction { .pop(.max) }

    /// What a record calls the action.
    var kind: NavigationKind {
        switch self {
        case .navigate: .navigate
        case .push, .pushBeneath: .push
        case .pop, .popTo, .popToLast: .pop
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
    /// The screen that the action names; the last one if it names several.
    var screen: ScreenID? {
        switch self {
        case .navigate(let screen), .push(let screen), .pushBeneath(let screen), .popTo(let screen),
            .replaceTop(let screen), .setRoot(let screen, _), .present(let screen, _):
            screen
        case .setPath(let path): path.last
        case .sequence(let actions), .finish(_, let actions): actions.lazy.compactMap(\.screen).last
        case .land(let state, _, _): state.topScreen
        case .pop, .popToLast, .dismiss, .dismissAll, .select, .replace: nil
        }
    }
    /// The reason that the action itself gives for dismissing, if it gives one.
    var dismissalReason: DismissalReason? {
        switch self {
        case .dismiss(let reason), .dismissAll(let reason), .finish(let reason, _): reason
        case .sequence(let actions): actions.lazy.compactMap(\.dismissalReason).first
        case .navigate, .push, .pushBeneath, .pop, .popTo, .popToLast, .setPath, .replaceTop, .setRoot, .present,
            .select, .replace, .land:
            nil
        }
    }

    /// The same action with other screens.
    func map<Failure: Error>(_ transform: (ScreenID) throws(Failure) -> ScreenID) throws(Failure) -> ScreenAction {
        switch self {
        case .navigate(let screen): .navigate(try transform(screen))
        case .push(let screen): .push(try transform(screen))
        case .pushBeneath(let screen): .pushBeneath(try transform(screen))
        case .popTo(let screen): .popTo(try transform(screen))
        case .setPath(let path): .setPath(try path.map(transform))
        case .replaceTop(let screen): .replaceTop(try transform(screen))
        case .setRoot(let root, let path): .setRoot(try transform(root), path: try path.map(transform))
        case .present(let screen, let style): .present(try transform(screen), as: style)
        case .finish(let reason, let actions):
            .finish(reason, then: try actions.map { (action) throws(Failure) in try action.map(transform) })
        case .sequence(let actions):
            .sequence(try actions.map { (action) throws(Failure) in try action.map(transform) })
        case .replace(let state): .replace(try state.mapScreens(transform))
        case .land(let state, let landing, let branch):
            .land(try state.mapScreens(transform), as: landing, in: branch)
        case .pop, .popToLast, .dismiss, .dismissAll, .select: self
        }
    }
    /// The same action with another screen in place of one that it names; nil if it does not name it.
    func replacing(_ old: ScreenID, with new: ScreenID) -> ScreenAction? {
        var isNamed = false
        let led = map { screen in
            guard screen == old else { return screen }
            isNamed = true
            return new
        }
        return isNamed ? led : nil
    }
}

extension ScreenState {
    /// The same state with other screens.
    func mapScreens<Failure: Error>(
        _ transform: (ScreenID) throws(Failure) -> ScreenID
    ) throws(Failure) -> ScreenState {
        var state = self
        for index in state.indices {
            var branches = state[index].branches
            for place in branches.indices {
                if let root = branches[place].root { branches[place].root = try transform(root) }
                branches[place].path = try branches[place].path.map(transform)
            }
            state[index].branches = branches
        }
        return state
    }
}
