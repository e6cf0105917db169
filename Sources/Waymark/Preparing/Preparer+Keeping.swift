/// The cache of entries: look-up, insertion and eviction.
extension Preparer {
    /// Returns the index of a destination's entry, which counts as requested now.
    func existing(_ destination: Destination, _ store: NavigationStore) -> Int? {
        let now = store.timing.clock.elapsed()
        purge(now)
        guard let index = index(of: destination) else { return nil }
        entries[index].request(at: now)
        return index
    }
    private func index(of destination: Destination) -> Int? {
        let (entries, hash) = (entries, destination.hashValue)
        for index in entries.indices
        where entries[index].hash == hash && screens[entries[index].screen] == destination { return index }
        return nil
    }
    func index(of entry: PreparedEntry) -> Int? { entries.firstIndex { $0.entry === entry } }
    /// Adds an entry for a screen, and removes others that exceed the limits.
    ///
    /// - Parameter isTaken: true if a screen shows the value now.
    /// - Returns: The entry; nil if there is no preparation, or if no screen shows the value and its cost exceeds the
    ///   limit.
    func added(_ screen: Screen, in store: NavigationStore, isTaken: Bool) -> PreparedEntry? {
        let destination = screens[screen]
        guard let preparation = preparation(destination), isTaken || preparation.cost <= limits.cost else { return nil }
        let (entry, now) = (PreparedEntry(preparation, store.timing.clock), store.timing.clock.elapsed())
        var kept = KeptEntry(entry, of: screen, hash: destination.hashValue, cost: preparation.cost, at: now)
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
    /// Removes an entry that exceeds the limits, and frees it unless callers wait for its value.
    private func remove(at index: Int) {
        let kept = entries.remove(at: index)
        guard kept.entry.isAwaited else { return kept.entry.free() }
        awaited = awaited.filter { $0.entry.isAwaited } + [kept]
    }
    /// Removes entries that are too old, unless they are in use.
    func purge(_ now: Duration) {
        // fast path: usually no entry is too old
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
    func evict() { while let excess { remove(at: excess) } }
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
