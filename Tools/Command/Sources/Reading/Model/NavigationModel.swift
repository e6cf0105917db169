#if Tools
package import Waymark

/// A type whose values are destinations, as its source declares it.
package struct NavigationType: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        /// An `IncomingNavigation`: the destinations that a feature shows.
        case incoming
        /// An `OutgoingNavigation`: the destinations outside a feature to which its screens lead.
        case outgoing
        /// A `Navigation` that is neither.
        case plain
    }
    /// The type's qualified name, such as `Shell.Route`.
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
    /// The code whose links can't be read, `links` or `LinkRoute`; nil if all links can be read.
    package let unreadableLinks: String?
    package var destinations: [Destination]
}

/// The identity of a destination: its type's index in `AppModel.navigations`, and its own index in the type's
/// `destinations`.
package struct DestinationID: Hashable, Sendable, Comparable {
    package let type: Int
    package let index: Int

    package static func < (one: DestinationID, other: DestinationID) -> Bool {
        (one.type, one.index) < (other.type, other.index)
    }
}

/// A case of a navigation type, or the whole type if it is a struct.
package struct Destination: Hashable, Sendable {
    package let id: DestinationID
    package let typeName: String
    /// The case's name; nil for a struct.
    package let caseName: String?
    package let parameters: [ParameterFact]
    /// The links that open the destination. The first one is canonical.
    package var links: [LinkFact]
    package let shape: Stated<PresentationType>
    package let ancestors: Stated<[DestinationID]>
    /// The access rules. Empty if the type has no `accessRule`; several if the rule depends on more than the case.
    package let access: [AccessFact]
    package let place: SourcePlace

    /// The names of the type and the case, such as `CharacterIncomingNavigation.detail`; for a struct, the type's name
    /// only.
    package var name: String { caseName.map { typeName + "." + $0 } ?? typeName }
}

/// An access rule of a destination.
package struct AccessFact: Hashable, Sendable {
    package let level: Stated<AccessLevel>
    /// A Boolean value that indicates whether the rule depends on more than the case, for example on an associated
    /// value.
    package let isConditional: Bool
}

/// The users who may see a destination.
package enum AccessLevel: Hashable, Sendable {
    case everyone
    /// Users whose session has these permissions and this information. Each text is the `spelling` of an expression.
    case session(permissions: Set<String>, information: Set<String>)
    case nobody

    /// Returns true if this level refuses a user whom the other admits.
    package func isStricter(than other: AccessLevel) -> Bool {
        switch (self, other) {
        case (.everyone, _), (_, .nobody): false
        case (.nobody, _), (.session, .everyone): true
        case (.session(let permissions, let information), .session(let otherPermissions, let otherInformation)):
            !permissions.isSubset(of: otherPermissions) || !information.isSubset(of: otherInformation)
        }
    }
}

/// A navigation from one destination to another.
package struct Lead: Hashable, Sendable {
    /// The destination whose code navigates; nil if other code does, such as that of an app's first screen.
    package let from: DestinationID?
    package let to: DestinationID
    package let place: SourcePlace
}

/// The redirect of a destination, as a row in a `NavigationRedirect` states it.
package struct Redirect: Hashable, Sendable {
    package enum Target: Hashable, Sendable {
        case destination(DestinationID)
        /// The name of a navigation type that the sources don't declare, such as the library's `NotFoundNavigation`.
        case external(String)
        /// No redirect: the row's value is `nil`.
        case unchanged
        /// The name or source of an expression that can't be read, or `…`.
        case computed(String)
    }
    package let from: DestinationID
    package let to: Target
    /// A Boolean value that indicates whether the row applies to only some values, or under a condition.
    package let isConditional: Bool
    package let place: SourcePlace
}
#endif
