/// A stop of the tram.
nonisolated struct Stop: Identifiable {
    let id: Int
    let name: String

    static let all = [Stop(id: 1, name: "Harbor"), Stop(id: 2, name: "Market"), Stop(id: 3, name: "University")]

    static func named(_ id: Int) -> String { all.first { $0.id == id }?.name ?? "Stop \(id)" }
}
