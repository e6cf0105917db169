#if Tools
extension AppRules {
    /// Finds outgoing navigations that no redirect handles, in an app that has a redirect or a coordinator.
    static func outgoing(_ context: LintContext) -> [Finding] {
        guard let app = context.app, app.coordinates else { return [] }
        let model = context.model
        let redirects = model.redirects(of: app)
        return app.navigations.flatMap { number -> [Finding] in
            let navigation = model.navigations[number]
            guard navigation.kind == .outgoing, !redirects.unreadable.contains(number) else { return [] }
            guard redirects.mentioned.contains(number) else {
                return [
                    Finding(
                        .outgoingWithoutRedirect, at: navigation.place, "no redirect mentions \(navigation.name)")
                ]
            }
            // a redirect without rows uses logic that can't be read
            guard redirects.listed.contains(number) else { return [] }
            return navigation.destinations.filter { !redirects.handled.contains($0.id) }.map {
                Finding(.outgoingWithoutRedirect, at: $0.place, "no redirect handles \($0.name)")
            }
        }
    }

    /// Finds redirects that form a loop. Conditional redirects are ignored, because their loop may end.
    static func loops(_ context: LintContext) -> [Finding] {
        let model = context.model
        var next: [DestinationID: (to: DestinationID, place: SourcePlace)] = [:]
        for redirect in model.redirects where !redirect.isConditional {
            guard case .destination(let target) = redirect.to, next[redirect.from] == nil else { continue }
            next[redirect.from] = (target, redirect.place)
        }
        let own = Set(context.app?.navigations ?? [])
        var done: Set<DestinationID> = []
        var found: [Finding] = []
        for start in next.keys.sorted() where own.contains(start.type) {
            var path: [DestinationID] = []
            var current = start
            while let step = next[current], !done.contains(current), !path.contains(current) {
                path.append(current)
                current = step.to
            }
            if let first = path.firstIndex(of: current), let place = next[current]?.place {
                let names = (path[first...] + [current]).map { model[$0].name }
                found.append(Finding(.redirectLoop, at: place, names.joined(separator: " → ")))
            }
            done.formUnion(path)
        }
        return found
    }
}
#endif
