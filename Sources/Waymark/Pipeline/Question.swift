extension Question {
    /// Asks until there is an answer, at most until the deadline.
    @MainActor func answer(_ timing: NavigationTiming) async -> Answer {
        let promise = Promise<Answer>()
        let (limit, late): (Duration, Answer) =
            switch subject {
            case .access: (timing.guardDeadline, .denied(.timedOut, nil))
            case .leave: (timing.leaveDeadline, .denied(.leaveRefused, nil))
            }
        // counted from here, and not from when the timer's task first runs
        let deadline = timing.clock.elapsed() + limit
        let asking = Task { promise.settle(await ask()) }
        let timer = Task {
            guard (try? await timing.clock.sleepUntil(deadline)) != nil else { return }
            promise.settle(late)
        }
        defer {
            asking.cancel()
            timer.cancel()
        }
        return await promise.wait(orCancelled: .denied(.failed, nil)) {
            // nobody waits any longer for a guard that ignores being cancelled
            asking.cancel()
            timer.cancel()
        }
    }
}

extension Pipeline {
    /// Takes a request to its end, asking whatever has to be asked: for those who keep no state between steps.
    static func settle(
        _ request: Request, in state: ScreenState, _ screens: ScreenTable, _ rules: Rules, _ timing: NavigationTiming
    ) async -> (settlement: Settlement, state: ScreenState?) {
        let pipeline = Pipeline(screens, rules)
        var request = request
        while true {
            var next = state
            switch pipeline.step(request, in: &next, at: 0) {
            case .commit(let settlement): return (settlement ?? Settlement(), next)
            case .refuse(let settlement): return (settlement, nil)
            case .ask(let question):
                guard case .access(let screen) = question.subject else {
                    // there are no leave guards here; were there one, it would not let go
                    return (Settlement(.denied(.leaveRefused)), nil)
                }
                let answer = await question.answer(timing)
                request.running().known.learn(answer, about: screen, in: screens)
            }
        }
    }
}

extension Answer {
    /// A guard's answer, by identity.
    @MainActor init<Destination>(_ answer: AccessAnswer<Destination>, _ screens: TypedScreens<Destination>) {
        switch answer {
        case .allowed: self = .allowed
        case .denied(let reason): self = .denied(reason, nil)
        case .redirected(let target): self = .redirected(to: screens.add(target))
        case .later(let question):
            self = .later {
                do {
                    var answer = try await question()
                    while case .later(let next) = answer { answer = try await next() }
                    return Answer(answer, screens)
                } catch { return .denied(.failed, error) }
            }
        }
    }
}
