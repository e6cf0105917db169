import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@MainActor @Suite("Previews of containers")
struct ContainerPreviewTests {
    @Test("tabs can be previewed in a given state, and used")
    func previewedTabs() {
        let tabs = ViewHost(
            NavigationPreview(
                TabRouter<AppTab, Route>(Router(path: []), selected: .search) { $0 == .home ? .list : .about }
            ) {
                TabContainer($0) {
                    Screen(route: $0)
                } label: {
                    Text($0.id)
                }
            })
        #expect(tabs.texts.first == "About")
        tabs.select(tab: "home")
        #expect(tabs.texts.first == "List")
        #expect(tabs.tap("to about"))
        #expect(tabs.texts.first == "About" && tabs.depth == 1)
    }
    @Test("a preview opens no links")
    func links() throws {
        let router = Router<Route>(links: try Route.deepLinks())
        let ui = ViewHost(
            NavigationPreview(router) { router in
                NavigationContainer(router) {
                    Text($0.name)
                } root: {
                    Text("Home")
                }
            })
        ui.open(try #require(URL(string: "app://detail/4")))
        #expect(ui.texts == ["Home"] && router.records.isEmpty)
    }
}
