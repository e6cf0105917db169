#if Tools
/// The names for a template's placeholders, and those for which its lines are repeated.
struct Scope {
    let app: ScaffoldName
    /// The app's first feature.
    var home = ScaffoldName.home
    /// The features for which lines that name `{Feature}` are repeated.
    var features: [ScaffoldFeature] = []
    var feature: ScaffoldFeature?
    var other: ScaffoldName?
    var screen: ScreenRequest?
    /// The screens for which lines that name `{Screen}` are repeated, outside of features.
    var screens: [ScreenRequest] = []

    enum Variable { case feature, other, screen }

    /// Returns the outermost placeholder of a text that has no name yet.
    func variable(in text: String) -> Variable? {
        if feature == nil, text.contains(#/\{[Ff]eature(-name)?\}/#) { return .feature }
        if other == nil, text.contains(#/\{[Oo]ther\}/#) { return .other }
        if screen == nil, text.contains(#/\{[Ss]creen(-name)?\}/#) { return .screen }
        return nil
    }
    /// Returns a scope for each name of a variable. Text that names a feature's outgoing navigation is only for features
    /// that lead to others.
    func bound(_ variable: Variable, in text: String) -> [Scope] {
        var scope = self
        switch variable {
        case .feature:
            return features.filter { !text.contains("OutgoingNavigation") || !$0.others.isEmpty }.map {
                scope.feature = $0
                return scope
            }
        case .other:
            return (feature?.others ?? []).map {
                scope.other = $0
                return scope
            }
        case .screen:
            return (feature?.screens ?? screens).map {
                scope.screen = $0
                return scope
            }
        }
    }

    /// Fills in the names that are known.
    func filled(_ text: String) -> String {
        var text = text
        func fill(_ word: String, _ name: ScaffoldName?) {
            guard let name else { return }
            text = text.replacing("{\(word)}", with: name.member).replacing("{\(word)-name}", with: name.slug)
                .replacing("{\(word.prefix(1).uppercased() + word.dropFirst())}", with: name.type)
        }
        text = text.replacing("{App}", with: app.type).replacing("{app}", with: app.plain)
        fill("home", home)
        fill("feature", feature?.name)
        fill("other", other)
        fill("screen", screen?.name)
        return text
    }
    /// Fills in lines, repeated for each name of a variable that they name.
    func filled(_ lines: [String]) -> [String] {
        CodeLines.groups(of: lines, in: self).flatMap { group -> [String] in
            guard let variable = group.variable else { return group.blocks.flatMap(filled) }
            let copies = bound(variable, in: group.blocks[0].header).map { $0.filled($0.fitted(group.lines)) }
            // blocks of several lines have a blank line between them
            return Array(copies.filter { !$0.isEmpty }.joined(separator: group.isSeparated ? [""] : []))
        }
    }
    func filled(_ block: CodeLines.Block) -> [String] {
        (block.comments + [block.header]).map(filled) + filled(block.body) + block.end.map(filled)
    }

    /// Returns lines without the identifier if the screen has none.
    func fitted(_ lines: [String]) -> [String] {
        guard let screen, !screen.hasIdentifier else { return lines }
        let plain = lines.map { line in
            line.replacing(#/\/\{(?:identifier|id)\}/#, with: "")
                .replacing(#/((?:case |\.)(?:\{\w+\})+)\((?:let )?(?:identifier|id)(?:: [\w.]+)?\)/#) { String($0.1) }
                .replacing(#/\((?:_ )?(?:identifier|id)(?:: [\w.]+)?\)/#, with: "()")
                .replacing(#/\((?:identifier|id): [\w.]+, /#, with: "(")
                .replacing(#/\{ (?:identifier|id|_) in/#, with: "{")
        }
        return CodeLines.dropping(#/\bidentifier\b|\bid\b/#.wordBoundaryKind(.simple), from: plain)
    }
}

/// A feature, with its screens above the list and the features that it leads to.
package struct ScaffoldFeature: Sendable {
    let name: ScaffoldName
    var screens: [ScreenRequest] = []
    var others: [ScaffoldName] = []
}

extension CodeLines {
    /// Adjacent blocks that are repeated together, because they name the same variable.
    struct Group {
        let variable: Scope.Variable?
        var blocks: [Block]
        /// A Boolean value that indicates whether a blank line stands above the group.
        let isSeparated: Bool

        var lines: [String] { blocks.flatMap(\.lines) }
    }

    static func groups(of lines: [String], in scope: Scope) -> [Group] {
        var groups: [Group] = []
        for block in blocks(of: lines) {
            let variable = scope.variable(in: block.header)
            if variable != nil, groups.last?.variable == variable {
                groups[groups.count - 1].blocks.append(block)
            } else {
                let isSeparated = groups.last?.blocks.last?.isBlank ?? false
                groups.append(
                    Group(variable: variable, blocks: [block], isSeparated: isSeparated && !block.body.isEmpty))
            }
        }
        return groups
    }
}
#endif
