/// What the core knows of the screens of a router: all but their destinations' type. Slots that nothing refers to any
/// more are collected once in a while, so that memory does not grow with the number of transitions.
@usableFromInline class ScreenTable {
    /// How the screens are shown; nil for a slot that is free.
    @usableFromInline @exclusivity(unchecked) final var slots: [PresentationType?] = []
    @usableFromInline @exclusivity(unchecked) final var free: [ScreenID] = []
    private static let few = 16_384
    /// Collecting is worth it once this many slots are used.
    @usableFromInline @exclusivity(unchecked) final var threshold = ScreenTable.few

    @usableFromInline init() { slots.reserveCapacity(16) }

    final func presentation(of screen: ScreenID) -> PresentationType { slots[screen.index]! }

    func name(of screen: ScreenID) -> String { preconditionFailure("a table has a type") }
    func areEqual(_ one: ScreenID, _ other: ScreenID) -> Bool { preconditionFailure("a table has a type") }
    /// Whether a modal with this root keeps links outside and may not be dismissed.
    func isBlocking(_ screen: ScreenID) -> Bool { preconditionFailure("a table has a type") }
    /// Whether the destination says by its type that everyone may see it.
    func isForEveryone(_ screen: ScreenID) -> Bool { preconditionFailure("a table has a type") }
    func copy(_ screen: ScreenID) -> ScreenID { preconditionFailure("a table has a type") }
    /// What a link to a screen leads to instead; nil if `state` is not that of a link to its top destination alone.
    func linked(_ state: ScreenState, to screen: ScreenID) -> ScreenState? {
        preconditionFailure("a table has a type")
    }
    fileprivate func release(_ screen: ScreenID) { preconditionFailure("a table has a type") }

    final var count: Int { slots.count - free.count }
    final var isDue: Bool { count >= threshold }

    final func collect(_ mark: (inout ScreenMarks) -> Void) {
        var marks = ScreenMarks(count: slots.count)
        mark(&marks)
        for index in slots.indices where slots[index] != nil && !marks.isMarked[index] {
            slots[index] = nil
            release(ScreenID(index))
            free.append(ScreenID(index))
        }
        threshold = max(Self.few, 2 * count)
    }
}

/// The screens that something still refers to.
struct ScreenMarks {
    fileprivate var isMarked: [Bool]
    fileprivate init(count: Int) { isMarked = Array(repeating: false, count: count) }

    mutating func mark(_ screen: ScreenID?) { if let screen { isMarked[screen.index] = true } }
    mutating func mark(_ screens: some Sequence<ScreenID>) { for screen in screens { isMarked[screen.index] = true } }
    mutating func mark(_ state: ScreenState) { mark(state.destinations) }
    mutating func mark(_ action: ScreenAction) {
        _ = action.map(back: { $0 }) { screen in
            isMarked[screen.index] = true
            return screen
        }
    }
}

/// The destinations of a router's screens.
@usableFromInline final class TypedScreens<Destination: Navigation>: ScreenTable {
    // not an array of optionals, which is slow to read where the type is not known
    @usableFromInline @exclusivity(unchecked) var storage = UnsafeMutablePointer<Destination>.allocate(capacity: 16)
    @usableFromInline @exclusivity(unchecked) var capacity = 16

    var links: LinkTable<Destination>?

    deinit {
        if free.isEmpty {
            storage.deinitialize(count: slots.count)
        } else {
            for index in slots.indices where slots[index] != nil { (storage + index).deinitialize(count: 1) }
        }
        storage.deallocate()
    }

    @inlinable func add(_ destination: Destination) -> ScreenID {
        let screen: ScreenID
        if let unused = free.popLast() {
            screen = unused
            slots[screen.index] = destination.presentationType
        } else {
            screen = ScreenID(slots.count)
            if screen.index == capacity { grow() }
            slots.append(destination.presentationType)
        }
        (storage + screen.index).initialize(to: destination)
        return screen
    }
    @usableFromInline func grow() {
        let grown = UnsafeMutablePointer<Destination>.allocate(capacity: 2 * capacity)
        // it grows only where no slot is free
        grown.moveInitialize(from: storage, count: capacity)
        storage.deallocate()
        storage = grown
        capacity *= 2
    }

    /// The destination of a screen that the state, a record, or whoever waits refers to.
    @inlinable subscript(screen: ScreenID) -> Destination {
        precondition(slots[screen.index] != nil, "the screen is gone")
        return storage[screen.index]
    }
    /// The destination of a screen; nil once it has been collected.
    @usableFromInline func find(_ screen: ScreenID) -> Destination? {
        slots.indices.contains(screen.index) && slots[screen.index] != nil ? storage[screen.index] : nil
    }

    override func name(of screen: ScreenID) -> String { self[screen].name }
    override func areEqual(_ one: ScreenID, _ other: ScreenID) -> Bool { self[one] == self[other] }
    override func isBlocking(_ screen: ScreenID) -> Bool { find(screen)?.isBlocking ?? false }
    override func isForEveryone(_ screen: ScreenID) -> Bool {
        (self[screen] as? any GuardedNavigation)?.accessRule == .everyone
    }
    override func copy(_ screen: ScreenID) -> ScreenID { add(self[screen]) }
    override func linked(_ linked: ScreenState, to screen: ScreenID) -> ScreenState? {
        guard let links, let top = linked.topDestination, (try? links.state(of: self[top])) == state(linked) else {
            return nil
        }
        return (try? links.state(of: self[screen])).map(screens)
    }
    fileprivate override func release(_ screen: ScreenID) { (storage + screen.index).deinitialize(count: 1) }

    // MARK: values and identities
    // specialized: a page of features turns a state into values for each of its links
    @_specialize(where Destination == AnyNavigation)
    func state(_ state: ScreenState) -> NavigationState<Destination> { state.map { self[$0] } }
    @_specialize(where Destination == AnyNavigation)
    func screens(of state: NavigationState<Destination>) -> ScreenState { state.map(add) }
    @_specialize(where Destination == AnyNavigation)
    func screens(of action: NavigationAction<Destination>) -> ScreenAction {
        nonisolated(unsafe) unowned let screens = self  // asked on the main actor, by the store that holds it
        return action.map(back: { screens[$0] }, add)
    }
}

extension NavigationState where Destination: Navigation {
    /// The state after an action at a level. Pure; costs a copy of the state.
    ///
    /// - Throws: ``NavigationFailure``.
    public func applying(
        _ action: NavigationAction<Destination>, at level: Int = 0
    ) throws(NavigationFailure) -> NavigationState {
        let screens = TypedScreens<Destination>()
        return screens.state(try screens.screens(of: self).applying(screens.screens(of: action), at: level, screens))
    }
}
