/// The turns of many clients' exchanges: all of them together have a number of places, and a single client fewer. The
/// others wait, in the order in which they came.
nonisolated struct ClientTurns {
    private let places: Int
    private let placesOfClient: Int
    private var running: [Int: String] = [:]
    private var waiting: [(id: Int, client: String)] = []

    init(places: Int, ofClient: Int) {
        self.places = places
        placesOfClient = ofClient
    }
    /// - Returns: Those that begin now.
    mutating func add(_ id: Int, of client: String) -> [Int] {
        waiting.append((id, client))
        return begin()
    }
    /// Takes one away, whether it runs or waits.
    ///
    /// - Returns: Those that begin now.
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
