import Waymark
import WaymarkTesting

/// What happens to a callback on its way to the host.
enum CallbackFault: CaseIterable, Sendable {
    /// It never comes.
    case lost
    /// It alone comes after the host's patience has ended. An echo holds up what was made after it instead: one that
    /// comes after the screen on top of it was reported is what a back swipe looks like, and nobody can tell.
    case late
    /// It holds up everything that is made after it, for almost as long as the host is patient.
    case stalled
    /// It comes twice.
    case doubled
    /// It comes after the next one.
    case swapped
}

/// A framework that draws what the host shows, as soon as it is told to read again, and reports with callbacks what it
/// has done. Callbacks go through a queue that has faults.
///
/// It remembers what is on screen by itself: what it was not told of, it does not draw.
@MainActor final class FaultyFramework {
    /// A level on screen.
    struct Drawn {
        let level: ShownLevel
        var branch: String
        var root: ScreenID?
        var path: [ScreenID]
        var top: ScreenID? { path.last ?? root }
    }
    enum Callback {
        case groundDidAppear
        /// The screen is nil for the root of a level.
        case didShow(ShownLevel, depth: Int, ScreenID?)
        case echo(ShownLevel, path: [ScreenID], branch: String, at: ManualClock.Instant)
        case didDismissModal(over: ShownLevel)
    }
    /// A host and a framework that answer each other without end make more callbacks than this.
    static let limit = 5_000
    let host: NavigationHost
    private let clock: ManualClock
    private let patience: Duration
    private(set) var drawn: [Drawn] = []
    /// How many callbacks were made so far, those that are lost included.
    private(set) var made = 0
    /// What the host may have missed: callbacks with faults, and those that were never made.
    private(set) var faulty: Set<MissedCallback> = []
    /// How often the user did something.
    private(set) var gestures = 0
    /// The fault of a callback, by its number.
    private let fault: (Int) -> CallbackFault?
    /// Whether a screen draws something: one that does not never appears.
    private let appears: (ScreenID?) -> Bool
    private var queue: [Callback] = []
    private var held: Callback?
    private var late: [Callback] = []
    private(set) var isStalled = false
    private var change: ObservationFlag?

    init(
        _ host: NavigationHost, clock: ManualClock, patience: Duration,
        fault: @escaping (Int) -> CallbackFault? = { _ in nil },
        appears: @escaping (ScreenID?) -> Bool = { _ in true }
    ) {
        self.host = host
        self.clock = clock
        self.patience = patience
        self.fault = fault
        self.appears = appears
        drawn = read()
        make(.groundDidAppear)
    }

    // MARK: drawing
    private func read() -> [Drawn] {
        var levels: [Drawn] = []
        change = ObservationFlag {
            var next: ShownLevel? = host.ground
            while let level = next {
                levels.append(
                    Drawn(level: level, branch: level.branches.selected, root: level.root, path: level.path))
                next = level.modal
            }
        }
        return levels
    }
    private func draw() {
        let (old, new) = (drawn, read())
        drawn = new
        let kept = zip(old, new).prefix { $0.level === $1.level }.count
        for (before, after) in zip(old, new).prefix(kept) {
            if before.path != after.path, before.branch == after.branch {
                make(.echo(after.level, path: after.path, branch: after.branch, at: clock.now))
            }
            if (before.branch, before.top) != (after.branch, after.top) || before.path.count != after.path.count {
                show(after)
            }
        }
        // of modals that go at once, only the view that presented the lowest one is there to be told
        if kept < old.count {
            make(.didDismissModal(over: old[kept - 1].level))
            // what a cover hid appears once more
            if old[kept].level.style == .fullScreen, kept == new.count { show(new[kept - 1]) }
        }
        for level in new.dropFirst(kept) { show(level) }
    }
    private func show(_ drawn: Drawn) {
        let (level, depth) = (drawn.level, drawn.path.count)
        let callback = Callback.didShow(level, depth: depth, drawn.path.last)
        if appears(drawn.top) { make(callback) } else { miss(callback) }
    }

    // MARK: callbacks
    private func make(_ callback: Callback) {
        defer { made += 1 }
        let fault = fault(made)
        if fault != nil { miss(callback) }
        let swapped = held.take()
        switch fault {
        case nil: queue.append(callback)
        case .doubled: queue += [callback, callback]
        case .lost: break
        case .swapped: held = callback
        case .stalled:
            isStalled = true
            queue.append(callback)
        case .late:
            if case .echo = callback {
                isStalled = true
                queue.append(callback)
            } else {
                late.append(callback)
            }
        }
        if let swapped { queue.append(swapped) }
    }
    private func miss(_ callback: Callback) {
        switch callback {
        case .groundDidAppear: faulty.insert(.ground)
        case .didShow(let level, let depth, _):
            faulty.formUnion([.presentation(level: level.index), .screen(level: level.index, depth: depth)])
        case .didDismissModal(let level): faulty.insert(.dismissal(level: level.index))
        case .echo: break
        }
    }
    private func deliver(_ callback: Callback) {
        switch callback {
        case .groundDidAppear: host.groundDidAppear()
        case .didShow(let level, _, let screen?): level.depth(of: screen).map(level.didShow)
        case .didShow(let level, let depth, nil): level.didShow(depth: depth)
        case .echo(let level, let path, let branch, let at):
            // one that is older than this is what a back swipe looks like, too
            if at.duration(to: clock.now) < patience { level.userDidSet(path: path, of: branch) }
        case .didDismissModal(let level): level.didDismissModal()
        }
    }
    /// Draws and reports until nothing is left to do, or so many callbacks were delivered.
    func run(_ count: Int = .max) {
        var rest = count
        while true {
            if change?.isSet == true { draw() }
            guard rest > 0, !isStalled, made < Self.limit else { return }
            // the next one does not come: there is nothing to be swapped with
            if queue.isEmpty, count == .max, let last = held.take() { queue.append(last) }
            guard !queue.isEmpty else { return }
            rest -= 1
            deliver(queue.removeFirst())
        }
    }
    /// What was held up goes on.
    func goOn() { isStalled = false }
    /// What comes late comes now.
    func deliverLate() {
        queue += late
        late = []
    }
    var isQuiet: Bool { queue.isEmpty && late.isEmpty && held == nil && !isStalled && change?.isSet != true }

    // MARK: the user
    /// Swipes back to a depth of what is seen on top, one less unless it is said.
    func swipeBack(to depth: Int? = nil) {
        guard let last = drawn.indices.last, !drawn[last].path.isEmpty else { return }
        gestures += 1
        drawn[last].path = Array(drawn[last].path.prefix(depth ?? drawn[last].path.count - 1))
        let now = drawn[last]
        now.level.userDidSet(path: now.path, of: now.branch)
        show(now)
    }
    /// Pulls down the modal on top, if the framework lets them.
    func pullDown(evenIfDisabled: Bool = false) {
        guard drawn.count > 1, let modal = drawn.last?.level, evenIfDisabled || !modal.isDismissDisabled else { return }
        gestures += 1
        drawn.removeLast()
        modal.userDidDismiss()
        make(.didDismissModal(over: drawn[drawn.count - 1].level))
    }
    func tap(branch: String) {
        guard drawn.count == 1 else { return }
        gestures += 1
        drawn[0].level.userDidSelect(branch: branch)
    }
}
