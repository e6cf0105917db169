public import WaymarkLinks

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Only a URL's `absoluteString` is used: its other properties decode and repair.

extension DeepLinks {
    /// The destination of a URL; see ``destination(of:)-(String)``.
    public func destination(of url: URL) throws(LinkError) -> Destination { try destination(of: url.absoluteString) }
    /// The state of a URL; see ``state(of:)-(String)``.
    public func state(of url: URL) throws(LinkError) -> NavigationState<Destination> {
        try state(of: url.absoluteString)
    }
    /// Why a URL does or does not lead anywhere; see ``explain(_:)-(String)``.
    public func explain(_ url: URL) -> LinkExplanation { explain(url.absoluteString) }
    /// ``link(to:)`` as a URL.
    public func url(to destination: Destination) -> URL? { link(to: destination).flatMap { URL(string: $0) } }
}

extension Router {
    /// Opens a URL from outside; see ``open(_:)-(String)``.
    @discardableResult public func open(_ url: URL) -> NavigationHandle { open(url.absoluteString) }
    /// Whether a URL belongs to the app. It may still lead nowhere.
    public func canOpen(_ url: URL) -> Bool { canOpen(url.absoluteString) }
}

extension AppCoordinator {
    /// Opens a URL from outside; see ``open(_:)-(String)``.
    @discardableResult public func open(_ url: URL) -> NavigationHandle { open(url.absoluteString) }
}
