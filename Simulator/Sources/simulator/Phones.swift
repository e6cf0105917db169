import Foundation

/// The running apps of all tabs of the browser.
actor Phones {
    /// The number of apps that may run at once.
    static let limit = 32
    /// The time after which an app ends that no tab shows.
    static let patience = Duration.seconds(30 * 60)
    private let programs: URL
    private let homes: URL
    private let now: @Sendable () -> ContinuousClock.Instant
    private var phones: [String: RunningProgram] = [:]

    /// - Parameters:
    ///   - programs: The folder of the apps' programs.
    ///   - homes: The folder in which each phone gets a home folder.
    init(
        programs: URL, homes: URL, now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
    ) {
        self.programs = programs
        self.homes = homes
        self.now = now
    }
    var count: Int { phones.count }

    /// Returns a tab's phone; nil if there is none, or no longer.
    func phone(_ id: String, _ app: ExampleApp) async -> RunningProgram? {
        let phone = phones[key(id, app)]
        await phone?.use()
        return phone
    }
    /// Starts a tab's app if it doesn't run. Ends the one that was used least recently if there are too many.
    func start(_ id: String, _ app: ExampleApp) async -> RunningProgram {
        let key = key(id, app)
        let phone =
            phones[key]
            ?? RunningProgram(executable: programs.appending(path: app.program), home: homes.appending(path: key), now)
        phones[key] = phone
        await phone.start()
        await end(beyond: Self.limit)
        return phone
    }
    /// Ends the apps that no tab has shown for a while.
    func sweep() async {
        for (key, phone) in phones where await now() - phone.lastUse > Self.patience {
            phones[key] = nil
            await phone.kill()
        }
    }
    /// Ends all apps.
    func endAll() async { await end(beyond: 0) }
    private func key(_ id: String, _ app: ExampleApp) -> String { app.path + "-" + id }
    private func end(beyond limit: Int) async {
        var used: [(key: String, last: ContinuousClock.Instant)] = []
        for (key, phone) in phones { used.append((key, await phone.lastUse)) }
        for (key, _) in used.sorted(by: { $0.last < $1.last }).dropLast(limit) {
            await phones.removeValue(forKey: key)?.kill()
        }
    }
}
