#if Tools
import ArgumentParser
import Foundation

/// The reason for which a command can't run, with the file or value at fault. The exit status is 2.
package struct CommandFault: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}

extension Error {
    /// The system's message, because Foundation's often has a number and no reason.
    var reason: String {
        let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        guard let underlying, underlying.domain == NSPOSIXErrorDomain else {
            return String(localizedDescription.trimmingPrefix("The operation could not be completed. "))
        }
        return String(cString: strerror(Int32(underlying.code)))
    }
}

/// Validates a path option. An empty path would mean the working directory.
@Sendable func path(_ text: String) throws -> String {
    guard !text.isEmpty else { throw ValidationError("the path is empty") }
    return text
}
#endif
