#if Inspector
import Foundation
import Waymark

extension InspectedRouter {
    func answer(_ call: InspectorCall) async throws(ProtocolError) -> any Encodable & Sendable {
        switch call {
        case .hello: throw ProtocolError(.badParameters, "hello takes no source")
        case .state:
            guard let state = await state() else { throw .unknownSource(id) }
            return state
        case .timeline(let call): return try await timeline(call)
        case .links: return try await listLinks()
        case .printLink(let call): return try printLink(call)
        case .explainLink(let call): return try await explain(call.link)
        case .openLink(let call): return try await openLink(call)
        case .navigate(let call):
            let destination = try destination(of: call.link)
            return try await perform { $0.active.navigate(to: destination) }
        case .goBack: return try await perform { $0.active.goBack() }
        case .dismiss: return try await perform { $0.active.dismiss() }
        case .select(let call): return try await perform { $0.select(branch: call.branch) }
        case .travel(let call): return try await travel(call)
        case .replay(let call): return try await replay(call)
        case .guards: return try await guardRows()
        case .hook(let call):
            guard let action = actions.first(where: { $0.id == call.hook })?.action else {
                throw ProtocolError(.notFound, "there is no hook '\(call.hook.prefix(64))'")
            }
            await action.perform()
            return NoResult()
        case .record(let call): return try await record(call)
        case .clear:
            clear()
            return NoResult()
        }
    }

    private func timeline(_ call: InspectorCall.Timeline) async throws(ProtocolError) -> TimelineResult {
        let (after, limit) = (call.after ?? 0, call.limit ?? 200)
        guard after >= 0 else { throw ProtocolError(.badParameters, "'after' is negative") }
        guard (1...500).contains(limit) else { throw ProtocolError(.badParameters, "'limit' is not from 1 to 500") }
        // without `after`, the newest transitions are returned
        let from = call.after == nil ? max(0, ring.last - limit) : after
        let lost = max(0, ring.first - 1 - after)
        return TimelineResult(transitions: await transitions(after: from, limit: limit), lost: lost)
    }

    // MARK: travel
    private func travel(_ call: InspectorCall.Moment) async throws(ProtocolError) -> TransitionResult {
        guard let seen = ring[call.number] else {
            throw ProtocolError(.notFound, "transition \(call.number) is no longer kept, or hasn't happened yet")
        }
        switch call.side {
        case .before: return try await show(seen.before, of: call.number - 1)
        case .after: return try await show(seen.after, of: call.number)
        }
    }

    /// Restores the state before a recorded transition, and repeats the navigations from there on, except for those
    /// that can't be repeated. Stops at the first navigation that still waits or doesn't become a transition, because
    /// later ones would act on a different state. A denied navigation is a transition, so it doesn't end the replay.
    ///
    /// - Throws: `ProtocolError` if the transition isn't kept, or if the state before it can't be restored now.
    private func replay(_ call: InspectorCall.From) async throws(ProtocolError) -> ReplayResult {
        guard let first = ring[call.from] else {
            throw ProtocolError(.notFound, "transition \(call.from) is no longer kept, or hasn't happened yet")
        }
        let asked = [first] + ring.elements(after: call.from)
        guard let restored = try await seeing({ $0.perform(.replace(first.before.fitted(to: $0.state))) }) else {
            throw ProtocolError(.refused, "the state before transition \(call.from) isn't restored yet: it is waiting")
        }
        var seen = [restored]
        for step in asked {
            guard let action = step.asked(links: links) else { continue }
            guard let next = try? await seeing(action) else { break }
            seen.append(next)
        }
        return ReplayResult(transitions: await renderer.transitions(seen))
    }
}

extension SeenTransition {
    /// Returns an action that repeats a transition. Returns nil if the transition had no request, as for a change of
    /// the session. Also returns nil if its request can't be repeated, because the destination or branch isn't known,
    /// or because there is no table for its link.
    ///
    /// For kinds whose requests aren't recorded, such as a pop, the action replaces the whole state with the result.
    @MainActor fileprivate func asked(
        links: LinkTable<Destination>?
    ) -> ((Router<Destination>) -> NavigationHandle)? {
        switch record.origin {
        case .session, .restoration: return nil
        case .code, .gesture, .link, .notification, .shortcut, .intent, .activity: break
        }
        let (requested, level) = (record.via.first ?? record.destination, record.level)
        switch record.kind {
        case .missedCallback, .session, .restore: return nil
        case .link:
            guard let links, let link = record.link else { return nil }
            return { $0.open(link, using: links) }
        case .navigate:
            guard let requested else { return nil }
            return { $0.perform(.navigate(requested), at: level) }
        case .push:
            guard let requested else { return nil }
            return { $0.perform(.push(requested), at: level) }
        case .present:
            guard let requested, let style = presentedStyle else { return nil }
            return { $0.perform(.present(requested, as: style), at: level) }
        case .select:
            guard let selected = selectedBranch else { return nil }
            return { $0.perform(.select(branch: selected), at: level) }
        case .pop, .setPath, .setRoot, .dismiss, .replace, .sequence, .history:
            let state = after
            return { $0.perform(.replace(state.fitted(to: $0.state))) }
        }
    }
    /// The requested modal style; nil if the request isn't to present, or has no destination. If the destination was
    /// shown, this is the style of its level. Otherwise, the style isn't recorded, and this is the destination's
    /// default style, or `sheet` if the default isn't modal. A guard's answer doesn't depend on the style.
    var presentedStyle: ModalStyle? {
        guard record.kind == .present, let destination = record.destination else { return nil }
        let shown = record.outcome == .committed || record.outcome == .duplicate
        guard shown, after.levels.count > record.level + 1 else { return destination.presentationType.style ?? .sheet }
        return after.levels[record.level + 1].style
    }
    /// The id of the requested branch; nil if unknown. If the selection was denied, it is inferred from the screens
    /// that the guard refused.
    var selectedBranch: String? {
        guard record.kind == .select, before.levels.count > record.level else { return nil }
        let old = before.levels[record.level]
        switch record.outcome {
        case .committed, .duplicate:
            return after.levels.count > record.level ? after.levels[record.level].branch.id : nil
        case .failed(.noSuchBranch(let id)), .failed(.unselectableBranch(let id)): return id
        case .denied:
            let refused = guards.refused
            let branches = old.branches.filter { branch in
                branch.id != old.branch.id
                    && ((branch.root.map { [$0] } ?? []) + branch.path).contains { refused.contains($0) }
            }
            return branches.count == 1 ? branches.first?.id : nil
        case .failed, .superseded, .cancelled, .handled, .waiting: return nil
        }
    }
}

extension Router {
    /// Performs an action at a level. Fails with `noSuchLevel` if the level is gone.
    fileprivate func perform(_ action: NavigationAction<Destination>, at level: Int) -> NavigationHandle {
        var router: Router? = self
        for _ in 0..<level { router = router?.child }
        return router?.perform(action) ?? NavigationHandle(.failed(.noSuchLevel(level)))
    }
}

extension NavigationState {
    /// Returns this state with the tabs of the current state, `now`. Each tab gets the stack that this state has for
    /// it, or keeps its current one if there is none. Modals are dropped if the tab that they cover is gone. Returns
    /// this state unchanged if `now` has no tabs, or the same tabs in the same order.
    func fitted(to now: NavigationState) -> NavigationState {
        let (then, tabs) = (levels[0], now.levels[0].branches)
        guard !tabs.allSatisfy({ $0.id.isEmpty }), then.branches.map(\.id) != tabs.map(\.id) else { return self }
        let branches = tabs.map { tab in then.branches.first { $0.id == tab.id } ?? tab }
        guard branches.contains(where: { $0.id == then.branch.id }) else {
            // the modals covered a tab that no longer exists
            return NavigationState(branches: branches, selection: now.levels[0].branch.id)
        }
        return levels.dropFirst().reduce(NavigationState(branches: branches, selection: then.branch.id)) {
            guard let root = $1.root, let style = $1.style else { return $0 }
            return $0.presenting(root, as: style, path: $1.path)
        }
    }
}
#endif
