import Waymark

/// What the tags show on top of their list.
enum TagsDestination: Navigation {
    case tag(name: String)
}
