import Drawing
import Foundation
import Screen

/// An app's process, and what its screen shows.
actor RunningProgram {
    /// The way in which a process ended.
    struct Ending: Sendable {
        var reason: String
        var log: [String]
    }
    private let executable: URL
    private let home: URL
    private var process: Process?
    private var input: FileHandle?
    private var sent = 0
    private var update: ScreenUpdate?
    private var ending: Ending?
    private var log: [String] = []
    private var isKilled = false
    private var page = ""
    private(set) var version = 0
    private(set) var lastUse = ContinuousClock.now
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// - Parameters:
    ///   - executable: The app's program.
    ///   - home: The home folder of the process, which stays between starts.
    init(executable: URL, home: URL) {
        self.executable = executable
        self.home = home
    }
    var isRunning: Bool { process != nil }

    // MARK: the process
    /// Starts the process if it doesn't run, with a link if there is one.
    func start(opening link: String? = nil) {
        lastUse = .now
        guard process == nil else { return }
        let process = Process()
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.executableURL = executable
        process.environment = [
            "HOME": home.path, "CFFIXED_USER_HOME": home.path, "XDG_DATA_HOME": home.path + "/Library",
            "XDG_CONFIG_HOME": home.path + "/Preferences", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8",
            "SWIFT_BACKTRACE": "enable=no",
        ]
        process.currentDirectoryURL = home
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
        (sent, update, ending, log, isKilled) = (0, nil, nil, [], false)
        do {
            try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
            try process.run()
        } catch {
            ending = Ending(reason: "The app didn't start: \(error.localizedDescription)", log: [])
            return change()
        }
        self.process = process
        self.input = input.fileHandleForWriting
        let (screens, faults) = (Self.lines(of: output), Self.lines(of: errors))
        Task {
            for await line in screens { read(line) }
            for await line in faults { note(line) }
            process.waitUntilExit()
            end(process)
        }
        if let link { send(.open(link)) }
    }
    /// Puts the app into the background, where it saves its state, and ends its process.
    func kill() async {
        guard let process else { return }
        await perform(.background(true))
        isKilled = true
        Foundation.kill(process.processIdentifier, SIGKILL)
        while self.process != nil { await nextChange() }
    }
    private func end(_ process: Process) {
        let reason =
            switch (isKilled, process.terminationReason) {
            case (true, _): "You ended the app."
            case (false, .uncaughtSignal): "The app crashed: signal \(process.terminationStatus)."
            default: "The app ended with status \(process.terminationStatus)."
            }
        ending = Ending(reason: reason, log: log)
        (self.process, input) = (nil, nil)
        change()
    }
    /// The lines that a process writes to a pipe.
    private static func lines(of pipe: Pipe) -> AsyncStream<String> {
        let (stream, continuation) = AsyncStream<String>.makeStream()
        Thread.detachNewThread {
            var rest = Data()
            while true {
                // `read(upToCount:)` would wait for all of the bytes
                let data = pipe.fileHandleForReading.availableData
                if data.isEmpty { break }
                rest += data
                while let end = rest.firstIndex(of: 10) {
                    continuation.yield(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
                    rest = Data(rest[(end + 1)...])
                }
            }
            if !rest.isEmpty { continuation.yield(String(decoding: rest, as: UTF8.self)) }
            continuation.finish()
        }
        return stream
    }
    private func note(_ line: String) { log = log.suffix(19) + [line] }
    private func read(_ line: String) {
        guard line.hasPrefix(ScreenUpdate.prefix) else { return note(line) }
        let data = Data(line.dropFirst(ScreenUpdate.prefix.count).utf8)
        guard let new = try? JSONDecoder().decode(ScreenUpdate.self, from: data) else { return }
        if update?.screen != new.screen || page.isEmpty { page = Page(new.screen).html }
        update = new
        change()
    }

    // MARK: the user
    /// Sends an action, and waits until the app has answered, has ended, or is silent for five seconds.
    func perform(_ action: UserAction) async {
        lastUse = .now
        send(action)
        let number = sent
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(5)
        wake(after: .seconds(5))
        while process != nil, (update?.answered ?? 0) < number, clock.now < deadline { await nextChange() }
    }
    private func send(_ action: UserAction) {
        guard let input, let data = try? JSONEncoder().encode(action) else { return }
        sent += 1
        try? input.write(contentsOf: data + [10])
    }
    /// Waits until the version differs from a page's, for at most 20 seconds.
    func changed(since seen: Int) async {
        lastUse = .now
        let deadline = ContinuousClock.now + .seconds(20)
        if version == seen { wake(after: .seconds(20)) }
        while version == seen, ContinuousClock.now < deadline { await nextChange() }
        lastUse = .now
    }
    /// Waits until the first screen is there.
    func firstScreen() async {
        wake(after: .seconds(10))
        let deadline = ContinuousClock.now + .seconds(10)
        while process != nil, update == nil, ContinuousClock.now < deadline { await nextChange() }
    }
    private func nextChange() async { await withCheckedContinuation { waiters.append($0) } }
    private func wake(after duration: Duration) {
        Task {
            try? await Task.sleep(for: duration)
            wake()
        }
    }
    private func wake() {
        let waiting = waiters
        waiters = []
        for waiter in waiting { waiter.resume() }
    }
    private func change() {
        version += 1
        wake()
    }

    /// What the page shows now.
    var shown: ShownPhone {
        if let ending {
            return ShownPhone(
                version: version, screen: Pages.ended(ending), side: Pages.side(update), isCompact: true,
                isRunning: false, isInBackground: false, isInTransition: false)
        }
        return ShownPhone(
            version: version, screen: page, side: Pages.side(update), isCompact: update?.screen.isCompact ?? true,
            isRunning: true, isInBackground: update?.screen.isInBackground ?? false,
            isInTransition: update?.screen.isInTransition ?? false)
    }
}

/// An answer to the page's script.
struct ShownPhone: Codable, Sendable {
    var version: Int
    var screen: String
    var side: String
    var isCompact: Bool
    var isRunning: Bool
    var isInBackground: Bool
    var isInTransition: Bool
}
