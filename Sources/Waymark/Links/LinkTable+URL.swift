public import WaymarkLinks

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Only a URL's `absoluteString` is used: its other properties decode and repair.

extension LinkTable {
    /// The destination of a URL; see ``destination(of:)-(String)``.
    public func destination(of url: URL) throws(LinkError) -> Destination { try destination(of: url.absoluteString) }
    /// ``link(to:)`` as a URL.
    public func url(to destination: Destination) -> URL? { link(to: destination).flatMap { URL(string: $0) } }
}

extension Router {
    /// Opens a URL from outside; see ``open(_:)-(String)``.
    @discardableResult public func open(_ url: URL) -> NavigationHandle { open(url.absoluteString) }
    /// True if a URL belongs to the app. It may still lead nowhere.
    public func canOpen(_ url: URL) -> Bool { canOpen(url.absoluteString) }
}

extension AppCoordinator {
    /// Opens a URL from outside; see ``open(_:)-(String)``.
    @discardableResult public func open(_ url: URL) -> NavigationHandle { open(url.absoluteString) }
}
