#if Tools
import ArgumentParser
import Foundation

/// Why a command could not run, with the name of what is in the way: it ends with 2.
package struct CommandFault: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}

extension Error {
    /// What the system says; Foundation's words often name a number and no reason.
    var reason: String {
        let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        guard let underlying, underlying.domain == NSPOSIXErrorDomain else {
            return String(localizedDescription.trimmingPrefix("The operation could not be completed. "))
        }
        return String(cString: strerror(Int32(underlying.code)))
    }
}

/// What an option says where a path is asked for. An empty one would mean the working directory.
@Sendable func path(_ text: String) throws -> String {
    guard !text.isEmpty else { throw ValidationError("the path is empty") }
    return text
}
#endif
