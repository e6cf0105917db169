#if Tools
import Yams

/// The content of `.waymark.yml` before its values are checked, with the line of each.
struct WrittenConfiguration {
    struct File: Decodable {
        var rules: [String: String]?, exclude: [String]?, schemes: [String]?, hosts: [String]?
        var apple: Apple?, android: Android?, site: Site?
    }
    struct Apple: Decodable { var appIDs: [String]? }
    struct Android: Decodable { var package: String?, fingerprints: [String]? }
    struct Site: Decodable {
        var title: String?, description: String?, appStoreID: String?, image: String?, pages: [String: Page]?
    }
    struct Page: Decodable { var title: String?, description: String? }
    typealias Fault = ToolConfiguration.Fault

    let file: File
    private let root: Node

    /// The valid keys of each mapping, by the mapping's path. `[""]` is the whole file, and `*` stands for any key.
    private static let keys = [
        [""]: ["rules", "exclude", "schemes", "hosts", "apple", "android", "site"], ["apple"]: ["appIDs"],
        ["android"]: ["package", "fingerprints"], ["site"]: ["title", "description", "appStoreID", "image", "pages"],
        ["site", "pages", "*"]: ["title", "description"],
    ]

    /// Parses a file. Returns nil if it is empty or has only comments.
    ///
    /// - Throws: `Fault` if it isn't YAML, has values of a wrong type, or has unknown keys.
    init?(_ yaml: String) throws(Fault) {
        let composed: Node?
        do { composed = try Yams.compose(yaml: yaml) } catch { throw Self.fault(error, in: yaml) }
        guard let composed else { return nil }
        try Self.checkKeys(of: composed, at: [])
        root = composed
        do { file = try YAMLDecoder().decode(from: composed) } catch DecodingError.typeMismatch(let type, let context) {
            let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
            let form = type is Node.Mapping.Type ? "a mapping, as in 'key: value'" : "a string"
            throw Self.fault(
                Self.line(of: path, in: composed),
                "\(Self.name(path)) has to be \(type is Node.Sequence.Type ? "a list of strings" : form)")
        } catch { throw Self.fault(error, in: yaml) }
    }
    private static func checkKeys(of node: Node, at path: [String]) throws(Fault) {
        guard let mapping = node.mapping else { return }
        let isPage = path.count == 3 && path.starts(with: ["site", "pages"])
        let known = keys[isPage ? ["site", "pages", "*"] : path.isEmpty ? [""] : path]
        for (key, value) in mapping {
            let name = key.string ?? ""
            if let known, !known.contains(name) {
                let near = Spelling.suggestion(for: name, in: known)
                let all = known.dropLast().joined(separator: ", ") + " or \(known.last ?? "")"
                let hint = near.isEmpty && path.isEmpty ? "; use " + all : near
                throw fault(key.mark?.line ?? 1, "there is no key '\(name)'\(hint)")
            }
            try checkKeys(of: value, at: path + [name])
        }
    }

    /// Checks a value with the library, and rethrows the library's error with the line of the value at `path`.
    func check(_ path: [String], _ check: () throws -> Void) throws(Fault) {
        do { try check() } catch { throw fault(path, "\(error)") }
    }
    func fault(_ path: [String], _ message: String) -> Fault { Self.fault(line(of: path), message) }
    /// Returns the 1-based line of the key or list entry at a path. If there is none, returns the line of the last part
    /// of the path that exists, or 1.
    func line(of path: [String]) -> Int { Self.line(of: path, in: root) }

    private static func line(of path: [String], in root: Node) -> Int {
        var node = root
        var line = 1
        for name in path {
            if let pair = node.mapping?.first(where: { $0.key.string == name }) {
                (line, node) = (pair.key.mark?.line ?? line, pair.value)
            } else if let sequence = node.sequence, let index = Int(name), sequence.indices.contains(index) {
                node = sequence[index]
                line = node.mark?.line ?? line
            }
        }
        return line
    }
    private static func name(_ path: [String]) -> String {
        guard let last = path.last else { return "the file" }
        return Int(last) == nil ? last : "an entry of \(path.dropLast().last ?? "a list")"
    }

    // MARK: YAML
    private static func fault(_ line: Int, _ message: String) -> Fault {
        Fault(description: ".waymark.yml:\(max(1, line)): \(message)")
    }
    /// Returns the fault for malformed YAML, on one line. The parser's own message contains the whole file.
    private static func fault(_ error: any Error, in yaml: String) -> Fault {
        switch error as? YamlError {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            return fault(mark.line, "\(problem), at column \(mark.column)")
        case .reader(let problem, let offset, _, _):
            return fault(yaml.prefix(offset ?? 0).count(where: \.isNewline) + 1, problem)
        case .duplicatedKeysInMapping(let keys, let context):
            guard let key = keys.first else { return fault(context.mark.line, "a key occurs twice") }
            let again = line(repeating: key, after: context.mark, in: yaml)
            return fault(
                again ?? context.mark.line,
                "'\(key)' occurs twice" + (again == nil ? "" : ", first on line \(context.mark.line)"))
        default: return Fault(description: ".waymark.yml isn't YAML")
        }
    }
    /// Returns the 1-based line on which a block mapping repeats a key; nil if the key isn't the first text on its
    /// line.
    private static func line(repeating key: String, after first: Mark, in yaml: String) -> Int? {
        let lines = yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let names = [key, "\"\(key)\"", "'\(key)'"]
        return lines.indices.dropFirst(first.line).first { index in
            let text = lines[index].drop { $0 == " " }
            guard lines[index].count - text.count == first.column - 1 else { return false }
            return names.contains { name in
                text.hasPrefix(name) && text.dropFirst(name.count).drop { $0 == " " }.first == ":"
            }
        }.map { $0 + 1 }
    }
}
#endif
