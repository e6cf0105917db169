#if Tools
import Waymark

/// A destination that a link leads to, with the link's values as text.
struct ReadDestination: Navigation {
    let id: DestinationID
    let name: String
    let presentationType: PresentationType
    /// The values, in the order of the pattern's placeholders.
    let texts: [Argument]

    struct Argument: Hashable, Sendable {
        let name: String
        let values: [String]
        /// The name of the type whose own code parses the text; nil if the library does.
        let unchecked: String?
    }
}
#endif
