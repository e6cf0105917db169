/// The limits of states, chains of navigations, records and saved data.
package enum NavigationLimits {
    package static let levels = 8
    package static let redirects = 5
    /// The maximum number of navigations that guards, redirects and observers may start, directly or through other
    /// navigations, before the queue is empty.
    package static let startedNavigations = 200
    /// The maximum number of destinations in a saved, restored or linked state.
    package static let destinations = 50
    package static let records = 200
    package static let savedBytes = 64 * 1_024
}
