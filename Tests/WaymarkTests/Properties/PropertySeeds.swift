import Testing
import WaymarkTesting

/// The seeds of a run. `WAYMARK_PROPERTIES` sets their number (1,000 by default); `WAYMARK_SEED` runs a single one.
enum PropertySeeds {
    static let seeds: Range<UInt64> = {
        if let seed = EnvironmentNumber.seed.map(UInt64.init) { return seed..<seed + 1 }
        return 0..<UInt64(EnvironmentNumber.properties ?? 1_000)
    }()

    /// The seeds in up to 20 chunks, so that a run reports several failures without printing thousands of them.
    static let chunks: [Range<UInt64>] = {
        let size = max(1, (UInt64(seeds.count) + 19) / 20)
        return stride(from: seeds.lowerBound, to: seeds.upperBound, by: Int(size)).map {
            $0..<min($0 + size, seeds.upperBound)
        }
    }()

    /// Expects that no seed of a chunk violates a property. A failure names the first one that does.
    ///
    /// - Parameters:
    ///   - chunk: The seeds.
    ///   - configure: Changes the generated rule set, for properties that need more or fewer rules.
    ///   - property: Returns a description of the fault, or nil.
    @MainActor static func check(
        _ chunk: Range<UInt64>, _ configure: (inout RuleSet) -> Void = { _ in },
        _ property: @MainActor (RuleSet, inout SeededGenerator) async throws -> String?
    ) async rethrows {
        for seed in chunk {
            var random = SeededGenerator(seed: seed)
            var rules = RuleSet.random(using: &random)
            configure(&rules)
            if let fault = try await property(rules, &random) {
                Issue.record("WAYMARK_SEED=\(seed): \(fault)\n\(rules)")
                return
            }
        }
    }
}
