public import SwiftUI
public import Waymark
public import WaymarkLinks

// The team's names for what the library calls otherwise. The features use these.

public typealias NavigatorContract = Navigator
public typealias NavigationContract = Navigation
public typealias IncomingNavigationContract = IncomingNavigation
public typealias OutgoingNavigationContract = OutgoingNavigation
public typealias NavigationRedirectContract = NavigationRedirect

/// A feature whose screens are views.
public protocol FeatureContract: Feature where Screen == AnyView {
    // the protocols repeat their associated types, so that the compiler infers them from `resolve`
    associatedtype Incoming
    /// Creates the feature's first view.
    func makeMainView(navigator: any NavigatorContract) -> AnyView
    /// Creates the view of one of the feature's destinations.
    func resolve(_ navigation: Incoming, navigator: any NavigatorContract) -> AnyView
}
extension FeatureContract {
    public func mainScreen(navigator: any Navigator) -> AnyView { makeMainView(navigator: navigator) }
    public func screen(for navigation: Incoming, navigator: any Navigator) -> AnyView {
        resolve(navigation, navigator: navigator)
    }
}

/// A handler of the links with one host, such as `challenge://character/list`.
nonisolated public protocol DeepLinkHandlerContract<Destination>: DeepLinkHandler {
    associatedtype Destination
    var host: String { get }
    /// Returns the destination of a link with the handler's host; nil if the path leads to none.
    func resolve(_ link: ParsedLink) -> Destination?
}
nonisolated extension DeepLinkHandlerContract {
    public func navigation(for link: ParsedLink) -> Destination? {
        link.segments.first == host ? resolve(link) : nil
    }
}
nonisolated extension ParsedLink {
    /// The path after the host, such as `/list`.
    public var path: String { segments.dropFirst().map { "/" + $0 }.joined() }
    public func queryParameter(_ name: String) -> String? { self[name] }
}
