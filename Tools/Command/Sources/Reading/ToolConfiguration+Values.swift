#if Tools
import WaymarkAssociation
import WaymarkLinks
import Yams

/// The values of `.waymark.yml`, each validated in place.
extension ToolConfiguration {
    static func mapping(_ node: Node, _ name: String) throws(Fault) -> [(key: Node, value: Node)] {
        guard let mapping = node.mapping else { throw fault(node, "\(name) has to be a mapping, as in 'key: value'") }
        return mapping.map { ($0.key, $0.value) }
    }
    static func texts(
        _ node: Node, _ name: String, isValid check: (String) throws(AssociationIssue) -> Void = { _ in }
    ) throws(Fault) -> [String] {
        guard let sequence = node.sequence else { throw fault(node, "\(name) has to be a list of texts") }
        var texts: [String] = []
        for entry in sequence { texts.append(try text(entry, "an entry of \(name)", isValid: check)) }
        return texts
    }
    static func text(
        _ node: Node, _ name: String, isValid check: (String) throws(AssociationIssue) -> Void = { _ in }
    ) throws(Fault) -> String {
        guard let text = node.scalar?.string else { throw fault(node, "\(name) has to be a text") }
        do throws(AssociationIssue) { try check(text) } catch { throw fault(node, "\(error)") }
        return text
    }
    /// Validates schemes or hosts with the library's own check.
    static func origins(
        _ node: Node, _ name: String, _ split: ([String]) -> (schemes: [String], hosts: [String])
    ) throws(Fault) -> [String] {
        guard let sequence = node.sequence else { throw fault(node, "\(name) has to be a list of texts") }
        var texts: [String] = []
        for entry in sequence {
            texts.append(try text(entry, "an entry of \(name)"))
            let origins = split(texts)
            do throws(LinkSetupError) { _ = try LinkOrigins(schemes: origins.schemes, hosts: origins.hosts) } catch {
                throw fault(entry, "\(error)")
            }
        }
        return texts
    }

    static func check(appID: String) throws(AssociationIssue) {
        _ = try AppleAssociation(sources: [], appIDs: [appID])
    }
    static func check(package: String) throws(AssociationIssue) {
        let any = Array(repeating: "00", count: 32).joined(separator: ":")
        _ = try AndroidAssociation.App(package: package, fingerprints: [any])
    }
    static func check(fingerprint: String) throws(AssociationIssue) {
        _ = try AndroidAssociation.App(package: "any.app", fingerprints: [fingerprint])
    }

    // MARK: faults
    static func line(of node: Node) -> Int { node.mark?.line ?? 1 }
    static func fault(_ node: Node, _ message: String) -> Fault { fault(line(of: node), message) }
    private static func fault(_ line: Int, _ message: String) -> Fault {
        Fault(description: ".waymark.yml:\(max(1, line)): \(message)")
    }
    /// The fault of malformed YAML, on one line. The parser's message contains the whole file.
    static func fault(_ error: any Error, in yaml: String) -> Fault {
        switch error as? YamlError {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            return fault(mark.line, "\(problem), at column \(mark.column)")
        case .reader(let problem, let offset, _, _):
            return fault(yaml.prefix(offset ?? 0).count(where: \.isNewline) + 1, problem)
        case .duplicatedKeysInMapping(let keys, let context):
            guard let key = keys.first else { return fault(context.mark.line, "a key stands twice") }
            let again = line(repeating: key, after: context.mark, in: yaml)
            return fault(
                again ?? context.mark.line,
                "'\(key)' stands twice" + (again == nil ? "" : ", first in line \(context.mark.line)"))
        default: return Fault(description: ".waymark.yml isn't YAML")
        }
    }
    /// The line of a repeated key in a block mapping; nil if the key isn't first on its line.
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
