import Dispatch
import Foundation
import Screen

/// An app as a process of its own: it reads what the user does from its standard input, and writes its screen to its
/// standard output. It ends with its input.
@MainActor final class RunningApp {
    private let ui: ViewHost
    private let values: SceneValues
    private var answered = 0
    private var shown: Screen?
    private var transitions: [ReportedTransition] = []
    private var reported: Set<ObjectIdentifier> = []
    private var pace = Duration.milliseconds(350)
    private var isEnding = false
    private var isUpdating = false

    static func run(_ app: some App) -> Never {
        let (lines, input) = AsyncStream<String>.makeStream()
        Thread.detachNewThread {
            while let line = readLine() { input.yield(line) }
            exit(0)
        }
        let running = RunningApp(app)
        Task {
            running.update()
            for await line in lines {
                guard let action = try? JSONDecoder().decode(UserAction.self, from: Data(line.utf8)) else { continue }
                running.perform(action)
            }
        }
        dispatchMain()
    }
    private init(_ app: some App) {
        values = SceneValues(file: Self.storedValues)
        ui = ViewHost(app: app, scene: values, isCompact: true)
        ui.graph.onChange = { [unowned self] in
            guard !isUpdating else { return }
            isUpdating = true
            Task {
                self.isUpdating = false
                self.update()
            }
        }
        ui.holdsTransitions = true
    }
    /// The file of the scene's stored values, in the app's home folder.
    private static var storedValues: URL {
        URL(filePath: NSHomeDirectory()).appending(path: "scene.json")
    }

    private func perform(_ action: UserAction) {
        switch action {
        case .pace(let milliseconds):
            pace = .milliseconds(milliseconds)
            ui.holdsTransitions = milliseconds > 0
        case .background(true):
            ui.perform(action)
            values.save(to: Self.storedValues)
        default: ui.perform(action)
        }
        answered += 1
        update(isAnswer: true)
    }
    /// Settles, and writes the screen if it has changed.
    private func update(isAnswer: Bool = false) {
        ui.settle()
        observe()
        let screen = ui.screen
        if isAnswer || screen != shown { write(screen) }
        guard ui.isInTransition, !isEnding else { return }
        isEnding = true
        Task {
            try? await Task.sleep(for: pace)
            isEnding = false
            ui.endTransition()
            update()
        }
    }
    private func write(_ screen: Screen) {
        shown = screen
        let update = ScreenUpdate(answered: answered, screen: screen, transitions: transitions)
        guard let data = try? JSONEncoder().encode(update) else { return }
        print(ScreenUpdate.prefix + String(decoding: data, as: UTF8.self))
        fflush(stdout)
    }
    /// Observes the routers that have come into the environment of a view.
    private func observe() {
        for node in ui.graph.visible {
            for case let router as any ReportsTransitions in node.environment.objects.values
            where reported.insert(router.reporter).inserted {
                router.report { [weak self] transition in
                    guard let self else { return }
                    transitions = transitions.suffix(19) + [transition]
                }
            }
        }
    }
}

extension SceneValues {
    /// Creates a scene with the values of a file; without values if there is none.
    fileprivate convenience init(file: URL) {
        self.init()
        guard let data = try? Data(contentsOf: file) else { return }
        let stored = (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
        values = stored.mapValues { Location($0) }
    }
    fileprivate func save(to file: URL) {
        let texts = values.compactMapValues { ($0 as? Location<String>)?.value }
        try? JSONEncoder().encode(texts).write(to: file)
    }
}
