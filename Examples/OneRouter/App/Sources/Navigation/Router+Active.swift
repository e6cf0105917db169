import Waymark

/// Tells who brings code along that sets the active router what to do with it.
extension Router {
    @available(*, unavailable, message: "delete the call: the level on top is active")
    func setActive() {}
    @available(*, unavailable, message: "delete the call: the level on top is active")
    func resignActive() {}
}
