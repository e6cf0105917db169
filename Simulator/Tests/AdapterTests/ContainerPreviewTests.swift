import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@MainActor @Suite("Previews of containers")
struct ContainerPreviewTests {
    @Test("tabs and columns can be previewed in a given state, and the tabs can be used")
    func containers() {
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

        let columns = ViewHost(
            NavigationPreview(Router<Route>(path: [.list])) { router in
                SplitContainer(router) { _ in
                    Text("sidebar")
                } destination: {
                    Text("showing \($0.name)")
                } placeholder: {
                    Text("nothing")
                }
            })
        #expect(columns.texts == ["sidebar", "showing List"])
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
