extension Preparer: PreparesScreens {
    func follow(_ store: NavigationStore) {
        if !entries.isEmpty { compare(store) }
        guard let top = store.state.top, store.session.isShown else { return }
        _ = entry(after: .shown(top), in: PreparingContext(store: store), isTaken: true)
    }
    private func compare(_ store: NavigationStore) {
        let now = store.timing.clock.elapsed()
        // a value that is too old isn't shown by the transition that leads to it
        purge(now)
        let shown = Set(store.state.screens.map { screens[$0].hashValue })
        var left: [PreparedEntry] = []
        for index in entries.indices {
            let (wasShown, wasInUse) = (entries[index].isShown, entries[index].isInUse)
            let isShown = shown.contains(entries[index].hash) && isShown(screens[entries[index].screen], in: store)
            entries[index].follow(isShown: isShown)
            let entry = entries[index].entry
            if isShown {
                // the guard has allowed it
                if store.session.isShown, entry.isPending || entry.isRefused { entry.load() }
            } else {
                if let ended = entry.ended { oldestEnd = min(oldestEnd, ended) }
                // a superseded navigation no longer needs the value, and a failed load is tried again the next time;
                // only entries in use are kept after a refusal, and reading the phase of all others would take long
                guard wasInUse else { continue }
                if entry.isRefused || (wasShown && (entry.isLoading || entry.hasFailed)) { left.append(entry) }
            }
        }
        for entry in left { drop(entry) }
        purge(now)
        evict()
    }
    func check(_ pipeline: Pipeline) {
        for kept in entries {
            let target = pipeline.prospect(of: kept.screen).target
            if let target, target.shows(kept.screen), !kept.entry.isRefused { continue }
            drop(kept.entry)
        }
        for index in entries.indices { entries[index].forgetAnswer() }
    }
    func reload(_ entry: PreparedEntry, in context: PreparingContext) {
        guard context.store.session.isShown, let index = index(of: entry) else { return }
        let kept = entries[index]
        let prospect = context.prospect(of: kept.screen)
        // the guard has allowed what is shown
        if kept.isShown, prospect.asks { return entry.load() }
        advance(entry, of: kept.screen, after: prospect, in: context)
    }
    func resume(_ store: NavigationStore) {
        let context = PreparingContext(store: store)
        for kept in entries where kept.entry.isPending {
            advance(kept.entry, of: kept.screen, after: context.prospect(of: kept.screen), in: context)
        }
    }
    func free(shown: Bool) {
        for kept in entries where shown || !kept.isInUse { drop(kept.entry) }
    }
    var listed: [PreparedFacts] {
        entries.map { kept in
            let phase =
                switch kept.entry.phase {
                case .loading: "loading"
                case .loaded: "loaded"
                case .failed, .refused: "failed"
                case .freed, .led: "freed"
                }
            return PreparedFacts(
                name: kept.screen.name, phase: phase, cost: kept.cost, isInUse: kept.isInUse, ended: kept.entry.ended)
        }.sorted { $0.name < $1.name }
    }
}
