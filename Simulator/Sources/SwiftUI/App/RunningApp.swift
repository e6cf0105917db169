import Dispatch
import Foundation
import Screen
@_spi(Evaluator) import UserNotifications

/// An app as a process of its own: it reads what the user does from its standard input, and writes its screens to its
/// standard output. It ends with its input.
@MainActor final class RunningApp {
    private static let usualPace = Duration.milliseconds(350)
    private let app: any App
    private var windows: [Int: AppWindow] = [:]
    private var answered = 0
    private var inspected: Set<ObjectIdentifier> = []
    private var pace = usualPace

    static func run(_ app: some App) -> Never {
        let (lines, input) = AsyncStream<String>.makeStream()
        Thread.detachNewThread {
            while let line = readLine() { input.yield(line) }
            exit(0)
        }
        let running = RunningApp(app)
        Task {
            running.update(running.window(0))
            for await line in lines { await running.read(line) }
        }
        dispatchMain()
    }
    private init(_ app: some App) { self.app = app }

    private func window(_ number: Int) -> AppWindow {
        if let window = windows[number] { return window }
        let window = AppWindow(number, of: app)
        windows[number] = window
        window.ui.graph.onChange = { [weak self, weak window] in
            guard let self, let window, !window.isOutdated else { return }
            window.isOutdated = true
            Task { if window.isOutdated { self.update(window) } }
        }
        return window
    }
    private func read(_ line: String) async {
        do {
            let input = try UserInput(json: Data(line.utf8))
            let window = window(input.window)
            await perform(input.action, in: window)
            answered += 1
            update(window, isAnswer: true)
        } catch {
            answered += 1
            FileHandle.standardError.write(Data("\(error)\n".utf8))
        }
    }
    private func perform(_ action: UserAction, in window: AppWindow) async {
        switch action {
        case .pace(let milliseconds): setPace(.milliseconds(milliseconds))
        case .background:
            for window in windows.values {
                window.ui.perform(action)
                window.save()
            }
        case .notify(let text):
            window.ui.perform(.background(false))
            if let payload = UserInput.payload(text) { await UNUserNotificationCenter.current().tap(payload) }
        default: window.ui.perform(action)
        }
    }
    /// The factor by which transitions take longer than on a device.
    private var slowness: Double { max(1, pace / Self.usualPace) }
    private func setPace(_ new: Duration) {
        let old = slowness
        pace = new
        for window in windows.values {
            window.ui.holdsTransitions = new > .zero
            for router in window.routers where inspected.contains(router.identity) {
                router.stretchPatience(by: slowness / old)
            }
        }
    }
    /// Settles a window, and writes its screen if it has changed.
    private func update(_ window: AppWindow, isAnswer: Bool = false) {
        window.ui.settle()
        window.isOutdated = false
        // only tests read them
        (window.ui.pathChanges, window.ui.fades) = ([], [])
        inspect(window)
        let screen = window.ui.screen
        if isAnswer || screen != window.shown { write(screen, of: window) }
        guard window.ui.isInTransition, !window.isEnding else { return }
        window.isEnding = true
        Task {
            try? await Task.sleep(for: pace)
            window.isEnding = false
            window.ui.endTransition()
            update(window)
        }
    }
    private func write(_ screen: Screen, of window: AppWindow) {
        window.shown = screen
        let update = ScreenUpdate(window: window.number, answered: answered, screen: screen)
        guard let data = try? JSONEncoder().encode(update) else { return }
        print(ScreenUpdate.prefix + String(decoding: data, as: UTF8.self))
        fflush(stdout)
    }
    /// Inspects the routers that have come into the environment of a view.
    private func inspect(_ window: AppWindow) {
        for router in window.routers where inspected.insert(router.identity).inserted {
            router.stretchPatience(by: slowness)
            router.inspect(in: window.number)
        }
    }
}
