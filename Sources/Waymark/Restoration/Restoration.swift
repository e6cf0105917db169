import WaymarkLinks

/// Saves what each user has open, as links, and shows it to them again. Use one `Restoration` per store.
///
/// Every saved link goes through the same resolver as one from outside, and what it yields through the same pipeline.
/// Nothing is thrown: what cannot be read is set aside and reported.
@MainActor public final class Restoration<Destination: Navigation> {
    private let links: DeepLinks<Destination>
    private let document: SavedDocumentStore

    /// Creates the saved state of an app. An owner's state is kept for `life` after it was saved, and a link waits for
    /// a login for `pendingLife`, by the clock's time of day.
    public init(
        links: DeepLinks<Destination>, store: any RestorationStore, clock: NavigationClock = .system,
        life: Duration = .seconds(30 * 86_400), pendingLife: Duration = .seconds(600)
    ) {
        self.links = links
        document = SavedDocumentStore(store, clock: clock, life: life, pendingLife: pendingLife)
    }

    // MARK: saving
    /// Saves an owner's state, in place of what was saved for that owner before. The owner is the opaque tag of the
    /// user whose state it is; nil while nobody is logged in.
    ///
    /// At most 50 destinations are saved, up to the first that has no link. All owners together have 64 KiB; when these
    /// run out, or a ninth owner comes, the oldest entry is dropped.
    ///
    /// - Returns: What was not saved, and why.
    @discardableResult public func save(_ state: NavigationState<Destination>, owner: String?) -> [RestorationFault] {
        var limit = NavigationLimits.destinations
        while true {
            var writer = StateWriter(links: links, remaining: limit)
            let entry = writer.saved(state, owner: owner, at: document.now)
            let count = SavedDocument(saved: [entry]).savedBytes().count
            if count <= NavigationLimits.savedBytes - SavedDocument.reserve {
                return writer.faults + document.update { $0.insert(entry) }
            }
            guard limit > 1 else { return writer.faults + [.tooLarge(bytes: count)] }
            limit /= 2
        }
    }
    /// Removes an owner's state and link, and what was set aside, as a log-out must. What fails is made up for later.
    @discardableResult package func clear(owner: String?) -> [RestorationFault] { document.clear(owner) }
    /// Call it once the first frame is shown; until then, a crash counts against the saved state.
    package func settle() {
        if document.marker != nil { _ = document.update { $0.restoring = nil } }
    }

    // MARK: a link that waits for a login
    /// Saves a link as a path; nil removes the owner's. Without an owner it belongs to whoever logs in first.
    @discardableResult package func savePending(_ link: String?, owner: String?) -> [RestorationFault] {
        if let link {
            do throws(LinkError) { _ = try ParsedLink(path: link) } catch { return [.pending(error)] }
        }
        let now = document.now
        return document.update { document in
            if let link {
                document.pending = .init(owner: owner, at: now, link: link)
            } else if let pending = document.pending, pending.belongs(to: owner) {
                document.pending = nil
            }
        }
    }
    package func pendingLink(for owner: String) -> String? {
        var pending: SavedDocument.PendingLink?
        _ = document.update { pending = $0.pending }
        guard let pending, pending.belongs(to: owner) else { return nil }
        return pending.link
    }
    package func takePending(for owner: String) -> String? {
        let link = pendingLink(for: owner)
        if link != nil { savePending(nil, owner: owner) }
        return link
    }

    // MARK: restoring
    /// Puts what was saved for an owner or for nobody, as far as it is valid, onto the state that the app starts with.
    ///
    /// A marker is set until ``settle()`` is called. If an earlier launch left one, it ended while restoring: the state
    /// of that owner is dropped.
    package func restored(
        onto base: NavigationState<Destination>, owner: String?
    ) -> (state: NavigationState<Destination>?, report: RestorationReport) {
        var entry: SavedState?
        let failures = document.update { document in
            entry = document.saved.first { $0.owner == owner }
            if entry != nil { document.restoring = SavedDocument.Marker(owner: owner) }
        }
        let found = document.takeFaults() + failures
        // without a marker, a crash would repeat itself at every launch
        guard let entry, failures.isEmpty else {
            return (nil, found.isEmpty ? .nothing : .discarded(found))
        }
        var reader = StateReader(links: links)
        let state = reader.state(entry, onto: base)
        let faults = found + reader.faults
        return (state, faults.isEmpty ? .restored : .partial(faults))
    }
}
