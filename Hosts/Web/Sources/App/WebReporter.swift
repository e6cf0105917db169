package import Waymark
package import WaymarkLinks

/// Is told what an app's pages do. Its functions surround the work, so that what happens in it belongs to it.
@MainActor package protocol WebReporter {
    /// A request is answered.
    func answering(_ request: WebRequest, _ answer: @MainActor () async -> WebResponse) async -> WebResponse
    /// The guard of a request's visitor is found.
    func guarding(
        _ find: @MainActor () async -> any AccessGuard<AnyNavigation>
    ) async -> any AccessGuard<AnyNavigation>
    /// A request's state may not be shown.
    func denied(_ asked: NavigationState<AnyNavigation>, _ reason: DenialReason)
    /// A request's path leads nowhere.
    func refused(_ error: LinkError)
}
