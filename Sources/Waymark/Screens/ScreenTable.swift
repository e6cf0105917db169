/// What the core knows of the screens of a router: all but their destinations' type.
///
/// Slots that nothing refers to any more are collected once in a while (see `collect`), so that a router's memory does
/// not grow with the number of its transitions.
@MainActor @usableFromInline class ScreenTable {
    /// What is known of a slot without asking its destination.
    @usableFromInline struct Slot: Sendable {
        @usableFromInline var presentation: Presentation
        @usableFromInline var isBlocking: Bool
        @usableFromInline var isUsed: Bool

        @inlinable init(presentation: Presentation, isBlocking: Bool, isUsed: Bool) {
            self.presentation = presentation
            self.isBlocking = isBlocking
            self.isUsed = isUsed
        }
    }
    // unsafe only for the `deinit` of a typed table, which nobody else runs beside
    @usableFromInline @exclusivity(unchecked) nonisolated(unsafe) final var slots: [Slot] = []
    @usableFromInline @exclusivity(unchecked) final var free: [ScreenID] = []
    /// Collecting is worth it once this many slots are used.
    @usableFromInline @exclusivity(unchecked) final var threshold = 512

    /// The reducer's way to ask about screens.
    final private(set) lazy var reader = ElementReader<ScreenID>(
        // the reader is the table's own
        presentation: { [unowned(unsafe) self] in presentation(of: $0) },
        areEqual: { [unowned(unsafe) self] in $0 == $1 || areEqual($0, $1) })

    @usableFromInline init() {}

    final func presentation(of screen: ScreenID) -> Presentation { slots[screen.index].presentation }
    final func isBlocking(_ screen: ScreenID) -> Bool { slots[screen.index].isBlocking }

    /// The name of the destination, without its values.
    func name(of screen: ScreenID) -> String { preconditionFailure("a table has a type") }
    /// Whether two screens show equal destinations.
    func areEqual(_ one: ScreenID, _ other: ScreenID) -> Bool { preconditionFailure("a table has a type") }
    /// Whether the destination says by its type that everyone may see it.
    func isForEveryone(_ screen: ScreenID) -> Bool { preconditionFailure("a table has a type") }
    /// Another screen with the same destination.
    func copy(_ screen: ScreenID) -> ScreenID { preconditionFailure("a table has a type") }
    fileprivate func release(_ screen: ScreenID) { preconditionFailure("a table has a type") }

    /// How many slots are used.
    final var count: Int { slots.count - free.count }
    final var isDue: Bool { count >= threshold }

    /// Frees every slot that is not marked.
    final func collect(_ mark: (inout ScreenMarks) -> Void) {
        var marks = ScreenMarks(count: slots.count)
        mark(&marks)
        for index in slots.indices where slots[index].isUsed && !marks.isMarked[index] {
            slots[index].isUsed = false
            release(ScreenID(index))
            free.append(ScreenID(index))
        }
        threshold = max(512, 2 * count)
    }
}

/// The screens that something still refers to.
struct ScreenMarks {
    fileprivate var isMarked: [Bool]
    fileprivate init(count: Int) { isMarked = Array(repeating: false, count: count) }

    mutating func mark(_ screen: ScreenID?) { if let screen { isMarked[screen.index] = true } }
    mutating func mark(_ screens: some Sequence<ScreenID>) { for screen in screens { isMarked[screen.index] = true } }
    mutating func mark(_ state: ScreenState) {
        for level in state.levels {
            for branch in level.branches {
                mark(branch.root)
                mark(branch.path)
            }
        }
    }
    mutating func mark(_ action: ScreenAction) {
        switch action {
        case .navigate(let screen), .push(let screen), .pushBeneath(let screen), .popTo(let screen),
            .replaceTop(let screen), .present(let screen, _):
            mark(screen)
        case .setPath(let path): mark(path)
        case .setRoot(let root, let path):
            mark(root)
            mark(path)
        case .replace(let state), .land(let state, _, _): mark(state)
        case .finish(_, let actions), .sequence(let actions): for action in actions { mark(action) }
        case .pop, .popToLast, .popToRoot, .dismiss, .dismissAll, .select: break
        }
    }
}

/// The destinations of a router's screens.
@usableFromInline final class TypedScreens<Destination: Navigation>: ScreenTable {
    // unsafe only for `deinit`, which nobody else runs beside
    @usableFromInline @exclusivity(unchecked) nonisolated(unsafe) var storage: UnsafeMutablePointer<Destination>
    @usableFromInline @exclusivity(unchecked) var capacity: Int

    @usableFromInline override init() {
        capacity = 8
        storage = .allocate(capacity: 8)
        super.init()
    }
    deinit {
        for index in slots.indices where slots[index].isUsed { (storage + index).deinitialize(count: 1) }
        storage.deallocate()
    }

    /// A new screen.
    @inlinable func add(_ destination: Destination) -> ScreenID {
        let slot = Slot(presentation: destination.presentation, isBlocking: destination.isBlocking, isUsed: true)
        if let screen = free.popLast() {
            (storage + screen.index).initialize(to: destination)
            slots[screen.index] = slot
            return screen
        }
        let screen = ScreenID(slots.count)
        if screen.index == capacity { grow() }
        (storage + screen.index).initialize(to: destination)
        slots.append(slot)
        return screen
    }
    @usableFromInline func grow() {
        let grown = UnsafeMutablePointer<Destination>.allocate(capacity: 2 * capacity)
        // every slot is initialised or free; those that are free stay uninitialised
        for index in slots.indices where slots[index].isUsed {
            (grown + index).moveInitialize(from: storage + index, count: 1)
        }
        storage.deallocate()
        storage = grown
        capacity *= 2
    }

    /// The destination of a screen that the state, a record, or whoever waits refers to.
    @inlinable subscript(screen: ScreenID) -> Destination {
        precondition(slots[screen.index].isUsed, "the screen is gone")
        return storage[screen.index]
    }
    /// The destination of a screen; nil once it has been collected.
    @usableFromInline func find(_ screen: ScreenID) -> Destination? {
        slots.indices.contains(screen.index) && slots[screen.index].isUsed ? storage[screen.index] : nil
    }

    override func name(of screen: ScreenID) -> String { self[screen].name }
    override func areEqual(_ one: ScreenID, _ other: ScreenID) -> Bool { self[one] == self[other] }
    override func isForEveryone(_ screen: ScreenID) -> Bool {
        (self[screen] as? any GuardedNavigation)?.accessRule == .everyone
    }
    override func copy(_ screen: ScreenID) -> ScreenID { add(self[screen]) }
    fileprivate override func release(_ screen: ScreenID) { (storage + screen.index).deinitialize(count: 1) }

    // MARK: values and identities
    func state(_ state: ScreenState) -> NavigationState<Destination> { state.map { self[$0] } }
    func screens(of state: NavigationState<Destination>) -> ScreenState { state.map { add($0) } }
    func screens(of action: NavigationAction<Destination>) -> ScreenAction {
        action.map(
            predicate: { isTarget in
                { [self] screen in MainActor.assumeIsolated { isTarget(self[screen]) } }
            }, { add($0) })
    }
}
