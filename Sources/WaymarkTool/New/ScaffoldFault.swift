#if Tools
/// Why nothing can be made: with the name of what is in the way.
package struct ScaffoldFault: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
#endif
