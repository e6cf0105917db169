import Foundation

/// The running apps of all tabs of the browser.
actor Phones {
    private static let limit = 32
    private static let patience = Duration.seconds(30 * 60)
    private let programs: URL
    private let homes: URL
    private var phones: [String: RunningProgram] = [:]

    /// - Parameters:
    ///   - programs: The folder of the apps' programs.
    ///   - homes: The folder in which each phone gets a home folder.
    init(programs: URL, homes: URL) {
        self.programs = programs
        self.homes = homes
    }
    /// Returns a tab's phone, which may run. Ends the phone that was used least recently if there are too many.
    func phone(_ id: String, _ app: ExampleApp) async -> RunningProgram {
        let key = app.path + "-" + id
        if let phone = phones[key] { return phone }
        let phone = RunningProgram(
            executable: programs.appending(path: app.program), home: homes.appending(path: key))
        phones[key] = phone
        await end(beyond: Self.limit)
        return phone
    }
    /// Ends the apps that no tab has shown for a while.
    func sweep() async {
        for (key, phone) in phones where await ContinuousClock.now - phone.lastUse > Self.patience {
            phones[key] = nil
            await phone.kill()
        }
    }
    private func end(beyond limit: Int) async {
        var used: [(key: String, last: ContinuousClock.Instant)] = []
        for (key, phone) in phones { used.append((key, await phone.lastUse)) }
        for (key, _) in used.sorted(by: { $0.last < $1.last }).dropLast(limit) {
            let phone = phones.removeValue(forKey: key)
            await phone?.kill()
        }
    }
}
