import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("The shortcut past the pipeline's steps")
struct PlainStepTests {
    private func randomAction(_ random: inout SeededGenerator) -> NavigationAction<Route> {
        let route = Route.random(&random)
        return switch Int.random(in: 0..<10, using: &random) {
        case 0, 1, 2: .navigate(route)
        case 3: .push(route)
        case 4: .present(route, as: [.sheet, .fullScreen].randomElement(using: &random) ?? .sheet)
        case 5: .pop(Int.random(in: 0...2, using: &random))
        case 6: .setPath([])
        case 7: .dismissModal()
        case 8: .setRoot(route)
        default: .replaceTop(route)
        }
    }

    @Test("a router without rules gives the same outcomes and states as one whose guard allows all", arguments: 0..<20)
    func agrees(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (plain, guarded) = (Router<Route>(), Router<Route>())
        guarded.setGuard(Gatekeeper(), onDenial: nil)
        for _ in 0..<100 {
            let action = randomAction(&random)
            let (short, long) = (plain.perform(action), guarded.perform(action))
            #expect(short.settled == long.settled, "\(action)")
            #expect(plain.state == guarded.state, "\(action)")
        }
        #expect(plain.state != NavigationState())
    }
}
