#if Tools
/// A rule of `waymark lint`.
package enum Rule: String, Hashable, Sendable, CaseIterable {
    case syntaxError = "syntax-error"
    case unreadableFile = "unreadable-file"
    case unknownRule = "unknown-rule"
    case computedValue = "computed-value"
    case featureImportsFeature = "feature-imports-feature"
    case outgoingWithoutRedirect = "outgoing-without-redirect"
    case redirectLoop = "redirect-loop"
    case unreachableDestination = "unreachable-destination"
    case restoredWithoutLink = "restored-without-link"
    case malformedLink = "malformed-link"
    case linkClash = "link-clash"
    case linkShadowed = "link-shadowed"
    case linkNotAssociable = "link-not-associable"
    case linkWithoutRule = "link-without-access-rule"
    case everyoneBelowProtected = "everyone-below-protected"
    case ancestorStricter = "ancestor-stricter-than-screen"
    case domainObject = "domain-object-in-case"
    case screenWithoutNavigator = "screen-without-navigator"
    case screenWithoutTracker = "screen-without-tracker"
    case screenWithoutMock = "screen-without-mock"
    case screenWithoutTest = "screen-without-test"
    case untakenPreparation = "prepared-but-not-taken"
    case forbiddenName = "name-forbidden-by-scheme"

    package var id: String { rawValue }

    /// The reason for the rule, as one sentence.
    package var reason: String {
        switch self {
        case .syntaxError: "A file with a syntax error can't be checked."
        case .unreadableFile: "A file that can't be read can't be checked."
        case .unknownRule: "An unknown id in a comment disables nothing."
        case .computedValue:
            "Values that only the running app has can't be checked, listed or put into association files."
        case .featureImportsFeature: "Features that import each other can't be built, tested or replaced alone."
        case .outgoingWithoutRedirect: "An outgoing navigation without a redirect shows the not-found screen."
        case .redirectLoop: "Redirects that form a loop are refused."
        case .unreachableDestination: "A destination that nothing leads to is dead code, or lacks a link."
        case .restoredWithoutLink: "Saved state holds links: a screen without one is gone after a restart."
        case .malformedLink: "A malformed pattern stops the app when its links are set up."
        case .linkClash: "Two patterns that match the same paths stop the app when its links are set up."
        case .linkShadowed: "A link also matches a pattern of another feature, which wins."
        case .linkNotAssociable: "Association files can't express the pattern, so universal links miss it."
        case .linkWithoutRule: "In a guarded app, a link to a destination without an access rule is always refused."
        case .everyoneBelowProtected:
            "A link opens the screen to everyone, although the screen that it belongs to is protected."
        case .ancestorStricter: "Users who may see the screen can't be shown the screens below it."
        case .domainObject: "A model object in a destination can't be linked to, saved or compared cheaply."
        case .screenWithoutNavigator: "A screen that navigates without a navigator can't be tested alone."
        case .screenWithoutTracker: "Events on the screen are missing from the app's reports."
        case .screenWithoutMock: "Without a mock of its navigator, a screen's navigation isn't tested."
        case .screenWithoutTest: "Without a test, nobody notices when the screen breaks."
        case .untakenPreparation: "What is prepared is loaded for nothing if the screen loads it itself."
        case .forbiddenName: "A link with such a name never reaches the app by its scheme or host."
        }
    }
    /// The level of the rule's findings, unless the configuration sets another.
    package var level: ToolConfiguration.Level {
        switch self {
        case .syntaxError, .unreadableFile, .outgoingWithoutRedirect, .redirectLoop, .malformedLink, .linkClash,
            .forbiddenName:
            .error
        case .computedValue: .note
        case .unknownRule, .featureImportsFeature, .unreachableDestination, .restoredWithoutLink, .linkShadowed,
            .linkNotAssociable, .linkWithoutRule, .everyoneBelowProtected, .ancestorStricter, .domainObject,
            .screenWithoutNavigator, .screenWithoutTracker, .screenWithoutMock, .screenWithoutTest,
            .untakenPreparation:
            .warning
        }
    }
}
#endif
