import Foundation
import Screen

/// A window of a running app, with the stored values of its scene.
@MainActor final class AppWindow {
    let number: Int
    let ui: ViewHost
    private let values: SceneValues
    private let file: URL
    /// The screen that was last written.
    var shown: Screen?
    /// A Boolean value that indicates whether the end of a transition is due.
    var isEnding = false
    /// A Boolean value that indicates whether views have changed since the screen was last written.
    var isOutdated = false

    init(_ number: Int, of app: some App) {
        self.number = number
        file = URL(filePath: NSHomeDirectory()).appending(path: "scene-\(number).json")
        values = SceneValues(file: file)
        ui = ViewHost(app: app, scene: values, isCompact: true)
        ui.holdsTransitions = true
    }
    func save() { values.save(to: file) }
    /// The routers in the environment of views, each once.
    var reporters: [any ReportsTransitions] {
        var seen: Set<ObjectIdentifier> = []
        let objects = ui.graph.root.all.flatMap(\.environment.objects.values)
        let routers = objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
            .compactMap { $0 as? any ReportsTransitions }
        return routers.filter { seen.insert($0.reporter).inserted }
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
