/// The prepared values of a router, and the limits of how many are kept.
@MainActor final class Preparer<Destination: Navigation> {
    struct Limits {
        let count: Int
        let age: Duration
        let cost: Int
    }
    private let limits: Limits
    private let preparation: @MainActor (Destination) -> Preparation?
    private let screens: TypedScreens<Destination>
    // an array of a type that isn't generic: searching a dictionary of destinations takes ten times as long
    private var entries: [KeptEntry] = []
    /// A lower bound of the times at which loads of entries that aren't in use have ended.
    private var oldestEnd = Duration.zero

    init(
        _ limits: Limits, _ screens: TypedScreens<Destination>,
        _ preparation: @escaping @MainActor (Destination) -> Preparation?
    ) {
        (self.limits, self.screens, self.preparation) = (limits, screens, preparation)
    }

    // MARK: before a screen is shown
    /// Begins to load the value for a destination's screen, if a guard allows the screen.
    func prepare(_ destination: Destination, in store: NavigationStore) {
        guard store.session.isShown else { return }
        prepare(screens.add(destination), in: store)
    }
    private func prepare(_ screen: Screen, in store: NavigationStore) {
        switch store.pipeline.prospect(of: screen) {
        case .shown(let target): _ = entry(for: target, in: store, isTaken: false)
        case .asks(let question, let target): _ = ask(question, about: target, in: store, isTaken: false)
        case .denied, .unreachable: break
        }
    }
    private func entry(for screen: Screen, in store: NavigationStore, isTaken: Bool) -> PreparedEntry? {
        if let index = existing(screens[screen], store) { return entries[index].entry }
        let entry = added(screen, in: store, isTaken: isTaken)
        entry?.load()
        return entry
    }
    /// Asks a guard about a screen, and loads the screen's value if it is allowed. Returns nil if there is nothing to
    /// load.
    private func ask(
        _ question: Question, about target: Screen, in store: NavigationStore, isTaken: Bool
    ) -> PreparedEntry? {
        let destination = screens[target]
        if let index = existing(destination, store) { return entries[index].entry }
        guard let entry = added(target, in: store, isTaken: isTaken) else { return nil }
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
            forget(entry)
            entry.free()
            prepare(next, in: store)
        case .redirected: return entry.goOn()
        case .denied(let reason, _): deny(destination, entry, reason)
        case .later: deny(destination, entry, .timedOut)
        }
    }
    private func deny(_ destination: Destination, _ entry: PreparedEntry, _ reason: DenialReason) {
        // a view that has taken the entry would ask for it again at once
        if let index = index(of: entry), !entries[index].isTaken { entries.remove(at: index) }
        entry.fail(PreparationError.denied(name: destination.name, reason))
    }

    // MARK: by its screen
    func take<Value>(_ destination: Destination, as type: Value.Type, in store: NavigationStore) -> Prepared<Value> {
        let name = destination.name
        let taken: PreparedEntry?
        if let index = existing(destination, store), entries[index].isShown {
            taken = entries[index].entry
        } else {
            switch store.pipeline.prospect(of: screens.add(destination)) {
            case .shown(let target): taken = entry(for: target, in: store, isTaken: true)
            case .asks(let question, let target): taken = ask(question, about: target, in: store, isTaken: true)
            case .denied(let reason): return Prepared(failure: .denied(name: name, reason))
            case .unreachable(let failure): return Prepared(failure: .unreachable(name: name, failure))
            }
        }
        guard let taken, let found = taken.preparation?.type else { return Prepared(failure: .notStated(name: name)) }
        guard found == Value.self else {
            return Prepared(failure: .wrongType(name: name, expected: "\(Value.self)", found: "\(found)"))
        }
        if let index = index(of: taken) {
            // an entry that failed before a screen saw it is loaded again
            if taken.hasFailed, !entries[index].isTaken { taken.load() }
            entries[index].take(isShown: isShown(destination, in: store), at: store.timing.clock.elapsed())
        }
        return Prepared(taken)
    }

    // MARK: keeping
    private func existing(_ destination: Destination, _ store: NavigationStore) -> Int? {
        purge(store.timing.clock.elapsed())
        return index(of: destination)
    }
    private func index(of destination: Destination) -> Int? {
        let (entries, hash) = (entries, destination.hashValue)
        for index in entries.indices
        where entries[index].hash == hash && screens[entries[index].screen] == destination { return index }
        return nil
    }
    private func index(of entry: PreparedEntry) -> Int? { entries.firstIndex { $0.entry === entry } }
    /// Adds an entry for a screen, and removes others that exceed the limits.
    ///
    /// - Parameter isTaken: True if a screen shows the value now.
    /// - Returns: The entry; nil if there is no preparation, or if its cost exceeds the limit.
    private func added(_ screen: Screen, in store: NavigationStore, isTaken: Bool) -> PreparedEntry? {
        let destination = screens[screen]
        guard let preparation = preparation(destination), isTaken || preparation.cost <= limits.cost else { return nil }
        let (entry, now) = (PreparedEntry(preparation, store.timing.clock), store.timing.clock.elapsed())
        var kept = KeptEntry(entry, of: screen, hash: destination.hashValue, cost: preparation.cost, at: now)
        if isTaken { kept.take(isShown: isShown(destination, in: store), at: now) }
        entries.append(kept)
        evict()
        return entry
    }
    private func isShown(_ destination: Destination, in store: NavigationStore) -> Bool {
        store.state.screens.contains { screens[$0] == destination }
    }
    private func forget(_ entry: PreparedEntry) {
        if let index = index(of: entry) { entries.remove(at: index) }
    }
    private func remove(at index: Int) {
        let entry = entries.remove(at: index).entry
        // a caller that waits for the entry still gets its value
        if !entry.isAwaited { entry.free() }
    }
    /// Removes entries that are too old, unless they are in use.
    private func purge(_ now: Duration) {
        // usually no entry is too old, and they needn't be searched
        guard now - oldestEnd > limits.age else { return }
        oldestEnd = now
        for kept in entries where !kept.isInUse {
            guard let ended = kept.entry.ended else { continue }
            if now - ended <= limits.age {
                oldestEnd = min(oldestEnd, ended)
            } else if let index = index(of: kept.entry) {
                remove(at: index)
            }
        }
    }
    /// Removes the entries requested longest ago, until those that aren't in use are within the limits.
    private func evict() { while let excess { remove(at: excess) } }
    /// The index of the entry that was requested longest ago and isn't in use; nil within the limits.
    private var excess: Int? {
        let entries = entries
        var (count, left, isTooMuch) = (0, limits.cost, false)
        var oldest: Int?
        for index in entries.indices where !entries[index].isInUse {
            count += 1
            let cost = entries[index].cost
            if cost <= left { left -= cost } else { isTooMuch = true }
            if let known = oldest, entries[known].began <= entries[index].began { continue }
            oldest = index
        }
        return count > limits.count || isTooMuch ? oldest : nil
    }
}

extension Preparer: PreparesScreens {
    func follow(_ store: NavigationStore) {
        if !entries.isEmpty { compare(store) }
        guard let top = store.state.top, store.session.isShown else { return }
        guard entry(for: top, in: store, isTaken: true) != nil, let index = index(of: screens[top]) else { return }
        entries[index].follow(isShown: true)
    }
    private func compare(_ store: NavigationStore) {
        let shown = Set(store.state.screens.map { screens[$0].hashValue })
        var left: [PreparedEntry] = []
        for index in entries.indices {
            let wasShown = entries[index].isShown
            let isShown = shown.contains(entries[index].hash) && isShown(screens[entries[index].screen], in: store)
            entries[index].follow(isShown: isShown)
            if !isShown, let ended = entries[index].entry.ended { oldestEnd = min(oldestEnd, ended) }
            if wasShown, !isShown { left.append(entries[index].entry) }
        }
        // a superseded navigation no longer needs the value, and a failed load is tried again the next time
        for entry in left where entry.isLoading || entry.hasFailed {
            forget(entry)
            entry.free()
        }
        purge(store.timing.clock.elapsed())
        evict()
    }
    func check(_ pipeline: Pipeline) {
        for kept in entries {
            if case .denied = pipeline.prospect(of: kept.screen) {
                forget(kept.entry)
                kept.entry.free()
            }
        }
    }
    func free(shown: Bool) {
        for kept in entries where shown || !kept.isInUse {
            forget(kept.entry)
            kept.entry.free()
        }
    }
    var listed: [PreparedFacts] {
        entries.map { kept in
            let phase =
                switch kept.entry.phase {
                case .loading: "loading"
                case .loaded: "loaded"
                case .failed: "failed"
                case .freed: "freed"
                }
            return PreparedFacts(
                name: kept.screen.name, phase: phase, cost: kept.cost, isInUse: kept.isInUse, ended: kept.entry.ended)
        }.sorted { $0.name < $1.name }
    }
}
