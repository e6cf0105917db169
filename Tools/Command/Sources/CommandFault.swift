#if Tools
/// The reason that a command can't run, including the file or value at fault.
package struct CommandFault: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
#endif
