public import ChallengeKit
public import Foundation

/// A client that responds from a small data set in the API's JSON, without a network. It behaves like the API: pages of
/// 20, several identifiers at once, and "not found" for a search without results.
nonisolated public struct EmbeddedAPIClient: HTTPClientContract {
    private struct Record: Sendable {
        let id: Int
        let name: String
        let status: String?
        let species: String?
        let json: Data
    }
    private let records: [String: [Record]]
    private static let pageSize = 20

    /// Reads the data set.
    ///
    /// - Throws: An error if the app's own resources can't be read.
    @MainActor public init() throws {
        struct Fields: Decodable { let id: Int, name: String, status: String?, species: String? }
        var records: [String: [Record]] = [:]
        for (kind, file) in [("character", "characters"), ("episode", "episodes"), ("location", "locations")] {
            records[kind] = try Resources.data(file, "jsonl").split(separator: UInt8(ascii: "\n")).map { line in
                let fields = try JSONDecoder().decode(Fields.self, from: Data(line))
                return Record(
                    id: fields.id, name: fields.name, status: fields.status, species: fields.species,
                    json: Data(line))
            }
        }
        self.records = records
    }

    /// The characters, with the properties that determine their pictures.
    public var characters: [EmbeddedCharacter] {
        (records["character"] ?? []).map { EmbeddedCharacter(id: $0.id, isHuman: $0.species == "Human") }
    }

    @MainActor public var sourceName: String { "embedded" }

    public func data(for request: APIRequest) async throws(APIError) -> Data {
        let parts = request.path.split(separator: "/").map(String.init)
        guard let kind = parts.first, let all = records[kind] else { throw .notFound }
        guard parts.count > 1 else { return try page(of: all, request.query) }
        let identifiers = parts[1].split(separator: ",").compactMap { Int($0) }
        guard !identifiers.isEmpty else { throw .notFound }
        let found = all.filter { identifiers.contains($0.id) }
        if !parts[1].contains(",") {
            guard let one = found.first else { throw .notFound }
            return one.json
        }
        return Self.array(found)
    }

    private func page(of all: [Record], _ query: [URLQueryItem]) throws(APIError) -> Data {
        func value(_ name: String) -> String? { query.first { $0.name == name }?.value }
        var found = all
        if let name = value("name")?.lowercased() { found = found.filter { $0.name.lowercased().contains(name) } }
        if let status = value("status") { found = found.filter { $0.status?.lowercased() == status } }
        let number = value("page").flatMap { Int($0) } ?? 1
        let pages = (found.count + Self.pageSize - 1) / Self.pageSize
        guard number >= 1, number <= pages else { throw .notFound }
        let first = (number - 1) * Self.pageSize
        let results = Array(found[first..<min(first + Self.pageSize, found.count)])
        return Data(#"{"info":{"count":\#(found.count),"pages":\#(pages)},"results":"#.utf8) + Self.array(results)
            + Data("}".utf8)
    }

    private static func array(_ records: [Record]) -> Data {
        Data("[".utf8) + Data(records.map(\.json).joined(separator: Data(",".utf8))) + Data("]".utf8)
    }
}
