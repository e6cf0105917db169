/// The effect of a link from outside on the screens that are open.
public struct LinkArrival: Hashable, Sendable {
    var landing = LinkLanding.replacing
    var keepsModals = false

    /// Dismisses modals and replaces the stack with the link's: its destination on top of its ancestors.
    public static let replacing = LinkArrival()
    /// Dismisses modals. Goes back to the link's destination if it is in the stack, or else replaces the stack.
    public static let reusing = LinkArrival(landing: .reusing)
    /// Dismisses modals and pushes the link's destination, unless it is already on top.
    public static let pushing = LinkArrival(landing: .onTop)
    /// Shows the link's destination on the top level, even if that is a modal.
    public static let onActiveLevel = LinkArrival(keepsModals: true)
}

enum LinkLanding {
    case replacing, reusing, onTop
}
