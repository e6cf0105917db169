#if Tools
/// A reader that finds the apps in the sources, with their schemes, hosts, guards and link handlers.
struct AppReader {
    let resolver: DestinationResolver
    let redirects: RedirectReader
    private(set) var apps: [App] = []
    private var index: TypeIndex { resolver.index }

    init(_ resolver: DestinationResolver, _ redirects: RedirectReader, _ targets: [TargetFact]) {
        self.resolver = resolver
        self.redirects = redirects
        let own = targets.filter { $0.kind != .test }
        let used = Set(own.flatMap(\.dependencies))
        let kinds = Dictionary(targets.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })
        var found = own.filter { !used.contains($0.name) }.map { target in
            app(target.name, named: Self.name(of: target, kinds))
        }.filter { !$0.navigations.isEmpty }
        // an app with no navigations of its own is a part of another, such as a command or a widget
        found.sort { ($0.navigations.count, $0.targets.count) > ($1.navigations.count, $1.targets.count) }
        for app in found where !apps.contains(where: { Set($0.navigations).isSuperset(of: app.navigations) }) {
            apps.append(app)
        }
        apps.sort { $0.name < $1.name }
    }

    /// Returns the name of an app. It is the target's name, or a module's name if the target is outside all packages
    /// and that module is the only one of the sources that it imports.
    private static func name(of target: TargetFact, _ kinds: [String: TargetFact.Kind]) -> String {
        let shown = target.dependencies.filter { kinds[$0] == .library || kinds[$0] == .executable }
        guard target.kind == .folder, shown.count == 1, let only = shown.first else { return target.name }
        return only
    }
    private func app(_ root: String, named name: String) -> App {
        let targets = index.visible[root] ?? [root]
        let navigations = resolver.navigations.indices.filter { targets.contains(resolver.navigations[$0].target) }
        var schemes: [OriginFact] = []
        var hosts: [OriginFact] = []
        var unreadable: [OriginFact] = []
        var isGuarded = navigations.contains { resolver.navigations[$0].isGuarded }
        var restores = false
        var coordinates = false
        for function in index.functions where targets.contains(function.target) {
            if RedirectReader.isRedirect(function, index) { coordinates = true }
            for mention in function.fact.body.mentions {
                switch mention.kind {
                case .made("AppCoordinator", _), .made("AuthGuard", _): isGuarded = true
                case .made("Restoration", _): restores = true
                case .made("NavigationCoordinator", _): coordinates = true
                case .call(_, "restoresNavigation"): restores = true
                default: break
                }
                guard case .made(let type, let arguments) = mention.kind, ["Router", "LinkTable"].contains(type) else {
                    continue
                }
                for argument in arguments where argument.label == "schemes" || argument.label == "hosts" {
                    guard let texts = texts(argument.value, function) else {
                        unreadable.append(OriginFact(text: "\(argument.label ?? "")", place: argument.place))
                        continue
                    }
                    let facts = texts.map { OriginFact(text: $0.text, place: $0.place ?? argument.place) }
                    if argument.label == "schemes" { schemes += facts } else { hosts += facts }
                }
            }
        }
        return App(
            name: name, targets: targets, navigations: navigations, schemes: Self.unique(schemes),
            hosts: Self.unique(hosts), unreadableOrigins: unreadable, isGuarded: isGuarded, restores: restores,
            coordinates: coordinates, handlers: handlers(targets))
    }
    private static func unique(_ facts: [OriginFact]) -> [OriginFact] {
        var seen: Set<String> = []
        return facts.filter { seen.insert($0.text).inserted }
    }

    /// Returns the strings of a literal, or of a constant initialized with a literal; nil for any other value. `place`
    /// is the constant's declaration, or nil for a literal.
    private func texts(
        _ value: ValueFact, _ function: TypeIndex.Function
    ) -> [(text: String, place: SourcePlace?)]? {
        if let texts = value.texts { return texts.map { ($0, nil) } }
        switch value {
        case .name(let name): return constant(name, of: function.owner)
        case .member("Self"?, let name, _): return constant(name, of: function.owner)
        case .member(let type?, let name, _):
            return index.declaration(type, from: function.target).flatMap { constant(name, of: $0) }
        case .call(let base?, let name) where base == "Self" || base == "self":
            return constant(name, of: function.owner)
        default: return nil
        }
    }
    private func constant(_ name: String, of owner: Int?) -> [(text: String, place: SourcePlace?)]? {
        guard let property = owner.flatMap({ index.declarations[$0].properties.first { $0.name == name } }) else {
            return nil
        }
        return property.value?.texts?.map { ($0, property.place) }
    }
    private func handlers(_ targets: Set<String>) -> [String] {
        index.declarations.filter { targets.contains($0.target) && $0.inherited.contains("DeepLinkHandler") }
            .map(\.name).sorted()
    }
}
#endif
