public import Foundation
@_spi(Evaluator) import UIKitCore

@_spi(Evaluator) extension ViewHost {
    // MARK: user actions
    /// Taps a button or a link by its text. While a question is shown, taps one of its buttons, and closes it.
    ///
    /// - Parameters:
    ///   - label: The text.
    ///   - twice: True to tap again before the transition has ended.
    /// - Returns: True if there was an enabled control with the text.
    @discardableResult public func tap(_ label: String, twice: Bool = false) -> Bool {
        guard let node = enabled(label) else { return false }
        tap(node, twice: twice)
        return true
    }
    /// Taps two controls at once, the first one a little earlier.
    ///
    /// - Returns: True if there were two enabled controls with the texts.
    @discardableResult public func tap(_ label: String, and other: String) -> Bool {
        guard let first = enabled(label), let second = enabled(other) else { return false }
        first.tap?()
        second.tap?()
        settle()
        return true
    }
    private func enabled(_ label: String) -> Node? {
        let question = graph.visible.compactMap { $0.question?.buttons }.first
        let candidates = question.map { nodes(of: $0) } ?? nodes(of: top)
        return candidates.first { $0.tap != nil && texts(of: $0).contains(label) && !isDisabled($0) }
    }
    func tap(_ node: Node, twice: Bool = false) {
        let asked = graph.visible.first { $0.question != nil }
        if let asked, case .question(let spec) = asked.attribute, spec.style == .menu {
            // the menu has closed when its item acts
            spec.dismiss()
            settle()
        }
        node.tap?()
        if twice {
            graph.flush()
            graph.appear()
            node.tap?()
        }
        if let asked, case .question(let spec) = asked.attribute { spec.dismiss() }
        settle()
    }
    /// Presses Return in a field.
    ///
    /// - Returns: True if there was an enabled field with the label.
    @discardableResult public func submit(_ label: String) -> Bool {
        let field = nodes(of: top).first { $0.type != nil && texts(of: $0).contains(label) && !isDisabled($0) }
        field.map(submit)
        return field != nil
    }
    func submit(_ field: Node) {
        let trigger: SubmitTriggers = field.view is SearchField ? .search : .text
        for node in sequence(first: field, next: \.parent) {
            if case .submit(let triggers, let action) = node.attribute, triggers.contains(trigger) { action() }
        }
        settle()
    }
    /// Returns the kind of the control with a text on the top level, such as `Button`; nil if there is no enabled one.
    public func control(_ label: String) -> String? {
        nodes(of: top).first { $0.tap != nil && texts(of: $0).contains(label) && !isDisabled($0) }
            .map { String("\($0.viewType)".prefix { $0 != "<" }) }
    }
    /// Dismisses the shown alert, dialog or menu without a button.
    public func dismissQuestion() {
        guard let asked = graph.visible.first(where: { $0.question != nil }), case .question(let spec) = asked.attribute
        else { return }
        spec.dismiss()
        settle()
    }
    /// Types into a text field.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - label: The field's label.
    ///   - isCovered: True to include fields behind a lock screen: one that has kept the focus still receives text.
    /// - Returns: True if there was an enabled field.
    @discardableResult public func type(_ text: String, into label: String, isCovered: Bool = false) -> Bool {
        let fields = isCovered ? covered(of: top) : nodes(of: top)
        guard
            let node = fields.first(where: { node in
                node.type != nil && covered(of: node).contains { $0.text == label } && !isDisabled(node)
            })
        else { return false }
        node.type?(text)
        settle()
        return true
    }
    private func hidesBack(_ node: Node) -> Bool {
        nodes(of: node).contains { if case .backHidden(true) = $0.attribute { true } else { false } }
    }
    /// Goes back with a swipe or the system's back button.
    ///
    /// - Parameter evenIfHidden: True to go back even if Back is hidden, as the button of tvOS's remote does.
    /// - Returns: False if nothing is pushed, or if Back is hidden and `evenIfHidden` is false.
    @discardableResult public func swipeBack(evenIfHidden: Bool = false) -> Bool {
        guard let stack, case .stack(let path) = stack.kind, !stack.drawnPath.isEmpty else { return false }
        guard !hidesBack(stack) || evenIfHidden else { return false }
        graph.goBack(stack, to: Array(stack.drawnPath.dropLast()), path)
        settle()
        return true
    }
    /// Makes VoiceOver's escape gesture, which the innermost action on the top level takes.
    ///
    /// - Returns: False if there is none.
    @discardableResult public func escape() -> Bool {
        let action = nodes(of: top).last { if case .escape = $0.attribute { true } else { false } }
        guard case .escape(let action)? = action?.attribute else { return false }
        action()
        settle()
        return true
    }
    /// Makes the gesture of the top screen's zoom, which doesn't know of a hidden Back button.
    ///
    /// - Returns: False if the screen doesn't zoom.
    @discardableResult public func pinch() -> Bool {
        guard let stack, case .stack(let path) = stack.kind, #available(iOS 18, tvOS 18, visionOS 2, *),
            stack.children.last?.hosting?.preferredTransition != nil
        else { return false }
        graph.goBack(stack, to: Array(stack.drawnPath.dropLast()), path)
        settle()
        return true
    }
    /// Returns a closure that writes an empty path to the top stack's binding, as a stack that is torn down may do late.
    public func echoOfStack() -> (@MainActor () -> Void)? {
        guard let stack, case .stack(let path) = stack.kind else { return nil }
        return { path.set([]) }
    }
    /// Returns true if a modifier disables the dismissal of a level. On iOS 18, the outermost one counts.
    func isDismissDisabled(_ level: Node) -> Bool {
        level.inLevel.firstMapped { if case .dismissDisabled(let value) = $0.attribute { value } else { nil } } ?? false
    }
    /// Pulls down the top sheet, or closes the top popover. A sheet's delegate may refuse, and is told of an attempt.
    ///
    /// - Returns: False if the top level is a cover or the window, if it can't be dismissed, or during a transition.
    @discardableResult public func pullDown() -> Bool {
        guard levels.count > 1, let presenter = top.parent, case .presentation(let spec) = presenter.attribute,
            spec.style != .cover
        else { return false }
        guard !isInTransition else { return false }
        let sheet = top.hosting?.presentationController
        let isAllowed = sheet.flatMap { $0.delegate?.presentationControllerShouldDismiss($0) } ?? true
        guard isAllowed, !isDismissDisabled(top) else {
            if let sheet { sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet) }
            settle()
            return false
        }
        if let sheet { sheet.delegate?.presentationControllerWillDismiss(sheet) }
        graph.dismissByUser(presenter)
        settle()
        return true
    }
    /// Returns a closure that writes nil to the binding of the modal at a level, from 1 on, as the framework may do
    /// late. Returns nil if there is no such modal.
    public func echoDismissal(of modal: Int) -> (@MainActor () -> Void)? {
        guard levels.indices.contains(modal), let presenter = levels[modal].parent,
            case .presentation(let spec) = presenter.attribute
        else { return nil }
        return { spec.dismiss() }
    }
    /// The tabs that the user can tap, without hidden ones.
    public var tabBar: [ShownTab] {
        guard let tabs = tabView else { return [] }
        return graph.tabs(of: tabs).compactMap { tag, node -> ShownTab? in
            // a tab's attributes are around its content, and its label is beside it
            let inside = Array(sequence(first: node) { $0.attribute == nil ? nil : $0.children.first })
            let labels = inside.compactMap { node in node.children.first { $0.key == AnyHashable("label") } }
            var tab = ShownTab(title: labels.flatMap { texts(of: $0) }.joined(separator: " "))
            for node in inside {
                switch node.attribute {
                case .badge(let count): tab.badge = count
                case .tab(let entry):
                    guard !entry.isHidden else { return nil }
                    (tab.badge, tab.isSearch, tab.customizationID) =
                        (entry.badge, entry.isSearch, entry.customizationID)
                default: break
                }
            }
            return tab
        }
    }
    private var tabView: Node? {
        nodes(of: levels[0]).first { if case .tabs = $0.kind { true } else { false } }
    }
    /// The ids that code has scrolled to, and whether each scroll was animated.
    public var scrolled: [(id: AnyHashable, isAnimated: Bool)] { graph.scrolled }
    /// Taps the tab with a selection value.
    ///
    /// - Returns: False if the bar doesn't have the tab.
    @discardableResult public func select(tab: some Hashable) -> Bool {
        guard let tabs = tabView else { return false }
        let isKnown = tabs.choose?(AnyHashable(tab)) ?? false
        // a tab view writes its selection twice; no source, inferred from an app in which a tab lost its stack
        _ = tabs.choose?(AnyHashable(tab))
        settle()
        return isKnown
    }
    /// Selects a row of a list.
    ///
    /// - Returns: False if no list with a selection has the row.
    @discardableResult public func choose(_ value: some Hashable) -> Bool {
        for node in nodes(of: top) {
            if case .tabs = node.kind { continue }
            if node.choose?(AnyHashable(value)) == true {
                settle()
                return true
            }
        }
        return false
    }
    /// Goes back to a column while the columns are collapsed. Does nothing if they aren't, if Back is hidden, or if the
    /// stack in the last column has pushed screens.
    ///
    /// - Parameter column: `sidebar` or `content`.
    public func show(column: String) {
        // only from the bottom of the last column's stack
        guard isCompact, !hidesBack(top), stack.map(\.drawnPath.isEmpty) ?? true else { return }
        guard let split = graph.visible.first(where: { $0.showColumn != nil }) else { return }
        split.columnOfUser = column
        split.showColumn?(column)
        let shown = split.children.first { $0.key == AnyHashable(column) }
        if !keepsRows { for node in shown?.inLevel ?? [] { node.deselect?() } }
        settle()
    }
    /// The column that is on top while the columns are collapsed, or that would be if they were; nil without columns.
    public var columnOnTop: String? {
        graph.visible.firstMapped { if case .split(let onTop) = $0.kind { onTop } else { nil } }
    }
    /// Whether a split view's leading columns are visible: `automatic`, `all` or `detailOnly`; nil without columns.
    public var columnVisibility: String? { splitView?.visibility?.wrappedValue.name }
    /// Taps the button that hides or shows the sidebar.
    public func toggleSidebar() {
        splitView?.visibility?.wrappedValue = columnVisibility == "detailOnly" ? .all : .detailOnly
        settle()
    }
    private var splitView: Node? { graph.visible.first { $0.visibility != nil } }

    // MARK: the window
    /// The user's setting Reduce Motion.
    public var reducesMotion: Bool {
        get { environment.reducesMotion }
        set { change { $0.reducesMotion = newValue } }
    }
    /// Closes the window, unless a question is asked first.
    ///
    /// - Returns: The title and the buttons of the question; nil if the window closes.
    public func close() -> (title: String, buttons: [String])? {
        for node in graph.visible {
            guard case .closing(let spec?) = node.attribute else { continue }
            return (spec.title, ViewHost(AnyView(spec.buttons)).texts)
        }
        isOnScreen = false
        return nil
    }
    /// Returns the menu with some commands while this window is the key window.
    public func menu(_ commands: some Commands) -> ViewHost {
        var values = FocusedValues()
        for node in graph.visible.reversed() { if case .focused(let write) = node.attribute { write(&values) } }
        let menu = ViewHost(Menus(commands: commands))
        menu.change { $0.focused = values }
        return menu
    }
    private func change(_ body: (inout EnvironmentValues) -> Void) {
        body(&environment)
        graph.root.environment = environment
        graph.update(graph.root)
        settle()
    }
    /// Presses a key with Command.
    ///
    /// - Returns: False if no enabled control has the shortcut.
    @discardableResult public func press(_ key: Character) -> Bool {
        let control = nodes(of: top).first { if case .shortcut(key) = $0.attribute { true } else { false } }
        guard let tapped = control.flatMap({ nodes(of: $0).first { $0.tap != nil } }), !isDisabled(tapped) else {
            return false
        }
        tap(tapped)
        return true
    }

    /// Changes the phase of the app's scene.
    public func enter(_ phase: ScenePhase) {
        environment.scenePhase = phase
        graph.root.environment = environment
        // views see the new phase before updates stop, and before pending updates run
        graph.isInBackground = false
        graph.update(graph.root)
        if phase == .background {
            graph.callChanges()
            graph.isInBackground = true
        } else {
            settle()
        }
    }

    // MARK: links
    /// Opens a URL that comes from outside the app.
    public func open(_ url: URL) {
        for node in graph.visible { if case .openURL(let action) = node.attribute { action(url) } }
        settle()
    }
    /// A Boolean value that indicates whether URLs open in this window while it is open, instead of in a new one.
    public var takesLinks: Bool {
        graph.visible.contains { node in
            if case .externalEvents(let events) = node.attribute { events.contains("*") } else { false }
        }
    }
    /// Continues a user activity, in the views that handle its type.
    public func resume(_ activity: NSUserActivity) {
        for node in graph.visible {
            if case .userActivity(activity.activityType, let action) = node.attribute { action(activity) }
        }
        settle()
    }
    /// Taps a link in a text.
    ///
    /// - Parameter url: The link.
    /// - Returns: The name of the result: `handled`, `discarded` or `systemAction`.
    public func openInText(_ url: URL) -> String {
        let result = deepest(top).environment.openURL.handler(url)
        settle()
        return result.name
    }

    // MARK: controllers
    /// The first navigation controller of UIKit's that a view shows.
    private var navigationController: UINavigationController? {
        nodes(of: top).firstMapped { $0.controller as? UINavigationController }
    }
    /// Ends the transition of the first navigation controller that a view shows.
    public func endTransitionOfController() { navigationController?.endTransition() }
    /// Swipes back in the first navigation controller that a view shows, and completes or cancels the gesture.
    ///
    /// - Returns: False if there is none.
    public func swipeBackInController(isCancelled: Bool) -> Bool {
        navigationController?.swipeBack(isCancelled: isCancelled)
        return navigationController != nil
    }
}
