import SwiftUI
import WaymarkSwiftUI

struct StopView: View {
    let id: Int
    let navigator: any Navigator
    @State private var ticket: Ticket?

    var body: some View {
        List {
            if let ticket {
                Text("\(ticket.fare) ticket no. \(ticket.id)")
            } else {
                Button("Buy a ticket") { Task { await buy() } }
            }
            Button("Report a problem") {
                navigator.navigate(to: StopsIncomingNavigation.report(stop: id))
            }
        }
        .navigationTitle(Stop.named(id))
    }

    private func buy() async {
        ticket = await navigator.result(of: StopsOutgoingNavigation.buyTicket(stop: id), as: Ticket.self)
    }
}
