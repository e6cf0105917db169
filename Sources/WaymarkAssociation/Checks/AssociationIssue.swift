package import WaymarkLinks

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A problem with an association file: it can't be read or created, doesn't do what it seems to, or disagrees with the
/// app about a link.
public struct AssociationIssue: Error, Hashable, Sendable, CustomStringConvertible {
    /// A problem, with a case for each message.
    package enum Problem: Hashable, Sendable {
        /// The file isn't JSON.
        case notJSON
        /// The file can't be encoded as JSON, for this reason.
        case notEncodable(String)
        /// A literal of a pattern contains a wildcard or variable of the format, which can't be escaped.
        case inexpressible(LinkPattern)
        /// The file doesn't claim a link of this pattern. The rule is the one that excludes the link; nil if no rule
        /// matches it.
        case missed(LinkPattern, excludedBy: AppleAssociation.Component?)
        /// The file claims a link that the app refuses. The rule is the one that claims it; nil if an Android app's
        /// manifest does.
        case overClaimed(by: AppleAssociation.Component?)
        /// The file exceeds the size limit.
        case tooLarge(bytes: Int)
        /// An unknown key, with the known key that was probably meant; nil if none is like it.
        case unknownKey(String, meant: String?)
        /// A value has the wrong type. `expected` describes the right one, such as "an array".
        case wrongType(expected: String)
        /// A required key is missing.
        case missing(String)
        /// An app's identifier isn't of the form `PREFIX.bundle.identifier`.
        case malformedAppID(String)
        /// A detail has both `paths` and `components`. The paths are ignored.
        case mixedFormats
        /// A detail has `paths`, the format from before iOS 13, and no `components`.
        case oldFormat
        /// `details` is a dictionary by app instead of an array.
        case oldestFormat
        /// A detail has both `appID` and `appIDs`. The `appID` is ignored.
        case bothAppIDForms
        /// The `apps` of `applinks` isn't an empty array. Systems before iOS 13 then ignore all links.
        case appsNotEmpty
        /// `details` is empty, so links open no app.
        case noDetails
        /// A pattern contains a `$(` without a `)`. It is read as plain text.
        case unterminatedVariable
        /// A rule that claims links has no condition, so it claims every link of the site.
        case claimsEverything
        /// An app is in two entries of `details`, of which `with` is the place of the first. Their rules are tried in
        /// order, and the first that matches wins.
        case overlappingApps(String, with: String)
        /// A rule never matches, because the earlier rule at this place matches all of its links.
        case neverMatches(because: String)
        /// A pattern contains a variable with this name, which isn't defined.
        case unknownVariable(String)
        /// A value of the variable with this name contains another variable, which isn't replaced.
        case nestedVariable(String)
        /// A variable's name contains `$`, `(` or `)`.
        case malformedVariable(String)
        /// The name of an Android app's package is malformed.
        case malformedPackage(String)
        /// A fingerprint isn't 32 pairs of uppercase hexadecimal digits separated by colons.
        case malformedFingerprint(String)
        /// An Android app has no fingerprint of a certificate.
        case noFingerprints
    }
    /// The place in the file, such as `applinks.details[0].components[2]`, or the link on which file and app disagree.
    /// Empty if the issue is about the file as a whole, or if the file can't be created.
    public let place: String
    /// The description of the problem, without its place.
    public var problem: String { kind.description }
    package let kind: Problem

    init(place: String = "", _ kind: Problem) {
        self.place = place
        self.kind = kind
    }

    static func encoding(_ value: some Encodable) throws(AssociationIssue) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do { return try encoder.encode(value) } catch { throw AssociationIssue(.notEncodable("\(error)")) }
    }

    public var description: String { place.isEmpty ? problem : "\(place): \(problem)" }
}

extension AssociationIssue.Problem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notJSON: "the file is not JSON"
        case .notEncodable(let error): error
        case .inexpressible(let pattern):
            "'\(pattern)' has a '*' or a '$(' that an association file would read as a wildcard"
        case .missed(let pattern, let rule):
            "the file doesn't claim this link of '\(pattern)'"
                + (rule.map { ": the rule '\($0.path ?? "*")' excludes it" } ?? "")
        case .overClaimed(let rule):
            rule.map { "the rule '\($0.path ?? "*")' claims it, and the app refuses it" }
                ?? "the manifest claims it, and the app refuses it"
        case .tooLarge(let bytes): "the file has \(bytes) bytes, but at most \(AppleAssociation.maximumBytes) are read"
        case .unknownKey(let key, let meant): "unknown key '\(key)'" + (meant.map { ": did you mean '\($0)'?" } ?? "")
        case .wrongType(let expected): "expected \(expected)"
        case .missing(let key): "'\(key)' is missing"
        case .malformedAppID(let text): "'\(text)' is not an application identifier; write PREFIX.bundle.identifier"
        case .mixedFormats: "'paths' is not read where there are 'components': use one of them"
        case .bothAppIDForms: "'appID' is not read where there are 'appIDs': use one of them"
        case .appsNotEmpty: "'apps' must be an empty array: systems before iOS 13 read no links otherwise"
        case .noDetails: "there are no details, so no link opens an app"
        case .unterminatedVariable: "'$(' without a ')' is read as plain text"
        case .oldestFormat: "a dictionary is the format of 2015: use an array of details with 'appIDs'"
        case .oldFormat: "'paths' is the format from before iOS 13: use 'components'"
        case .claimsEverything: "a rule without a condition claims every link of the site"
        case .overlappingApps(let app, let other): "'\(app)' is in \(other) too: the first rule that matches wins"
        case .neverMatches(let other): "never matches: \(other) comes first and matches everything that this does"
        case .unknownVariable(let name): "there is no variable '\(name)'"
        case .nestedVariable(let name): "'\(name)' contains a variable, which is not replaced"
        case .malformedVariable(let name): "'\(name)' can't be a variable's name, because it has a '$', '(' or ')'"
        case .malformedPackage(let text): "'\(text)' is not a package name"
        case .malformedFingerprint(let text):
            "'\(text)' is not a SHA-256 fingerprint; write 32 pairs of uppercase hexadecimal digits, separated by ':'"
        case .noFingerprints: "there is no fingerprint, so the statement applies to no app"
        }
    }
}
