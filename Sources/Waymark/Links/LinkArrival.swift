/// The effect of a link from outside on the screens that are open.
public struct LinkArrival: Hashable, Sendable {
    enum Kind { case replacing, reusing, pushing, onActiveLevel, detour }
    let kind: Kind

    /// Dismisses modals, and replaces the stack with the link's own: the link's destination on top of that
    /// destination's ancestors.
    public static let replacing = LinkArrival(kind: .replacing)
    /// Dismisses modals. Goes back to the link's destination if it is in the stack, or else replaces the stack.
    public static let reusing = LinkArrival(kind: .reusing)
    /// Dismisses modals, then pushes the link's destination if it isn't already on top. A link to the root pops to the
    /// root.
    public static let pushing = LinkArrival(kind: .pushing)
    /// Navigates to the link's destination on the top level if a modal is open; otherwise like ``replacing``.
    public static let onActiveLevel = LinkArrival(kind: .onActiveLevel)
    /// Shows the link's stack in a full-screen cover of its own, or only the link's modals if its stack is empty. No
    /// screen leaves: closing the cover leads back to exactly what was there. There is one detour at a time, so the
    /// next link replaces it. A link to the root of the ground level goes back to that root, and a link to the visible
    /// destination does nothing.
    public static let detour = LinkArrival(kind: .detour)
}
