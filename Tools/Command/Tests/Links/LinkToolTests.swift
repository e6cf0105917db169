#if Tools
import Foundation
import Testing
import WaymarkTool

@Suite("The links of an app") struct LinkToolTests {
    private func shop(_ changes: (inout [String: String]) -> Void = { _ in }) async throws -> (ReadApp, App) {
        var files = Shop.files
        changes(&files)
        let read = try await Project(files).read()
        return (read, try #require(read.apps.first))
    }

    @Test("the table lists patterns, destinations, presentations and access")
    func table() async throws {
        let (read, app) = try await shop()
        #expect(
            try LinkListing(read, app).text(.table)
                == """
                pattern              destination                       presentation  access
                /home                HomeIncomingNavigation.home       push          everyone
                /help                HomeIncomingNavigation.help       sheet         everyone
                /items?page={page?}  ItemsIncomingNavigation.list      push          everyone
                /items/{id}          ItemsIncomingNavigation.detail    push          everyone
                /receipts            ItemsIncomingNavigation.receipts  push          session

                """)
    }
    @Test("the JSON names types, and says which parameters are optional")
    func json() async throws {
        let (read, app) = try await shop()
        struct File: Decodable {
            struct Parameter: Decodable { let name: String, type: String, place: String, isRequired: Bool }
            struct Item: Decodable { let pattern: String, parameters: [Parameter], line: Int }
            let version: Int, schemes: [String], hosts: [String], links: [Item]
        }
        let file = try JSONDecoder().decode(File.self, from: Data(try LinkListing(read, app).text(.json).utf8))
        #expect(file.schemes == ["shop"] && file.hosts == ["shop.example"] && file.links.count == 5)
        let page = try #require(file.links[2].parameters.first)
        #expect(page.name == "page" && page.type == "Int" && page.place == "query" && !page.isRequired)
    }
    @Test(
        "a destination's second pattern isn't canonical, even if the first is malformed or computed",
        arguments: ["\"/{\"", "path"])
    func canonical(_ first: String) async throws {
        let (read, app) = try await shop {
            $0[Fault.items] = $0[Fault.items]?.replacing(
                "@Link(\"/receipts\")\n", with: "@Link(\(first))\n    @Link(\"/bills\")\n")
        }
        struct File: Decodable {
            struct Item: Decodable { let pattern: String, isCanonical: Bool }
            let links: [Item]
        }
        let file = try JSONDecoder().decode(File.self, from: Data(try LinkListing(read, app).text(.json).utf8))
        #expect(file.links.first { $0.pattern == "/bills" }?.isCanonical == false)
        #expect(file.links.first { $0.pattern == "/items/{id}" }?.isCanonical == true)
    }
    @Test("the OpenAPI document has a path for each number of optional segments")
    func openAPI() async throws {
        let (read, app) = try await shop {
            $0[Fault.items] = $0[Fault.items]?.replacing(
                "@Link(\"/receipts\")\n    case receipts",
                with: "@Link(\"/receipts/{year?}\")\n    case receipts(year: Int? = nil)")
        }
        let text = try LinkListing(read, app).text(.openapiLike)
        let file = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let paths = try #require(file["paths"] as? [String: Any])
        #expect(
            paths.keys.sorted() == ["/help", "/home", "/items", "/items/{id}", "/receipts", "/receipts/{year}"])
        let names = paths.values.compactMap {
            (($0 as? [String: Any])?["get"] as? [String: Any])?["operationId"] as? String
        }
        #expect(names.count == 5 && Set(names).count == 5)
    }
    @Test(
        "the answer for a link has its destination, values and presentation, or the reason that it is refused",
        arguments: [
            ("shop://items/7", "ItemsIncomingNavigation.detail(id: 7), push\n  above ItemsIncomingNavigation.list"),
            ("https://shop.example/help", "HomeIncomingNavigation.help, sheet"),
            ("/items?page=2", "ItemsIncomingNavigation.list(page: 2), push"),
            ("shop://items", "ItemsIncomingNavigation.list(page: none), push"),
            ("/home?sheet=/help", "HomeIncomingNavigation.help, sheet"),
            (
                "shop://items/new",
                "refused: parameter 'id': expected a whole number without a sign or leading zeros"
            ),
            ("other://items/7", "refused: the scheme is neither https nor one of the app's own"),
        ])
    func resolves(_ link: String, _ answer: String) async throws {
        let (read, app) = try await shop()
        let text = try LinkResolution(read, app).answer(link, explains: false).text
        #expect(text == "\(link): \(answer)\n")
    }
    @Test("an explanation lists each pattern with its destination, the most similar first if the link is refused")
    func explains() async throws {
        let (read, app) = try await shop()
        let resolution = try LinkResolution(read, app)
        let accepted = resolution.answer("shop://items/7", explains: true).explanation
        #expect(accepted?.count == 5)
        #expect(accepted?[0] == "/home (HomeIncomingNavigation.home): segment 1 is 'items', expected 'home'")
        let refused = resolution.answer("shop://itms/7", explains: true).explanation
        #expect(refused?.count == 5)
        #expect(refused?[0] == "/items/{id} (ItemsIncomingNavigation.detail): segment 1 is 'itms', expected 'items'")
    }
    @Test(
        "a link that the policy refuses has no explanation",
        arguments: ["other://items/7", "https://elsewhere.example/x"])
    func refusedByPolicy(link: String) async throws {
        let (read, app) = try await shop()
        let answer = try LinkResolution(read, app).answer(link, explains: true)
        #expect(answer.explanation == [] && answer.error != nil)
    }
    @Test(
        "a misspelled link is refused with the pattern that it most likely means, if one is similar",
        arguments: [
            ("shop://itms/7", "/items/{id} (ItemsIncomingNavigation.detail)"),
            ("https://shop.example/hom", "/home (HomeIncomingNavigation.home)"),
            ("/reciept", "/receipts (ItemsIncomingNavigation.receipts)"), ("shop://unrelated/1/2", nil),
        ])
    func suggests(_ link: String, _ suggestion: String?) async throws {
        let (read, app) = try await shop()
        let answer = try LinkResolution(read, app).answer(link, explains: false)
        #expect(answer.suggestion == suggestion)
        #expect(answer.text.contains("\n  did you mean ") == (suggestion != nil))
    }
    @Test("raw values of an enum are checked, and a note names values that the app's code checks")
    func custom() async throws {
        let (read, app) = try await shop {
            $0[Fault.items] = $0[Fault.items]?.replacing(
                "@Link(\"/receipts\")\n    case receipts",
                with: """
                    @Link("/receipts/{kind}/{code}")
                    case receipts(kind: Kind, code: Code)
                    enum Kind: String, LinkParameter, CaseIterable { case paid, open = "unpaid" }
                    struct Code: LinkParameter { let linkText: String }
                    """)
        }
        let resolution = try LinkResolution(read, app)
        let accepted = resolution.answer("shop://receipts/unpaid/a1", explains: false)
        #expect(accepted.isAccepted && accepted.notes == ["Code's own code decides whether 'code' is valid"])
        #expect(resolution.answer("shop://receipts/open/a1", explains: false).error?.contains("paid, unpaid") == true)
    }
    @Test("the ancestors of a destination are named, and a note says if they are computed")
    func ancestors() async throws {
        let (read, app) = try await shop()
        let answer = try LinkResolution(read, app).answer("shop://items/7", explains: false)
        #expect(answer.ancestors == ["ItemsIncomingNavigation.list"])
        #expect(
            answer.text
                == "shop://items/7: ItemsIncomingNavigation.detail(id: 7), push\n  above ItemsIncomingNavigation.list\n"
        )
        let (other, otherApp) = try await shop {
            $0[Fault.items] = $0[Fault.items]?.replacing("case .detail: [.list()]", with: "case .detail: below()")
        }
        let computed = try LinkResolution(other, otherApp).answer("shop://items/7", explains: false)
        #expect(computed.ancestors.isEmpty && computed.notes == ["its ancestors are computed, so they aren't listed"])
    }
    @Test("an unknown link is refused with a note on the app's link handlers")
    func handlers() async throws {
        let (read, app) = try await shop {
            $0[Fault.shop]?.append("\nstruct OldLinks: DeepLinkHandler {}\n")
        }
        let answer = try LinkResolution(read, app).answer("shop://old/1", explains: false)
        #expect(!answer.isAccepted && answer.notes.count == 1 && answer.notes[0].contains("OldLinks"))
    }
}
#endif
