#if Tools
import Waymark

/// A destination with the texts of a link that leads to it.
struct ReadDestination: Navigation {
    let id: DestinationID
    let name: String
    let presentationType: PresentationType
    /// In the order of the pattern.
    let texts: [Argument]

    struct Argument: Hashable, Sendable {
        let name: String
        let values: [String]
        /// The type whose own code has the last word; nil if the library checks the text.
        let unchecked: String?
    }
}
#endif
