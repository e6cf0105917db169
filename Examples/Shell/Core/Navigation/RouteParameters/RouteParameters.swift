import WaymarkLinks

/// The parameters of a route, from a source other than a link, such as the payload of a notification. A link's are
/// parsed by its pattern, with the same types.
nonisolated public protocol RouteParameters {
    /// Returns the parameters, or the first one that is missing or invalid.
    static func validate(_ params: [String: String]) -> Result<Self, RouteError>
}

nonisolated extension [String: String] {
    /// Returns a required parameter.
    func value<Parameter: LinkParameter>(_ name: String) throws(RouteError) -> Parameter {
        guard let text = self[name] else { throw .missingParameter(name) }
        do { return try Parameter.parse(text) } catch { throw .invalidParameter(name, reason: "\(error)") }
    }
}
