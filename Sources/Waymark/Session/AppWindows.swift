/// The coordinators that share one session: one for each window.
@MainActor final class AppWindows<Destination: GuardedNavigation> {
    private struct Window { weak var app: AppCoordinator<Destination>? }
    /// A change of the session on its way to a window, and the epoch that it began there.
    private struct Delivery {
        let app: AppCoordinator<Destination>
        let change: SessionChange
        let epoch: UInt64
    }
    /// The windows from the least to the most recently active one. A new window comes first until it becomes active.
    private var windows: [Window] = []
    private var deliveries: [Delivery] = []

    var all: [AppCoordinator<Destination>] { windows.compactMap(\.app) }

    func add(_ app: AppCoordinator<Destination>) {
        windows.removeAll { $0.app == nil }
        windows.insert(Window(app: app), at: 0)
    }
    func activate(_ app: AppCoordinator<Destination>) {
        guard windows.last?.app !== app else { return }
        windows.removeAll { $0.app == nil || $0.app === app }
        windows.append(Window(app: app))
    }

    /// Returns true if another window saves its state in the same store.
    func sharesStore(_ app: AppCoordinator<Destination>) -> Bool {
        guard let store = app.restoration?.store.id else { return false }
        return all.contains { $0 !== app && $0.restoration?.store.id == store }
    }

    // MARK: changes of the session
    /// Tells windows of a change of the session. A change that an observer, a guard or a closure makes meanwhile comes
    /// after this one in every window, so that all windows end in the state of the last change.
    ///
    /// - Parameters:
    ///   - apps: The windows to tell; nil for all of them.
    ///   - change: Returns the change for a window, given the phase in which it will find the window; nil for none.
    func announce(to apps: [AppCoordinator<Destination>]? = nil, _ change: (AppPhase) -> SessionChange?) {
        for app in apps ?? all {
            let phase = phase(of: app)
            guard let change = change(phase) else { continue }
            if phase == .booting { app.forgetLink(of: change) }
            guard phase.after(change) != nil else { continue }
            deliveries.append(Delivery(app: app, change: change, epoch: app.router.store.session.beginChange(change)))
        }
        deliver()
    }
    /// Returns the phase that a window is in once it has handled all changes that were announced.
    func phase(of app: AppCoordinator<Destination>) -> AppPhase {
        deliveries.reduce(app.phase) { phase, delivery in
            delivery.app === app ? phase.after(delivery.change) ?? phase : phase
        }
    }
    /// Runs the work of a window that changes its phase. Changes that are announced meanwhile reach the window
    /// afterwards.
    func change(_ app: AppCoordinator<Destination>, _ work: () -> Void) {
        app.isChanging = true
        work()
        app.isChanging = false
        deliver()
    }
    private func deliver() {
        while let index = deliveries.firstIndex(where: { !$0.app.isChanging }) {
            let next = deliveries.remove(at: index)
            change(next.app) { next.app.receive(next.change, begunIn: next.epoch) }
        }
    }

    /// Returns the window to open a link in: the one that shows the link's destination, after redirects, on top. If
    /// none does, returns the last active window; nil if there is no window.
    func window(for destination: @autoclosure () -> Destination?) -> AppCoordinator<Destination>? {
        let all = all
        guard all.count > 1, let destination = destination() else { return all.last }
        return all.last { $0.router.active.top == $0.router.redirected(destination) } ?? all.last
    }
}
