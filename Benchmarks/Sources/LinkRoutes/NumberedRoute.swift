public import Waymark
public import WaymarkLinks

/// A destination, with at most two values, in a table that is too large for an enum.
public struct NumberedRoute: Navigation {
    /// The index of the route's pattern in its table.
    public let route: Int
    /// The values of the route's first and second placeholders; nil for a placeholder that the route doesn't have.
    public let first, second: String?

    /// Creates a destination of a route.
    public init(_ route: Int, _ first: String? = nil, _ second: String? = nil) {
        self.route = route
        self.first = first
        self.second = second
    }

    /// Returns links with the given patterns. Each leads to the route with the pattern's index.
    public static func links(_ routes: [String]) -> Links<NumberedRoute> {
        let counts = routes.map { $0.utf8.count { $0 == UInt8(ascii: "{") } }
        let declarations = zip(routes, counts).map { route, count in
            _LinkDeclaration(LinkPattern(stringLiteral: route), values: Array(repeating: String.self, count: count))
        }
        return Links(
            _declarations: declarations,
            make: { (match: borrowing _LinkMatch) throws(LinkError) -> NumberedRoute in
                switch counts[match.index] {
                case 0: return NumberedRoute(match.index)
                case 1: return NumberedRoute(match.index, try match.value(0))
                default: return NumberedRoute(match.index, try match.value(0), try match.value(1))
                }
            },
            write: { (destination: NumberedRoute, printer: inout _LinkPrinter) -> Void in
                printer.begin(destination.route)
                if let first = destination.first { printer.value(first) }
                if let second = destination.second { printer.value(second) }
            })
    }
}
