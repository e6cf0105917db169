/// The kind of a transition: the name of its action, or another cause.
public enum NavigationKind: Hashable, Sendable, CaseIterable {
    /// The ``NavigationAction`` of the same name. `pushBeneath` counts as a `push`, and every action that pops as a
    /// `pop`. `replaceTop` counts as a `setPath`, and every dismissal and `finish` as a `dismiss`.
    case navigate, push, pop, setPath, setRoot, present, dismiss, select, replace, sequence
    /// A step of a ``NavigationHistory``.
    case history
    /// The opening of a link. The ``NavigationOrigin`` says where the link came from.
    case link
    /// The effect on the state of a change of the session, of redirects or of guards.
    case session
    /// The restoration of saved state, or of screens that were hidden while a guard was asked.
    case restore
    /// A callback that the host waited for and that didn't come in time. The record's description says which.
    case missedCallback
}
