import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Callbacks that are lost, late, stalled, doubled or swapped")
struct HostFaultTests {
    typealias State = NavigationState<Route>

    /// Runs a scenario to its end.
    ///
    /// - Parameters:
    ///   - scenario: The scenario.
    ///   - isHasty: True if code navigates without waiting for the screen.
    ///   - fault: Returns the fault of a callback, given its number.
    /// - Returns: The world, and the number of timeouts until the screen showed the state; nil if it never did.
    private func run(
        _ scenario: HostScenario, isHasty: Bool, fault: @escaping (Int) -> CallbackFault? = { _ in nil }
    ) async -> (world: HostWorld, periods: Int?) {
        let world = HostWorld(scenario, fault: fault)
        if !isHasty { world.framework.run() }
        for step in scenario.steps {
            await world.perform(step)
            if !isHasty { world.framework.run() }
        }
        return (world, await world.settle())
    }

    @Test(
        "without faults, every scenario is shown, and only callbacks of undrawn screens are missed",
        arguments: HostScenario.all)
    func noFault(_ scenario: HostScenario) async {
        for isHasty in [false, true] {
            let (world, periods) = await run(scenario, isHasty: isHasty)
            #expect(world.fault(after: periods) == nil)
            guard scenario.blank.isEmpty, !scenario.isCollapsed else { continue }
            #expect(world.missed == [] && periods == 0)
        }
    }
    @Test("whichever callback has a fault, the screen shows the state in the end", arguments: HostScenario.all)
    func oneFault(_ scenario: HostScenario) async {
        for isHasty in [false, true] {
            let (plain, _) = await run(scenario, isHasty: isHasty)
            // the host also waits for screens that draw nothing
            let limit = (scenario.blank.isEmpty && !scenario.isCollapsed ? 0 : plain.missed.count + 1) + 2
            for index in 0..<plain.framework.made {
                for kind in CallbackFault.allCases {
                    let (world, periods) = await run(scenario, isHasty: isHasty) { $0 == index ? kind : nil }
                    let name = "\(isHasty ? "hasty, " : "")callback \(index) is \(kind)"
                    if let fault = world.fault(after: periods, within: limit) { Issue.record("\(name): \(fault)") }
                    if kind == .lost, periods ?? 0 > 0, world.missed.isEmpty { Issue.record("\(name): not recorded") }
                    if !scenario.isTimed, world.router.state != plain.router.state {
                        Issue.record("\(name): the state is\n\(world.router.state)\nand not\n\(plain.router.state)")
                    }
                }
            }
        }
    }

    @Test("views may call the host while another thread releases the router")
    func releasedElsewhere() async {
        for _ in 0..<2000 {
            var router: Router<Route>? = Router(root: .home, path: [.list])
            let level = router?.host.ground
            let other = Task.detached { [router] in withExtendedLifetime(router) {} }
            router = nil
            for _ in 0..<100 { _ = level?.isDismissDisabled }
            await other.value
        }
    }

    @Test("random actions and random faults lead to a screen that shows the state", arguments: PropertySeeds.chunks)
    func random(_ chunk: Range<UInt64>) async {
        for seed in chunk {
            if let fault = await randomFault(seed) {
                Issue.record("WAYMARK_SEED=\(seed): \(fault)")
                return
            }
        }
    }
    private func randomFault(_ seed: UInt64) async -> String? {
        var random = SeededGenerator(seed: seed)
        var faults = SeededGenerator(seed: ~seed)
        let density = Int.random(in: 2...12, using: &random)
        var kinds: [CallbackFault?] = []
        let blank = Set((0..<Int.random(in: 0...2, using: &random)).map { _ in Route.random(&random) })
        let world = HostWorld(
            start: Bool.random(using: &random) ? HostScenario.tabs : HostScenario.deep, blank: blank
        ) { number in
            while kinds.count <= number {
                let isFaulty = Int.random(in: 0..<density, using: &faults) == 0
                kinds.append(isFaulty ? CallbackFault.allCases.randomElement(using: &faults) : nil)
            }
            return kinds[number]
        }
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            await world.perform(.random(&random), isPatient: false)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: break
            case 1: world.framework.run()
            case 2:
                world.clock.advance(by: .milliseconds(Int.random(in: 1...700, using: &random)))
                await letTasksRun()
                world.framework.goOn()
            default: world.framework.run(Int.random(in: 1...3, using: &random))
            }
        }
        return world.fault(after: await world.settle(), within: 24, isPrompt: false)
    }
}

extension HostScenario.Step {
    static func random(_ random: inout SeededGenerator) -> Self {
        let route = Route.random(&random)
        switch Int.random(in: 0..<14, using: &random) {
        case 0: return .ground(.navigate(route))
        case 1, 2: return .top(.navigate(route))
        case 3: return .top(.push(route))
        case 4: return .top(.pop(1))
        case 5: return .ground(.dismissModal)
        case 6: return .top(.present(route, as: ModalStyle.allCases.map(\.type).randomElement(using: &random)!))
        case 7: return .ground(.sequence([.dismissAll, .navigate(route)]))
        case 8: return .ground(.replace(HostScenario.deep))
        case 9: return .ground(.setRoot(route, path: [.list]))
        case 10: return .swipeBack(to: Bool.random(using: &random) ? nil : 0)
        case 11: return .pullDown
        case 12: return .tap(Bool.random(using: &random) ? "a" : "b")
        default: return .top(.setPath([.list, route]))
        }
    }
}
