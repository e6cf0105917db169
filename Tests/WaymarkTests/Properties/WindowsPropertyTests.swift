import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Two windows, at random")
struct WindowsPropertyTests {
    private func run(_ seed: UInt64, usesPreviews: Bool) async throws {
        let world = try WindowsWorld(seed: seed, usesPreviews: usesPreviews)
        for window in world.windows { await window.app.boot() }
        for step in 0..<300 {
            await world.step()
            let mistakes = world.mistakes
            guard mistakes.isEmpty else {
                Issue.record("seed \(seed), step \(step): \(mistakes), after \(world.log.suffix(8))")
                return
            }
        }
        #expect(await world.finish().isEmpty, "seed \(seed)")
    }
    @Test(
        "nothing forbidden is shown or loaded, and every waiting call ends",
        arguments: 0..<10 as Range<UInt64>)
    func windows(_ seed: UInt64) async throws { try await run(seed, usesPreviews: false) }
    @Test(
        "previews that outlive a session show and load nothing forbidden, and every waiting call ends",
        arguments: 1_000..<1_010 as Range<UInt64>)
    func previews(_ seed: UInt64) async throws { try await run(seed, usesPreviews: true) }
}
