/// The effect of a link from outside on the screens that are open.
public struct LinkArrival: Hashable, Sendable {
    enum Kind { case replacing, reusing, pushing, onActiveLevel }
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
}
