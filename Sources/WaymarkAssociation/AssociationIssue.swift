/// A reason that an association file can't be made, or a difference between it and the one that a site serves.
public struct AssociationIssue: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place in the file, such as `applinks.details[0].components[2]./`; empty for the whole file.
    public let place: String
    private let message: String

    init(place: String = "", _ message: String) {
        self.place = place
        self.message = message
    }
    public var description: String { place.isEmpty ? message : "\(place): \(message)" }
}
