public import Foundation

/// A handler of one kind of links. The library's protocol of the same name resolves links that patterns can't express.
public protocol DeepLinkHandler {
    /// Returns true if the URL is a link of this kind.
    func canHandle(url: URL) -> Bool
    /// Opens the URL if it is a link of this kind.
    ///
    /// - Returns: False if it isn't, and another handler may try.
    func handle(url: URL) -> Bool
}
