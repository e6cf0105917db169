/// What a router has prepared, and how much of it is kept.
@MainActor final class Preparer<Destination: Navigation> {
    struct Limits {
        let count: Int
        let age: Duration
        let cost: Int
    }
    private let limits: Limits
    private let preparation: @MainActor (Destination) -> Preparation?
    private let screens: TypedScreens<Destination>
    private var entries: [Destination: PreparedEntry] = [:]

    init(
        _ limits: Limits, _ screens: TypedScreens<Destination>,
        _ preparation: @escaping @MainActor (Destination) -> Preparation?
    ) {
        (self.limits, self.screens, self.preparation) = (limits, screens, preparation)
    }

    // MARK: before a screen is shown
    /// Begins to load what a destination's screen will show, if a guard allows it.
    func prepare(_ destination: Destination, in store: NavigationStore) {
        guard store.session.isShown else { return }
        prepare(screens.add(destination), in: store)
    }
    private func prepare(_ screen: Screen, in store: NavigationStore) {
        switch store.pipeline.prospect(of: screen) {
        case .shown(let target): _ = entry(for: screens[target], in: store, isTaken: false)
        case .asks(let question, let target): _ = ask(question, about: target, in: store, isTaken: false)
        case .denied, .unreachable: break
        }
    }
    private func entry(
        for destination: Destination, in store: NavigationStore, isTaken: Bool
    ) -> PreparedEntry? {
        if let entry = existing(destination, store) { return entry }
        let entry = added(destination, in: store, isTaken: isTaken)
        entry?.load()
        return entry
    }
    /// The guard finds out about a screen, and what it shows is loaded afterwards.
    private func ask(
        _ question: Question, about target: Screen, in store: NavigationStore, isTaken: Bool
    ) -> PreparedEntry? {
        let destination = screens[target]
        if let existing = existing(destination, store) { return existing }
        guard let entry = added(destination, in: store, isTaken: isTaken) else { return nil }
        let (epoch, timing) = (store.session.epoch, store.timing)
        entry.wait { [weak self, weak entry, weak anchor = store.anchored()] in
            let answer = await question.answer(timing)
            guard !Task.isCancelled, let self, let entry, let store = anchor?.store, epoch == store.session.epoch
            else { return }
            self.answered(answer, about: destination, entry, in: store)
        }
        return entry
    }
    private func answered(
        _ answer: Answer, about destination: Destination, _ entry: PreparedEntry, in store: NavigationStore
    ) {
        switch answer {
        case .allowed: return entry.goOn()
        case .redirected(let next) where screens[next] != destination:
            forget(destination)
            entry.free()
            prepare(next, in: store)
        case .redirected: return entry.goOn()
        case .denied(let reason, _): deny(destination, entry, reason)
        case .later: deny(destination, entry, .timedOut)
        }
    }
    private func deny(_ destination: Destination, _ entry: PreparedEntry, _ reason: DenialReason) {
        // a view that has taken it would ask again at once
        if !entry.isTaken { forget(destination) }
        entry.fail(PreparationError.denied(name: destination.name, reason))
    }

    // MARK: by its screen
    func take<Value>(_ destination: Destination, as type: Value.Type, in store: NavigationStore) -> Prepared<Value> {
        let name = destination.name
        let taken: PreparedEntry?
        if let shown = existing(destination, store), shown.isShown {
            taken = shown
        } else {
            switch store.pipeline.prospect(of: screens.add(destination)) {
            case .shown(let target): taken = entry(for: screens[target], in: store, isTaken: true)
            case .asks(let question, let target): taken = ask(question, about: target, in: store, isTaken: true)
            case .denied(let reason): return Prepared(failure: .denied(name: name, reason))
            case .unreachable(let failure): return Prepared(failure: .unreachable(name: name, failure))
            }
        }
        guard let taken, let found = taken.preparation?.type else { return Prepared(failure: .notStated(name: name)) }
        guard found == Value.self else {
            return Prepared(failure: .wrongType(name: name, expected: "\(Value.self)", found: "\(found)"))
        }
        // one that failed before a screen saw it gets another chance
        if taken.hasFailed, !taken.isTaken { taken.load() }
        taken.take(isShown: isShown(destination, in: store))
        return Prepared(taken)
    }

    // MARK: keeping
    private func existing(_ destination: Destination, _ store: NavigationStore) -> PreparedEntry? {
        purge(store.timing.clock.elapsed())
        return entries[destination]
    }
    /// - Parameter isTaken: True for a screen that shows it now.
    private func added(_ destination: Destination, in store: NavigationStore, isTaken: Bool) -> PreparedEntry? {
        guard let preparation = preparation(destination), isTaken || preparation.cost <= limits.cost else { return nil }
        let entry = PreparedEntry(preparation, store.timing.clock)
        entries[destination] = entry
        if isTaken { entry.take(isShown: isShown(destination, in: store)) }
        evict()
        return entry
    }
    private func isShown(_ destination: Destination, in store: NavigationStore) -> Bool {
        store.state.screens.contains { screens[$0] == destination }
    }
    private func forget(_ destination: Destination) { entries[destination] = nil }
    private func remove(_ destination: Destination) {
        guard let entry = entries.removeValue(forKey: destination) else { return }
        // who waits for it goes on with it
        if !entry.isAwaited { entry.free() }
    }
    /// Removes what is too old, unless it is in use.
    private func purge(_ now: Duration) {
        for (destination, entry) in entries where !entry.isInUse {
            if let ended = entry.ended, now - ended > limits.age { remove(destination) }
        }
    }
    /// Removes what was asked for longest ago, until what isn't in use is within the limits.
    private func evict() {
        var kept = entries.filter { !$0.value.isInUse }
        while kept.count > limits.count || isTooMuch(kept.values),
            let oldest = kept.min(by: { $0.value.began < $1.value.began })?.key
        {
            kept[oldest] = nil
            remove(oldest)
        }
    }
    private func isTooMuch(_ entries: some Sequence<PreparedEntry>) -> Bool {
        var left = limits.cost
        for entry in entries {
            let cost = entry.preparation?.cost ?? 0
            guard cost <= left else { return true }
            left -= cost
        }
        return false
    }
}

extension Preparer: PreparesScreens {
    func follow(_ store: NavigationStore) {
        if !entries.isEmpty { compare(store.state, store.timing.clock.elapsed()) }
        if let top = store.state.top, store.session.isShown {
            entry(for: screens[top], in: store, isTaken: true)?.follow(isShown: true)
        }
    }
    private func compare(_ state: ScreenState, _ now: Duration) {
        let shown = Set(state.screens.map { screens[$0] })
        for (destination, entry) in entries {
            let wasShown = entry.isShown
            entry.follow(isShown: shown.contains(destination))
            guard wasShown, !entry.isShown else { continue }
            // the navigation that needed it has been superseded, or it is tried again the next time
            if entry.isLoading || entry.hasFailed {
                forget(destination)
                entry.free()
            }
        }
        purge(now)
        evict()
    }
    func check(_ pipeline: Pipeline) {
        for (destination, entry) in entries {
            if case .denied = pipeline.prospect(of: screens.add(destination)) {
                forget(destination)
                entry.free()
            }
        }
    }
    func free(shown: Bool) {
        for (destination, entry) in entries where shown || !entry.isInUse {
            forget(destination)
            entry.free()
        }
    }
    var listed: [PreparedFacts] {
        entries.map { destination, entry in
            let phase =
                switch entry.phase {
                case .loading: "loading"
                case .loaded: "loaded"
                case .failed: "failed"
                case .freed: "freed"
                }
            return PreparedFacts(
                name: destination.name, phase: phase, cost: entry.preparation?.cost ?? 0, isInUse: entry.isInUse,
                ended: entry.ended)
        }.sorted { $0.name < $1.name }
    }
}
