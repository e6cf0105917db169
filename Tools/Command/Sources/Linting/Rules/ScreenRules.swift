#if Tools
extension SourceRules {
    /// Finds screens without a navigator in a target with navigator contracts, and screens without a test in a target
    /// that has tests.
    static func screens(_ context: LintContext) -> [Finding] {
        let model = context.model
        let contracted = Set(model.contracts.filter { $0.kind == .navigator }.map(\.target))
        let tested = Set(
            model.targets.filter { $0.kind == .test }.flatMap { model.index.visible[$0.name] ?? [] })
        return model.screens.flatMap { screen -> [Finding] in
            var found: [Finding] = []
            if contracted.contains(screen.target), !screen.hasNavigator {
                found.append(
                    Finding(
                        .screenWithoutNavigator, at: screen.place,
                        "\(screen.name) has no navigator, unlike other screens of \(screen.target)"))
            }
            // if tests mention most screens of a target, it isn't enough that a test shows a screen's destination
            let others = model.screens.filter { $0.target == screen.target && $0.name != screen.name }
            let isExpected = others.count(where: \.isNamedInTests) * 2 > others.count
            guard tested.contains(screen.target), !screen.isNamedInTests, isExpected || !screen.isTested else {
                return found
            }
            let reason =
                screen.isTested
                ? ", unlike most screens of \(screen.target)" : " or a destination that shows it"
            found.append(
                Finding(.screenWithoutTest, at: screen.place, "no test mentions \(screen.name)\(reason)"))
            return found
        }
    }

    /// Finds prepared destinations whose value no screen takes.
    static func preparations(_ context: LintContext) -> [Finding] {
        context.model.untakenPreparations.map {
            Finding(
                .untakenPreparation, at: $0.place,
                "\(context.model[$0.destination].name) is prepared, but no screen takes it with prepared(for:as:)")
        }
    }

    static func mocks(_ context: LintContext) -> [Finding] {
        context.model.contracts.filter { $0.kind == .navigator && $0.mocks.isEmpty }.map {
            Finding(.screenWithoutMock, at: $0.place, "no test has a mock of \($0.name)")
        }
    }
}

extension AppRules {
    /// Finds screens without a tracker in an app where other screens have one.
    static func trackers(_ context: LintContext) -> [Finding] {
        let own = context.model.screens.filter { context.app?.targets.contains($0.target) ?? false }
        guard own.contains(where: \.hasTracker) else { return [] }
        return own.filter { !$0.hasTracker }.map {
            Finding(.screenWithoutTracker, at: $0.place, "\($0.name) has no tracker, unlike other screens of the app")
        }
    }
}
#endif
