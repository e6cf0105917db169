#if Tools
import Waymark
import WaymarkGraph

/// The destinations to draw, and the name of the feature that each type of destination belongs to.
struct FeatureNames {
    /// The destinations to draw, in the order of types and cases.
    let destinations: [Destination]
    private let names: [Int: (label: String, target: String, type: String)]

    init(_ app: ReadApp) {
        let model = app.model
        let types = Set(app.apps.flatMap(\.navigations)).filter { model.navigations[$0].kind != .outgoing }
        destinations = model.destinations.filter { types.contains($0.id.type) }
        let features = Dictionary(
            model.features.compactMap { feature in feature.navigation.map { ($0, feature.name) } },
            uniquingKeysWith: { first, _ in first })
        names = Dictionary(
            uniqueKeysWithValues: types.map { type in
                let navigation = model.navigations[type]
                let own = features[type].map { Self.shortened($0, by: ["Feature"]) }
                let label = own ?? Self.shortened(navigation.name, by: ["IncomingNavigation", "Navigation"])
                return (type, (label, navigation.target, navigation.name))
            })
    }

    /// Returns a name without its suffix, if this is one of the words and isn't the whole name. Earlier words take
    /// precedence.
    private static func shortened(_ name: String, by words: [String]) -> String {
        for word in words where name.hasSuffix(word) && name.count > word.count {
            return String(name.dropLast(word.count))
        }
        return name
    }

    func label(of type: Int) -> String { names[type]?.label ?? "" }
    func id(of type: Int) -> String { names[type].map { $0.target + "." + $0.type } ?? "" }
    var labels: [String] { Set(names.values.map(\.label)).sorted() }

    /// Returns true if a name is that of a destination's feature or of its module, ignoring case.
    func matches(_ name: String, _ destination: Destination) -> Bool {
        guard let own = names[destination.id.type] else { return false }
        return [own.label, own.target].contains { $0.lowercased() == name.lowercased() }
    }
}

extension Graph.Node.Kind {
    /// Creates the kind of node for a presentation. A computed presentation counts as a push.
    init(_ presentation: PresentationType?) {
        switch presentation {
        case .push, nil: self = .push
        case .sheet: self = .sheet
        case .fullScreen: self = .cover
        case .popover: self = .popover
        case .inspector: self = .inspector
        }
    }
}
#endif
