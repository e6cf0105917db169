#if Inspector
import Foundation
import Waymark

/// The transitions and session changes of a recording, in order.
struct RecordedWalk<Destination: Navigation>: Sendable {
    static var limit: Int { 500 }
    enum Step: Sendable {
        case transition(SeenTransition<Destination>)
        case session(SeenSessionChange<Destination>)
    }
    let begin: NavigationState<Destination>
    /// The number of the next transition when the recording began.
    let first: Int
    /// The app's phase when the recording began; nil without a coordinator.
    let phase: AppPhase?
    /// The seconds from the beginning of the recording until its session expires; nil without a session or an expiry.
    let lifetime: Double?
    private(set) var steps: [Step] = []
    /// A Boolean value that indicates whether steps were dropped because the recording reached its limit.
    private(set) var isFull = false

    init(from begin: NavigationState<Destination>, first: Int, phase: AppPhase?, lifetime: Double?) {
        (self.begin, self.first, self.phase, self.lifetime) = (begin, first, phase, lifetime)
    }

    mutating func append(_ seen: SeenTransition<Destination>) {
        if case .session(var change)? = steps.last, change.takes(seen) {
            change.effects.append(seen)
            change.after = seen.after
            steps[steps.count - 1] = .session(change)
        } else {
            append(.transition(seen))
        }
    }
    mutating func begin(_ change: SeenSessionChange<Destination>) { append(.session(change)) }
    mutating func endChange() {
        guard case .session(var change)? = steps.last else { return }
        change.isOver = true
        steps[steps.count - 1] = .session(change)
    }
    private mutating func append(_ step: Step) {
        guard steps.count < Self.limit else { return isFull = true }
        steps.append(step)
    }
}

/// A change of the session, with the transitions that it caused, including those of requests that waited for it.
struct SeenSessionChange<Destination: Navigation>: Sendable {
    let change: SessionChange
    let phase: AppPhase
    /// The seconds from the change until the new session expires; nil without a session or an expiry.
    let lifetime: Double?
    /// The number of the newest transition that had begun before the change.
    let number: UInt64
    var effects: [SeenTransition<Destination>] = []
    var after: NavigationState<Destination>
    /// A Boolean value that indicates whether the change's immediate effects are complete.
    var isOver = false

    fileprivate func takes(_ seen: SeenTransition<Destination>) -> Bool {
        !isOver || (seen.record.origin == .session && seen.record.kind == .session)
    }
    /// The requests, such as a link, that were made before the change and waited for it.
    var waited: [SeenTransition<Destination>] {
        effects.filter { $0.record.number <= number && $0.record.origin != .session && $0.record.kind != .restore }
    }
}

extension InspectedRouter {
    func record(_ call: RecordingParameter) async throws(ProtocolError) -> RecordResult {
        let router = try live()
        switch call.action {
        case .start:
            guard renderer.showsValues else {
                throw ProtocolError(
                    .refused, "can't record '\(id)' without values; pass showsValues: true in the options")
            }
            guard links != nil else {
                throw ProtocolError(
                    .refused, "can't record '\(id)': a recording needs a link table, and this router has none")
            }
            let phase = phase()
            if phase == .booting { throw ProtocolError(.refused, "can't record '\(id)' before the app has booted") }
            walk = RecordedWalk(
                from: router.state, first: ring.last + 1, phase: phase, lifetime: phase?.session.flatMap(lifetime))
        case .stop:
            guard let walk else { throw ProtocolError(.refused, "nothing is being recorded") }
            self.walk = nil
            guard let links else {
                throw ProtocolError(
                    .refused, "can't record '\(id)': a recording needs a link table, and this router has none")
            }
            let (setup, name, initial, last) = (setup, name, initial, ring.last)
            written = await Task.detached {
                let test = WalkTest(walk, links: links, setup: setup, name: name, initial: initial)
                return RecordResult(
                    isRecording: false, steps: walk.steps.count, first: walk.first, last: last, source: test.source,
                    fileName: test.fileName, messages: test.messages)
            }.value
        case .state: break
        }
        return walk.map { RecordResult(isRecording: true, steps: $0.steps.count, first: $0.first) } ?? written
            ?? RecordResult(isRecording: false, steps: 0)
    }
    func see(_ moment: SessionMoment) {
        guard walk != nil, let router else { return }
        switch moment {
        case .began(let change, let phase):
            let session: Session? =
                switch change {
                case .began(let session), .changed(let session): session
                case .expired, .ended: nil
                }
            walk?.begin(
                SeenSessionChange(
                    change: change, phase: phase, lifetime: session.flatMap(lifetime),
                    number: lastBegun, after: router.state))
        case .ended: walk?.endChange()
        }
    }
    private func lifetime(of session: Session) -> Double? {
        guard let router, let expires = session.expires else { return nil }
        return expires.timeIntervalSince(router.timing.clock.date())
    }
}
#endif
