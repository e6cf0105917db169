public import WaymarkLinks

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Only a URL's `absoluteString` is used, because other properties decode and repair the text.

extension LinkTable {
    /// Returns the destination of a URL; see ``destination(of:)-(String)``.
    ///
    /// - Throws: `LinkError`.
    public func destination(of url: URL) throws(LinkError) -> Destination { try destination(of: url.absoluteString) }
    /// Returns the link to a destination as a URL; nil if ``link(to:)`` returns nil.
    public func url(to destination: Destination) -> URL? { link(to: destination).flatMap { URL(string: $0) } }
}

extension Router {
    /// Opens a URL from outside; see ``open(_:)-(String)``.
    @discardableResult public func open(_ url: URL) -> NavigationHandle { open(url.absoluteString) }
    /// Returns true if a URL is the app's by scheme or host, and complies with the link policy; see
    /// ``canOpen(_:)-(String)``.
    public func canOpen(_ url: URL) -> Bool { canOpen(url.absoluteString) }
}

extension AppCoordinator {
    /// Opens a URL from outside; see ``open(_:)-(String)``.
    @discardableResult public func open(_ url: URL) -> NavigationHandle { open(url.absoluteString) }
}
