public import Screen
public import Waymark

// The simulator finds routers in the environment of views, so that apps run in it unchanged.
extension Router: ReportsTransitions {
    public var reporter: ObjectIdentifier { ObjectIdentifier(host) }
    public func report(_ receive: @escaping @MainActor (ReportedTransition) -> Void) {
        observe { record in
            receive(
                ReportedTransition(
                    asked: "\(record.kind)", origin: "\(record.origin)", outcome: "\(record)", state: "\(record.after)")
            )
        }
    }
    public func stretchPatience(by factor: Double) { timing.callbackTimeout = timing.callbackTimeout * factor }
}
