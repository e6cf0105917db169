#if Inspector
import Waymark
import WaymarkLinks

/// An actor that renders transitions and states for the page, and caches up to 2,000 rendered destinations. Unless it
/// shows values, destinations are rendered as their names, and links as the patterns that match them.
actor ScreenRenderer<Destination: Navigation> {
    let links: LinkTable<Destination>?
    nonisolated let showsValues: Bool
    private var known: [Destination: InspectedScreen] = [:]
    private let limit = 2_000
    init(links: LinkTable<Destination>?, showsValues: Bool) { (self.links, self.showsValues) = (links, showsValues) }

    func screen(_ destination: Destination) -> InspectedScreen {
        if let screen = known[destination] { return screen }
        if known.count >= limit { known = [:] }
        let rule = destination.ownAccessRule
        let (access, permissions, information): (InspectedScreen.Access?, [String]?, [String]?) =
            switch rule {
            case nil: (nil, nil, nil)
            case .everyone: (.everyone, nil, nil)
            case .nobody: (.nobody, nil, nil)
            case .session(let permissions, let information):
                (.session, permissions.isEmpty ? nil : permissions, information.isEmpty ? nil : information)
            }
        let screen = InspectedScreen(
            name: destination.name, text: showsValues ? "\(destination)" : destination.name,
            link: showsValues ? links?.path(to: destination) : links?.resolver.pattern(of: destination)?.text,
            values: (showsValues ? links?.resolver.arguments(of: destination) ?? [] : []).map {
                InspectedScreen.Value(name: $0.name, text: $0.text)
            },
            access: access, permissions: permissions, information: information)
        known[destination] = screen
        return screen
    }

    /// Returns a state's link; nil if it has none or values are hidden. If the host shows its own first screen, the
    /// link begins at the root of the link table.
    private func link(of state: NavigationState<Destination>) -> String? {
        guard showsValues, let links else { return nil }
        guard let root = links.root, let ground = state.levels.first, ground.root == nil, ground.branches.count == 1
        else { return links.path(of: state) }
        let whole = state.levels.dropFirst().reduce(NavigationState(root: root, path: ground.path)) { whole, level in
            guard let modal = level.root, let style = level.style else { return whole }
            return whole.presenting(modal, as: style.type, path: level.path)
        }
        return links.path(of: whole)
    }

    /// Returns a state's levels, and its link if it has one.
    func state(_ state: NavigationState<Destination>) -> InspectedState {
        InspectedState(
            link: link(of: state),
            levels: state.levels.enumerated().map { index, level in
                InspectedState.Level(
                    level: index, style: level.style?.rawValue,
                    branches: level.branches.map { branch in
                        InspectedState.Branch(
                            id: branch.id.isEmpty ? nil : branch.id, isSelected: branch.id == level.branch.id,
                            screens: ((branch.root.map { [$0] } ?? []) + branch.path).map(screen))
                    })
            })
    }

    /// Returns a link as it was opened or, if values are hidden, the pattern that matches it; nil if none does.
    private func shown(_ link: String) -> String? {
        guard !showsValues else { return link }
        return links.flatMap { links in (try? links.resolver.index(of: link)).map { links.patterns[$0].pattern.text } }
    }
    func transitions(_ seen: [SeenTransition<Destination>]) -> [InspectedTransition] { seen.map(transition) }
    private func transition(_ seen: SeenTransition<Destination>) -> InspectedTransition {
        let record = seen.record
        let (reason, failure): (String?, String?) =
            switch record.outcome {
            case .denied(let reason): (reason.name, nil)
            // an app's own parameter may put values into its error
            case .failed(.link(let error)) where !showsValues:
                (nil, [error.reason, error.parameter].compactMap(\.self).joined(separator: ": "))
            case .failed(let failure): (nil, "\(failure)")
            case .committed, .superseded, .duplicate, .cancelled, .handled, .waiting: (nil, nil)
            }
        return InspectedTransition(
            number: seen.number, kind: "\(record.kind)", origin: "\(record.origin)", level: record.level,
            began: record.began.milliseconds, ended: record.ended.milliseconds, at: seen.at,
            destination: record.destination.map(screen), branch: record.branch, link: record.link.flatMap(shown),
            via: record.via.map(screen),
            outcome: record.outcome.name, reason: reason, failure: failure,
            error: record.error.map { "\(type(of: $0))" }, showing: record.showing.map(screen),
            top: record.top.map(screen), missed: record.missed.map { "\($0)" }, travel: seen.travel?.moment,
            before: state(seen.before), after: state(seen.after))
    }
}

extension Navigation {
    /// The access rule of the destination, or of the one that `AnyNavigation` wraps; nil if its type has none.
    var ownAccessRule: AccessRule? {
        let base: any Navigation = (self as? AnyNavigation)?.base ?? self
        return (base as? any GuardedNavigation)?.accessRule
    }
}
#endif
