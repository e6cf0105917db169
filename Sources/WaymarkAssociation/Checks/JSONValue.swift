#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A JSON value of any kind, so that a file can be read in spite of values of the wrong type.
enum JSONValue: Decodable, Hashable, Sendable {
    case object([String: JSONValue])
    case array([JSONValue])
    case string(String)
    case boolean(Bool)
    /// Any number. Its value isn't kept, because association files have no numeric values.
    case number
    case null

    /// Parses a file's bytes.
    ///
    /// - Throws: ``AssociationIssue`` for bytes that aren't JSON.
    init(_ json: Data) throws(AssociationIssue) {
        do { self = try JSONDecoder().decode(Self.self, from: json) } catch {
            throw AssociationIssue(.notJSON)
        }
    }
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else if let value = try? container.decode([String: JSONValue].self) {
            self = .object(value)
        } else {
            self = .number
        }
    }

    var object: [String: JSONValue]? { if case .object(let value) = self { value } else { nil } }
    var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
    var string: String? { if case .string(let value) = self { value } else { nil } }
    var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
}
