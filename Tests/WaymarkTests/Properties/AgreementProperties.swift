import Testing
import Waymark
import WaymarkTesting

/// Every way to a screen, compared with ``RuleSet/verdict(on:for:)``, which shares no code with the library.
@MainActor @Suite("Properties: every way in agrees with the reference")
struct AgreementProperties {
    private func disagreements(
        _ rules: RuleSet, _ random: inout SeededGenerator, _ timing: RuleSetGuard.Timing
    ) async throws -> String? {
        let destination = rules.pages.randomElement(using: &random)!
        let verdict = rules.verdict(on: destination, for: rules.visitor)
        var faults: [String] = []
        // checks one of the other ways in each run, to save time
        let other = [WayIn.replace, .restore].randomElement(using: &random)!
        for way in [WayIn.decision, .navigate, other] {
            let expected = way.expected(of: verdict, on: destination)
            let seen = try await way.verdict(on: destination, rules, timing)
            if seen?.withoutChain != expected.withoutChain {
                faults.append("\(way) of \(destination): \(seen.map { "\($0)" } ?? "endless"), expected \(expected)")
            }
        }
        return faults.isEmpty ? nil : faults.joined(separator: "\n")
    }

    @Test(
        "a decision, a navigation and a restoration agree with the reference",
        arguments: PropertySeeds.chunks)
    func waysAgree(chunk: Range<UInt64>) async throws {
        try await PropertySeeds.check(chunk) { rules, random in
            try await disagreements(rules, &random, .asTheRulesSay)
        }
    }
    @Test(
        "an asynchronous denial or redirect counts, even if the guard would allow the page when it is asked again",
        arguments: PropertySeeds.chunks)
    func findingWins(chunk: Range<UInt64>) async throws {
        try await PropertySeeds.check(chunk) { rules, random in
            let isForgetful = rules.pages.contains {
                rules.questions[$0] != nil && !rules.mayStand($0, for: rules.visitor)
            }
            return isForgetful ? try await disagreements(rules, &random, .forgetful) : nil
        }
    }
    @Test("a redirect loop is reported with its whole chain", arguments: PropertySeeds.chunks)
    func chains(chunk: Range<UInt64>) async throws {
        try await PropertySeeds.check(chunk) { rules, _ in
            for destination in rules.pages {
                let verdict = rules.verdict(on: destination, for: rules.visitor)
                guard case .loop = verdict else { continue }
                for way in [WayIn.navigate, .replace] {
                    let seen = try await way.verdict(on: destination, rules, .asTheRulesSay)
                    if seen != verdict {
                        return "\(way) of \(destination): \(seen.map { "\($0)" } ?? "endless"), expected \(verdict)"
                    }
                }
                return nil
            }
            return nil
        }
    }
    @Test("a path is shown if all of it may be shown, and otherwise not at all", arguments: PropertySeeds.chunks)
    func paths(chunk: Range<UInt64>) async throws {
        await PropertySeeds.check(chunk) { rules, random in
            let path = (0..<Int.random(in: 2...3, using: &random)).map { _ in
                rules.pages.randomElement(using: &random)!
            }
            let verdicts = path.map { rules.verdict(on: $0, for: rules.visitor) }
            let shown = verdicts.compactMap { if case .allowed(let page) = $0 { page } else { nil } }
            let world = PropertyWorld(rules)
            let outcome = await world.outcome(of: world.router.perform(.setPath(path)))
            let isAllowed = shown.count == path.count
            let expected = isAllowed ? shown : []
            if isAllowed == (outcome == .committed), outcome != nil, world.router.state.destinations == expected {
                return nil
            }
            return "\(path): \(outcome.map { "\($0)" } ?? "endless") with \(world.router.state), expected \(verdicts)"
        }
    }

    @Test("random rule sets give every kind of verdict often enough")
    func coverage() {
        var counts: [String: Int] = [:]
        for seed in 0..<1_000 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let rules = RuleSet.random(using: &random)
            for page in rules.pages {
                switch rules.verdict(on: page, for: rules.visitor) {
                case .allowed(let end): counts[end == page ? "allowed" : "allowed elsewhere", default: 0] += 1
                case .denied: counts["denied", default: 0] += 1
                case .loop(let chain): counts[Set(chain).count == 7 ? "too many hops" : "cycle", default: 0] += 1
                case .other: Issue.record("the reference has no other verdict")
                }
            }
        }
        for kind in ["allowed", "allowed elsewhere", "denied", "too many hops", "cycle"] {
            #expect(counts[kind, default: 0] > 100, "\(kind)")
        }
    }
}
