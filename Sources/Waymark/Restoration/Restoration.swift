import WaymarkLinks

/// The saved state of an app: the open screens of each user, as links. Use one `Restoration` per store.
///
/// Every saved link goes through the same resolver as one from outside, and its destination through the same pipeline.
/// Nothing is thrown: faults are reported, and data that can't be used is removed.
@MainActor package final class Restoration<Destination: Navigation> {
    private let links: @MainActor () -> LinkTable<Destination>
    let store: RestorationStore
    private let clock: NavigationClock
    /// The marker that this launch set; nil if it has set none. Any other marker in the document is from an earlier
    /// launch, which crashed.
    private var marker: SavedDocument.Marker?
    /// The faults found in the stored document, until a report includes them.
    private var unreported: [RestorationFault] = []
    /// The owners whose data could not be removed when they logged out. The next update tries again.
    private var uncleared: Set<String?> = []
    /// A Boolean value that indicates whether the data of all owners could not be removed.
    private var isAllUncleared = false

    /// Creates a restoration that saves states in a store, and reads them back from it.
    ///
    /// - Parameters:
    ///   - links: The links that states are saved as, evaluated each time they are needed.
    ///   - store: The store of the bytes.
    ///   - clock: The clock whose date determines what is too old.
    package init(
        links: @autoclosure @escaping @MainActor () -> LinkTable<Destination>, store: RestorationStore,
        clock: NavigationClock = .system
    ) {
        self.links = links
        self.store = store
        self.clock = clock
    }

    // MARK: saving
    /// Saves an owner's state, in place of what was saved for that owner before. The owner is the opaque tag of the
    /// user whose state it is; nil while no user is logged in.
    ///
    /// At most 50 destinations are saved; a destination without a link is left out, with everything on top of it. The
    /// states of all owners share 64 KiB. When these run out, or a ninth owner's state is saved, the oldest state is
    /// dropped. A state that is too large by itself is saved with fewer destinations.
    ///
    /// - Returns: The reasons why something wasn't saved, if any.
    @discardableResult package func save(
        _ state: NavigationState<Destination>, declaring roots: [String: Destination] = [:], owner: String?
    ) -> [RestorationFault] {
        var limit = NavigationLimits.destinations
        while true {
            var writer = StateWriter(links: links(), roots: roots, remaining: limit)
            let entry = writer.saved(state, owner: owner, at: clock.seconds)
            let count = SavedDocument(saved: [entry]).savedBytes().count
            if count <= NavigationLimits.savedBytes - SavedDocument.reserve {
                return writer.faults + update { $0.insert(entry) }
            }
            guard limit > 1 else { return writer.faults + [.tooLarge(bytes: count)] }
            limit /= 2
        }
    }
    /// Removes an owner's state and link, as a log-out must. If that fails, returns the faults,
    /// and the next update tries again.
    @discardableResult package func clear(owner: String?) -> [RestorationFault] {
        uncleared.insert(owner)
        return update()
    }
    /// Removes the states and links of all owners, as a log-out must while it isn't known who was logged in.
    @discardableResult package func clearAll() -> [RestorationFault] {
        isAllUncleared = true
        return update()
    }
    /// Confirms that the first frame is shown. If the app ends before that, the next launch drops the state that this
    /// one restored. Returns the faults of the update.
    @discardableResult package func confirm() -> [RestorationFault] {
        marker == nil ? [] : update { $0.restoring = nil }
    }

    // MARK: a link that waits for a login
    /// Saves an owner's link as a path, in place of the one saved before; nil removes a link that is the owner's or
    /// nobody's. Without an owner, the link belongs to the first user who logs in. Returns the faults; an invalid link
    /// isn't saved.
    @discardableResult package func savePending(_ link: String?, owner: String?) -> [RestorationFault] {
        if let link {
            do throws(LinkError) { _ = try ParsedLink(path: link) } catch { return [.pending(error)] }
        }
        return update { document in
            if let link {
                document.pending = .init(owner: owner, at: clock.seconds, link: link)
            } else if let pending = document.pending, pending.belongs(to: owner) {
                document.pending = nil
            }
        }
    }
    /// Returns the saved link that waits for the login of `owner` or of any user, and removes it; nil if there is none.
    package func takePending(for owner: String) -> String? {
        var link: String?
        _ = update { document in
            guard let pending = document.pending, pending.belongs(to: owner) else { return }
            link = pending.link
            document.pending = nil
        }
        return link
    }

    // MARK: restoring
    /// Returns the saved state of an owner, as far as it is valid, put onto `base`, the state that the app starts with.
    /// The state is nil if none is saved, or if the store can't be read or written. An `owner` of nil stands for no
    /// user.
    ///
    /// If there is a saved state, a marker is set until `confirm()` is called. A marker left by an earlier launch means
    /// that the launch ended while restoring, so the state of the marker's owner is dropped.
    package func restored(
        onto base: NavigationState<Destination>, owner: String?
    ) -> (state: NavigationState<Destination>?, report: RestorationReport) {
        var entry: SavedState?
        let failures = update { document in
            entry = document.saved.first { $0.owner == owner }
            if entry != nil { document.restoring = SavedDocument.Marker(owner: owner) }
        }
        let found = unreported + failures
        unreported = []
        // without a marker, a crash would repeat itself at every launch
        guard let entry, failures.isEmpty else {
            return (nil, found.isEmpty ? .nothing : .discarded(found))
        }
        var reader = StateReader(links: links())
        let state = reader.state(entry, onto: base)
        let faults = found + reader.faults
        return (state, faults.isEmpty ? .restored : .partial(faults))
    }

    // MARK: the document
    /// Reads the document, removes the data of users who have logged out, edits it, and writes it if it changed.
    /// Returns the faults if that fails; otherwise the next report includes those of the stored document.
    private func update(_ edit: (inout SavedDocument) -> Void = { _ in }) -> [RestorationFault] {
        do {
            var (document, stored) = try read()
            edit(&document)
            if !uncleared.isEmpty || isAllUncleared, document.isEmpty {
                try store.clear()
                marker = nil
            } else {
                try write(document, over: stored)
                marker = document.restoring
            }
            (uncleared, isAllUncleared) = ([], false)
            return []
        } catch {
            defer { unreported = [] }
            return unreported + [RestorationFault(wrapping: error)]
        }
    }
    /// Returns the current document, and its stored bytes. Removes bytes that can't be used, and leaves out the state
    /// that an earlier launch crashed with.
    ///
    /// - Throws: The error of the store, which must not be written to then.
    private func read() throws -> (document: SavedDocument, stored: [UInt8]) {
        var document = SavedDocument()
        let none = document.savedBytes()
        var stored = none
        guard let bytes = try store.load() else { return (document, none) }
        do throws(RestorationFault) {
            guard bytes.count <= NavigationLimits.savedBytes else { throw .tooLarge(bytes: bytes.count) }
            document = try SavedDocument(reading: bytes)
            stored = bytes
        } catch { try remove(error) }
        if let crashed = document.restoring, crashed != marker {
            unreported.append(.crashed)
            document.restoring = nil
            document.saved.removeAll { $0.owner == crashed.owner }
        }
        document.tidy(now: clock.seconds)
        for owner in uncleared { document.remove(owner) }
        if isAllUncleared { document = SavedDocument() }
        return (document, stored)
    }
    private func write(_ document: SavedDocument, over stored: [UInt8]) throws {
        var document = document
        var bytes = document.savedBytes()
        guard bytes != stored else { return }
        while bytes.count > NavigationLimits.savedBytes {
            guard document.saved.count > 1 else { throw RestorationFault.tooLarge(bytes: bytes.count) }
            document.saved.removeLast()
            bytes = document.savedBytes()
        }
        try store.save(bytes)
    }
    /// Removes the stored bytes, and notes the fault for the next report.
    ///
    /// - Throws: The error of the store, which must not be written to then.
    private func remove(_ fault: RestorationFault) throws {
        unreported.append(fault)
        try store.clear()
    }
}
