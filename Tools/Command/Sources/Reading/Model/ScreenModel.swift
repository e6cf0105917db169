#if Tools
/// The public interface of a feature's module.
package struct FeatureFact: Hashable, Sendable {
    package let name: String
    package let target: String
    /// The index of the type that it shows.
    package let navigation: Int?
    package let place: SourcePlace
}

/// A screen's view model.
package struct ScreenFact: Hashable, Sendable {
    package let name: String
    package let target: String
    package let place: SourcePlace
    /// The destinations that show it.
    package var destinations: Set<DestinationID>
    /// Whether it has a navigator, a router, or a closure that navigates.
    package let hasNavigator: Bool
    package let hasTracker: Bool
    /// Whether a test mentions it.
    package let isTested: Bool
}

/// A protocol that a screen navigates or reports with.
package struct ContractFact: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable { case navigator, tracker }

    package let name: String
    package let kind: Kind
    package let target: String
    package let place: SourcePlace
    /// The types that stand in for it in tests.
    package let mocks: [String]
}
#endif
