/// The names of destinations in logs, events and listings, such as `character/detail`. `@Links` generates them at
/// compile time; those of other types are determined at run time.
package enum DestinationName {
    /// Returns the name of a destination, such as `character/detail`. It has only the type's part, `character`, for a
    /// type without cases, or if the case's part would be the same.
    ///
    /// - Parameters:
    ///   - type: The type's unqualified name. Generic arguments and a suffix such as `Navigation` or `Route` are left
    ///     out.
    ///   - label: The name of the case; nil for a type without cases. A text that can't be the name of a case is left
    ///     out.
    package static func of(type: String, case label: String?) -> String {
        let feature = kebab(trimmed(type.prefix { $0 != "<" }))
        guard let label, isPlain(label) else { return feature }
        let name = kebab(label[...])
        return name == feature ? name : feature + "/" + name
    }
    /// Returns true if the text could be the name of a case, rather than a value's own description.
    private static func isPlain(_ label: String) -> Bool {
        label.utf8.allSatisfy { $0 == UInt8(ascii: "_") || Byte.isDigit($0) || Byte.isLetter($0) || $0 > 0x7F }
    }
    private static func trimmed(_ type: Substring) -> Substring {
        for suffix in ["IncomingNavigation", "OutgoingNavigation", "Navigation", "Destination", "Route"]
        where type.hasSuffix(suffix) && type.utf8.count > suffix.utf8.count {
            return type.dropLast(suffix.count)
        }
        return type
    }
    /// Converts `CharacterList` and `characterList` to `character-list`.
    private static func kebab(_ name: Substring) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(name.utf8.count + 4)
        for byte in name.utf8 {
            if Byte.isUppercase(byte), !output.isEmpty { output.append(Byte.hyphen) }
            output.append(Byte.lowercased(byte))
        }
        return String(decoding: output, as: UTF8.self)
    }
}
