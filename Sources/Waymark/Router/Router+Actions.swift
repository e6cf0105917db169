extension Router {
    /// Shows a destination as its ``PresentationType`` says. Modals over this level are dismissed in the same
    /// transition, except for an inspector, which only another inspector replaces.
    ///
    /// The transition ends before the call returns, unless a guard or a leave guard answers later, or another
    /// transition is under way; then await the handle's outcome. The next navigation supersedes one that waits for a
    /// guard. A second tap, before the pushed destination has appeared, ends as a duplicate.
    @discardableResult public func navigate(to destination: Destination) -> NavigationHandle {
        store.perform(.navigate(screens.add(destination)), at: openLevel, .code)
    }
    /// Replaces the path. Screens whose destinations stay the same, from the root up, are kept, as are modals over this
    /// level.
    ///
    /// - Parameters:
    ///   - path: The new path, above the root.
    ///   - animated: true to animate the change, false not to, nil for the default; see ``perform(_:animated:)``.
    @discardableResult public func setPath(_ path: [Destination], animated: Bool? = nil) -> NavigationHandle {
        perform(.setPath(path), animated: animated)
    }
    /// Performs an action at this level, with or without an animation.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - animated: true to also animate a change of the root, the stack or the tab; false for no animation at all. By
    ///     default, only pushes, pops and modals are animated. Applies to every step that the action takes on screen,
    ///     including those that have to wait.
    @discardableResult public func perform(
        _ action: NavigationAction<Destination>, animated: Bool?
    ) -> NavigationHandle {
        let request = Request(screens.screens(of: action), at: openLevel, .code)
        request.animated = animated
        return store.perform(request)
    }
    /// Goes back by one screen: pops, or dismisses this modal if its path is empty. Ends as a duplicate on the root of
    /// the ground level.
    @discardableResult public func goBack() -> NavigationHandle {
        guard store.content(of: openLevel).path.isEmpty, level > 0 else { return pop() }
        return store.dismiss(openLevel, .code, .code)
    }

    /// Dismisses the modal over this level or, if there is none, this modal itself. Ends as a duplicate on the ground
    /// level if no modal is open.
    @discardableResult public func dismiss() -> NavigationHandle {
        store.above(openLevel) == nil && level > 0 ? store.dismiss(openLevel, .code, .code) : dismissModal()
    }
    /// Dismisses the sheet over this level. Ends as a duplicate if there is none.
    @discardableResult public func dismissSheet() -> NavigationHandle { dismiss(.sheet) }
    /// Dismisses the full-screen cover over this level. Ends as a duplicate if there is none.
    @discardableResult public func dismissFullScreen() -> NavigationHandle { dismiss(.fullScreen) }
    /// Performs an action at this level. See ``NavigationAction``.
    @discardableResult public func perform(_ action: NavigationAction<Destination>) -> NavigationHandle {
        store.perform(screens.screens(of: action), at: openLevel, .code)
    }

    private func dismiss(_ style: ModalStyle) -> NavigationHandle {
        if let modal = store.modal(style, over: openLevel) { return store.dismiss(modal, .code, .code) }
        return NavigationHandle(.duplicate)
    }
}

extension NavigationStore {
    /// Applies a path that the framework or a binding wrote: pops if the new path is a proper prefix of the current
    /// one, and otherwise replaces the path. Ends as detached if the level is gone.
    @discardableResult func userDidSet(path: [Screen], at openLevel: OpenLevel) -> NavigationHandle {
        guard openLevel.isOpen else { return NavigationHandle(.failed(.detached)) }
        let old = state.levels[openLevel.index].path
        let isPrefix = path.count < old.count && zip(path, old).allSatisfy { $0.shows($1) }
        return perform(isPrefix ? .pop(old.count - path.count) : .setPath(path), at: openLevel, .gesture)
    }
    /// Dismisses a modal and those over it. A late report about a modal that is gone ends as detached.
    @discardableResult func dismiss(
        _ modal: OpenLevel, _ reason: DismissalReason, _ origin: NavigationOrigin
    ) -> NavigationHandle {
        guard let below = below(modal) else { return NavigationHandle(.failed(.detached)) }
        return perform(.dismissModal(reason), at: below, origin)
    }
}
