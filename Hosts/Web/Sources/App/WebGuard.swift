public import Waymark

/// The guard of an app's pages. It is looked up for each request for a page, so it can depend on the visitor's session;
/// for a form, it may be looked up again after the action.
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
    ///   - access: Returns the guard for a request.
    ///   - onDenial: Returns the response to a denial, given the reason and the top destination of the requested state
    ///     (nil if it has none), which isn't necessarily the destination that was denied.
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
    /// ``WebContext/resume(else:)``. If the other page has no link, the response is that of ``refused``.
    case redirected(to: AnyNavigation)
    /// Another page at the same address, such as a lock screen. Its status is 403, unless its content has a status
    /// other than 200. Its forms lead back to the requested page, unless their actions navigate.
    case covered(by: WebPage)
}
