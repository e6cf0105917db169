import Waymark

/// What the notebook shows on top of its list. Identifiers only: a screen looks its note up.
enum NotebookDestination: Navigation {
    case note(id: Int)
    case versions(id: Int)
}
