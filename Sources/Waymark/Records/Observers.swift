/// Who wants to be told of something, in the order in which they asked.
struct Observers<Observer> {
    private(set) var all: [(id: Int, observer: Observer)] = []
    private var lastID = 0

    var isEmpty: Bool { all.isEmpty }

    mutating func add(_ observer: Observer) -> Int {
        lastID += 1
        all.append((lastID, observer))
        return lastID
    }
    mutating func remove(_ id: Int) { all.removeAll { $0.id == id } }
}
