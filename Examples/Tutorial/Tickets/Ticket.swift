import Observation

/// A ticket, which the tickets feature sells and other features ask for.
nonisolated struct Ticket: Hashable, Identifiable {
    let id: Int
    let fare: String
}

@Observable final class TicketOffice {
    private(set) var sold: [Ticket] = []

    func sell(_ fare: String) -> Ticket {
        let ticket = Ticket(id: sold.count + 1, fare: fare)
        sold.append(ticket)
        return ticket
    }
}
