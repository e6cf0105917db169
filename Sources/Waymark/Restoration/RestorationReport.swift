package import WaymarkLinks

/// The outcome of a restoration, for events and tests.
package enum RestorationReport: Hashable, Sendable {
    /// No state was saved for the owner.
    case nothing
    /// All of the owner's state is shown again.
    case restored
    /// The state is shown again, but not all of it, or other saved data was unusable and has been dropped, such as
    /// another owner's state.
    case partial([RestorationFault])
    /// Nothing is shown again.
    case discarded([RestorationFault])

    /// The faults, in the order in which they were found.
    package var faults: [RestorationFault] {
        switch self {
        case .nothing, .restored: []
        case .partial(let faults), .discarded(let faults): faults
        }
    }
    /// The report on one line: names, no values.
    package var summary: String { ([NavigationName.ofCase(self)] + faults.map(\.name)).joined(separator: " ") }
}

/// A fault in saved state, or an error while saving or reading it.
package enum RestorationFault: Error, Hashable {
    /// The data has more bytes than may be saved or read.
    case tooLarge(bytes: Int)
    /// The bytes are not JSON, or not the JSON of their version.
    case malformed
    /// The state has a version that this app doesn't know.
    case unknownVersion(Int)
    /// An earlier launch ended before it confirmed the state that it had restored, which is therefore dropped.
    case crashed
    /// A link no longer resolves, or has invalid values. `index` is the link's index in the level's path; nil for the
    /// level's root.
    case link(LinkError, level: Int, index: Int?)
    /// There are more destinations, or more modals, than a state may hold; the rest isn't saved or restored.
    case tooDeep
    /// The state has a branch or a modal style on this level that the app doesn't have, or no branch although the app
    /// has branches now.
    case unknownPart(level: Int)
    /// A destination has no link, so it wasn't saved. What lies on top of it wasn't saved either, unless the
    /// destination is the ground's root.
    case noLink(name: String)
    /// A destination has values that its link can't hold, so it wasn't saved. What lies on top of it wasn't saved
    /// either, unless the destination is the ground's root.
    case unprintable(name: String)
    /// The link to open after a login is invalid, so it wasn't saved.
    case pending(LinkError)
    /// A guard didn't allow a destination. The reason is nil for a destination on top of a denied one.
    case denied(name: String, DenialReason?)
    /// A store threw an error that isn't a ``RestorationFault``, such as Foundation's for a file. The value is a
    /// description.
    case store(String)

    init(wrapping error: any Error) { self = error as? RestorationFault ?? .store("\(error)") }

    package var name: String {
        switch self {
        case .link(let error, _, _), .pending(let error): error.reason
        case .denied(_, let reason): reason?.name ?? "upon"
        default: NavigationName.ofCase(self)
        }
    }
    /// The fault in words, without values.
    package var text: String {
        switch self {
        case .tooLarge(let bytes): "\(bytes) bytes are more than may be saved or read"
        case .malformed: "it is not JSON, or not the JSON of its version"
        case .unknownVersion(let version): "this app doesn't know version \(version)"
        case .crashed: "an earlier launch ended while restoring it, so it was dropped"
        case .link(let error, let level, _): "a link on level \(level) is no longer valid (\(error.reason))"
        case .tooDeep: "it has more destinations or modals than a state may hold"
        case .unknownPart(let level):
            "level \(level) has a branch or a modal style that the app doesn't have, or no branch although the app has "
                + "branches"
        case .noLink(let name):
            "'\(name)' has no link, so it wasn't saved, nor was what lies on top of it, unless it is the ground's root"
        case .unprintable(let name):
            "'\(name)' has values that its link can't hold, so it wasn't saved, nor was what lies on top of it, "
                + "unless it is the ground's root"
        case .pending(let error): "the link to open after a login is invalid (\(error.reason)), so it wasn't saved"
        case .denied(let name, let reason): "a guard didn't allow '\(name)'\(reason.map { " (\($0.name))" } ?? "")"
        case .store: "its store threw an error"
        }
    }
}

/// A promise of the report on a restoration. It is settled at once if there is no state to show, and otherwise when the
/// pipeline is done.
final class RestorationTicket: Promise<RestorationReport> {
    /// The report on the saved state, before the guards are asked.
    let found: RestorationReport

    init(_ found: RestorationReport) { self.found = found }

    func conclude(_ details: TransitionDetails) -> RestorationReport {
        let denied = details.dropped.map {
            RestorationFault.denied(name: $0.destination.name, $0.reason)
        }
        let faults = found.faults + denied
        let report: RestorationReport =
            switch details.outcome {
            case .committed, .duplicate: faults.isEmpty ? found : .partial(faults)
            case .denied, .superseded, .cancelled, .failed, .handled, .waiting: .discarded(faults)
            }
        settle(report)
        return report
    }
}

extension Router {
    /// Shows the saved state of an owner, as far as the guards allow. If `owner` is nil, shows the state that was saved
    /// while no user was logged in. ``AppCoordinator`` does this for you.
    ///
    /// - Returns: A report on the saved state, once it is shown or refused.
    @discardableResult package func restore(
        from restoration: Restoration<Destination>, owner: String?
    ) async -> RestorationReport { await restoreTicket(from: restoration, owner: owner).wait() }

    func restoreTicket(from restoration: Restoration<Destination>, owner: String?) -> RestorationTicket {
        let restored = restoration.restored(onto: state, owner: owner)
        report(restored.report.faults)
        let ticket = RestorationTicket(restored.report)
        if let state = restored.state {
            let request = Request(
                .replace(screens.screens(of: state)), at: store.ground, .restoration, kind: .restore)
            request.restoration = ticket
            store.perform(request)
            return ticket
        }
        ticket.settle(restored.report)
        if restored.report != .nothing {
            var details = TransitionDetails()
            details.restoration = restored.report
            store.record(.restore, at: store.ground, .restoration, details)
        }
        return ticket
    }

    /// Saves the state without the screen that a denial led to, and confirms what was restored.
    package func save(to restoration: Restoration<Destination>, owner: String?) {
        let state = screens.state(store.session.stateWithoutDenialScreen)
        let roots = store.rules.roots.mapValues { screens[$0] }
        report(restoration.confirm() + restoration.save(state, declaring: roots, owner: owner))
    }
    /// Passes faults on to ``failureHandler``.
    package func report(_ faults: [RestorationFault]) {
        for fault in faults { store.faults.report(.restoration(fault.text)) }
    }
}
