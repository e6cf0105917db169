import Foundation
import Testing

@testable import WaymarkAssociation

@Suite("The lint of an association file")
struct AssociationLintTests {
    private static let app = "ABCDE12345.com.example.app"
    private func findings(_ json: String) -> [AssociationIssue] { AppleAssociation.issues(in: Data(json.utf8)) }
    private func findings(components: String) -> [AssociationIssue] {
        findings(#"{"applinks":{"details":[{"appIDs":["\#(Self.app)"],"components":[\#(components)]}]}}"#)
    }

    @Test("a valid file has no findings")
    func clean() {
        #expect(findings(components: ##"{"/":"/a/*","?":{"id":"?*"}},{"/":"/b","exclude":true},{"#":"x"}"##).isEmpty)
    }
    @Test(
        "an unknown key is reported, with the key that is likely meant",
        arguments: [
            ("casesensitive", "caseSensitive"), ("percentencoded", "percentEncoded"), ("coment", "comment"),
            ("excluded", "exclude"), ("path", nil), ("query", nil),
        ])
    func keys(key: String, meant: String?) {
        #expect(
            findings(components: #"{"/":"/a","\#(key)":true}"#) == [
                .init(place: "applinks.details[0].components[0]", .unknownKey(key, meant: meant))
            ])
    }
    @Test("a rule without a condition is reported as claiming everything, unless it excludes")
    func everything() {
        #expect(findings(components: "{}").map(\.kind) == [.claimsEverything])
        #expect(findings(components: #"{"comment":"all"}"#).map(\.kind) == [.claimsEverything])
        #expect(findings(components: #"{"exclude":true}"#).isEmpty)
    }
    @Test(
        "a rule is reported if an earlier one matches everything that it matches",
        arguments: [
            (#"{"/":"*"},{"/":"/a"}"#, true), (#"{"/":"/a/*"},{"/":"/a/b"}"#, true),
            (#"{"/":"/a/*"},{"/":"/a"}"#, true),
            (#"{"/":"/a/?*"},{"/":"/a/*"}"#, false), (#"{"/":"/a/*"},{"/":"/a/?*","exclude":true}"#, true),
            (#"{"/":"/$(alpha)"},{"/":"/$(lower)"}"#, true), (#"{"/":"/$(lower)"},{"/":"/$(alpha)"}"#, false),
            (#"{"/":"/a","?":{"id":"1"}},{"/":"/a"}"#, false), (#"{"/":"/a"},{"/":"/a","?":{"id":"1"}}"#, true),
            (#"{"/":"/a","?":{"id":"?*"}},{"/":"/a","?":{"id":"1","x":"2"}}"#, true),
            (##"{"/":"/a","#":"x"},{"/":"/a"}"##, false), (#"{"/":"/a","caseSensitive":false},{"/":"/a"}"#, false),
            (#"{"/":"*a*b"},{"/":"*b*a*b"}"#, true), (#"{"exclude":true},{"/":"/a"}"#, true),
        ])
    func neverMatches(components: String, isFound: Bool) {
        let expected: [AssociationIssue] =
            isFound
            ? [
                .init(
                    place: "applinks.details[0].components[1]",
                    .neverMatches(because: "applinks.details[0].components[0]"))
            ] : []
        #expect(findings(components: components) == expected)
    }
    @Test(
        "a missing or malformed value is reported with its place",
        arguments: [
            ("{", "", AssociationIssue.Problem.notJSON), ("{}", "", .missing("applinks")),
            ("[]", "", .wrongType(expected: "a dictionary")), (#"{"applinks":{}}"#, "applinks", .missing("details")),
            (#"{"applinks":{"details":"x"}}"#, "applinks.details", .wrongType(expected: "an array")),
            (#"{"applinks":{"details":{}}}"#, "applinks.details", .noDetails),
            (#"{"applinks":{"details":[{"components":[]}]}}"#, "applinks.details[0]", .missing("appIDs")),
            (#"{"applinks":{"details":[{"appIDs":["ABCDE12345.x"]}]}}"#, "applinks.details[0]", .missing("components")),
            (
                #"{"applinks":{"details":[{"appIDs":["ABCDE12345.x"],"paths":["*"]}]}}"#, "applinks.details[0]",
                .oldFormat
            ),
            (
                #"{"applinks":{"details":[{"appIDs":["ABCDE12345.x"],"paths":["*"],"components":[]}]}}"#,
                "applinks.details[0]", .mixedFormats
            ),
            (
                #"{"applinks":{"details":[{"appIDs":["x"],"components":[]}]}}"#, "applinks.details[0].appIDs",
                .malformedAppID("x")
            ),
            (#"{"webcredentials":{"apps":"x"}}"#, "webcredentials.apps", .wrongType(expected: "an array of strings")),
            (
                #"{"applinks":{"details":[{"appIDs":["ABCDE12345.x"],"components":[]}],"substitutionVariables":{"a$":["x"]}}}"#,
                "applinks.substitutionVariables", .malformedVariable("a$")
            ),
            (
                #"{"applinks":{"details":[{"appIDs":["ABCDE12345.x"],"components":[]}],"substitutionVariables":{"a":["$(b)"]}}}"#,
                "applinks.substitutionVariables", .nestedVariable("a")
            ),
            (#"{"applinks":{"details":[]}}"#, "applinks.details", .noDetails),
            (
                #"{"applinks":{"apps":["ABCDE12345.x"],"details":[{"appIDs":["ABCDE12345.x"],"components":[]}]}}"#,
                "applinks.apps", .appsNotEmpty
            ),
            (
                #"{"applinks":{"details":[{"appID":"ABCDE12345.x","appIDs":["ABCDE12345.y"],"components":[]}]}}"#,
                "applinks.details[0]", .bothAppIDForms
            ),
            (
                #"{"applinks":{"details":[{"appIDs":["ABCDE12345.x"],"components":[{"/":"/$(lang"}]}]}}"#,
                "applinks.details[0].components[0]", .unterminatedVariable
            ),
            (
                #"{"applinks":{"details":[{"appIDs":["ABCDE12345.x"],"paths":1}]}}"#, "applinks.details[0].paths",
                .wrongType(expected: "an array of strings")
            ),
        ])
    func shapes(json: String, place: String, problem: AssociationIssue.Problem) {
        let found = findings(json).filter { !json.contains(#""paths":1"#) || $0.kind != .oldFormat }
        #expect(found == [.init(place: place, problem)])
    }
    @Test("the apps of activitycontinuation are checked")
    func activities() {
        #expect(findings(#"{"activitycontinuation":{"apps":["ABCDE12345.x"]}}"#).isEmpty)
        #expect(
            findings(#"{"activitycontinuation":{"apps":["x"]}}"#) == [
                .init(place: "activitycontinuation.apps", .malformedAppID("x"))
            ])
    }
    @Test(
        "a rule is shadowed by a rule of another detail only if that detail has all of the shadowed rule's apps",
        arguments: [(#"["ABCDE12345.x","ABCDE12345.y"]"#, true), (#"["ABCDE12345.x"]"#, false)])
    func neverMatchesForSomeApps(apps: String, isFound: Bool) {
        let json =
            #"{"applinks":{"details":[{"appIDs":\#(apps),"components":[{"/":"*"}]},"#
            + #"{"appIDs":["ABCDE12345.x","ABCDE12345.y"],"components":[{"/":"/a"}]}]}}"#
        let isBeaten = findings(json).contains {
            $0.place == "applinks.details[1].components[0]"
                && $0.kind == .neverMatches(because: "applinks.details[0].components[0]")
        }
        #expect(isBeaten == isFound)
    }
    @Test("a path of the old format is reported if an earlier one matches everything that it matches")
    func oldPaths() {
        let json = #"{"applinks":{"apps":[],"details":[{"appID":"ABCDE12345.x","paths":["*","NOT /a"]}]}}"#
        #expect(
            findings(json) == [
                .init(place: "applinks.details[0]", .oldFormat),
                .init(
                    place: "applinks.details[0].paths[1]",
                    .neverMatches(because: "applinks.details[0].paths[0]")),
            ])
    }
    @Test("a query dictionary may only contain strings")
    func query() {
        #expect(
            findings(components: #"{"?":{"id":1}}"#) == [
                .init(
                    place: "applinks.details[0].components[0].?",
                    .wrongType(expected: "a string, or a dictionary of strings"))
            ])
    }
    @Test("a repeated app, an unknown variable and an oversized file are reported")
    func others() {
        let twice =
            #"{"applinks":{"details":[{"appIDs":["ABCDE12345.x"],"components":[]},{"appID":"ABCDE12345.x","components":[]}]}}"#
        #expect(
            findings(twice) == [
                .init(
                    place: "applinks.details[1]",
                    .overlappingApps("ABCDE12345.x", with: "applinks.details[0]"))
            ])
        #expect(findings(components: #"{"/":"/$(food)"}"#).map(\.kind) == [.unknownVariable("food")])
        let large = #"{"webcredentials":{"apps":[]}}"# + String(repeating: " ", count: AppleAssociation.maximumBytes)
        #expect(findings(large).map(\.kind) == [.tooLarge(bytes: large.utf8.count)])
    }
    @Test("a finding's description has the place, the unknown key and the likely one")
    func descriptions() {
        let finding = findings(components: #"{"/":"/a","casesensitive":true}"#).first
        #expect(
            finding?.description
                == "applinks.details[0].components[0]: unknown key 'casesensitive': did you mean 'caseSensitive'?")
    }
}
