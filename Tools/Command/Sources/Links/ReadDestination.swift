#if Tools
import Waymark

/// A destination with the texts of a link to it.
struct ReadDestination: Navigation {
    let id: DestinationID
    let name: String
    let presentationType: PresentationType
    /// The values, in the order of the pattern.
    let texts: [Argument]

    struct Argument: Hashable, Sendable {
        let name: String
        let values: [String]
        /// The type whose own code validates the text; nil if the library does.
        let unchecked: String?
    }
}
#endif
