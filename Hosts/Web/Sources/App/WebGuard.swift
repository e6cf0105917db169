public import Waymark

/// The guard of an app's pages. It is asked again for each request, with the session that the server knows for the
/// visitor.
///
/// ```swift
/// WebGuard { visit in await accounts.accessGuard(for: visit) } onDenial: { reason, _ in
///     reason == .unauthenticated ? .redirected(to: AnyNavigation(Route.login)) : .refused
/// }
/// ```
@MainActor public struct WebGuard {
    let access: @MainActor (WebVisit) async -> any AccessGuard<AnyNavigation>
    let onDenial: @MainActor (DenialReason, AnyNavigation?) -> WebDenial

    /// Creates a guard that may differ for each request.
    ///
    /// - Parameters:
    ///   - access: Returns the guard for one request.
    ///   - onDenial: Decides how to answer a denial, given the reason and the denied destination.
    public init(
        access: @escaping @MainActor (WebVisit) async -> any AccessGuard<AnyNavigation>,
        onDenial: @escaping @MainActor (DenialReason, AnyNavigation?) -> WebDenial = { _, _ in .refused }
    ) {
        self.access = access
        self.onDenial = onDenial
    }
    /// Creates a guard that is the same for every visitor. A denied page is answered with ``WebDenial/refused``.
    public init(_ accessGuard: any AccessGuard<AnyNavigation>) { self.init { _ in accessGuard } }
}

/// The response to a denial.
public enum WebDenial: Sendable {
    /// An error page with status 403.
    case refused
    /// A redirect to another page, such as the login. The requested page is passed on as `next=`; see
    /// ``WebContext/resume(else:)``. If the other page has no link, the denial is refused.
    case redirected(to: AnyNavigation)
    /// Another page at the same address, such as a lock screen. Its status is 403 unless it has its own.
    case covered(by: WebPage)
}
