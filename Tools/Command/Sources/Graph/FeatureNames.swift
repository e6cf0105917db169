#if Tools
import Waymark
import WaymarkGraph

/// Which destinations are drawn, and the features that they belong to: one for each type of destinations.
struct FeatureNames {
    /// Those that something shows, in the order of types and cases.
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

    /// The name without the first of these words that it ends with, if anything is left.
    private static func shortened(_ name: String, by words: [String]) -> String {
        for word in words where name.hasSuffix(word) && name.count > word.count {
            return String(name.dropLast(word.count))
        }
        return name
    }

    func label(of type: Int) -> String { names[type]?.label ?? "" }
    func id(of type: Int) -> String { names[type].map { $0.target + "." + $0.type } ?? "" }
    var labels: [String] { Set(names.values.map(\.label)).sorted() }

    /// Whether a destination belongs to a feature, by the name of the feature or of its module.
    func matches(_ name: String, _ destination: Destination) -> Bool {
        guard let own = names[destination.id.type] else { return false }
        return [own.label, own.target].contains { $0.lowercased() == name.lowercased() }
    }
}

extension Graph.Node.Kind {
    /// How a destination is shown: pushed, if that is computed.
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
