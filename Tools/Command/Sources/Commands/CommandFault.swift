#if Tools
import ArgumentParser
import Foundation

/// The reason that a command can't run, including the file or value at fault. The exit status is 2.
package struct CommandFault: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}

extension Error {
    /// The system's message for the error if there is one, because Foundation's message often has a number instead of a
    /// reason. Otherwise, Foundation's message.
    var reason: String {
        let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        guard let underlying, underlying.domain == NSPOSIXErrorDomain else {
            return String(localizedDescription.trimmingPrefix("The operation could not be completed. "))
        }
        return String(cString: strerror(Int32(underlying.code)))
    }
}

/// Checks and returns the value of a path option.
///
/// - Throws: `ValidationError` if it is empty, because an empty path would mean the working directory.
@Sendable func path(_ text: String) throws -> String {
    guard !text.isEmpty else { throw ValidationError("the path is empty") }
    return text
}
#endif
