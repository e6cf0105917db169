/// What a link from outside does where a modal is open (D3).
public enum LinkArrival: Hashable, Sendable {
    /// The modals go, and the ground shows the link's stack.
    case dismissingModals
    /// The link's destination is shown on the level that is on top.
    case onTop
    /// The link is refused: it ends as denied, with ``DenialReason/blocked``.
    case refused
}
