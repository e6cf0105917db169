#if Tools
import Waymark
import WaymarkGraph

/// The destinations to draw and their features, one for each type of destinations.
struct FeatureNames {
    /// The shown destinations, in the order of types and cases.
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

    /// Removes the first of the given words that the name ends with, unless nothing would be left.
    private static func shortened(_ name: String, by words: [String]) -> String {
        for word in words where name.hasSuffix(word) && name.count > word.count {
            return String(name.dropLast(word.count))
        }
        return name
    }

    func label(of type: Int) -> String { names[type]?.label ?? "" }
    func id(of type: Int) -> String { names[type].map { $0.target + "." + $0.type } ?? "" }
    var labels: [String] { Set(names.values.map(\.label)).sorted() }

    /// Returns true if a destination belongs to a feature with the given name of its own or of its module.
    func matches(_ name: String, _ destination: Destination) -> Bool {
        guard let own = names[destination.id.type] else { return false }
        return [own.label, own.target].contains { $0.lowercased() == name.lowercased() }
    }
}

extension Graph.Node.Kind {
    /// The kind of a destination. Computed presentations count as pushes.
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
