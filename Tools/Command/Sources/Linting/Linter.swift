#if Tools
/// The linter, which runs all rules on the apps in the sources.
package enum Linter {
    /// Returns the findings in the requested folder, sorted by place, without those that the configuration or a comment
    /// disables.
    package static func findings(in read: ReadApp) -> [Finding] {
        let model = read.model
        let everywhere = LintContext(model: model, app: nil)
        var all = Set(SourceRules.all.flatMap { $0(everywhere) })
        for app in read.apps {
            let context = LintContext(model: model, app: app)
            for rule in AppRules.all { all.formUnion(rule(context)) }
        }
        let suppressed = Suppressed(model.files)
        let found = all.compactMap { finding -> Finding? in
            guard finding.place.file.isBelow(read.focus), !suppressed.contains(finding) else { return nil }
            let level = model.configuration.rules[finding.rule.id] ?? finding.level
            return level == .off ? nil : finding.at(level)
        }
        // an unreachable destination is never saved, so its missing link isn't a second finding
        let unreachable = Set(found.filter { $0.rule == .unreachableDestination }.map(\.place))
        return found.filter { $0.rule != .restoredWithoutLink || !unreachable.contains($0.place) }.sorted()
    }

    /// The findings that comments disable, by place.
    private struct Suppressed {
        private struct Key: Hashable { let file: String, line: Int, rule: String }
        private let keys: Set<Key>

        init(_ files: [FileFacts]) {
            keys = Set(
                files.flatMap { file in
                    file.suppressions.filter { $0.unknownScope == nil }.flatMap { suppression in
                        suppression.names.map { Key(file: file.path, line: suppression.line, rule: $0) }
                    }
                })
        }
        func contains(_ finding: Finding) -> Bool {
            keys.contains(Key(file: finding.place.file, line: finding.place.line, rule: finding.rule.id))
        }
    }
}

/// The input of a rule.
struct LintContext {
    let model: AppModel
    /// The app; nil for rules that look at all sources, whichever app they belong to.
    let app: App?
    let navigations: [NavigationType]
    let links: ReadLinks

    init(model: AppModel, app: App?) {
        self.model = model
        self.app = app
        let numbers = app?.navigations ?? Array(model.navigations.indices)
        navigations = numbers.map { model.navigations[$0] }
        links = ReadLinks(model, app == nil ? [] : numbers)
    }
    var destinations: [Destination] { navigations.flatMap(\.destinations) }
}

/// The rules that look at all sources, whichever app they belong to.
enum SourceRules {
    static let all: [@Sendable (LintContext) -> [Finding]] = [
        syntaxErrors, unknownRules, computedValues, featureImports, domainObjects, screens, mocks, preparations,
    ]
}

/// The rules that look at an app as a whole.
enum AppRules {
    static let all: [@Sendable (LintContext) -> [Finding]] = [
        outgoing, loops, unreachable, restored, malformed, clashes, shadows, associations, linksWithoutRule,
        everyoneBelowProtected, strictAncestors, forbiddenNames, trackers,
    ]
}
#endif
