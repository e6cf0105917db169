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
    /// The routers in the environment and in the state of views, each once.
    var routers: [any RunningRouter] {
        var (seen, known): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
        var routers: [any RunningRouter] = []
        func add(_ router: (any RunningRouter)?) {
            if let router, known.insert(router.identity).inserted { routers.append(router) }
        }
        for node in ui.graph.root.all {
            for object in node.environment.objects.values where seen.insert(ObjectIdentifier(object)).inserted {
                add(object as? any RunningRouter)
            }
            for slot in node.slots.values { add((slot.content as? any HoldsRouter)?.router) }
        }
        return routers
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
