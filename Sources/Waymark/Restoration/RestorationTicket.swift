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
}
