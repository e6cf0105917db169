extension Router {
    /// Shows a destination as it asks to be shown: a push, a sheet, a full-screen cover (M1).
    ///
    /// Commits before it returns where every guard can answer at once; otherwise the handle's outcome can be awaited,
    /// and the latest navigation wins (G4). A push of what is on top already and was not yet shown is a second tap, and ends as
    /// a duplicate (D4). Modals that cover this level go in the same transition (D8).
    @discardableResult @inlinable public func navigate(to destination: Destination) -> Transition {
        guard destination.presentation == .push else { return perform(.navigate(destination)) }
        return core.push(destination, on: box)
    }
    /// Pushes by name, whatever its presentation, and even what already is on top.
    @discardableResult public func push(_ destination: Destination) -> Transition { perform(.push(destination)) }
    /// Presents by name, in the place of a modal that is there.
    @discardableResult public func present(_ destination: Destination, as style: ModalStyle) -> Transition {
        perform(.present(destination, as: style))
    }
    /// Removes the top of the path; does nothing on an empty one (A2).
    @discardableResult @inlinable public func pop() -> Transition { core.pop(on: box) }
    /// Removes the last of the path, at most all of it.
    @discardableResult public func pop(_ count: Int) -> Transition { perform(.pop(count)) }
    /// Pops until the destination is on top (U5).
    @discardableResult public func pop(to destination: Destination) -> Transition { perform(.popTo(destination)) }
    /// Pops until one is on top for which the predicate holds (U5).
    @discardableResult public func pop(toLast isTarget: @escaping @Sendable (Destination) -> Bool) -> Transition {
        perform(.popToLast(isTarget))
    }
    /// Empties the path (A2).
    @discardableResult public func popToRoot() -> Transition { perform(.popToRoot) }
    /// Back by one: pops, or on an empty path dismisses the modal whose level this is.
    @discardableResult public func goBack() -> Transition {
        guard box.path.isEmpty, level > 0 else { return pop() }
        return dismissSelf(.code)
    }

    /// Dismisses the sheet over this level.
    @discardableResult public func dismissSheet() -> Transition { dismiss(.sheet) }
    /// Dismisses the full-screen cover over this level.
    @discardableResult public func dismissFullScreen() -> Transition { dismiss(.fullScreen) }
    /// Dismisses whatever modal is over this level.
    @discardableResult public func dismissModal() -> Transition { perform(.dismiss(.code)) }
    /// Dismisses every modal there is (U5).
    @discardableResult public func dismissAll() -> Transition { perform(.dismissAll(.code)) }
    /// Dismisses the modal whose level this is, and goes on at the level below, in one transition (U2).
    @discardableResult public func finish(then actions: NavigationAction<Destination>...) -> Transition {
        perform(.finish(.completed, then: actions))
    }
    /// Does an action at this level.
    @discardableResult public func perform(_ action: NavigationAction<Destination>) -> Transition {
        core.perform(action, at: box, .code)
    }
    /// Shows another branch of this level (U7).
    @discardableResult public func select(branch: String) -> Transition { perform(.select(branch: branch)) }

    private func dismiss(_ style: ModalStyle) -> Transition {
        guard box.next?.style == style else { return Transition(.duplicate) }
        return dismissModal()
    }
    private func dismissSelf(_ reason: DismissalReason) -> Transition {
        guard let below = core.below(box) else { return Transition(.failed(.detached)) }
        return core.perform(.dismiss(reason), at: below, .code)
    }
}
