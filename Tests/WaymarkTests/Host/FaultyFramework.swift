import Waymark
import WaymarkTesting

/// A fault that delays, drops or repeats a callback on its way to the host.
enum CallbackFault: CaseIterable, Sendable {
    /// The callback is dropped.
    case lost
    /// The callback comes after the host's timeout. An echo is stalled instead, because after the report of the next
    /// screen, the host can't tell an echo from a back swipe.
    case late
    /// The callback and all later ones are delayed, for almost as long as the host's timeout.
    case stalled
    /// The callback comes twice.
    case doubled
    /// The callback comes after the next one.
    case swapped
}

/// A framework that draws the host's state again after each change of which it is notified, and reports with callbacks
/// that pass through a queue with faults.
///
/// It has its own record of what is on screen, and doesn't draw a change that it wasn't notified of.
@MainActor final class FaultyFramework {
    /// A level on screen.
    struct Drawn {
        let level: ShownLevel
        var branch: String
        var root: Screen?
        var path: [Screen]
        var top: Screen? { path.last ?? root }
    }
    enum Callback {
        case groundDidAppear
        /// The screen is nil for the root of a level.
        case didShow(ShownLevel, depth: Int, Screen?)
        case echo(ShownLevel, path: [Screen], branch: String, at: ManualClock.Instant)
        case didDismissModal(over: ShownLevel)
    }
    /// The number of callbacks after which host and framework are assumed to be in an endless loop.
    static let limit = 5_000
    let host: NavigationHost
    private let clock: ManualClock
    private let patience: Duration
    private(set) var drawn: [Drawn] = []
    /// The number of callbacks so far, including lost ones.
    private(set) var made = 0
    /// The callbacks that the host may miss: those with a fault, and those that were never made.
    private(set) var faulty: Set<HostCallback> = []
    /// The number of gestures that the user has made.
    private(set) var gestures = 0
    /// Returns the fault of a callback, given its number; nil for none.
    private let fault: (Int) -> CallbackFault?
    /// Returns true if a screen draws something. A screen that draws nothing never appears.
    private let appears: (Screen?) -> Bool
    private var queue: [Callback] = []
    private var held: Callback?
    private var late: [Callback] = []
    private(set) var isStalled = false
    private var change: ObservationFlag?

    init(
        _ host: NavigationHost, clock: ManualClock, patience: Duration,
        fault: @escaping (Int) -> CallbackFault? = { _ in nil },
        appears: @escaping (Screen?) -> Bool = { _ in true }
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
        // of several modals that go at once, only the presenter of the lowest one is still there to be notified
        if kept < old.count {
            make(.didDismissModal(over: old[kept - 1].level))
            // the screen below a cover appears again
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
            // after the timeout, an echo can't be told from a back swipe either
            if at.duration(to: clock.now) < patience { level.userDidSet(path: path, of: branch) }
        case .didDismissModal(let level): level.didDismissModal()
        }
    }
    /// Draws and reports until nothing is left to do, callbacks stall, or `count` of them have been delivered.
    func run(_ count: Int = .max) {
        var rest = count
        while true {
            if change?.isSet == true { draw() }
            guard rest > 0, !isStalled, made < Self.limit else { return }
            // the last callback has no next one to swap with
            if queue.isEmpty, count == .max, let last = held.take() { queue.append(last) }
            guard !queue.isEmpty else { return }
            rest -= 1
            deliver(queue.removeFirst())
        }
    }
    /// Stops delaying callbacks.
    func goOn() { isStalled = false }
    /// Queues the late callbacks, which the next run delivers.
    func deliverLate() {
        queue += late
        late = []
    }
    var isQuiet: Bool { queue.isEmpty && late.isEmpty && held == nil && !isStalled && change?.isSet != true }

    // MARK: the user
    /// Swipes back on the top level, by default one screen.
    ///
    /// - Parameter depth: The depth to go back to; nil for one less than now.
    func swipeBack(to depth: Int? = nil) {
        guard let last = drawn.indices.last, !drawn[last].path.isEmpty else { return }
        gestures += 1
        drawn[last].path = Array(drawn[last].path.prefix(depth ?? drawn[last].path.count - 1))
        let now = drawn[last]
        now.level.userDidSet(path: now.path, of: now.branch)
        show(now)
    }
    /// Pulls down the top modal; if its dismissal is disabled, only with `evenIfDisabled`.
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
