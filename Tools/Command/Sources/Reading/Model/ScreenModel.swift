#if Tools
/// A type that conforms to `Feature`.
package struct FeatureFact: Hashable, Sendable {
    package let name: String
    package let target: String
    /// The index in `AppModel.navigations` of the navigation that the feature shows; nil if it can't be read.
    package let navigation: Int?
    package let place: SourcePlace
}

/// A screen, represented by its view model: a type whose name ends in `ViewModel`.
package struct ScreenFact: Hashable, Sendable {
    package let name: String
    package let target: String
    package let place: SourcePlace
    /// The destinations that show the screen.
    package var destinations: Set<DestinationID>
    /// A Boolean value that indicates whether the screen has a navigator, router or coordinator, or a closure that
    /// takes a destination.
    package let hasNavigator: Bool
    package let hasTracker: Bool
    /// A Boolean value that indicates whether a test names the screen.
    package let isNamedInTests: Bool
    /// A Boolean value that indicates whether a test names the screen, or a destination that shows it.
    package let isTested: Bool
}

/// A protocol through which a screen navigates or tracks.
package struct ContractFact: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable { case navigator, tracker }

    package let name: String
    package let kind: Kind
    package let target: String
    package let place: SourcePlace
    /// The names of the types that implement the contract in test targets, and of those elsewhere that are named like
    /// mocks.
    package let mocks: [String]
}
#endif
