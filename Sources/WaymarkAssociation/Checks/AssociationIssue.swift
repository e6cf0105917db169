package import WaymarkLinks

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Something wrong with an association file: it can't be read or made, doesn't do what it seems to do, or disagrees with
/// the app about a link.
public struct AssociationIssue: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of issue, a case for each message.
    package enum Problem: Hashable, Sendable {
        /// The file isn't JSON.
        case notJSON
        /// The file can't be encoded as JSON, for this reason.
        case notEncodable(String)
        /// A literal of a pattern contains a wildcard or variable of the format, which can't be escaped.
        case inexpressible(LinkPattern)
        /// A link of a pattern that the file doesn't claim, and the rule that excludes it, if there is one.
        case missed(LinkPattern, excludedBy: AppleAssociation.Component?)
        /// A link that the file claims and the app refuses, and the rule that claims it. Without a rule, an Android
        /// app's manifest claims it.
        case overClaimed(by: AppleAssociation.Component?)
        /// The file has more bytes than are read.
        case tooLarge(bytes: Int)
        /// A key that is never read, and the key that was probably meant.
        case unknownKey(String, meant: String?)
        /// A value of the wrong type.
        case wrongType(expected: String)
        /// A required key is missing.
        case missing(String)
        /// Not `PREFIX.bundle.identifier`.
        case malformedAppID(String)
        /// `paths` beside `components`, and therefore ignored.
        case mixedFormats
        /// Only `paths`: the format from before iOS 13.
        case oldFormat
        /// `details` by app, without an array.
        case oldestFormat
        /// `appID` beside `appIDs`, and therefore ignored.
        case bothAppIDForms
        /// An `apps` of `applinks` that is not empty: systems before iOS 13 then read no links at all.
        case appsNotEmpty
        /// No details: the file opens no app.
        case noDetails
        /// A `$(` that is never closed, and so is plain text.
        case unterminatedVariable
        /// A rule without a condition, which every link meets.
        case claimsEverything
        /// An app in two details: the first rule of both that matches wins.
        case overlappingApps(String, with: String)
        /// A rule that never matches because of an earlier one.
        case neverMatches(because: String)
        /// An undefined variable.
        case unknownVariable(String)
        /// A variable inside of a variable's value, which is not replaced.
        case nestedVariable(String)
        /// A variable's name with `$`, `(` or `)`.
        case malformedVariable(String)
        /// Not the name of an Android app's package.
        case malformedPackage(String)
        /// Not 32 pairs of upper-case hexadecimal digits with colons between.
        case malformedFingerprint(String)
        /// An Android app without any certificate.
        case noFingerprints
    }
    /// The place in the file, such as `applinks.details[0].components[2]`, or the link that file and app disagree about;
    /// empty for the file as a whole.
    public let place: String
    /// The description of the problem.
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
        case .tooLarge(let bytes): "\(bytes) bytes: at most \(AppleAssociation.maximumBytes) are read"
        case .unknownKey(let key, let meant): "unknown key '\(key)'" + (meant.map { ": did you mean '\($0)'?" } ?? "")
        case .wrongType(let expected): "expected \(expected)"
        case .missing(let key): "'\(key)' is missing"
        case .malformedAppID(let text): "'\(text)' is not an application identifier: PREFIX.bundle.identifier"
        case .mixedFormats: "'paths' is not read where there are 'components': use one of them"
        case .bothAppIDForms: "'appID' is not read where there are 'appIDs': use one of them"
        case .appsNotEmpty: "'apps' must be an empty array: systems before iOS 13 read no links otherwise"
        case .noDetails: "no details: no link opens any app"
        case .unterminatedVariable: "'$(' without a ')' is read as plain text"
        case .oldestFormat: "a dictionary is the format of 2015: use an array of details with 'appIDs'"
        case .oldFormat: "'paths' is the format from before iOS 13: use 'components'"
        case .claimsEverything: "a rule without a condition claims every link of the site"
        case .overlappingApps(let app, let other): "'\(app)' is in \(other) too: the first rule that matches wins"
        case .neverMatches(let other): "never matches: \(other) comes first and matches everything that this does"
        case .unknownVariable(let name): "there is no variable '\(name)'"
        case .nestedVariable(let name): "'\(name)' contains a variable, which is not replaced"
        case .malformedVariable(let name): "'\(name)' cannot be a variable's name: no '$', '(' or ')'"
        case .malformedPackage(let text): "'\(text)' is not a package name"
        case .malformedFingerprint(let text):
            "'\(text)' is not a SHA-256 fingerprint: 32 pairs of upper-case hexadecimal digits, with ':' between"
        case .noFingerprints: "there is no fingerprint, so no app is meant"
        }
    }
}
