/// A limit on the number of exchanges that run at once, in total and for each client. Of the exchanges that wait, the
/// oldest whose client is below its limit starts next.
nonisolated struct ClientTurns {
    private let places: Int
    private let placesOfClient: Int
    private var running: [Int: String] = [:]
    private var waiting: [(id: Int, client: String)] = []

    init(places: Int, ofClient: Int) {
        self.places = places
        placesOfClient = ofClient
    }
    /// Adds an exchange.
    ///
    /// - Returns: The exchanges that start now.
    mutating func add(_ id: Int, of client: String) -> [Int] {
        waiting.append((id, client))
        return begin()
    }
    /// Removes an exchange, whether it is running or waiting.
    ///
    /// - Returns: The exchanges that start now.
    mutating func remove(_ id: Int) -> [Int] {
        running[id] = nil
        waiting.removeAll { $0.id == id }
        return begin()
    }
    private mutating func begin() -> [Int] {
        var begun: [Int] = []
        waiting.removeAll { id, client in
            guard running.count < places, running.values.count(where: { $0 == client }) < placesOfClient else {
                return false
            }
            running[id] = client
            begun.append(id)
            return true
        }
        return begun
    }
}
