#if Tools
import WaymarkLinks

extension AppRules {
    /// Finds destinations that have no link and to which nothing leads: no navigation, redirect or list of ancestors,
    /// and no mention that may mean them. Leaves out types that are `CaseIterable`, such as tabs, and those whose links
    /// can't be read.
    static func unreachable(_ context: LintContext) -> [Finding] {
        let model = context.model
        var reached = model.possiblyShown
        reached.formUnion(model.leads.filter { $0.from != $0.to }.map(\.to))
        for redirect in model.redirects {
            if case .destination(let target) = redirect.to { reached.insert(target) }
        }
        for destination in context.destinations { reached.formUnion(destination.ancestors.value ?? []) }
        return context.navigations.flatMap { navigation -> [Finding] in
            guard !navigation.isIterable, navigation.unreadableLinks == nil else { return [] }
            return navigation.destinations.filter { $0.links.isEmpty && !reached.contains($0.id) }.map {
                Finding(.unreachableDestination, at: $0.place, "nothing leads to \($0.name), and it has no link")
            }
        }
    }

    /// Finds destinations without a link, which can't be restored, in an app or type that restores its state.
    static func restored(_ context: LintContext) -> [Finding] {
        context.navigations.flatMap { navigation -> [Finding] in
            let restores = navigation.isRestoring || context.app?.restores == true
            guard restores, navigation.kind != .outgoing, navigation.unreadableLinks == nil else {
                return []
            }
            return navigation.destinations.filter(\.links.isEmpty).map {
                Finding(.restoredWithoutLink, at: $0.place, "\($0.name) has no link, so saved state can't hold it")
            }
        }
    }

    // MARK: access
    static func linksWithoutRule(_ context: LintContext) -> [Finding] {
        guard context.app?.isGuarded == true else { return [] }
        return context.navigations.filter { navigation in
            !navigation.isGuarded && navigation.destinations.contains { !$0.links.isEmpty }
        }.map {
            Finding(
                .linkWithoutRule, at: $0.place,
                "\($0.name) has links but no access rule, so the guard denies it; conform it to GuardedNavigation")
        }
    }

    /// Finds screens that have links and are for everyone, although a link's path is below that of a protected screen,
    /// or only protected screens lead to them. Screens with a protected ancestor are left to `strictAncestors`.
    static func everyoneBelowProtected(_ context: LintContext) -> [Finding] {
        let model = context.model
        let entries = context.links.entries.filter { model[$0.destination].isProtected }
        var sources: [DestinationID: Set<DestinationID?>] = [:]
        for lead in model.leads where lead.from != lead.to { sources[lead.to, default: []].insert(lead.from) }
        return context.destinations.compactMap { destination -> Finding? in
            // protected ancestors are found by `strictAncestors`
            guard destination.isForEveryone, !destination.links.isEmpty,
                !(destination.ancestors.value ?? []).contains(where: { model[$0].isProtected })
            else { return nil }
            let own = context.links.entries(of: destination.id)
            let above = entries.first { entry in own.contains { $0.parsed.lies(below: entry.parsed) } }
            if let above {
                return Finding(
                    .everyoneBelowProtected, at: destination.place,
                    "\(destination.name) is for everyone, below \(model[above.destination].name), which is protected")
            }
            let from = sources[destination.id] ?? []
            guard !from.isEmpty, !model.possiblyShown.contains(destination.id),
                from.allSatisfy({ $0.map { model[$0].isProtected } ?? false })
            else { return nil }
            return Finding(
                .everyoneBelowProtected, at: destination.place,
                "\(destination.name) is for everyone, and only protected screens lead to it")
        }
    }

    static func strictAncestors(_ context: LintContext) -> [Finding] {
        let model = context.model
        return context.destinations.compactMap { destination -> Finding? in
            let own = destination.access.compactMap(\.level.value)
            guard !own.isEmpty, own.count == destination.access.count else { return nil }
            let strict = (destination.ancestors.value ?? []).filter { $0 != destination.id }.first { id in
                let above = model[id].access
                return !above.isEmpty
                    && above.allSatisfy { fact in
                        own.allSatisfy { fact.level.value?.isStricter(than: $0) ?? false }
                    }
            }
            return strict.map {
                Finding(
                    .ancestorStricter, at: destination.place,
                    "\(model[$0].name), which is below \(destination.name), has a stricter access rule")
            }
        }
    }
}

extension Destination {
    var isForEveryone: Bool { !access.isEmpty && access.allSatisfy { $0.level == .known(.everyone) } }
    /// A Boolean value that indicates whether the destination has access rules, all of them stricter than "everyone".
    var isProtected: Bool {
        !access.isEmpty && access.allSatisfy { $0.level.value?.isStricter(than: .everyone) ?? false }
    }
}

extension ParsedPattern {
    /// Returns true if the pattern begins with all segments of the other, and has more. The other's segments have to be
    /// literals and required placeholders.
    fileprivate func lies(below other: ParsedPattern) -> Bool {
        guard !other.segments.isEmpty, segments.count > other.segments.count else { return false }
        return zip(segments, other.segments).allSatisfy { own, other in
            switch (own, other) {
            case (.literal(let one), .literal(let two)): one == two
            case (.parameter, .parameter): true
            case (.literal, _), (.parameter, _), (.optional, _), (.rest, _): false
            }
        }
    }
}
#endif
