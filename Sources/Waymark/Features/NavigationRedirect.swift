/// The app's redirect, which connects features that don't import each other by mapping outgoing navigations to incoming
/// ones. Also the place for feature flags and experiments. See <doc:FeaturesThatDoNotImportEachOther>.
///
/// ```swift
/// func redirect(_ navigation: any Navigation) -> (any Navigation)? {
///     switch navigation {
///     case let home as HomeOutgoingNavigation: redirect(home)   // a switch without default
///     default: nil
///     }
/// }
/// ```
@MainActor public protocol NavigationRedirect {
    /// Returns the destination to show instead, or nil to keep the requested one. The returned destination is
    /// redirected in turn. The argument is never an ``AnyNavigation``.
    func redirect(_ navigation: any Navigation) -> (any Navigation)?
}
