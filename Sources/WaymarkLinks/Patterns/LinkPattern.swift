/// The written form of a link: `/character/{identifier}`, `/character/detail?id={identifier}`, `/settings/{section?}`,
/// `/files/{path...}`.
///
/// | form | means |
/// |---|---|
/// | `name` | a literal segment: printable text, compared byte by byte with the decoded segment of the link |
/// | `{name}` | one segment, or one query value: `?key={name}` |
/// | `{name?}` | one optional segment, among the last ones, or one optional query value |
/// | `{name...}` | the last segments, at least one, or any number of values of a repeated key: `?tag={tags...}` |
///
/// Optional segments are filled from the left: `/search/{text?}/{page?}` has a page only if it has a text. Write
/// literals unencoded: `/straße`, not `/stra%C3%9Fe`. After a custom scheme, the case of the first segment is ignored.
///
/// `@Link` checks a pattern at compile time. Other patterns are checked when a `LinkTable` is created: for a malformed
/// one, the initializer throws a ``LinkSetupError``, or traps if it takes the links from the destination type.
public struct LinkPattern: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The pattern, as written.
    package let text: String

    /// Creates a pattern without checking it.
    package init(_ text: String) { self.text = text }
    public init(stringLiteral value: String) { text = value }
    public var description: String { text }
}
