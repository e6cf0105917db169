#if Inspector
import Foundation
import Waymark

extension WalkWriter {
    /// Writes the requests that waited for a change of the session, the change, and the expected results. If the test
    /// has no coordinator, or a waiting request can't be written, writing ends instead.
    mutating func session(_ number: Int, _ seen: SeenSessionChange<Destination>) {
        lines.append("")
        lines.append("// \(number). \(Self.name(seen))")
        guard hasApp else {
            isOver = true
            return leaveOut(
                "step \(number) and all later ones: the session changed. Pass InspectorTestSetup(imports:app:) to create a coordinator"
            )
        }
        if case .expired = seen.change, let lifetime {
            lines.append("clock.advance(by: .seconds(\(max(0, lifetime) + 1)))")
        }
        guard let waiting = ask(seen.waited, number) else { return isOver = true }
        switch seen.change {
        case .began(let session): logIn(session, lifetime: seen.lifetime, isLocked: session.isLocked)
        case .changed(let session): change(session, seen)
        case .expired: lines.append("await app.refreshSession()")
        case .ended: lines.append("app.logOut()")
        }
        for (name, outcome) in waiting {
            lines.append("outcome = await \(name).outcome")
            lines += Self.expectations(outcome)
        }
        expect(seen)
        if let restored = seen.effects.last(where: { $0.record.kind == .restore && $0.before != $0.after }) {
            leaveOut("step \(number): saved state was restored; the test shows the result")
            guard show(seen.after, from: restored.before) else {
                isOver = true
                return leaveOut("all steps after \(number): the state has neither a link nor plain values")
            }
        }
        expect(seen.after)
    }
    private static func name(_ seen: SeenSessionChange<Destination>) -> String {
        switch seen.change {
        case .began: "log-in"
        case .ended: "log-out"
        case .expired: "the session expires"
        case .changed(let new):
            switch (seen.phase.session?.isLocked ?? false, new.isLocked) {
            case (false, true): "lock"
            case (true, false): "unlock"
            case (true, true), (false, false): "the session changes"
            }
        }
    }
    /// Writes the requests that waited for a change of the session.
    ///
    /// - Returns: The names of the handles, with the expected outcomes; nil if a request can't be written.
    private mutating func ask(
        _ waited: [SeenTransition<Destination>], _ number: Int
    ) -> [(name: String, outcome: TransitionOutcome)]? {
        let handles = whole { writer -> [(name: String, outcome: TransitionOutcome)]? in
            var handles: [(name: String, outcome: TransitionOutcome)] = []
            for (index, step) in waited.enumerated() {
                switch step.record.outcome {
                // these have no effect on the state
                case .superseded, .cancelled, .waiting, .duplicate: continue
                case .committed, .denied, .handled, .failed: break
                }
                guard let call = writer.call(step) else { return nil }
                let name = "waiting\(number)" + (index == 0 ? "" : "_\(index + 1)")
                writer.lines.append("let \(name) = \(call)")
                handles.append((name, step.record.outcome))
            }
            return handles
        }
        if handles == nil {
            leaveOut(
                "step \(number) and all later ones: a waiting request can't be repeated with a link or plain values")
        }
        return handles
    }
    mutating func logIn(_ session: Session, lifetime: Double?, isLocked: Bool) {
        lines.append("app.logIn(\(text(session, lifetime: lifetime, isLocked: isLocked)))")
    }
    private mutating func change(_ new: Session, _ seen: SeenSessionChange<Destination>) {
        var old = seen.phase.session
        let wasLocked = old?.isLocked ?? false
        old?.isLocked = new.isLocked
        let isSame = old == new
        if isSame, wasLocked != new.isLocked {
            lines.append(new.isLocked ? "app.lock()" : "try await app.unlock()")
        } else {
            lines.append("app.updateSession(\(text(new, lifetime: seen.lifetime, isLocked: new.isLocked)))")
        }
    }
    private mutating func expect(_ seen: SeenSessionChange<Destination>) {
        switch seen.change {
        case .ended, .expired: lines.append("#expect(app.phase == .unauthenticated)")
        case .began(let session), .changed(let session):
            lines.append("#expect(app.phase.session?.owner == \(SwiftText.literal(owner(session))))")
            if session.isLocked || seen.phase.session?.isLocked == true {
                lines.append("#expect(app.phase.session?.isLocked == \(session.isLocked))")
            }
        }
    }

    /// Returns an expression for a session. The owner's name is replaced, unless the app's test setup contains it.
    private mutating func text(_ session: Session, lifetime: Double?, isLocked: Bool) -> String {
        var arguments = ["owner: \(SwiftText.literal(owner(session)))"]
        self.lifetime = lifetime.map { Int(max(-1e9, min(1e9, $0)).rounded()) }
        if let lifetime = self.lifetime {
            needsDates = true
            arguments.append("expires: clock.date.addingTimeInterval(\(lifetime))")
        }
        func list(_ names: Set<String>) -> String {
            "[\(names.sorted().map(SwiftText.literal).joined(separator: ", "))]"
        }
        if !session.permissions.isEmpty { arguments.append("permissions: \(list(session.permissions))") }
        if !session.information.isEmpty { arguments.append("information: \(list(session.information))") }
        if isLocked { arguments.append("isLocked: true") }
        return "Session(\(arguments.joined(separator: ", ")))"
    }
    private mutating func owner(_ session: Session) -> String {
        if setup.contains(SwiftText.literal(session.owner)) { return session.owner }
        if let known = owners[session.owner] { return known }
        let name = "owner \(owners.count + 1)"
        owners[session.owner] = name
        return name
    }
}
#endif
