#if Tools
/// The name of an app, a feature, a screen or a value, in the forms that sources need.
package struct ScaffoldName: Hashable, Sendable {
    /// The name as a type: `RecipeBook`.
    let type: String
    /// The name as a case or property: `recipeBook`.
    let member: String
    /// The name in links and reports: `recipe-book`.
    var slug: String { words.joined(separator: "-") }
    /// The name as a scheme: `recipebook`.
    var plain: String { type.lowercased() }

    /// The feature that a new app begins with.
    package static let home = ScaffoldName(type: "Home", member: "home")

    private init(type: String, member: String) {
        self.type = type
        self.member = member
    }
    /// Creates a name.
    ///
    /// - Parameter kind: The kind of thing that is named, for messages: "a screen".
    /// - Throws: ``CommandFault`` if it can't be the name of a Swift type, a case and a part of a link.
    package init(_ text: String, of kind: String) throws(CommandFault) {
        guard text.wholeMatch(of: #/[A-Za-z][A-Za-z0-9]{0,79}/#) != nil else {
            throw CommandFault(
                "'\(text)' can't be the name of \(kind): use up to 80 ASCII letters and digits, and begin with a letter"
            )
        }
        type = text.prefix(1).uppercased() + text.dropFirst()
        let capitals = type.prefix { $0.isUppercase }.count
        // `URLList` becomes `urlList`
        let count = capitals > 1 && capitals < type.count ? capitals - 1 : capitals
        member = type.prefix(count).lowercased() + type.dropFirst(count)
        guard !Self.reserved.contains(member) else {
            throw CommandFault("'\(text)' can't be the name of \(kind): it is reserved in Swift")
        }
    }

    /// Parses the names of an app's features.
    ///
    /// - Throws: ``CommandFault`` if a name is invalid or occurs twice, or if there is none.
    static func features(_ text: String) throws(CommandFault) -> [ScaffoldName] {
        var all: [ScaffoldName] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            let name = try ScaffoldName(part, of: "a feature")
            guard !all.contains(name) else { throw CommandFault("there are two features '\(name.type)'") }
            all.append(name)
        }
        return all
    }

    /// The words in lowercase: `recipe` and `book`. An abbreviation is one word.
    private var words: [String] {
        type.matches(of: #/[A-Z]+(?![a-z])[0-9]*|[A-Z]?[a-z0-9]+/#).map { $0.output.lowercased() }
    }
    private static let reserved = Set(
        """
        any as associatedtype break case catch class continue default defer deinit do else enum extension fallthrough \
        false fileprivate for func guard if import in init inout internal is let nil operator precedencegroup private \
        protocol public repeat rethrows return self static struct subscript super switch throw throws true try type \
        typealias var where while
        """.split(separator: " ").map(String.init))
}

/// A screen as given on the command line: `about`, or `detail:id` if it shows the item with an identifier.
package struct ScreenRequest: Hashable, Sendable {
    let name: ScaffoldName
    let hasIdentifier: Bool

    /// Parses a screen.
    ///
    /// - Throws: ``CommandFault`` if the name is invalid or `list`, or if something else than `:id` follows it.
    package init(_ text: String) throws(CommandFault) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        name = try ScaffoldName(parts[0], of: "a screen")
        hasIdentifier = parts.count == 2
        guard parts.count == 1 || parts[1] == "id" else {
            throw CommandFault("'\(text)' isn't a screen: write \(parts[0]), or \(parts[0]):id")
        }
        guard name.member != "list" else { throw CommandFault("every feature has a list: leave 'list' out") }
    }

    /// Parses a list such as `detail:id,edit:id`, which may be empty.
    ///
    /// - Throws: ``CommandFault`` if a screen is invalid or occurs twice.
    package static func list(_ text: String) throws(CommandFault) -> [ScreenRequest] {
        var all: [ScreenRequest] = []
        for part in text.split(separator: ",").map(String.init) {
            let screen = try ScreenRequest(part)
            guard !all.contains(where: { $0.name == screen.name }) else {
                throw CommandFault("there are two screens '\(screen.name.member)'")
            }
            all.append(screen)
        }
        return all
    }
}
#endif
