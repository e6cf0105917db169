/// A restoration on its way through the pipeline: what was found in the saved state, and then what became of it.
@MainActor final class RestorationTicket {
    private let found: RestorationReport
    private let promise = Promise<RestorationReport>(abandoned: RestorationReport(.discarded))

    init(_ found: RestorationReport, isOver: Bool = false) {
        self.found = found
        if isOver { promise.settle(found) }
    }
    /// The report, once the transition has ended.
    var report: RestorationReport { get async { await promise.wait() } }

    func conclude(_ settlement: Settlement?, _ screens: ScreenTable) -> RestorationReport {
        var report = found
        report.faults += (settlement?.dropped ?? []).map { .denied(name: screens.name(of: $0.destination), $0.reason) }
        switch settlement?.outcome ?? .committed {
        case .committed, .duplicate, .captured: if !report.faults.isEmpty { report.outcome = .partial }
        case .denied, .superseded, .cancelled, .failed: report.outcome = .discarded
        }
        promise.settle(report)
        return report
    }
}

extension Router {
    /// Shows what was saved, as far as the guards allow; what was dropped, and why, is in its record. Do it before the
    /// first frame, and call ``Restoration/settle()`` after it. ``AppCoordinator`` does this for you.
    ///
    /// - Parameters:
    ///   - restoration: Where it was saved.
    ///   - owner: Who is logged in; nil for nobody.
    @discardableResult public func restore(
        from restoration: Restoration<Destination>, owner: String?
    ) async -> RestorationReport { await restoreTicket(from: restoration, owner: owner).report }

    func restoreTicket(from restoration: Restoration<Destination>, owner: String?) -> RestorationTicket {
        let restored = restoration.restored(onto: state, owner: owner)
        guard let state = restored.state else {
            if restored.report.outcome != .nothing {
                let details = RecordDetails<ScreenID>(outcome: .committed, restoration: restored.report)
                store.record(.restore, at: 0, .restoration, details)
            }
            return RestorationTicket(restored.report, isOver: true)
        }
        let ticket = RestorationTicket(restored.report)
        store.perform(
            .replace(screens.screens(of: state)), at: store.ground, .restoration, kind: .restore, restoration: ticket)
        return ticket
    }
}
