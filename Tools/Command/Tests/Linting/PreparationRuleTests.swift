#if Tools
import Testing
import WaymarkTool

@Suite("Preparations that no screen takes") struct PreparationRuleTests {
    /// A function that prepares a destination of the shop's item feature.
    static let prepare = """
            func prepare(for navigation: ItemsIncomingNavigation) -> Preparation? {
                switch navigation {
                case .detail(let id): Preparation { id }
                case .list, .receipts: nil
                }
            }
        """
    /// Returns the shop's files with `prepare`, the given code in the item feature's screen, and a further file.
    private static func files(screen: String = "make(id)", file: String = "") -> [String: String] {
        var files = Shop.files
        files[Fault.itemsFeature] = files[Fault.itemsFeature]?
            .replacing("let make: (Any) -> Screen", with: "let make: (Any) -> Screen\n\(prepare)")
            .replacing("make(id)", with: screen)
        files["Sources/Items/ItemsViews.swift"] = "import Waymark\n\(file)\n"
        return files
    }
    private static func findings(_ files: [String: String]) async throws -> [String] {
        try await Project(files).findings().map { "\($0.rule.id): \($0.message)" }
    }
    private static let finding = """
        prepared-but-not-taken: ItemsIncomingNavigation.detail is prepared, but no screen takes it with prepared(for:as:)
        """

    @Test("a preparation that no screen takes is reported with its destination")
    func untaken() async throws {
        #expect(try await Self.findings(Self.files()) == [Self.finding])
    }
    @Test(
        "a preparation whose destination a screen takes isn't reported",
        arguments: [
            "make(navigator.prepared(for: ItemsIncomingNavigation.detail(id: id), as: Int.self))",
            "make(navigator.prepared(for: AnyNavigation(ItemsIncomingNavigation.detail(id: id)), as: Int.self).value)",
            "make(navigator.prepared(for: id > 0 ? .detail(id: id) : .receipts, as: Int.self))",
        ])
    func taken(_ screen: String) async throws {
        #expect(try await Self.findings(Self.files(screen: screen)) == [])
    }
    @Test(
        "a preparation isn't reported if a screen takes a variable or computed value that may be the destination",
        arguments: [
            "make(navigator.prepared(for: navigation, as: Int.self))",
            // the variable's type isn't written
            "make([navigation].map { navigator.prepared(for: $0, as: Int.self) })",
            "make(navigator.prepared(for: next(of: navigation), as: Int.self))",
        ])
    func variables(_ screen: String) async throws {
        #expect(try await Self.findings(Self.files(screen: screen)) == [])
    }
    @Test(
        "a preparation isn't reported if it is taken with a property, a generic parameter or self, or in unread code",
        arguments: [
            """
            struct ItemView {
                let shown: ItemsIncomingNavigation
                let navigator: any Navigator
                func content() -> Int? { navigator.prepared(for: self.shown, as: Int.self).value }
            }
            """,
            """
            func content<Shown: Navigation>(of shown: Shown, _ navigator: any Navigator) -> Int? {
                navigator.prepared(for: shown, as: Int.self).value
            }
            """,
            """
            struct ItemView {
                let navigator: any Navigator
                subscript(id: Int) -> Int? {
                    navigator.prepared(for: ItemsIncomingNavigation.detail(id: id), as: Int.self).value
                }
            }
            """,
            """
            extension ItemsIncomingNavigation {
                func isLoaded(_ navigator: any Navigator) -> Bool { navigator.prepared(for: self, as: Int.self).value != nil }
            }
            """,
        ])
    func elsewhere(_ file: String) async throws {
        #expect(try await Self.findings(Self.files(file: file)) == [])
    }
    @Test(
        "a preparation is reported even if a test takes it, another one is taken, or a function is also named prepared",
        arguments: [
            "func first(_ navigator: any Navigator) { _ = navigator.prepared(for: ItemsIncomingNavigation.list(), as: Int.self) }",
            "func prepared(for name: String) -> Int { 0 }",
            "func first(_ kitchen: Kitchen) { _ = kitchen.prepared(dish: ItemsIncomingNavigation.detail(id: 1)) }",
        ])
    func others(_ file: String) async throws {
        var files = Self.files(file: file)
        files["Tests/ItemsTests/ItemsTests.swift"] = """
            import Items
            import Testing
            @Test func item() { _ = router.prepared(for: ItemsIncomingNavigation.detail(id: 1), as: Int.self) }
            """
        #expect(try await Self.findings(files) == [Self.finding])
    }
    @Test(
        "an untaken preparation in the closure of setPreparation is reported, in a switch or under a condition",
        arguments: [
            "switch $0 { case .detail(let id): Preparation(cost: 2) { id } case .list, .receipts: nil }",
            "route in if case .detail(let id) = route { Preparation { id } } else { nil }",
            "route in guard case ItemsIncomingNavigation.detail(let id) = route else { return nil }; return Preparation { id }",
        ])
    func closures(_ closure: String) async throws {
        var files = Shop.files
        files["Sources/Items/ItemsViews.swift"] = """
            import Waymark
            func start(_ router: Router<ItemsIncomingNavigation>) { router.setPreparation { \(closure) } }
            """
        #expect(try await Self.findings(files) == [Self.finding])
    }
    @Test("preparations of an app's own type Preparation aren't reported")
    func ownType() async throws {
        #expect(try await Self.findings(Self.files(file: "struct Preparation { let dish: () -> Int }")) == [])
    }
    @Test("a destination that is only prepared, taken or peeked at is reported as unreachable")
    func unreachable() async throws {
        var files = Self.files(
            screen: "make(navigator.prepared(for: ItemsIncomingNavigation.detail(id: id), as: Int.self))",
            file: """
                func appear(_ router: Router<ItemsIncomingNavigation>) async {
                    router.prepare(.receipts)
                    _ = router.prepared(for: .receipts, as: Int.self)
                    _ = await router.peek(at: .receipts)
                }
                """)
        files[Fault.items] = files[Fault.items]?.replacing("@Link(\"/receipts\")\n", with: "")
        #expect(
            try await Self.findings(files) == [
                "unreachable-destination: nothing leads to ItemsIncomingNavigation.receipts, and it has no link"
            ])
    }
}
#endif
