/// The store for which values are prepared, and the answers that its guards have already given.
@MainActor struct PreparingContext {
    let store: NavigationStore
    var known: KnownAnswers?

    func prospect(of screen: Screen) -> Pipeline.Prospect { store.pipeline.prospect(of: screen, known: known) }
}

/// The prepared values of a router, and the limits on keeping them.
@MainActor final class Preparer<Destination: Navigation> {
    struct Limits {
        let count: Int
        let age: Duration
        let cost: Int
    }
    let limits: Limits
    let preparation: @MainActor (Destination) -> Preparation?
    let screens: TypedScreens<Destination>
    /// The entries, the one requested longest ago first.
    // an array of a type that isn't generic: searching a dictionary of destinations takes ten times as long
    var entries: [KeptEntry] = []
    /// A lower bound of the times at which loads of entries that aren't in use have ended.
    var oldestEnd = Duration.zero

    init(
        _ limits: Limits, _ screens: TypedScreens<Destination>,
        _ preparation: @escaping @MainActor (Destination) -> Preparation?
    ) {
        (self.limits, self.screens, self.preparation) = (limits, screens, preparation)
    }
    deinit {
        // nothing else would answer callers that wait for an entry whose guard or unlock is still to come; entries that
        // nothing else retains are deallocated now, which cancels their loads
        for kept in entries {
            Task { @MainActor [weak entry = kept.entry] in if let entry, entry.isPending { entry.free() } }
        }
    }

    // MARK: before a screen is shown
    /// Begins to load the value for a destination's screen, once the guard has allowed the screen. Does nothing while
    /// the app boots or is locked.
    func prepare(_ destination: Destination, in context: PreparingContext) {
        guard context.store.session.isShown else { return }
        _ = entry(after: context.prospect(of: screens.add(destination)), in: context, isTaken: false)
    }
    /// Returns the entry of the screen that a prospect leads to. Adds one if there is none, and replaces one about
    /// which a guard has to be asked again. Returns nil if the screen may not be shown, if there is nothing to load, or
    /// if the value isn't taken and its cost exceeds the limit.
    func entry(
        after prospect: Pipeline.Prospect, in context: PreparingContext, isTaken: Bool
    ) -> PreparedEntry? {
        guard let target = prospect.target else { return nil }
        if let index = existing(screens[target], context.store) {
            let kept = entries[index]
            guard prospect.asks, !kept.isShown, !kept.isAsked else { return kept.entry }
            // the guard answered at once before, and has to be asked now
            drop(kept.entry)
        }
        guard let entry = added(target, in: context.store, isTaken: isTaken) else { return nil }
        advance(entry, of: target, after: prospect, in: context)
        return entry
    }
    /// Takes an entry as far as the guard's answer allows: loads it, asks the guard, follows a redirect or refuses it.
    /// Does nothing until the app is booted and unlocked.
    ///
    /// Every first load of an unshown screen begins here, so none bypasses the guard.
    func advance(
        _ entry: PreparedEntry, of screen: Screen, after prospect: Pipeline.Prospect, in context: PreparingContext
    ) {
        guard context.store.session.isShown else { return }
        switch prospect {
        case .shown(let target):
            if target.shows(screen) { entry.load() } else { lead(entry, to: target, in: context) }
        case .asks(let question, _): ask(question, about: screen, entry, in: context)
        case .denied(let reason): refuse(entry, .denied(name: screen.name, reason))
        case .unreachable(let failure): refuse(entry, .unreachable(name: screen.name, failure))
        }
    }
    private func ask(
        _ question: Question, about screen: Screen, _ entry: PreparedEntry, in context: PreparingContext
    ) {
        if let index = index(of: entry) { entries[index].ask() }
        let (timing, known) = (context.store.timing, context.known)
        entry.ask {
            await question.answer(timing)
        } answered: { [weak self, weak anchor = context.store.anchored()] entry, answer in
            guard let self, let store = anchor?.store else { return entry.free() }
            var context = PreparingContext(store: store, known: known ?? KnownAnswers())
            context.known?.learn(answer, about: question.subject)
            advance(entry, of: screen, after: context.prospect(of: screen), in: context)
        }
    }
    /// Leads an entry to the entry of another screen, to which a guard redirects. Refuses the first entry if the other
    /// screen has no value of the same type.
    private func lead(_ entry: PreparedEntry, to target: Screen, in context: PreparingContext) {
        let isTaken = index(of: entry).map { entries[$0].isTaken } ?? false
        forget(entry)
        let name = target.name
        guard let other = self.entry(after: .shown(target), in: context, isTaken: isTaken),
            let found = other.preparation?.type
        else { return entry.refuse(.notStated(name: name)) }
        if let expected = entry.preparation?.type, expected != found {
            return entry.refuse(.wrongType(name: name, expected: "\(expected)", found: "\(found)"))
        }
        entry.lead(to: other)
    }
    private func refuse(_ entry: PreparedEntry, _ error: PreparationError) {
        // a view that has taken the entry would ask for it again at once, so it is kept until the next transition
        if let index = index(of: entry), !entries[index].isTaken { entries.remove(at: index) }
        entry.refuse(error)
    }

    // MARK: by its screen
    /// Marks the value for a destination's screen as in use, and returns it; begins to load it if necessary. Returns a
    /// failure if the destination may not be shown, or has no value of this type.
    func take<Value>(
        _ destination: Destination, as type: Value.Type, in context: PreparingContext
    ) -> Prepared<Value> {
        let store = context.store
        let taken: PreparedEntry
        do throws(PreparationError) { taken = try entry(of: destination, as: type, in: context) } catch {
            return Prepared(failure: error)
        }
        if let index = index(of: taken) {
            // an entry that failed before a screen saw it is loaded again
            if taken.hasFailed, !entries[index].isTaken { taken.load() }
            entries[index].take(isShown: isShown(destination, in: store))
        }
        return Prepared(taken) { [weak anchor = store.anchored(), known = context.known] in
            guard let store = anchor?.store else { return }
            store.preparer?.reload(taken.end, in: PreparingContext(store: store, known: known))
        }
    }
    /// Returns the entry with a destination's value, and begins to load it if need be.
    ///
    /// - Throws: ``PreparationError`` if the destination may not be shown, or has no value of this type.
    private func entry(
        of destination: Destination, as type: Any.Type, in context: PreparingContext
    ) throws(PreparationError) -> PreparedEntry {
        let name = destination.name
        guard let entry = try entry(of: destination, in: context), let found = entry.end.preparation?.type else {
            throw .notStated(name: name)
        }
        guard found == type else { throw .wrongType(name: name, expected: "\(type)", found: "\(found)") }
        return entry
    }
    /// Returns the entry of a destination, with a value of any type; nil if the destination has no preparation.
    ///
    /// - Throws: ``PreparationError`` if the destination may not be shown. While the app boots or is locked, also
    ///   throws for a destination that isn't in the state and whose load has ended.
    private func entry(
        of destination: Destination, in context: PreparingContext
    ) throws(PreparationError) -> PreparedEntry? {
        let (store, name) = (context.store, destination.name)
        let index = existing(destination, store)
        if let index, entries[index].isShown { return entries[index].entry }
        if store.session.isShown {
            let prospect = context.prospect(of: screens.add(destination))
            switch prospect {
            case .shown, .asks: return entry(after: prospect, in: context, isTaken: true)
            case .denied(let reason): throw .denied(name: name, reason)
            case .unreachable(let failure): throw .unreachable(name: name, failure)
            }
        }
        // loaded as soon as the app is booted and unlocked
        guard let index else { return added(screens.add(destination), in: store, isTaken: true) }
        guard entries[index].entry.isLoading else { throw .denied(name: name, .locked) }
        return entries[index].entry
    }
}
