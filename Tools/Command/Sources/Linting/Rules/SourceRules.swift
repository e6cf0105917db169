#if Tools
extension SourceRules {
    static func syntaxErrors(_ context: LintContext) -> [Finding] {
        context.model.files.flatMap(\.problems).map {
            Finding($0.isUnreadable ? .unreadableFile : .syntaxError, at: $0.place, $0.message)
        }
    }

    /// Finds `waymark:disable` comments with an unknown scope, an unknown id or no id. There is one finding for each
    /// comment, because the words after the first unknown id may be its reason.
    static func unknownRules(_ context: LintContext) -> [Finding] {
        context.model.files.flatMap(\.suppressions).compactMap { suppression in
            if let scope = suppression.unknownScope {
                return Finding(
                    .unknownRule, at: suppression.place,
                    "'waymark:disable:\(scope)' disables nothing: use 'this' for its own line, 'next' for the one below"
                )
            }
            guard let name = suppression.names.first(where: { Rule(rawValue: $0) == nil }) else {
                return suppression.names.isEmpty
                    ? Finding(.unknownRule, at: suppression.place, "the comment names no rule to disable") : nil
            }
            let near = Spelling.suggestion(for: name, in: Rule.allCases.map(\.id))
            return Finding(.unknownRule, at: suppression.place, "there is no rule '\(name)'\(near)")
        }
    }

    /// Reports values that can't be read, so that nobody believes they have been checked.
    static func computedValues(_ context: LintContext) -> [Finding] {
        let model = context.model
        var found: [Finding] = []
        func note(_ what: String, _ place: SourcePlace) {
            found.append(Finding(.computedValue, at: place, "\(what) is computed, so it isn't checked"))
        }
        for navigation in model.navigations {
            if navigation.unreadableLinks != nil { note("a link of \(navigation.name)", navigation.place) }
            for destination in navigation.destinations {
                for link in destination.links {
                    if case .computed(let source) = link.pattern {
                        note("the pattern '\(source)' of \(destination.name)", link.place)
                    }
                }
                if destination.shape.value == nil { note("the presentation of \(destination.name)", destination.place) }
                if destination.ancestors.value == nil {
                    note("the list of ancestors of \(destination.name)", destination.place)
                }
                if destination.access.contains(where: { $0.level.value == nil }) {
                    note("the access rule of \(destination.name)", destination.place)
                }
            }
        }
        for redirect in model.redirects {
            guard case .computed = redirect.to else { continue }
            note("the redirect of \(model[redirect.from].name)", redirect.place)
        }
        for app in model.apps {
            for origin in app.unreadableOrigins { note("the list of \(origin.text)", origin.place) }
        }
        return found
    }

    /// Finds imports of one feature by another.
    static func featureImports(_ context: LintContext) -> [Finding] {
        let model = context.model
        let features = model.featureTargets
        let sources = Dictionary(
            model.targets.flatMap { target in target.sources.map { ($0, target.name) } },
            uniquingKeysWith: { first, _ in first })
        return model.files.flatMap { file -> [Finding] in
            guard let own = sources[file.path], features.contains(own) else { return [] }
            return file.imports.filter { $0.module != own && features.contains($0.module) }.map { fact in
                let fix =
                    model.usesNothing(of: fact.module, in: own)
                    ? fact.lineRange.map {
                        Fix(title: "remove the unused import", range: $0, replacement: "")
                    }
                    : nil
                return Finding(
                    .featureImportsFeature, at: fact.place, "\(own) imports the feature \(fact.module)", fix: fix)
            }
        }
    }

    /// Finds destinations that hold model objects instead of identifiers.
    static func domainObjects(_ context: LintContext) -> [Finding] {
        context.model.navigations.flatMap { navigation in
            navigation.destinations.flatMap { destination in
                destination.parameters.compactMap { parameter -> Finding? in
                    guard let reason = context.model.domainObject(parameter.type, from: navigation.target) else {
                        return nil
                    }
                    return Finding(
                        .domainObject, at: parameter.place,
                        "'\(parameter.label ?? parameter.type)' of \(destination.name) is \(reason)"
                    )
                }
            }
        }
    }
}

extension AppModel {
    /// The targets of features: they declare a feature or outgoing navigations, and don't assemble an app.
    var featureTargets: Set<String> {
        let composing = Set(
            index.functions.filter { function in
                function.fact.body.mentions.contains { mention in
                    guard case .made(let type, _) = mention.kind else { return false }
                    return ["FeatureRegistry", "NavigationCoordinator", "AppCoordinator"].contains(type)
                }
            }.map(\.target))
        let declaring = features.map(\.target) + navigations.filter { $0.kind == .outgoing }.map(\.target)
        return Set(declaring).subtracting(composing)
    }

    /// Returns true if a target certainly uses nothing of a module, because the module declares only types and no file
    /// that imports it names one of them.
    func usesNothing(of module: String, in target: String) -> Bool {
        func files(of name: String) -> [FileFacts] {
            let paths = Set(targets.filter { $0.name == name }.flatMap(\.sources))
            return self.files.filter { paths.contains($0.path) }
        }
        let own = files(of: module)
        let names = Set(own.flatMap(\.types).flatMap { $0.name.split(separator: ".").map(String.init) })
        return !own.isEmpty && own.allSatisfy { $0.hasTypesOnly && $0.problems.isEmpty && !$0.isTooLarge }
            && names.allSatisfy(WrittenName.isType)
            && files(of: target).filter { $0.imports.contains { $0.module == module } }
                .allSatisfy { $0.problems.isEmpty && !$0.isTooLarge && $0.names.isDisjoint(with: names) }
    }

    /// Returns advice on a type that is a model object, a protocol or a closure, worded to follow "is"; nil for enums
    /// and types of other packages. Also returns nil for types with a text form, and for structs that have at most one
    /// stored property and aren't `Identifiable`.
    func domainObject(_ written: String, from target: String) -> String? {
        if written.contains("->") { return "a closure; create it in the screen instead" }
        let name = WrittenParameter.element(written)
        guard let number = index.declaration(name, from: target) else { return nil }
        let declaration = index.declarations[number]
        let conformances = index.conformances(of: number)
        let values: Set = ["LinkParameter", "RawRepresentable", "LosslessStringConvertible", "OptionSet"]
        guard conformances.isDisjoint(with: values) else { return nil }
        switch declaration.kind {
        case .reference: return "an object of \(name); pass its identifier instead"
        case .contract: return "any \(name); create it in the screen instead"
        case .structure:
            let stored = declaration.properties.filter { $0.isStored && !$0.isStatic }
            let isModel = conformances.contains("Identifiable") || stored.count > 1
            return isModel ? "a whole \(name); pass its identifier instead" : nil
        case .enumeration, .extension: return nil
        }
    }
}
#endif
