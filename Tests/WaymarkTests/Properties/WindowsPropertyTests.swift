import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Two windows, at random")
struct WindowsPropertyTests {
    @Test("nothing forbidden is shown, and every waiting call ends", arguments: 0..<20 as Range<UInt64>)
    func windows(_ seed: UInt64) async throws {
        let world = try WindowsWorld(seed: seed)
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
}
