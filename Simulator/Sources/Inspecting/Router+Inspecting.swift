public import Screen
public import Waymark
import WaymarkInspector

/// The Inspector of the app, whose URL the simulator reads from the app's output.
@MainActor private let inspector: Inspector? = {
    var options = Inspector.Options(showsValues: true)
    options.frameAncestors = "http://127.0.0.1:* http://localhost:*"
    let inspector = try? Inspector(options)
    Task { try await inspector?.launched() }
    return inspector
}()

// The simulator finds routers in the environment of views, so that apps run in it unchanged.
extension Router: RunningRouter {
    public var identity: ObjectIdentifier { ObjectIdentifier(host) }
    public func inspect(in window: Int) { inspector?.add(self, name: "\(Destination.self), window \(window + 1)") }
    public func stretchPatience(by factor: Double) { timing.callbackTimeout = timing.callbackTimeout * factor }
}
