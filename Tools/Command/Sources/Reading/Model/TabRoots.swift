#if Tools
/// The root destinations of tabs, which the closure `root` of a `TabRouter` returns directly or through a property of
/// the tab.
enum TabRoots {
    static func find(_ resolver: DestinationResolver) -> Set<DestinationID> {
        let index = resolver.index
        var found: Set<DestinationID> = []
        for function in index.functions where !index.isTest(function.target) {
            for mention in function.fact.body.mentions where mention.isTabRoot {
                found.formUnion(destinations(mention, in: function, resolver))
                guard case .call(_?, let name) = mention.kind else { continue }
                for asked in members(name, ofTabsSeenFrom: function.target, index) {
                    for mention in asked.fact.body.mentions {
                        found.formUnion(destinations(mention, in: asked, resolver))
                    }
                }
            }
        }
        return found
    }

    private static func destinations(
        _ mention: Mention, in function: TypeIndex.Function, _ resolver: DestinationResolver
    ) -> [DestinationID] {
        switch resolver.answer(mention, in: function) {
        case .certain(let id): [id]
        case .possible(let ids): ids.count == 1 ? ids : []
        case .none: []
        }
    }
    /// Returns the getters and functions with a name, such as `root` in `tab.root`, in each visible type that can be a
    /// tab.
    private static func members(
        _ name: String, ofTabsSeenFrom target: String, _ index: TypeIndex
    ) -> [TypeIndex.Function] {
        let seen = index.visible[target] ?? []
        return index.declarations.indices.flatMap { number -> [TypeIndex.Function] in
            let functions = index.declarations[number].functionsByName[name] ?? []
            guard !functions.isEmpty, seen.contains(index.declarations[number].target),
                !index.conformances(of: number).isDisjoint(with: ["NavigationTab", "Identifiable"])
            else { return [] }
            return functions.map { index.functions[$0] }
        }
    }
}
#endif
