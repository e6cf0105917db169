#if Postgres
import CPostgres
import Foundation

/// A statement's arguments in libpq's form: pointers into one block of bytes, which are valid only during the call.
/// Texts are passed with their lengths, so that a NUL is an error rather than the end of the text.
nonisolated struct PostgresArguments {
    private var bytes: [UInt8] = []
    private var offsets: [Int?] = []
    private var lengths: [Int32] = []
    private var formats: [Int32] = []
    private static let (text, binary): (Int32, Int32) = (0, 1)

    init(_ values: [SQLValue]) {
        for value in values {
            switch value {
            case .null: add(nil, Self.text)
            case .integer(let number): add(Array("\(number)".utf8), Self.text)
            case .real(let number): add(Array("\(number)".utf8), Self.text)
            case .text(let text): add(Array(text.utf8), Self.binary)
            case .blob(let data): add(Array(data), Self.binary)
            }
        }
    }
    private mutating func add(_ value: [UInt8]?, _ format: Int32) {
        offsets.append(value == nil ? nil : bytes.count)
        lengths.append(Int32(value?.count ?? 0))
        formats.append(format)
        bytes += (value ?? []) + [0]
    }
    /// Calls a libpq function with the number of arguments, their values, lengths and formats.
    // libpq takes arguments as pointers only; it copies them before it returns, and none escapes `body`
    func send(
        _ body: (Int32, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?) -> Int32
    ) -> Int32 {
        bytes.withUnsafeBytes { block in
            let start = block.baseAddress?.assumingMemoryBound(to: CChar.self)
            return body(
                Int32(offsets.count), offsets.map { offset in offset.flatMap { start?.advanced(by: $0) } }, lengths,
                formats)
        }
    }
}

extension SQLResult {
    // copies everything out of `result`, which the caller owns and clears
    nonisolated init(_ result: OpaquePointer) throws {
        changes = PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0
        let columns = (0..<PQnfields(result)).map { column in
            (PQfname(result, column).map { String(cString: $0).lowercased() } ?? "", PQftype(result, column))
        }
        rows = try (0..<PQntuples(result)).map { row in
            var values: [String: SQLValue] = [:]
            for (index, (name, type)) in columns.enumerated() {
                values[name] = try SQLValue(result, row, Int32(index), type)
            }
            return SQLRow(values: values)
        }
    }
}

extension SQLValue {
    nonisolated fileprivate init(_ result: OpaquePointer, _ row: Int32, _ column: Int32, _ type: Oid) throws {
        guard PQgetisnull(result, row, column) == 0, let value = PQgetvalue(result, row, column) else {
            self = .null
            return
        }
        let text = String(cString: value)
        // PostgreSQL's type OIDs (pg_type.dat)
        let read: SQLValue? =
            switch type {
            case 20, 21, 23: Int64(text).map { .integer($0) }
            case 701: Double(text).map { .real($0) }
            case 17: Data(hex: text).map { .blob($0) }
            case 25, 1_043: .text(text)
            default: nil
            }
        guard let read else { throw StoreFault.failed("PostgreSQL: a value has the unsupported type \(type)") }
        self = read
    }
}

extension Data {
    /// Decodes PostgreSQL's hex format: `\x`, followed by two digits for each byte. Returns nil without the prefix.
    nonisolated fileprivate init?(hex text: String) {
        guard text.hasPrefix("\\x") else { return nil }
        let digits = text.utf8.dropFirst(2).map { $0 & 0x40 == 0 ? $0 & 15 : ($0 & 15) + 9 }
        self.init(stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }
}
#endif
