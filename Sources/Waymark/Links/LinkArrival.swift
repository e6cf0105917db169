/// The effect of a link from outside on the screens that are open.
public struct LinkArrival: Hashable, Sendable {
    enum Kind { case replacing, reusing, pushing, onActiveLevel, detour }
    let kind: Kind

    /// Dismisses modals and replaces the stack with the link's: its destination on top of its ancestors.
    public static let replacing = LinkArrival(kind: .replacing)
    /// Dismisses modals. Goes back to the link's destination if it is in the stack, or else replaces the stack.
    public static let reusing = LinkArrival(kind: .reusing)
    /// Dismisses modals and pushes the link's destination, unless it is already on top.
    public static let pushing = LinkArrival(kind: .pushing)
    /// Navigates to the link's destination on the top level if a modal is open; otherwise like ``replacing``.
    public static let onActiveLevel = LinkArrival(kind: .onActiveLevel)
    /// Shows the link's stack in a full-screen cover of its own, or only its modals if nothing is pushed. No screen
    /// leaves: closing the cover leads back to exactly what was there. There is one detour at a time, so the next link
    /// takes its place. A link to the root of the ground level goes back there, and one to the visible destination does
    /// nothing.
    public static let detour = LinkArrival(kind: .detour)
}
