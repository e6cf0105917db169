import Foundation
import Waymark

/// A handler of links such as `shell://home`.
final class CustomURLSchemeHandler: DeepLinkHandler {
    private let routeResolver: any RouteResolver
    private let router: AppRouter

    init(routeResolver: any RouteResolver, router: AppRouter) {
        self.routeResolver = routeResolver
        self.router = router
    }

    func canHandle(url: URL) -> Bool {
        url.scheme?.lowercased() == "shell" && routeResolver.resolve(url: url) != nil
    }
    func handle(url: URL) -> Bool {
        guard canHandle(url: url) else { return false }
        // unlike a navigation to the route, this also shows what lies under it, and waits for the boot and the login
        router.open(url.absoluteString)
        return true
    }
}
