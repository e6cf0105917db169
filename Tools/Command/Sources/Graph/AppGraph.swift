#if Tools
package import WaymarkGraph

/// The navigation of apps as a graph: a node for each destination, and an edge for each navigation between two of them.
/// Outgoing navigations aren't nodes: their edges follow the redirects to the destination that is shown.
package struct AppGraph: Sendable {
    package let graph: Graph
    /// The parts of the graph that can't be read from the sources, each as a sentence.
    package let gaps: [String]

    package struct Options: Hashable, Sendable {
        /// The feature or module to draw, with its neighbors; nil for all features.
        package var feature: String?
        /// A Boolean value that indicates whether nodes are colored by their access rules.
        package var showsAccess = false
        /// A Boolean value that indicates whether links are drawn as nodes.
        package var showsLinks = false
        /// The prefix of source paths in the graph's links.
        package var sourceBase = ""

        package init() {}
    }

    /// The reason that there is no graph.
    package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
        /// The apps have no destinations to draw.
        case nothingToDraw
        /// There is no feature or module with this name. `among` has the names of the features.
        case noFeature(String, among: [String])

        package var description: String {
            switch self {
            case .nothingToDraw: return AppOptions.nothingDeclared
            case .noFeature(let name, let names):
                let near = Spelling.suggestion(for: name, in: names)
                return "there is no feature '\(name)'\(near.isEmpty ? " among \(names.joined(separator: ", "))" : near)"
            }
        }
    }

    /// Creates the graph of the apps in the sources.
    ///
    /// - Throws: `Fault` if there are no destinations or no such feature, and `GraphError` if two destinations of a
    ///   target have the same name.
    package init(_ app: ReadApp, options: Options = Options()) throws {
        let features = FeatureNames(app)
        let edges = GraphEdges(app.model)
        var shown = Set(features.destinations.map(\.id))
        guard !shown.isEmpty else { throw Fault.nothingToDraw }
        if let name = options.feature {
            let own = shown.filter { features.matches(name, app.model[$0]) }
            guard !own.isEmpty else { throw Fault.noFeature(name, among: features.labels) }
            let ways = edges.ways.filter { own.contains($0.from) || own.contains($0.to) }
            shown = own.union(ways.flatMap { [$0.from, $0.to] }.filter(shown.contains))
            gaps = edges.gaps.filter { own.contains($0.about) }.map(\.sentence)
            graph = try Self.graph(
                app, features, shown, ways.filter { shown.contains($0.from) && shown.contains($0.to) }, options)
            return
        }
        gaps = edges.gaps.map(\.sentence)
        graph = try Self.graph(
            app, features, shown, edges.ways.filter { shown.contains($0.from) && shown.contains($0.to) }, options)
    }

    private static func graph(
        _ app: ReadApp, _ features: FeatureNames, _ shown: Set<DestinationID>, _ ways: Set<GraphEdges.Way>,
        _ options: Options
    ) throws(GraphError) -> Graph {
        let destinations = shown.sorted().map { app.model[$0] }
        let types = Set(destinations.map(\.id.type))
        let nodes = destinations.map { destination in
            Graph.Node(
                id: id(destination, in: app), label: destination.caseName ?? features.label(of: destination.id.type),
                detail: options.showsLinks ? nil : destination.links.lazy.compactMap(\.pattern.value).first.map(path),
                kind: app.model.tabRoots.contains(destination.id) ? .tab : Graph.Node.Kind(destination.shape.value),
                access: options.showsAccess ? Graph.Node.Access(destination.access) : nil,
                link: link(destination.place, options),
                // a single box around all nodes would say nothing
                cluster: types.count > 1 ? features.id(of: destination.id.type) : nil)
        }
        let links = options.showsLinks ? destinations.flatMap { entries(to: $0, in: app, options) } : []
        let edges =
            ways.map { way in
                Graph.Edge(
                    from: id(app.model[way.from], in: app), to: id(app.model[way.to], in: app),
                    kind: way.isRedirected ? .redirect : .navigation)
            } + links.map { Graph.Edge(from: $0.node.id, to: $0.destination, kind: .entry) }
        let clusters = types.sorted().map { type in
            Graph.Cluster(
                id: features.id(of: type), label: features.label(of: type),
                link: link(app.model.navigations[type].place, options))
        }
        return try Graph(
            title: app.apps.map(\.name).joined(separator: ", "), nodes: nodes + links.map(\.node), edges: edges,
            clusters: types.count > 1 ? clusters : [])
    }

    /// Returns a node for each of a destination's link patterns that isn't computed, with the id of the destination's
    /// node.
    private static func entries(
        to destination: Destination, in app: ReadApp, _ options: Options
    ) -> [(node: Graph.Node, destination: String)] {
        let goal = id(destination, in: app)
        return destination.links.enumerated().compactMap { number, fact in
            fact.pattern.value.map { pattern in
                let node = Graph.Node(
                    id: "\(goal) link \(number)", label: pattern, kind: .entry, link: link(fact.place, options))
                return (node, goal)
            }
        }
    }

    /// Returns a pattern without its query, which would make most nodes wide. A question mark inside braces doesn't
    /// start the query.
    static func path(_ pattern: String) -> String {
        var depth = 0
        let end = pattern.firstIndex { character in
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
            return character == "?" && depth == 0
        }
        return end.map { String(pattern[..<$0]) } ?? pattern
    }

    private static func id(_ destination: Destination, in app: ReadApp) -> String {
        app.model.navigation(of: destination.id).target + "." + destination.name
    }
    private static func link(_ place: SourcePlace, _ options: Options) -> String {
        options.sourceBase + escaped(place.file) + "#L\(place.line)"
    }
    /// Returns a path in which `%`, spaces, `#` and `?` are percent-encoded.
    static func escaped(_ path: String) -> String {
        path.replacing("%", with: "%25").replacing(" ", with: "%20").replacing("#", with: "%23")
            .replacing("?", with: "%3F")
    }
}

extension Graph.Node.Access {
    /// Creates the access level of a destination's strictest rule; nil if it has no rules, or one can't be read.
    fileprivate init?(_ rules: [AccessFact]) {
        let levels = rules.compactMap(\.level.value)
        guard levels.count == rules.count, var strictest = levels.first else { return nil }
        for level in levels where level.isStricter(than: strictest) { strictest = level }
        switch strictest {
        case .everyone: self = .everyone
        case .session(let permissions, let information):
            self = permissions.isEmpty && information.isEmpty ? .session : .restricted
        case .nobody: self = .nobody
        }
    }
}
#endif
