#if Tools
/// Lines to add to an existing file, and their place in it.
package struct Addition: Hashable, Sendable, CustomStringConvertible {
    package enum Place: Hashable, Sendable {
        case imports, start, end
        case below(String)
        case above(String)
    }
    package var path: String
    /// The first lines of the blocks around the place, beginning with the outermost.
    let blocks: [String]
    let place: Place
    let lines: [String]

    package var description: String {
        let inside = blocks.isEmpty ? "" : ", in " + blocks.map { "`\($0)`" }.joined(separator: " ")
        let position =
            switch place {
            case .imports: ", among the imports"
            case .start: "\(inside), at the beginning"
            case .end: "\(inside), at the end"
            case .below(let line): "\(inside), below `\(line)`"
            case .above(let line): "\(inside), above `\(line)`"
            }
        return "add to \(path)\(position):\n" + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }
}

/// What is new in an app, for which lines are added.
enum Novelty {
    case feature(ScaffoldFeature)
    case screen(ScreenRequest, of: ScaffoldFeature?)
    /// A way from a feature to another one. The feature's first way needs what leads its outgoing navigations on.
    case way(from: ScaffoldFeature, isFirst: Bool)
}

/// Finds the lines of a template that a novelty adds to the file.
struct AdditionFinder {
    let novelty: Novelty
    let path: String
    private(set) var additions: [Addition] = []

    init(_ novelty: Novelty, in file: SkillFile, _ scope: Scope) {
        self.novelty = novelty
        path = scope.filled(file.path)
        var scope = scope
        switch novelty {
        case .feature(let feature): scope.features = [feature]
        case .screen(let screen, nil): scope.screens = [screen]
        case .screen(_, let feature?), .way(let feature, _): scope.features = [feature]
        }
        find(in: file.lines, [], scope)
    }

    private mutating func find(in lines: [String], _ blocks: [String], _ scope: Scope) {
        let groups = CodeLines.groups(of: lines, in: scope)
        for (index, group) in groups.enumerated() {
            guard let variable = group.variable else {
                for block in group.blocks { find(in: block.body, blocks + [scope.filled(block.header)], scope) }
                continue
            }
            let header = group.blocks[0].header
            for bound in scope.bound(variable, in: header) {
                if isAdded(variable, header) {
                    let place = place(of: index, in: groups, blocks, scope)
                    add(bound.filled(bound.fitted(group.lines)), at: place, in: blocks)
                } else if variable == .feature {
                    find(in: group.lines, blocks, bound)
                }
            }
        }
    }
    private func isAdded(_ variable: Scope.Variable, _ header: String) -> Bool {
        switch (novelty, variable) {
        case (.feature, .feature), (.screen, .screen), (.way, .other): true
        case (.way(_, isFirst: true), .feature): header.contains("OutgoingNavigation")
        default: false
        }
    }
    private func place(
        of index: Int, in groups: [CodeLines.Group], _ blocks: [String], _ scope: Scope
    ) -> Addition.Place {
        if blocks.isEmpty { return .imports }
        guard index < groups.count - 1 else { return .end }
        guard index > 0 else { return .start }
        func line(_ block: CodeLines.Block?) -> String? {
            guard let header = block?.header, !header.isEmpty, scope.variable(in: header) == nil else { return nil }
            return String(scope.filled(header).drop { $0 == " " })
        }
        let previous = groups[index - 1].blocks.last
        if let last = line(previous), previous?.body.isEmpty == true { return .below(last) }
        return line(groups[index + 1].blocks.first).map { .above($0) } ?? .end
    }
    private mutating func add(_ lines: [String], at place: Addition.Place, in blocks: [String]) {
        guard let first = lines.first(where: { !$0.isEmpty }) else { return }
        let margin = first.prefix { $0 == " " }.count
        additions.append(
            Addition(
                path: path, blocks: blocks.map { String($0.drop { $0 == " " }) }.filter { !$0.hasPrefix(")") },
                place: place,
                lines: CodeLines.tidied(lines).map { String($0.dropFirst(margin)) }))
    }
}
#endif
