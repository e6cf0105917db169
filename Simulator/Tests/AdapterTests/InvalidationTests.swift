@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@MainActor @Suite("Invalidated views")
struct InvalidationTests {
    private func names(_ ui: ViewHost) -> [String] {
        ui.invalidated.map { String("\(type(of: $0))".prefix { $0 != "<" }) }
    }

    /// Returns a mirror of the model behind a stack's path binding; nil if the view has none.
    static func boundPath(_ stack: Any) -> Mirror? {
        Mirror(reflecting: stack).descendant("_path", "link", "location", "stored").map { Mirror(reflecting: $0) }
    }
    private func boundPath(_ stack: Any) -> Mirror? { Self.boundPath(stack) }

    @Test("a push invalidates only the stack")
    func push() {
        let shown = Shown()
        shown.ui.invalidated = []
        shown.router.navigate(to: .list)
        #expect(names(shown.ui) == ["BoundStack"])
    }
    @Test("a modal invalidates its presenter, and no reader of the path")
    func modal() {
        let shown = Shown(RouteState(path: [.list]))
        shown.ui.invalidated = []
        shown.router.navigate(to: .settings)
        #expect(Set(names(shown.ui)).isSubset(of: ["LevelModals", "Inspects", "Attributed"]))
        #expect(!names(shown.ui).isEmpty)
    }
    @Test("a push inside a sheet doesn't invalidate the ground level")
    func inside() {
        let shown = Shown()
        shown.then { $0.navigate(to: .settings) }
        shown.ui.invalidated = []
        shown.router.child?.navigate(to: .about)
        #expect(names(shown.ui) == ["BoundStack"])
        let path = shown.ui.invalidated.first.flatMap(boundPath)
        #expect((path?.descendant("level") as? ShownLevel)?.index == 1)
    }
}
