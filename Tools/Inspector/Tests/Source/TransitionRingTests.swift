#if Inspector
import Testing

@testable import WaymarkInspector

@Suite("The ring of transitions")
struct TransitionRingTests {
    private func ring(_ count: Int, capacity: Int) -> TransitionRing<Int> {
        var ring = TransitionRing<Int>(capacity: capacity)
        for number in 0..<count { ring.append(number + 1) }
        return ring
    }

    @Test("a ring keeps the newest transitions, numbered from 1 without gaps", arguments: [0, 1, 4, 5, 6, 23])
    func numbers(count: Int) {
        let ring = ring(count, capacity: 5)
        #expect(ring.last == count)
        #expect(ring.elements(after: 0) == Array(Array(1..<count + 1).suffix(5)))
        for number in 0...count + 1 {
            #expect(ring[number] == (number > max(0, count - 5) && number <= count ? number : nil))
        }
    }
    @Test(
        "a ring returns the transitions after a number, up to a count",
        arguments: [(0, 2, [3, 4]), (4, 2, [5, 6]), (6, 9, [7]), (7, 9, []), (Int.max, 9, []), (5, 0, [])])
    func after(number: Int, limit: Int, expected: [Int]) {
        #expect(ring(7, capacity: 5).elements(after: number, limit: limit) == expected)
    }
    @Test("a ring keeps at least one transition")
    func noCapacity() {
        #expect(ring(3, capacity: 0).elements(after: 0) == [3])
    }
}
#endif
