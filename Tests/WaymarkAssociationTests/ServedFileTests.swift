import Foundation
import Testing
import Waymark
import WaymarkLinks

@testable import WaymarkAssociation

@Suite("Served association files") struct ServedFileTests {
    private let file: AppleAssociation
    private let text: String

    init() throws {
        let links = try LinkTable(Links<ShellRoute> { LinkRoute("/home", to: .home) })
        file = try AppleAssociation(
            links, appIDs: ["ABCDE12345.com.example.app", "ABCDE12345.com.example.beta"], excluding: ["/shop"])
        text = String(decoding: try file.json(), as: UTF8.self)
    }
    private func issues(_ old: String, _ new: String) throws -> [String] {
        try #require(text.contains(old), "\(text)")
        return file.issues(comparedWith: Data(text.replacing(old, with: new).utf8))
    }

    @Test func `the file itself has no issues`() {
        #expect(file.issues(comparedWith: Data(text.utf8)).isEmpty)
    }
    @Test func `white space, comments and the orders of keys and apps don't matter`() {
        let served = """
            {"applinks": {"details": [{"components": [
            {"exclude": true, "/": "/shop"}, {"comment": "the first screen", "/": "/home"}],
            "appIDs": ["ABCDE12345.com.example.beta", "ABCDE12345.com.example.app"]}]}}
            """
        #expect(file.issues(comparedWith: Data(served.utf8)) == [])
    }
    @Test func `a difference is reported with its place`() throws {
        #expect(
            try issues("\"/\" : \"/home\"", "\"/\" : \"/house\"") == [
                "applinks.details[0].components[1]./: expected '/home', not '/house'"
            ])
    }
    @Test func `a missing member is reported`() throws {
        #expect(
            try issues("ABCDE12345.com.example.beta", "ABCDE12345.com.example.app") == [
                "applinks.details[0].appIDs[1]: expected 'ABCDE12345.com.example.beta', not 'ABCDE12345.com.example.app'"
            ])
        #expect(
            try issues("\"applinks\"", "\"links\"").contains(
                "applinks.details[0].components[1]./: '/home' is missing"))
    }
    @Test func `an unexpected member is reported`() throws {
        #expect(
            try issues("\"applinks\" :", "\"appclips\": {\"apps\": [\"A\"]}, \"applinks\" :") == [
                "appclips.apps[0]: 'A' isn't expected"
            ])
    }
    @Test func `the order of rules matters`() throws {
        let served = text.replacing("/shop", with: "/x").replacing("/home", with: "/shop").replacing(
            "/x", with: "/home")
        #expect(file.issues(comparedWith: Data(served.utf8)).count == 2)
    }
    @Test(arguments: ["", "{", "<html></html>", "{\"applinks\": }"])
    func `a file that isn't JSON is reported`(_ text: String) {
        #expect(file.issues(comparedWith: Data(text.utf8)) == ["the file isn't JSON"])
    }
    @Test(arguments: ["[]", "{}", "[{\"applinks\": 1}]"])
    func `a file of another shape has issues`(_ text: String) {
        #expect(!file.issues(comparedWith: Data(text.utf8)).isEmpty)
    }
    @Test func `Android's file is compared by meaning too`() throws {
        let links = try LinkTable(Links<ShellRoute> { LinkRoute("/home", to: .home) })
        let android = try AndroidAssociation(
            links,
            apps: [
                AndroidAssociationTests.package: [
                    AndroidAssociationTests.fingerprint
                ]
            ])
        let text = String(decoding: android.json(), as: UTF8.self)
        #expect(android.issues(comparedWith: android.json()).isEmpty)
        let served = text.replacing("android_app", with: "web").replacing("\"comments\"", with: "\"comment\"")
        #expect(
            android.issues(comparedWith: Data(served.utf8)) == [
                "[0].target.namespace: expected 'android_app', not 'web'"
            ])
    }
}
