#if Tools
package import Waymark

/// A type of destinations, as its source declares it.
package struct NavigationType: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        /// An `IncomingNavigation`: what a feature shows.
        case incoming
        /// An `OutgoingNavigation`: where a feature wants to go.
        case outgoing
        /// A `Navigation` that is neither.
        case plain
    }
    /// The name with the enclosing types.
    package let name: String
    package let kind: Kind
    package let target: String
    package let place: SourcePlace
    /// A Boolean value that indicates whether the type is a `GuardedNavigation`.
    package let isGuarded: Bool
    /// A Boolean value that indicates whether the type is `CaseIterable`, as tabs are.
    package let isIterable: Bool
    /// A Boolean value that indicates whether the type has `@Links`.
    package let hasLinksMacro: Bool
    /// A Boolean value that indicates whether the type has `@Links(notingMissingLinks: true)`.
    package let isRestoring: Bool
    /// The expression of its links, if it can't be read.
    package let unreadableLinks: String?
    package var destinations: [Destination]
}

/// The identity of a destination in a model: the indices of its type and case.
package struct DestinationID: Hashable, Sendable, Comparable {
    package let type: Int
    package let index: Int

    package static func < (one: DestinationID, other: DestinationID) -> Bool {
        (one.type, one.index) < (other.type, other.index)
    }
}

/// A case of a navigation, or a whole struct.
package struct Destination: Hashable, Sendable {
    package let id: DestinationID
    package let typeName: String
    /// The name of the case; nil for a struct.
    package let caseName: String?
    package let parameters: [ParameterFact]
    /// The links; the first is canonical.
    package var links: [LinkFact]
    package let shape: Stated<PresentationType>
    package let ancestors: Stated<[DestinationID]>
    /// The access rules: several if they depend on values, none without rules.
    package let access: [AccessFact]
    package let place: SourcePlace

    /// The name with its type: `CharacterIncomingNavigation.detail`.
    package var name: String { caseName.map { typeName + "." + $0 } ?? typeName }
}

/// An access rule of a destination.
package struct AccessFact: Hashable, Sendable {
    package let level: Stated<AccessLevel>
    /// A Boolean value that indicates whether the rule applies to only some values.
    package let isConditional: Bool
}

/// The users who may see a destination, from everyone to nobody.
package enum AccessLevel: Hashable, Sendable {
    case everyone
    /// Users with a session, and these permissions and this information, as written.
    case session(permissions: Set<String>, information: Set<String>)
    case nobody

    /// Returns true if it refuses someone whom the other admits.
    package func isStricter(than other: AccessLevel) -> Bool {
        switch (self, other) {
        case (.everyone, _), (_, .nobody): false
        case (.nobody, _), (.session, .everyone): true
        case (.session(let permissions, let information), .session(let otherPermissions, let otherInformation)):
            !permissions.isSubset(of: otherPermissions) || !information.isSubset(of: otherInformation)
        }
    }
}

/// A way from one destination to another.
package struct Lead: Hashable, Sendable {
    /// The screen of origin; nil if it isn't the screen of a destination, as an app's first screen.
    package let from: DestinationID?
    package let to: DestinationID
    package let place: SourcePlace
}

/// A row of a redirect.
package struct Redirect: Hashable, Sendable {
    package enum Target: Hashable, Sendable {
        case destination(DestinationID)
        /// A destination of the library, such as `NotFoundNavigation`.
        case external(String)
        /// The value `nil`, which leaves the navigation unchanged.
        case unchanged
        /// An expression that can't be read, as source.
        case computed(String)
    }
    package let from: DestinationID
    package let to: Target
    /// A Boolean value that indicates whether it applies to only some values, or under a condition.
    package let isConditional: Bool
    package let place: SourcePlace
}
#endif
