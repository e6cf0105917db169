/// The app's rule that connects features which do not import each other: outgoing navigations to incoming ones, feature
/// flags, experiments.
///
/// ```swift
/// struct AppNavigationRedirect: NavigationRedirect {
///     func redirect(_ navigation: any Navigation) -> (any Navigation)? {
///         switch navigation {
///         case let home as HomeOutgoingNavigation: redirect(home)   // a switch without default
///         default: nil
///         }
///     }
/// }
/// ```
@MainActor public protocol NavigationRedirect {
    /// Where a destination leads instead; nil if it stays what it is.
    func redirect(_ navigation: any Navigation) -> (any Navigation)?
}
