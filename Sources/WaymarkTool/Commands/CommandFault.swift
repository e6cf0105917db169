#if Tools
/// Why a command can do nothing, with the name of what is in the way.
package struct CommandFault: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
#endif
