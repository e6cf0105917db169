#if Tools
/// Why a command could not run, with the name of what is in the way: it ends with 2.
package struct CommandFault: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
#endif
