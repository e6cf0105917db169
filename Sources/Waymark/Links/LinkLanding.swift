/// What a link does with the stack in which it lands (U6).
public enum LinkLanding: Hashable, Sendable {
    /// The stack becomes the link's: its destination on its ancestors.
    case replacing
    /// Where the link's destination is in the stack already, the stack goes back to it; else it becomes the link's.
    case reusing
    /// The link's destination is pushed onto the stack, unless it is on top already.
    case onTop
}
