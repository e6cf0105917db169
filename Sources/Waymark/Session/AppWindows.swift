/// The coordinators that share one session: one for each window.
@MainActor final class AppWindows<Destination: GuardedNavigation> {
    private struct Window { weak var app: AppCoordinator<Destination>? }
    /// The windows from the least to the most recently active one. A new window comes first until it becomes active.
    private var windows: [Window] = []

    var all: [AppCoordinator<Destination>] { windows.compactMap(\.app) }

    func add(_ app: AppCoordinator<Destination>) {
        windows.removeAll { $0.app == nil }
        windows.insert(Window(app: app), at: 0)
    }
    func activate(_ app: AppCoordinator<Destination>) {
        windows.removeAll { $0.app == nil || $0.app === app }
        windows.append(Window(app: app))
    }

    /// Returns the window to open a link in: the one that shows the link's destination, after redirects, on top. If
    /// none does, returns the last active window; nil if there is no window.
    func window(for destination: @autoclosure () -> Destination?) -> AppCoordinator<Destination>? {
        let all = all
        guard all.count > 1, let destination = destination() else { return all.last }
        let showing = all.last { $0.router.active.top == $0.router.redirected(destination) }
        return showing ?? all.last
    }
}
