/// What a link from outside does with what is open.
public struct LinkArrival: Hashable, Sendable {
    var landing = LinkLanding.replacing
    /// What becomes of the modals.
    enum Modals { case dismissed, covered, refusing }
    var modals = Modals.dismissed

    /// Modals go, and the stack becomes the link's: its destination on its ancestors.
    public static let replacing = LinkArrival()
    /// Modals go. If the link's destination is in the stack, the stack goes back to it; else it becomes the link's.
    public static let reusing = LinkArrival(landing: .reusing)
    /// Modals go, and the link's destination is pushed onto the stack, unless it is on top already.
    public static let pushing = LinkArrival(landing: .onTop)
    /// The link's destination is shown on the level that is on top, be it a modal.
    public static let onActiveLevel = LinkArrival(modals: .covered)
    /// The same, but a link that arrives while a modal is open ends as denied, with ``DenialReason/blocked``.
    public var refusedByModals: LinkArrival { LinkArrival(landing: landing, modals: .refusing) }
}

/// What becomes of the stack in which a link lands.
enum LinkLanding {
    case replacing, reusing, onTop
}
