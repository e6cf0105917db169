public import Waymark

/// What guards an app's pages: asked anew at every request, from what the server knows of the visitor.
///
/// ```swift
/// WebGuard { visit in await accounts.control(for: visit) } onDenial: { reason, _ in
///     reason == .unauthenticated ? .redirected(to: AnyNavigation(Route.login)) : .refused
/// }
/// ```
@MainActor public struct WebGuard {
    let control: @MainActor (WebVisit) async -> any AccessControl<AnyNavigation>
    let onDenial: @MainActor (DenialReason, AnyNavigation?) -> WebDenial

    /// - Parameters:
    ///   - control: The guard for one request of a visitor.
    ///   - onDenial: What a denial is answered with; it is asked with the top of what was denied.
    public init(
        control: @escaping @MainActor (WebVisit) async -> any AccessControl<AnyNavigation>,
        onDenial: @escaping @MainActor (DenialReason, AnyNavigation?) -> WebDenial = { _, _ in .refused }
    ) {
        self.control = control
        self.onDenial = onDenial
    }
    /// The same guard for everyone.
    public init(_ control: any AccessControl<AnyNavigation>) { self.init { _ in control } }
}

/// What a denial is answered with.
public enum WebDenial: Sendable {
    /// A page that says so, with status 403.
    case refused
    /// Another page, for instance the login. What was asked for goes with it as `next=`, see ``WebContext/resume(else:)``.
    case redirected(to: AnyNavigation)
    /// Another page at the same address, with status 403 or the page's own: a lock screen over what was asked for.
    case covered(by: WebPage)
}
