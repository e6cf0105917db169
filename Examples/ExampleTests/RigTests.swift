@_spi(Evaluator) import SwiftUI
import Testing
import WaymarkSwiftUI

@testable import DeviceRig

@MainActor @Suite("The device rig, on the evaluator's screen")
struct RigTests {
    @Test("the journal lists SwiftUI's callbacks and the router's transitions with times")
    func journal() {
        let journal = Journal()
        let router = Router<Place>()
        journal.follow(router, "stack")
        let ui = ViewHost(
            NavigationContainer(router) { place in
                PageView(place: place, journal: journal, alerts: AlertPresenter())
            } root: {
                Text("Home")
            })
        router.navigate(to: .page(number: 1))
        ui.settle()
        ui.swipeBack()
        let told = journal.events.map(\.text)
        #expect(
            told == [
                "stack: #1 navigate origin=code level=0 destination=place/page outcome=committed", "Page 1 appears",
                "stack: #2 pop origin=gesture level=0 outcome=committed", "Page 1 disappears",
            ])
        let shown = ViewHost(JournalView(journal: journal)).texts
        #expect(zip(shown, told).allSatisfy { $0.hasSuffix("seconds  \($1)") } && shown.count == 4)
    }
}
