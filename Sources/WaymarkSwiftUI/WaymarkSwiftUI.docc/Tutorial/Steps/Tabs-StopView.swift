import SwiftUI
import WaymarkSwiftUI

struct StopView: View {
    let id: Int
    let navigator: any Navigator

    var body: some View {
        List {
            Button("Buy a ticket") {
                navigator.navigate(to: StopsOutgoingNavigation.buyTicket(stop: id))
            }
        }
        .navigationTitle(Stop.named(id))
    }
}
