package import Waymark
package import WaymarkLinks

/// An observer of an app's pages. Some functions wrap the work that they report, so that everything reported during the
/// work can be attributed to it.
@MainActor package protocol WebReporter {
    /// Answers a request by calling `answer`, and reports the request.
    func answering(_ request: WebRequest, _ answer: @MainActor () async -> WebResponse) async -> WebResponse
    /// Looks up a visitor's guard by calling `find`, and reports the lookup.
    func guarding(
        _ find: @MainActor () async -> any AccessGuard<AnyNavigation>
    ) async -> any AccessGuard<AnyNavigation>
    /// Reports that a request's state was denied.
    func denied(_ asked: NavigationState<AnyNavigation>, _ reason: DenialReason)
    /// Reports that a request's target isn't a valid link of the app.
    func refused(_ error: LinkError)
}
