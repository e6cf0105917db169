import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Properties: random sequences of events")
struct SequenceProperties {
    @Test("every navigation ends", arguments: PropertySeeds.chunks)
    func everyNavigationEnds(chunk: Range<UInt64>) async throws {
        try await PropertySeeds.check(chunk) { rules, random in
            let world = PropertyWorld(rules, hasLogin: true)
            world.guardLeaving()
            var done: [PropertyStep] = []
            for _ in 0..<2 {
                let step = PropertyStep.random(rules, using: &random)
                done.append(step)
                guard let transition = world.apply(step) else { continue }
                if await world.outcome(of: transition) == nil { return "endless: \(done)" }
            }
            guard Int.random(in: 0..<3, using: &random) == 0 else { return nil }
            let path = done.prefix(2).map { _ in "\"\(rules.pages.randomElement(using: &random)!.link)\"" }
            world.access.startCounting()
            let report = try await world.restore("[\(path.joined(separator: ","))]")
            return report == nil ? "endless: \(done), then a restoration of \(path)" : nil
        }
    }

    /// Performs those random events for which `isUsed` returns true, some of them while a guard or the user is being
    /// asked. With a `state`, only starts a router with it.
    ///
    /// - Returns: A description of shown pages that the rules don't allow, or of unsettled navigations; nil if none.
    private func stranger(
        _ rules: RuleSet, _ random: inout SeededGenerator, state: NavigationState<Page>? = nil,
        where isUsed: (PropertyStep, PropertyWorld) -> Bool = { _, _ in true }
    ) async -> String? {
        let world = PropertyWorld(rules, hasLogin: true, state: state ?? rules.start)
        if state == nil { world.guardLeaving() }
        await world.settle()
        var done: [String] = []
        func strangers() -> String? {
            let strangers = world.strangers
            guard !strangers.isEmpty else { return nil }
            let visitor = world.access.visitor.map { "\($0)" } ?? "nobody"
            return "\(strangers) are shown to \(visitor) in\n\(world.router.state)"
                + "\nafter \(done.isEmpty ? "the start" : done.joined(separator: "; "))"
        }
        if let fault = strangers() { return fault }
        if state != nil { return nil }
        for _ in 0..<3 {
            var handles: [NavigationHandle] = []
            repeat {
                let step = PropertyStep.random(rules, using: &random)
                guard isUsed(step, world) else { continue }
                done.append("\(step)")
                if let handle = world.apply(step) { handles.append(handle) }
                for _ in 0..<Int.random(in: 0...4, using: &random) where world.access.hasQuestions {
                    await Task.yield()
                }
            } while Int.random(in: 0..<3, using: &random) == 0
            await world.settle(handles)
            // another property checks that navigations end
            if world.access.isEndless { return nil }
            if let fault = strangers() { return fault }
            if handles.contains(where: { $0.settled == nil }) { return "unsettled after \(done)" }
        }
        return nil
    }

    @Test("once the guards have answered, the rules allow the state", arguments: PropertySeeds.chunks)
    func noStrangers(chunk: Range<UInt64>) async {
        await PropertySeeds.check(chunk) { rules, random in
            // without logins of the same owner; the next property checks logins
            await stranger(rules, &random) { step, world in
                if case .logIn(let visitor) = step { visitor.owner != world.access.visitor?.owner } else { true }
            }
        }
    }
    @Test("a login removes the screens that the new session may not see", arguments: PropertySeeds.chunks)
    func logins(chunk: Range<UInt64>) async {
        await PropertySeeds.check(chunk) {
            for page in $0.pages where $0.audiences[page] == .members { $0.audiences[page] = .guests }
        } _: { rules, random in
            let world = PropertyWorld(rules, hasLogin: true)
            let (page, visitor) = (rules.pages.randomElement(using: &random)!, RuleSet.visitors[1])
            for step in [PropertyStep.navigate(page, .ground), .logIn(visitor!)] {
                world.apply(step)
                await world.settle()
            }
            return world.strangers.isEmpty || world.access.isEndless
                ? nil : "\(page), then a login: \(world.strangers) in\n\(world.router.state)"
        }
    }
    @Test("a router that starts with a random state shows only what the rules allow", arguments: PropertySeeds.chunks)
    func starts(chunk: Range<UInt64>) async {
        await PropertySeeds.check(chunk) { rules, random in
            let path = (0..<Int.random(in: 0...2, using: &random)).map { _ in
                rules.pages.randomElement(using: &random)!
            }
            let root = Bool.random(using: &random) ? rules.pages.randomElement(using: &random)! : nil
            return await stranger(rules, &random, state: NavigationState(root: root, path: path))
        }
    }

    /// Steps that change the session are left out: they remove screens at once, even if an asynchronous guard would
    /// allow them.
    @Test(
        "asynchronous guards give the same states and outcomes as synchronous ones", arguments: PropertySeeds.chunks)
    func timingMakesNoDifference(chunk: Range<UInt64>) async {
        await PropertySeeds.check(chunk) {
            $0.openLogin()
        } _: { rules, random in
            let worlds = [RuleSetGuard.Timing.atOnce, .asTheRulesSay].map {
                PropertyWorld(rules, $0, hasLogin: true, state: rules.start)
            }
            for world in worlds {
                world.guardLeaving()
                await world.settle()
            }
            var done: [PropertyStep] = []
            for _ in 0..<4 {
                let step = PropertyStep.random(rules, using: &random)
                if step.isOfSession { continue }
                done.append(step)
                var outcomes: [TransitionOutcome?] = []
                for world in worlds {
                    guard let transition = world.apply(step) else { continue }
                    outcomes.append(await world.outcome(of: transition))
                }
                if worlds[0].router.state != worlds[1].router.state || outcomes[0] != outcomes[1] {
                    return "at once \(outcomes[0], default: "endless"), later \(outcomes[1], default: "endless"):\n"
                        + "\(worlds[0].router.state)\nis not\n\(worlds[1].router.state)\nafter \(done)"
                }
            }
            return nil
        }
    }
}
