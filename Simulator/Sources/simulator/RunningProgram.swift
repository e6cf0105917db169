import Drawing
import Foundation
import Screen

/// An app's process, and what its windows show.
actor RunningProgram {
    /// The way in which a process ended.
    struct Ending: Sendable {
        var reason: String
        var log: [String] = []
    }
    /// What a window shows.
    private struct Window {
        var screen: Screen
        var page: String
        var version: Int
    }
    private let executable: URL
    private let home: URL
    private let now: @Sendable () -> ContinuousClock.Instant
    private var process: Process?
    private var input: FileHandle?
    private var sent = 0
    private var answered = 0
    private var windows: [Int: Window] = [:]
    /// The URL of the app's Inspector, which the app prints.
    private var inspector: String?
    private var ending: Ending?
    private var log: [String] = []
    private var isKilled = false
    /// The number of changes so far; a window's version is the number of its last one.
    private var changes = 0
    /// The duration of transitions, in milliseconds, which outlives the process.
    private var pace = 350
    private(set) var lastUse: ContinuousClock.Instant
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// - Parameters:
    ///   - executable: The app's program.
    ///   - home: The home folder of the process, which stays between starts.
    init(executable: URL, home: URL, _ now: @escaping @Sendable () -> ContinuousClock.Instant) {
        self.executable = executable
        self.home = home
        self.now = now
        lastUse = now()
    }
    func use() { lastUse = now() }

    // MARK: the process
    /// Starts the process if it doesn't run.
    func start() {
        use()
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
        (sent, answered, windows, inspector, ending, log, isKilled) = (0, 0, [:], nil, nil, [], false)
        do {
            try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
            try process.run()
        } catch {
            ending = Ending(reason: "The app didn't start: \(error.localizedDescription)")
            return change()
        }
        self.process = process
        self.input = input.fileHandleForWriting
        let (screens, faults) = (PipeLines.lines(of: output), PipeLines.lines(of: errors))
        Task {
            for await line in screens { read(line) }
            for await line in faults { note(line) }
            process.waitUntilExit()
            end(process)
        }
        if pace != 350 { send(UserInput(.pace(pace))) }
    }
    /// Puts the app into the background, where it saves its state, and ends its process.
    func kill() async {
        guard let process else { return }
        await perform(UserInput(.background(true)))
        isKilled = true
        Foundation.kill(process.processIdentifier, SIGKILL)
        while self.process === process { await nextChange() }
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
    private func note(_ line: String) { log = log.suffix(19) + [line] }
    private func read(_ line: String) {
        guard line.hasPrefix(ScreenUpdate.prefix) else {
            guard let url = line.wholeMatch(of: /Waymark Inspector: (.*)/)?.output.1 else { return note(line) }
            inspector = String(url)
            change()
            for number in windows.keys { windows[number]?.version = changes }
            return
        }
        let data = Data(line.dropFirst(ScreenUpdate.prefix.count).utf8)
        guard let new = try? JSONDecoder().decode(ScreenUpdate.self, from: data) else { return }
        answered = new.answered
        change()
        guard windows[new.window]?.screen != new.screen else { return }
        windows[new.window] = Window(screen: new.screen, page: Page(new.screen).html, version: changes)
    }

    // MARK: the user
    /// Sends an input, and waits until the app has answered, has ended, or is silent for five seconds.
    func perform(_ input: UserInput) async {
        use()
        if case .pace(let milliseconds) = input.action { pace = milliseconds }
        send(input)
        let number = sent
        await wait(.seconds(5)) { $0.answered >= number }
    }
    private func send(_ message: UserInput) {
        guard let input, let data = try? JSONEncoder().encode(message) else { return }
        sent += 1
        try? input.write(contentsOf: data + [10])
    }
    /// Waits until a window's version differs from a page's, for at most 20 seconds.
    func changed(_ window: Int, since seen: Int) async {
        await opened(window)
        await wait(.seconds(20)) { $0.version(of: window) != seen }
        use()
    }
    /// Waits until a window is there.
    func opened(_ window: Int) async {
        if window != 0, windows[window] == nil { await perform(UserInput(.look, window: window)) }
        await wait(.seconds(10)) { $0.windows[window] != nil }
    }
    /// The number of a window that isn't open yet; nil if there can't be more.
    var nextWindow: Int? { UserInput.windows.first { windows[$0] == nil } }

    private func wait(_ limit: Duration, until isDone: (isolated RunningProgram) -> Bool) async {
        let deadline = ContinuousClock.now + limit
        guard process != nil, !isDone(self) else { return }
        Task {
            try? await Task.sleep(for: limit)
            wake()
        }
        while process != nil, !isDone(self), ContinuousClock.now < deadline { await nextChange() }
    }
    private func nextChange() async { await withCheckedContinuation { waiters.append($0) } }
    private func wake() {
        let waiting = waiters
        waiters = []
        for waiter in waiting { waiter.resume() }
    }
    private func change() {
        changes += 1
        wake()
    }
    private func version(of window: Int) -> Int { process == nil ? changes : windows[window]?.version ?? 0 }

    /// Returns what the page of a window shows now.
    func shown(_ number: Int = 0) -> ShownPhone {
        let window = windows[number]
        if let ending {
            return ShownPhone(version: changes, screen: Pages.ended(ending), isRunning: false, pace: pace)
        }
        var shown = ShownPhone(
            version: version(of: number), screen: window?.page ?? "", inspector: inspector, isRunning: true, pace: pace)
        if let screen = window?.screen {
            shown.faults = Pages.faults(screen.faults)
            shown.isCompact = screen.isCompact
            shown.isInBackground = screen.isInBackground
            shown.isInTransition = screen.isInTransition
        }
        return shown
    }
}

/// An answer to the page's script.
struct ShownPhone: Codable, Sendable {
    var version: Int
    var screen: String
    var faults = ""
    var inspector: String?
    var isCompact = true
    var isRunning: Bool
    var isInBackground = false
    var isInTransition = false
    var pace: Int

    /// The page of a phone that the server no longer has.
    static let gone = ShownPhone(
        version: 0,
        screen: Pages.ended(
            RunningProgram.Ending(
                reason: "The app was ended, because it wasn't used for 30 minutes or \(Phones.limit) others ran.")),
        isRunning: false, pace: 350)
}
