import Foundation
import Testing

@testable import WaymarkAssociation

/// Malformed files are handled as by Apple's `swcutil verify`, which continues with the rest of the file.
@Suite("Faults in an apple-app-site-association file")
struct AppleFaultTests {
    private static let app = "ABCDE12345.one"

    @Test(
        "a file in the format of 2015 maps each app to its paths",
        arguments: [
            ("/news", true), ("/news/", true), ("/news/a", false), ("/videos/x", true), ("/videos/old/x", false),
        ])
    func oldestForm(_ path: String, _ isClaimed: Bool) throws {
        let file = try file(
            """
            {"applinks":{"apps":[],"details":{
                "ABCDE12345.two":{"paths":["*"]},
                "ABCDE12345.one":{"paths":["/news/","NOT /videos/old/*","/videos/*"]}}}}
            """)
        #expect(file.appIDs == ["ABCDE12345.one", "ABCDE12345.two"])
        #expect(file.verdict(on: path, for: Self.app).isClaimed == isClaimed)
        #expect(file.verdict(on: path, for: "ABCDE12345.two").isClaimed)
        #expect(try AppleAssociation(json: file.json()) == file)
    }
    @Test("a link with another URL in its query is matched by its own path")
    func urlInPath() throws {
        let file = try file(#"{"applinks":{"details":[{"appIDs":["one"],"components":[{"/":"/login"}]}]}}"#)
        #expect(file.apps(opening: "/login?next=https://shell.app/home") == ["one"])
        #expect(file.apps(opening: "https://shell.app/login?next=https://shell.app/home") == ["one"])
        #expect(file.apps(opening: "/home?next=https://shell.app/login").isEmpty)
    }
    @Test("in the format of 2015, a fault in one app's entry doesn't affect the others")
    func oldestFormFaults() throws {
        let json = """
            {"applinks":{"details":{
                "ABCDE12345.bad":["/news/"],"ABCDE12345.none":{},
                "ABCDE12345.one":{"paths":["/news/",1]},"two":{"components":[{"/":"/a"}]}}}}
            """
        let file = try file(json)
        #expect(file.appIDs == ["ABCDE12345.one", "two"])
        #expect(file.apps(opening: "/news") == ["ABCDE12345.one"] && file.apps(opening: "/a") == ["two"])
        let place = "applinks.details"
        #expect(
            faults(json) == [
                "\(place): a dictionary is the format of 2015: use an array of details with 'appIDs'",
                "\(place)['ABCDE12345.bad']: expected a dictionary",
                "\(place)['ABCDE12345.none']: 'components' is missing",
                "\(place)['ABCDE12345.one'].paths[1]: expected a string",
                "\(place)['two']: 'two' is not an application identifier; write PREFIX.bundle.identifier",
            ])
    }

    private static let good = #"{"appIDs":["ABCDE12345.one"],"components":[{"/":"/good"}]}"#
    @Test(
        "a malformed detail is reported, and the others still apply",
        arguments: [
            (#"{"components":[{"/":"/bad"}]}"#, ": 'appIDs' is missing"),
            (#"{"appIDs":"ABCDE12345.one","components":[{"/":"/bad"}]}"#, ".appIDs: expected an array of strings"),
            (#"{"appIDs":null,"components":[{"/":"/bad"}]}"#, ".appIDs: expected an array of strings"),
            (#"{"appID":["ABCDE12345.one"],"components":[{"/":"/bad"}]}"#, ".appID: expected a string"),
            (#"{"appIDs":["ABCDE12345.one"]}"#, ": 'components' is missing"),
            (#"{"appIDs":["ABCDE12345.one"],"components":{"/":"/bad"}}"#, ".components: expected an array"),
            (#"{"appIDs":["ABCDE12345.one"],"paths":"/bad"}"#, ".paths: expected an array of strings"),
            ("1", ": expected a dictionary"), ("null", ": expected a dictionary"), ("[]", ": expected a dictionary"),
            ("1e999", ": expected a dictionary"), (#""/bad""#, ": expected a dictionary"),
        ])
    func details(_ detail: String, _ fault: String) throws {
        for (json, index) in [("\(detail),\(Self.good)", 0), ("\(Self.good),\(detail)", 1)] {
            let json = #"{"applinks":{"details":[\#(json)]}}"#
            let file = try file(json)
            #expect(file.apps(opening: "/good") == [Self.app] && file.apps(opening: "/bad").isEmpty)
            #expect(faults(json).contains("applinks.details[\(index)]" + fault), "\(faults(json))")
        }
    }
    @Test(
        "a malformed component is reported, and the others of its detail still apply",
        arguments: [
            (#"{"/":"/bad","?":{"flag":true}}"#, ".?: expected a string, or a dictionary of strings"),
            (#"{"/":"/bad","?":1}"#, ".?: expected a string, or a dictionary of strings"),
            (#"{"/":["/bad"]}"#, "./: expected a string"), (##"{"/":"/bad","#":false}"##, ".#: expected a string"),
            (#"{"/":"/bad","exclude":"no"}"#, ".exclude: expected true or false"),
            (#"{"/":"/bad","caseSensitive":1}"#, ".caseSensitive: expected true or false"),
            (#"{"/":"/bad","percentEncoded":null}"#, ".percentEncoded: expected true or false"),
            (#""/bad""#, ": expected a dictionary"), ("null", ": expected a dictionary"),
            ("[[[]]]", ": expected a dictionary"),
        ])
    func components(_ component: String, _ fault: String) throws {
        let json =
            #"{"applinks":{"details":[{"appIDs":["ABCDE12345.one"],"components":[{"/":"/first"},"#
            + #"\#(component),{"/":"/last"}]}]}}"#
        let file = try file(json)
        #expect(file.apps(opening: "/first") == [Self.app] && file.apps(opening: "/last") == [Self.app])
        #expect(file.apps(opening: "/bad").isEmpty)
        #expect(faults(json) == ["applinks.details[0].components[1]" + fault])
    }
    @Test(
        "a fault that doesn't affect matching is reported, and the rules still apply",
        arguments: [
            (
                #"[{"appIDs":["ABCDE12345.one",1],"components":[{"/":"/good"}]}]"#, "",
                "details[0].appIDs[1]: expected a string"
            ),
            (
                #"[{"appIDs":["ABCDE12345.one"],"components":[{"/":"/good","comment":1}]}]"#, "",
                "details[0].components[0].comment: expected a string"
            ),
            (
                #"[{"appIDs":["ABCDE12345.one"],"components":[{"/":"/good"}],"defaults":[]}]"#, "",
                "details[0].defaults: expected a dictionary"
            ),
            ("[\(good)]", #","defaults":{"caseSensitive":"no"}"#, "defaults.caseSensitive: expected true or false"),
            ("[\(good)]", #","apps":{}"#, "apps: expected an array"),
            (
                "[\(good)]", #","substitutionVariables":[]"#,
                "substitutionVariables: expected a dictionary of arrays of strings"
            ),
        ])
    func rest(_ details: String, _ others: String, _ fault: String) throws {
        let json = #"{"applinks":{"details":\#(details)\#(others)}}"#
        #expect(try file(json).apps(opening: "/good") == [Self.app])
        #expect(faults(json) == ["applinks." + fault])
    }
    @Test("a malformed variable is reported and matches nothing, and the others still apply")
    func variables() throws {
        let json = """
            {"applinks":{"substitutionVariables":{"bad":["x",1],"good":["y"]},"details":[{"appIDs":["ABCDE12345.one"],
                "components":[{"/":"/$(bad)"},{"/":"/$(good)"}]}]}}
            """
        let file = try file(json)
        #expect(file.apps(opening: "/y") == [Self.app] && file.apps(opening: "/x").isEmpty)
        #expect(
            faults(json) == [
                "applinks.substitutionVariables.bad: expected an array of strings",
                "applinks.details[0].components[0]: there is no variable 'bad'",
            ])
    }
    @Test(
        "a malformed service is reported, and the links still apply",
        arguments: [
            (#""webcredentials":1"#, "webcredentials: expected a dictionary"),
            (#""webcredentials":{"apps":"x"}"#, "webcredentials.apps: expected an array of strings"),
            (#""appclips":{}"#, "appclips: 'apps' is missing"),
            (#""activitycontinuation":{"apps":[1]}"#, "activitycontinuation.apps[0]: expected a string"),
        ])
    func services(_ service: String, _ fault: String) throws {
        let json = #"{\#(service),"applinks":{"details":[\#(Self.good)]}}"#
        #expect(try file(json).apps(opening: "/good") == [Self.app])
        #expect(faults(json) == [fault])
    }
    @Test("malformed applinks are reported, and webcredentials still apply")
    func links() throws {
        for (links, fault) in [
            ("1", "applinks: expected a dictionary"), ("{}", "applinks: 'details' is missing"),
            (#"{"details":"x"}"#, "applinks.details: expected an array"),
        ] {
            let json = #"{"applinks":\#(links),"webcredentials":{"apps":["ABCDE12345.one"]}}"#
            let file = try file(json)
            #expect(file.webcredentials?.apps == [Self.app] && file.appIDs.isEmpty)
            #expect(faults(json) == [fault])
        }
    }
    @Test(
        "a JSON value that isn't an object is refused",
        arguments: ["[]", "1", "\"x\"", "null"])
    func unreadable(_ json: String) {
        #expect(
            throws: AssociationIssue(.wrongType(expected: "a dictionary"))
        ) {
            try file(json)
        }
    }
    @Test("JSONDecoder reads a file as the initializer does, and throws a DecodingError for other JSON")
    func decoder() throws {
        let json = #"{"applinks":{"details":[{"components":[]},\#(Self.good)]}}"#
        #expect(try JSONDecoder().decode(AppleAssociation.self, from: Data(json.utf8)) == file(json))
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(AppleAssociation.self, from: Data("[]".utf8)) }
    }

    private func file(_ json: String) throws -> AppleAssociation { try AppleAssociation(json: Data(json.utf8)) }
    private func faults(_ json: String) -> [String] {
        AppleAssociation.issues(in: Data(json.utf8)).map(\.description)
    }
}
