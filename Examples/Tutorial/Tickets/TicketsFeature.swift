import SwiftUI
import WaymarkSwiftUI

struct TicketsFeature: Feature {
    let office: TicketOffice

    func mainScreen(navigator: any Navigator) -> AnyView { screen(for: .list, navigator: navigator) }
    func screen(for navigation: TicketsIncomingNavigation, navigator: any Navigator) -> AnyView {
        switch navigation {
        case .list: AnyView(TicketList(office: office))
        case .buy(let stop): AnyView(FareList(stop: stop, office: office, navigator: navigator))
        }
    }
}

struct TicketList: View {
    let office: TicketOffice

    var body: some View {
        List(office.sold, id: \.id) { Text("\($0.fare) ticket no. \($0.id)") }
            .navigationTitle("Tickets")
    }
}

struct FareList: View {
    let stop: Int
    let office: TicketOffice
    let navigator: any Navigator

    var body: some View {
        List(["Single", "Day"], id: \.self) { fare in
            Button(fare) { navigator.finish(with: office.sell(fare)) }
        }
        .navigationTitle("From \(Stop.named(stop))")
        .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { navigator.dismiss() } }
        }
    }
}
