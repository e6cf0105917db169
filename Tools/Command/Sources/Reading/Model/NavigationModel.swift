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
    /// With the names of the types around it.
    package let name: String
    package let kind: Kind
    package let target: String
    package let place: SourcePlace
    /// Whether it states access rules, as a `GuardedNavigation`.
    package let isGuarded: Bool
    /// Whether it lists its cases, as a `CaseIterable`: tabs do.
    package let isIterable: Bool
    /// Whether it has `@Links`.
    package let hasLinksMacro: Bool
    /// Whether it says `@Links(notingMissingLinks: true)`.
    package let isRestoring: Bool
    /// The expression that makes its links, if they can't be read.
    package let unreadableLinks: String?
    package var destinations: [Destination]
}

/// One of a model's destinations: the indices of its type and of its case.
package struct DestinationID: Hashable, Sendable, Comparable {
    package let type: Int
    package let index: Int

    package static func < (one: DestinationID, other: DestinationID) -> Bool {
        (one.type, one.index) < (other.type, other.index)
    }
}

/// A case of a navigation; the whole of one that is a struct.
package struct Destination: Hashable, Sendable {
    package let id: DestinationID
    package let typeName: String
    /// nil for a struct.
    package let caseName: String?
    package let parameters: [ParameterFact]
    /// The first is canonical.
    package var links: [LinkFact]
    package let shape: Stated<PresentationType>
    package let ancestors: Stated<[DestinationID]>
    /// Who may see it: several if it depends on values. Empty without rules.
    package let access: [AccessFact]
    package let place: SourcePlace

    /// `CharacterIncomingNavigation.detail`.
    package var name: String { caseName.map { typeName + "." + $0 } ?? typeName }
}

/// An access rule of a destination.
package struct AccessFact: Hashable, Sendable {
    package let level: Stated<AccessLevel>
    /// Whether it holds for some values only.
    package let isConditional: Bool
}

/// Who may see a destination, from everybody to nobody.
package enum AccessLevel: Hashable, Sendable {
    case everyone
    /// Users with a session, and these permissions and this information, as they are written.
    case session(permissions: Set<String>, information: Set<String>)
    case nobody

    /// Whether somebody whom the other lets in is kept out.
    package func isStricter(than other: AccessLevel) -> Bool {
        switch (self, other) {
        case (.everyone, _), (_, .nobody): false
        case (.nobody, _), (.session, .everyone): true
        case (.session(let permissions, let information), .session(let otherPermissions, let otherInformation)):
            !permissions.isSubset(of: otherPermissions) || !information.isSubset(of: otherInformation)
        }
    }
}

/// One destination leads to another.
package struct Lead: Hashable, Sendable {
    /// The screen that leads there; nil if it isn't the screen of a destination, such as the first screen of an app.
    package let from: DestinationID?
    package let to: DestinationID
    package let place: SourcePlace
}

/// A row of a redirect.
package struct Redirect: Hashable, Sendable {
    package enum Target: Hashable, Sendable {
        case destination(DestinationID)
        /// A destination of the library's, such as `NotFoundNavigation`.
        case external(String)
        /// `nil`: it stays what it is.
        case unchanged
        /// It can't be read: the expression's source.
        case computed(String)
    }
    package let from: DestinationID
    package let to: Target
    /// Whether it holds for some values only, or under a condition.
    package let isConditional: Bool
    package let place: SourcePlace
}
#endif
