import Foundation
import Testing

@testable import WaymarkAssociation

@Suite("An apple-app-site-association file with several apps, services and formats")
struct AppleFileTests {
    private func file(_ json: String) throws -> AppleAssociation { try AppleAssociation(json: Data(json.utf8)) }

    @Test("a rule that excludes a link for one app doesn't affect another app")
    func apps() throws {
        let file = try file(
            """
            {"applinks":{"details":[
                {"appIDs":["ABCDE12345.one"],"components":[{"/":"/x","exclude":true},{"/":"*"}]},
                {"appIDs":["ABCDE12345.two","ABCDE12345.one"],"components":[{"/":"/x"}]},
                {"appIDs":["ABCDE12345.two"],"components":[{"/":"/y","exclude":true}]}]}}
            """)
        #expect(file.appIDs == ["ABCDE12345.one", "ABCDE12345.two"])
        #expect(file.verdict(on: "/x", for: "ABCDE12345.one") == .excluded(.init(path: "/x", exclude: true)))
        #expect(file.verdict(on: "/x", for: "ABCDE12345.two") == .claimed(.init(path: "/x")))
        #expect(file.apps(opening: "/x") == ["ABCDE12345.two"])
        #expect(file.apps(opening: "/y") == ["ABCDE12345.one"])
        #expect(file.verdict(on: "/z", for: "ABCDE12345.two") == .unclaimed)
        #expect(file.verdict(on: "/x", for: "ABCDE12345.three") == .unclaimed)
    }
    @Test("a file without applinks is valid, and opens nothing")
    func otherServices() throws {
        let file = try file(
            #"{"webcredentials":{"apps":["ABCDE12345.a"]},"activitycontinuation":{"apps":["ABCDE12345.a"]}}"#)
        #expect(file.applinks == nil && file.activitycontinuation?.apps == ["ABCDE12345.a"])
        #expect(file.apps(opening: "/").isEmpty && file.appIDs.isEmpty)
        #expect(try AppleAssociation(json: file.json()) == file)
        #expect(AppleAssociation.issues(in: try file.json()).isEmpty)
    }
    @Test(
        "paths from before iOS 13 are read in order, with NOT, and ignore query and fragment",
        arguments: [
            ("/buy/1", true), ("/buy", true), ("/help/website/a", false), ("/help/a?x=1#y", true), ("/Buy/1", false),
            ("/a/b1", true), ("/a/b", false), ("/other", false),
        ])
    func oldPaths(_ path: String, _ isClaimed: Bool) throws {
        let file = try file(
            """
            {"applinks":{"apps":[],"details":[{"appID":"ABCDE12345.old",
                "paths":["/buy/*","NOT /help/website/*","/help/*","/a/b?"]}]}}
            """)
        #expect(file.appIDs == ["ABCDE12345.old"])
        #expect(file.verdict(on: "https://shell.app" + path, for: "ABCDE12345.old").isClaimed == isClaimed)
    }
    @Test("a detail in both formats is read in the current one")
    func bothForms() throws {
        let file = try file(
            """
            {"applinks":{"details":[{"appID":"ABCDE12345.old","appIDs":["ABCDE12345.new"],
                "paths":["*"],"components":[{"/":"/a"}]}]}}
            """)
        #expect(file.appIDs == ["ABCDE12345.new"])
        #expect(file.apps(opening: "/a") == ["ABCDE12345.new"] && file.apps(opening: "/b").isEmpty)
    }
}
