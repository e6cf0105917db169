import Testing
import WaymarkTesting

@testable import Waymark

/// Random navigations, preparations and changes of the session, with a guard that denies random destinations.
@MainActor @Suite("Preparing, at random")
struct PreparingPropertyTests {
    /// An app that takes random steps, and records the loads of content that its guard denies.
    @MainActor final class World {
        let app = AuthApp(.ana)
        var owner = "ana"
        var denied: Set<AuthRoute> = []
        var forbiddenLoads: [AuthRoute] = []
        var gates: [Gate<Void>] = []
        var random: SeededGenerator
        let limit = 4

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            app.router.setGuard(
                RuleGuard<AuthRoute> { [weak self] destination, _ in
                    self?.denied.contains(destination) ?? true ? .denied(.insufficientPermissions) : .allowed
                })
            app.router.setPreparation(count: limit, age: .seconds(30), cost: 40) { [weak self] destination in
                guard let self, destination != .login else { return nil }
                return Preparation(cost: Int.random(in: 0..<20, using: &random)) { [weak self] in
                    guard let self else { return "" }
                    if denied.contains(destination) { forbiddenLoads.append(destination) }
                    let owner = owner
                    guard Bool.random(using: &random) else { return owner }
                    let gate = Gate<Void>()
                    gates.append(gate)
                    _ = try await gate.pass()
                    return owner
                }
            }
        }
        func route() -> AuthRoute {
            let all: [AuthRoute] = (0..<12).map { .profile($0) } + [.home, .help, .form, .account]
            return all.randomElement(using: &random) ?? .home
        }
        func step() {
            let router = app.router
            switch Int.random(in: 0..<14, using: &random) {
            case 0...2: router.prepare(route())
            case 3...5: router.active.navigate(to: route())
            case 6: router.active.goBack()
            case 7: router.popToRoot()
            case 8: _ = router.prepared(for: router.top ?? .home, as: String.self)
            case 9: app.clock.advance(by: .seconds(Int.random(in: 0..<20, using: &random)))
            case 10:
                denied = Bool.random(using: &random) ? [] : [route(), route()]
                router.recheck()
            case 11:
                for gate in gates.shuffled(using: &random) { gate.open(with: ()) }
                gates = []
            case 12: router.freePrepared()
            default:
                guard Int.random(in: 0..<8, using: &random) == 0 else { return }
                // the gates of the old session stay closed until later; the values they release must not be shown
                owner = owner == "ana" ? "ben" : "ana"
                app.logOut()
                app.logIn(Session(owner: owner))
            }
            if router.state.count > 5 { router.dismissAll() }
            if router.path.count > 10 { router.popToRoot() }
        }
    }

    @Test(
        "denied content is never loaded, and no session gets the values of another",
        arguments: 0..<40 as Range<UInt64>)
    func rules(_ seed: UInt64) async {
        let world = World(seed: seed)
        var seen = 0
        for _ in 0..<250 {
            world.step()
            if Int.random(in: 0..<6, using: &world.random) == 0 { await letTasksRun() }
            for screen in world.app.router.state.destinations {
                guard let value = world.app.router.prepared(for: screen, as: String.self).value else { continue }
                seen += 1
                #expect(value == world.owner, "seed \(seed)")
            }
        }
        #expect(seen > 0, "seed \(seed): no value was ever shown")
        #expect(world.forbiddenLoads.isEmpty, "seed \(seed)")
    }
    @Test("over 20,000 random steps, the kept values stay within the limits")
    func memory() async {
        let world = World(seed: 1)
        for step in 0..<20_000 {
            world.step()
            guard step.isMultiple(of: 8) else { continue }
            await Task.yield()
            let facts = world.app.router.preparedFacts
            let kept = facts.filter { !$0.isInUse }
            guard kept.count <= world.limit, kept.reduce(0, { $0 + $1.cost }) <= 40,
                facts.count <= world.limit + Set(world.app.router.state.destinations).count + 1
            else {
                Issue.record("\(facts) after \(step) steps")
                return
            }
        }
    }
}
