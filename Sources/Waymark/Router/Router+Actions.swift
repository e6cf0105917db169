extension Router {
    /// Shows a destination as its ``PresentationType`` says. Modals over this level are dismissed in the same
    /// transition.
    ///
    /// The transition ends before the call returns, unless a guard or a leave guard answers later, or another
    /// transition is under way; then await the handle's outcome. The next navigation supersedes one that waits for a
    /// guard. A second tap, before the pushed destination has appeared, ends as a duplicate.
    @discardableResult public func navigate(to destination: Destination) -> NavigationHandle {
        store.perform(.navigate(screens.screen(for: destination)), at: routerLevel, .code)
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
        let request = Request(screens.screens(of: action), at: routerLevel, .code)
        request.animated = animated
        return store.perform(request)
    }
    /// Goes back by one screen: pops, or dismisses this modal if its path is empty. Ends as a duplicate on the root of
    /// the ground level.
    @discardableResult public func goBack() -> NavigationHandle {
        guard store.content(of: routerLevel).path.isEmpty, level > 0 else { return pop() }
        return store.dismiss(routerLevel, .code)
    }

    /// Dismisses the modal over this level or, if there is none, this modal itself. Ends as a duplicate on the ground
    /// level if no modal is open.
    @discardableResult public func dismiss() -> NavigationHandle {
        store.above(routerLevel) == nil && level > 0 ? store.dismiss(routerLevel, .code) : dismissModal()
    }
    /// Dismisses the sheet over this level. Ends as a duplicate if there is none.
    @discardableResult public func dismissSheet() -> NavigationHandle { dismiss(.sheet) }
    /// Dismisses the full-screen cover over this level. Ends as a duplicate if there is none.
    @discardableResult public func dismissFullScreen() -> NavigationHandle { dismiss(.fullScreen) }
    /// Performs an action at this level. See ``NavigationAction``.
    @discardableResult public func perform(_ action: NavigationAction<Destination>) -> NavigationHandle {
        store.perform(screens.screens(of: action), at: routerLevel, .code)
    }

    private func dismiss(_ style: ModalStyle) -> NavigationHandle {
        if let modal = store.modal(style, over: routerLevel) { return store.dismiss(modal, .code) }
        return NavigationHandle(.duplicate)
    }
}
