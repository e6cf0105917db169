#if Tools
import SwiftParser

/// The name of an app, a feature, a screen or a value, in the forms that sources need.
package struct ScaffoldName: Hashable, Sendable {
    /// The name as a type: `RecipeBook`.
    package let type: String
    /// The name as a case or property: `recipeBook`.
    package var member: String { Self.lowered(type) }
    /// The name in links and reports: `recipe-book`.
    package var slug: String { words.joined(separator: "-") }
    /// The name as a title: `Recipe book`.
    package var title: String {
        let text = words.joined(separator: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }
    /// The name as a scheme: `recipebook`.
    package var plain: String { type.lowercased() }

    /// The maximum length, in bytes. File names contain a feature's and a screen's name, and have at most 255 bytes.
    private static let maximumLength = 80

    /// Creates a name.
    ///
    /// - Parameter kind: The kind of thing that is named, for messages: "a screen".
    /// - Throws: ``CommandFault`` if it is too long, or can't be the name of a Swift type, a case and a part of a link.
    package init(_ text: String, of kind: String) throws(CommandFault) {
        guard text.utf8.count <= Self.maximumLength else {
            throw CommandFault(
                "'\(text.prefix(20))…' is too long for the name of \(kind): at most \(Self.maximumLength) letters")
        }
        let isName =
            text.first.map { $0.isASCII && $0.isLetter } ?? false
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard isName else {
            throw CommandFault(
                text.isEmpty
                    ? "the name of \(kind) is empty"
                    : "'\(text)' can't be the name of \(kind): use ASCII letters and digits, and begin with a letter")
        }
        type = text.prefix(1).uppercased() + text.dropFirst()
        let member = Self.lowered(type)
        guard member.isValidSwiftIdentifier(for: .variableName), member != "type" else {
            throw CommandFault("'\(text)' can't be the name of \(kind): it is reserved in Swift")
        }
    }

    /// The words in lowercase: `recipe` and `book`. An abbreviation is one word.
    private var words: [String] {
        type.matches(of: #/[A-Z]+(?![a-z])[0-9]*|[A-Z]?[a-z0-9]+/#).map { $0.output.lowercased() }
    }
    private static func lowered(_ text: String) -> String {
        let capitals = text.prefix { $0.isUppercase }.count
        // `URLList` becomes `urlList`
        let count = capitals > 1 && capitals < text.count ? capitals - 1 : max(capitals, 1)
        return text.prefix(count).lowercased() + text.dropFirst(count)
    }
}

/// A screen as given on the command line: `list`, or `detail:id` if it shows the item with an identifier.
package struct ScreenRequestText: Hashable, Sendable {
    package let name: ScaffoldName
    /// The name of the screen's value; nil if it has none.
    package let value: String?

    /// Parses a screen. `detail` without a value stands for `detail:id`.
    ///
    /// - Throws: ``CommandFault`` if there are several colons, if a name is invalid, or if the value is called like a
    ///   parameter that every screen has: `navigator`, `router` or `tracker`.
    package init(_ text: String) throws(CommandFault) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2 else {
            throw CommandFault("'\(text)' isn't a screen: write a name, such as edit, or name:value, such as edit:id")
        }
        name = try ScaffoldName(String(parts[0]), of: "a screen")
        if parts.count == 2 {
            let member = try ScaffoldName(String(parts[1]), of: "a value").member
            guard !["navigator", "router", "tracker"].contains(member) else {
                throw CommandFault(
                    "'\(member)' can't be the name of a value: every screen has a parameter of that name")
            }
            value = member
        } else {
            value = name.member == "detail" ? "id" : nil
        }
    }
    init(name: ScaffoldName, value: String?) {
        self.name = name
        self.value = value
    }

    /// Parses a list such as `list,detail`, beginning with the feature's first screen. A `detail` in first place has no
    /// value.
    ///
    /// - Throws: ``CommandFault`` if it is empty, a screen is invalid or occurs twice, or the first one has a value.
    package static func list(_ text: String) throws(CommandFault) -> [ScreenRequestText] {
        var all: [ScreenRequestText] = []
        for part in text.split(separator: ",") {
            let screen = try ScreenRequestText(part.trimmingPrefix { $0 == " " }.description)
            guard !all.contains(where: { $0.name == screen.name }) else {
                throw CommandFault("there are two screens '\(screen.name.member)'")
            }
            all.append(all.isEmpty && !part.contains(":") ? ScreenRequestText(name: screen.name, value: nil) : screen)
        }
        guard let first = all.first else {
            throw CommandFault("there are no screens in '\(text)': write names, such as list,detail")
        }
        guard first.value == nil else {
            throw CommandFault("the first screen, '\(first.name.member)', can't have a value")
        }
        return all
    }
}
#endif
