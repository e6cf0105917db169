#if Tools
import Foundation
import Waymark
import WaymarkAssociation
import WaymarkLinks

/// An app's links in the library's own table. A value whose type the library supports is parsed by that type, any other
/// value as a string.
struct ReadTable: Sendable {
    let table: LinkIndex<ReadDestination>
    /// The declarations in the table.
    let links: Links<ReadDestination>
    /// The entries in the table, in its order.
    let entries: [ReadLinks.Entry]
    private let numbers: [Int]
    private let parameters: [[(name: String, type: WrittenParameter, arity: _LinkArity)]]

    /// Creates the table of the patterns that don't conflict with an earlier one; the linter reports the others.
    /// Returns nil if the library refuses the table nevertheless.
    init?(_ model: AppModel, _ links: ReadLinks) {
        numbers = links.standing
        entries = links.standing.map { links.entries[$0] }
        let parameters = entries.map { entry in
            entry.parsed.placeholders.map { placeholder in
                (
                    name: placeholder.name, type: model.parameter(placeholder.name, of: entry.destination),
                    arity: placeholder.arity
                )
            }
        }
        self.parameters = parameters
        let ids = entries.map(\.destination)
        let shapes = ids.map { model[$0].shape.value ?? .push }
        let names = ids.map { model[$0].name }
        let declarations = zip(entries, parameters).map { entry, parameters in
            _LinkDeclaration(
                LinkPattern(entry.parsed.text), values: parameters.map { $0.type.value($0.arity) })
        }
        let all = Links<ReadDestination>(
            _declarations: declarations,
            make: { (match: borrowing _LinkMatch) throws(LinkError) -> ReadDestination in
                var texts: [ReadDestination.Argument] = []
                for (position, parameter) in parameters[match.index].enumerated() {
                    let values = try parameter.type.texts(match, position, parameter.arity)
                    for text in values where parameter.type.accepts(text) == false {
                        let all = parameter.type.texts?.joined(separator: ", ") ?? parameter.type.name
                        throw LinkError(
                            .invalidParameter(name: parameter.name, .outOfRange(expected: "one of \(all)")))
                    }
                    let isCustom = parameter.type.kind == .custom
                    texts.append(
                        ReadDestination.Argument(
                            name: parameter.name, values: values, unchecked: isCustom ? parameter.type.name : nil))
                }
                return ReadDestination(
                    id: ids[match.index], name: names[match.index], presentationType: shapes[match.index], texts: texts)
            },
            // the tool never prints a link
            write: { (_: ReadDestination, _: inout _LinkPrinter) in })
        guard let table = try? LinkIndex(all) else { return nil }
        self.table = table
        self.links = all
    }

    /// Returns the index in `ReadLinks.entries` of the pattern that matches a path; nil if none does.
    func winner(of path: [String]) -> Int? {
        guard let origins = try? LinkOrigins(hosts: ["host.example"]) else { return nil }
        let link = "https://host.example/" + path.map { PercentCoding.segment($0) }.joined(separator: "/")
        return (try? LinkResolver(origins: origins, table: table).index(of: link)).map { numbers[$0] }
    }
    /// Returns true if a pattern's parameters accept the segments of a path. Returns false if one doesn't, if only the
    /// app's code can tell, or if the pattern isn't in the table.
    func accepts(_ entry: ReadLinks.Entry, _ path: [String]) -> Bool {
        guard let position = entries.firstIndex(where: { $0.destination == entry.destination && $0.link == entry.link })
        else { return false }
        func accepts(_ name: String, _ text: String) -> Bool {
            parameters[position].first { $0.name == name }?.type.accepts(text) ?? false
        }
        for (index, text) in path.enumerated() {
            let last = entry.parsed.segments.count - 1
            guard last >= 0 else { return false }
            switch entry.parsed.segments[min(index, last)] {
            case .literal: continue
            case .parameter(let name), .optional(let name), .rest(let name):
                guard accepts(name, text) else { return false }
            }
        }
        return true
    }

    /// The patterns with a value that only the app's own code can validate.
    var unjudged: Set<LinkPattern> {
        Set(
            zip(entries, parameters).filter { $1.contains { $0.type.kind == .custom } }
                .map { LinkPattern($0.0.parsed.text) })
    }

    /// The patterns in the form that association files are generated from.
    var sources: [AssociationSource] {
        zip(entries, parameters).map { entry, parameters in
            AssociationSource(
                pattern: LinkPattern(entry.parsed.text), parsed: entry.parsed,
                texts: Dictionary(
                    parameters.compactMap { parameter in parameter.type.texts.map { (parameter.name, $0) } },
                    uniquingKeysWith: { first, _ in first }),
                mayBeEmpty: Set(parameters.filter { $0.type.accepts("") == true }.map(\.name)))
        }
    }
}

extension AppModel {
    /// Returns the type of a destination's associated value. Its kind is `.custom` if there is no value with this name.
    func parameter(_ name: String, of id: DestinationID) -> WrittenParameter {
        let written = self[id].parameters.first { $0.label == name }?.type ?? ""
        return WrittenParameter(written, index: index, target: navigation(of: id).target)
    }
}

extension WrittenParameter {
    /// Parses a matched value, and returns its texts as the type would print them.
    ///
    /// - Throws: `LinkError` if the type doesn't accept a text.
    fileprivate func texts(
        _ match: borrowing _LinkMatch, _ position: Int, _ arity: _LinkArity
    ) throws(LinkError) -> [String] {
        switch kind {
        case .integer: try Self.texts(Int.self, match, position, arity)
        case .unsigned: try Self.texts(UInt.self, match, position, arity)
        case .number: try Self.texts(Double.self, match, position, arity)
        case .flag: try Self.texts(Bool.self, match, position, arity)
        case .identifier: try Self.texts(UUID.self, match, position, arity)
        case .text, .choice, .custom: try Self.texts(String.self, match, position, arity)
        }
    }
    private static func texts<Value: LinkParameter>(
        _: Value.Type, _ match: borrowing _LinkMatch, _ position: Int, _ arity: _LinkArity
    ) throws(LinkError) -> [String] {
        switch arity {
        case .one: [try match.parameter(position, as: Value.self).linkText]
        case .optional: try match.optionalParameter(position, as: Value.self).map { [$0.linkText] } ?? []
        case .many: try match.parameters(position, as: Value.self).map(\.linkText)
        }
    }
}
#endif
