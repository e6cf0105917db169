#if Tools
import Foundation
import Waymark
import WaymarkLinks

/// The list of an app's links, as text, JSON or OpenAPI.
package struct LinkListing: Sendable {
    package enum Format: String, CaseIterable, Sendable {
        case table, json
        /// An OpenAPI-shaped document with a `get` operation for each path, but without responses.
        case openapiLike = "openapi-like"
    }
    /// A parameter of a pattern.
    struct Parameter: Encodable {
        let name: String
        let type: String
        /// The part of the link that has the parameter: `path` or `query`.
        let place: String
        let key: String
        let isRequired: Bool
        let isList: Bool
        let values: [String]?
    }
    struct Item: Encodable {
        let pattern: String
        let destination: String
        let isCanonical: Bool
        let presentation: String
        let access: String?
        let parameters: [Parameter]
        let file: String
        let line: Int
    }
    private struct File: Encodable {
        let version = 1
        let app: String
        let schemes: [String]
        let hosts: [String]
        let links: [Item]
        enum CodingKeys: CodingKey { case version, app, schemes, hosts, links }
    }

    private let app: App
    private let origins: (schemes: [String], hosts: [String])
    private let items: [Item]
    private let patterns: [ParsedPattern]

    package init(_ read: ReadApp, _ app: App) {
        self.app = app
        let model = read.model
        origins = model.origins(of: app)
        let links = ReadLinks(model, app.navigations)
        patterns = links.entries.map(\.parsed)
        items = links.entries.map { entry in
            let destination = model[entry.destination]
            return Item(
                pattern: entry.parsed.text, destination: destination.name, isCanonical: entry.isCanonical,
                presentation: destination.shape.value?.rawValue ?? "computed", access: destination.accessText,
                parameters: entry.parsed.placeholders.map { placeholder in
                    Self.parameter(placeholder, model.parameter(placeholder.name, of: entry.destination))
                }, file: entry.link.place.file, line: entry.link.place.line)
        }
    }
    private static func parameter(_ placeholder: LinkPlaceholder, _ type: WrittenParameter) -> Parameter {
        let key =
            switch placeholder.place {
            case .segment: placeholder.name
            case .query(_, let key): key
            }
        let isPath = if case .segment = placeholder.place { true } else { false }
        return Parameter(
            name: placeholder.name, type: type.name, place: isPath ? "path" : "query", key: key,
            isRequired: placeholder.arity == .one || isPath && placeholder.arity == .many,
            isList: placeholder.arity == .many, values: type.texts)
    }

    package func text(_ format: Format) throws -> String {
        switch format {
        case .table: table
        case .json:
            try CommandJSON.encoded(File(app: app.name, schemes: origins.schemes, hosts: origins.hosts, links: items))
        case .openapiLike: try CommandJSON.encoded(openAPI)
        }
    }

    // MARK: table
    private var table: String {
        let isGuarded = items.contains { $0.access != nil }
        let rows =
            [["pattern", "destination", "presentation", "access"]]
            + items.map { [$0.pattern, $0.destination, $0.presentation, $0.access ?? ""].map(LogText.escaped) }
        let columns = isGuarded ? 4 : 3
        let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).map { text, width in text + String(repeating: " ", count: width - text.count) }
                .joined(separator: "  ").trimmingCharacters(in: .whitespaces) + "\n"
        }.joined()
    }

    // MARK: OpenAPI
    private struct OpenAPI: Encodable {
        let openapi = "3.1.0"
        let info: Info
        let servers: [Server]
        let paths: [String: Path]
        enum CodingKeys: CodingKey { case openapi, info, servers, paths }
    }
    private struct Info: Encodable {
        let title: String
        let version = "0"
        enum CodingKeys: CodingKey { case title, version }
    }
    private struct Server: Encodable { let url: String }
    private struct Path: Encodable { let get: Operation }
    private struct Operation: Encodable {
        /// The destination's name for the first of its paths; nil for its other paths, because OpenAPI's ids are
        /// unique.
        let operationId: String?
        let parameters: [OperationParameter]
        let presentation: String
        let access: String?
        enum CodingKeys: String, CodingKey {
            case operationId, parameters
            case presentation = "x-presentation"
            case access = "x-access"
        }
    }
    private struct OperationParameter: Encodable {
        let name: String
        let place: String
        let required: Bool
        let schema: Schema
        enum CodingKeys: String, CodingKey {
            case name, required, schema
            case place = "in"
        }
    }
    private final class Schema: Encodable {
        let type: String
        let format: String?
        let values: [String]?
        let items: Schema?
        enum CodingKeys: String, CodingKey {
            case type, format, items
            case values = "enum"
        }
        init(type: String, format: String? = nil, values: [String]? = nil, items: Schema? = nil) {
            self.type = type
            self.format = format
            self.values = values
            self.items = items
        }
    }

    private var openAPI: OpenAPI {
        var paths: [String: Path] = [:]
        var used: Set<String> = []
        for (item, pattern) in zip(items, patterns) {
            for (path, names) in Self.paths(pattern) where paths[path] == nil {
                let parameters = item.parameters.filter { $0.place == "query" || names.contains($0.name) }
                paths[path] = Path(
                    get: Operation(
                        operationId: used.insert(item.destination).inserted ? item.destination : nil,
                        parameters: parameters.map {
                            OperationParameter(
                                name: $0.key, place: $0.place, required: $0.place == "path" || $0.isRequired,
                                schema: Self.schema($0))
                        }, presentation: item.presentation, access: item.access))
            }
        }
        let servers =
            origins.hosts.map { Server(url: "https://" + $0) } + origins.schemes.map { Server(url: $0 + ":/") }
        return OpenAPI(info: Info(title: app.name), servers: servers, paths: paths)
    }
    private static func schema(_ parameter: Parameter) -> Schema {
        let element =
            switch parameter.type {
            case "Int", "UInt": Schema(type: "integer")
            case "Double": Schema(type: "number")
            case "Bool": Schema(type: "boolean")
            case "UUID": Schema(type: "string", format: "uuid")
            default: Schema(type: "string", values: parameter.values)
            }
        return parameter.isList ? Schema(type: "array", items: element) : element
    }
    /// Returns the paths of a pattern, one for each number of optional segments that a link may have. `names` are those
    /// of a path's placeholders.
    private static func paths(_ pattern: ParsedPattern) -> [(path: String, names: Set<String>)] {
        var found: [(String, Set<String>)] = []
        var path = ""
        var names: Set<String> = []
        for segment in pattern.segments {
            switch segment {
            case .literal(let text): path += "/" + text
            case .parameter(let name), .rest(let name):
                path += "/{\(name)}"
                names.insert(name)
            case .optional(let name):
                found.append((path.isEmpty ? "/" : path, names))
                path += "/{\(name)}"
                names.insert(name)
            }
        }
        return found + [(path.isEmpty ? "/" : path, names)]
    }
}

extension AppModel {
    /// Returns the schemes and hosts of an app: those in its sources, then those that only `.waymark.yml` has.
    func origins(of app: App) -> (schemes: [String], hosts: [String]) {
        func merged(_ read: [OriginFact], _ added: [String]) -> [String] {
            let known = Set(read.map { $0.text.lowercased() })
            return read.map(\.text) + added.filter { !known.contains($0.lowercased()) }
        }
        return (merged(app.schemes, configuration.schemes), merged(app.hosts, configuration.hosts))
    }
}

extension App {
    /// Returns the place of the scheme or host that an error names, as a prefix for the error's message. Returns an
    /// empty text if the sources don't have it, or if the error concerns a pattern.
    func place(of error: LinkSetupError) -> String {
        let text: String
        switch error.problem {
        case .malformedScheme(let scheme), .foreignScheme(let scheme): text = scheme
        case .malformedHost(let host): text = host
        case .duplicate(let twice): text = twice
        case .malformed, .ambiguous, .firstSegmentsDifferByCase, .placeholdersDiffer, .valueCount,
            .arity:
            return ""
        }
        return (schemes + hosts).last { $0.text.lowercased() == text }.map { "\($0.place): " } ?? ""
    }
}

extension Destination {
    /// The destination's access in a few words, such as "session with more"; nil without rules.
    var accessText: String? {
        if access.isEmpty { return nil }
        let words = access.map { fact in
            switch fact.level {
            case .known(.everyone): "everyone"
            case .known(.nobody): "nobody"
            case .known(.session(let permissions, let information)):
                permissions.isEmpty && information.isEmpty ? "session" : "session with more"
            case .computed: "computed"
            }
        }
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }.joined(separator: " or ")
    }
}
#endif
