/// The cache of entries: look-up, insertion and eviction.
extension Preparer {
    /// Removes entries that are too old. Then moves a destination's entry to the end, and returns its index there; nil
    /// if there is none.
    func existing(_ destination: Destination, _ store: NavigationStore) -> Int? {
        purge(store.timing.clock.elapsed())
        let hash = destination.hashValue
        let index = entries.firstIndex { $0.hash == hash && screens[$0.screen] == destination }
        guard let index else { return nil }
        entries.append(entries.remove(at: index))
        return entries.count - 1
    }
    func index(of entry: PreparedEntry) -> Int? { entries.firstIndex { $0.entry === entry } }
    /// Adds an entry for a screen, and removes the entries that exceed the limits.
    ///
    /// - Parameter isTaken: true if the screen is shown, or requests the value.
    /// - Returns: The entry; nil if there is no preparation, or if the value isn't taken and its cost exceeds the
    ///   limit.
    func added(_ screen: Screen, in store: NavigationStore, isTaken: Bool) -> PreparedEntry? {
        let destination = screens[screen]
        guard let preparation = preparation(destination), isTaken || preparation.cost <= limits.cost else { return nil }
        let entry = PreparedEntry(preparation, store.timing.clock)
        var kept = KeptEntry(entry: entry, screen: screen, hash: destination.hashValue, cost: preparation.cost)
        if isTaken { kept.take(isShown: isShown(destination, in: store)) }
        entries.append(kept)
        evict()
        return entry
    }
    func isShown(_ destination: Destination, in store: NavigationStore) -> Bool {
        store.state.screens.contains { screens[$0] == destination }
    }
    func forget(_ entry: PreparedEntry) {
        if let index = index(of: entry) { entries.remove(at: index) }
    }
    func drop(_ entry: PreparedEntry) {
        forget(entry)
        entry.free()
    }
    /// Removes entries that are too old, unless they are in use or a caller waits for them.
    func purge(_ now: Duration) {
        // fast path: usually no entry is too old
        guard now - oldestEnd > limits.age else { return }
        oldestEnd = now
        for kept in entries where !kept.isInUse {
            guard let ended = kept.entry.ended else { continue }
            if now - ended <= limits.age {
                oldestEnd = min(oldestEnd, ended)
            } else if !kept.entry.isAwaited {
                drop(kept.entry)
            }
        }
    }
    /// Removes the entries requested longest ago, until those that aren't in use are within the limits. Entries that
    /// callers wait for stay, even beyond the limits.
    func evict() {
        let entries = entries
        var (count, cost) = (limits.count, limits.cost)
        for index in entries.indices.reversed() where !entries[index].isInUse {
            if count > 0, entries[index].cost <= cost {
                (count, cost) = (count - 1, cost - entries[index].cost)
            } else {
                count = 0
                if !entries[index].entry.isAwaited { drop(entries[index].entry) }
            }
        }
    }
}
