import Waymark

/// The ways in which a destination is shown or restored, and the decision about it.
enum WayIn: String, CaseIterable {
    case decision, navigate, replace, restore

    /// Returns the expected result of a way for a verdict: a decision doesn't name the final page, and both a decision
    /// and a restoration report a loop as a failed denial.
    func expected(of verdict: Verdict, on destination: Page) -> Verdict {
        switch (self, verdict) {
        case (.decision, .allowed): .allowed(destination)
        case (.decision, .loop), (.restore, .loop): .denied(.failed)
        default: verdict
        }
    }

    /// Returns the verdict on a destination in a new world; nil if the call doesn't end.
    @MainActor func verdict(
        on destination: Page, _ rules: RuleSet, _ timing: RuleSetGuard.Timing
    ) async throws -> Verdict? {
        let world = PropertyWorld(rules, timing)
        switch self {
        case .decision:
            return try await world.result {
                let decision = await world.router.decision(on: destination)
                // a forgetful guard answers the second question differently
                if timing != .forgetful, await world.router.canNavigate(to: destination) != decision.isAllowed {
                    return .other("\(decision), and canNavigate does not agree")
                }
                switch decision {
                case .allowed: return .allowed(destination)
                case .denied(let reason): return .denied(reason)
                case .redirected, .later: return .other("\(decision)")
                }
            }
        case .navigate:
            return await world.outcome(of: world.router.navigate(to: destination)).map { verdict(of: $0, in: world) }
        case .replace:
            let state = NavigationState(path: [destination])
            return await world.outcome(of: world.router.perform(.replace(state))).map { verdict(of: $0, in: world) }
        case .restore:
            return try await world.restore("[\"\(destination.link)\"]").map { verdict(of: $0, in: world) }
        }
    }

    @MainActor private func verdict(of outcome: TransitionOutcome, in world: PropertyWorld) -> Verdict {
        let shown = world.router.state.destinations
        switch outcome {
        case .committed where shown.count == 1: return .allowed(shown[0])
        case .denied(let reason) where shown.isEmpty: return .denied(reason)
        case .failed(.redirectLoop(let chain)) where shown.isEmpty: return .loop(chain)
        default: return .other("\(outcome) with \(shown)")
        }
    }
    @MainActor private func verdict(of report: RestorationReport, in world: PropertyWorld) -> Verdict {
        let shown = world.router.state.destinations
        let reasons = report.faults.compactMap { if case .denied(_, let reason) = $0 { reason } else { nil } }
        switch report {
        case .restored where shown.count == 1: return .allowed(shown[0])
        case .partial where shown.isEmpty && reasons.count == 1: return .denied(reasons[0])
        default: return .other("\(report) with \(shown)")
        }
    }
}

extension PropertyWorld {
    /// Restores a path of links, given as a JSON array; returns nil if the restoration doesn't end.
    func restore(_ path: String) async throws -> RestorationReport? {
        let store = MemoryStorage(Array(#"{"version":1,"saved":[{"at":9999999999,"path":\#(path)}]}"#.utf8))
        let restoration = Restoration(links: Self.links, store: store)
        return try await result { [router] in await router.restore(from: restoration, owner: nil) }
    }
}
