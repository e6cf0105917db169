public import Testing
public import Waymark

/// The texts of destinations in a failure message. Destinations of different types that print alike are printed with
/// their types.
struct DestinationTexts {
    /// The types of the destinations, by the destinations' text.
    private var types: [String: Set<ObjectIdentifier>] = [:]

    init(_ destinations: [some Any]) {
        for destination in destinations {
            let base = Self.base(of: destination)
            types["\(base)", default: []].insert(ObjectIdentifier(type(of: base)))
        }
    }

    func text(of destination: some Any) -> String {
        let base = Self.base(of: destination)
        let text = "\(base)"
        return types[text, default: []].count > 1 ? "\(String(reflecting: type(of: base))).\(text)" : text
    }
    private static func base(of destination: some Any) -> Any { (destination as? AnyNavigation)?.base ?? destination }
}

extension NavigationState {
    /// Returns the lines of the state's description, one for each level, with each destination as `texts` writes it.
    func lines(_ texts: DestinationTexts) -> [String] {
        description(texts.text).split(separator: "\n").map(String.init)
    }
}

extension AnyNavigation: CustomTestStringConvertible {
    public var testDescription: String { line(self) }
}
