package import Waymark
package import WaymarkLinks

/// Observes what an app's pages do. Its functions wrap the work, so that what happens inside is attributed to it.
@MainActor package protocol WebReporter {
    /// Wraps the answering of a request.
    func answering(_ request: WebRequest, _ answer: @MainActor () async -> WebResponse) async -> WebResponse
    /// Wraps the lookup of a visitor's guard.
    func guarding(
        _ find: @MainActor () async -> any AccessGuard<AnyNavigation>
    ) async -> any AccessGuard<AnyNavigation>
    /// A request's state was denied.
    func denied(_ asked: NavigationState<AnyNavigation>, _ reason: DenialReason)
    /// A request's path matched no link.
    func refused(_ error: LinkError)
}
