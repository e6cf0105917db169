#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension LinkResolver {
    /// The destination of a URL: its `absoluteString` goes the way of every link. No other property is read, since
    /// `host`, `port` and `pathComponents` decode and repair.
    public func resolve(_ url: URL) throws(LinkError) -> Destination { try resolve(url.absoluteString) }
}
