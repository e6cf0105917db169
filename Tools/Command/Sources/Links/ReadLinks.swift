#if Tools
import WaymarkLinks

/// An app's patterns. The library's parser parses them, and its segment tree finds those that conflict. Computed
/// patterns are left out.
struct ReadLinks: Sendable {
    /// A well-formed pattern.
    struct Entry: Sendable {
        let destination: DestinationID
        let link: LinkFact
        let parsed: ParsedPattern
        /// A Boolean value that indicates whether links to the destination are printed with this pattern.
        let isCanonical: Bool
    }
    /// A malformed pattern.
    struct Malformed: Sendable {
        let destination: DestinationID
        let link: LinkFact
        let pattern: LinkPattern
        let fault: PatternParser.Fault
    }
    /// Two patterns that conflict, and so can't be in one table. `first` and `second` are indices of `entries`.
    struct Clash: Sendable {
        let first: Int
        let second: Int
        /// A Boolean value that indicates whether the first segments differ only by case, which custom schemes ignore.
        let isCase: Bool
    }
    private(set) var entries: [Entry] = []
    private(set) var malformed: [Malformed] = []
    private(set) var clashes: [Clash] = []
    /// The indices of each destination's entries.
    private(set) var byDestination: [DestinationID: [Int]] = [:]
    /// The indices of the entries that don't conflict with an earlier one.
    private(set) var standing: [Int] = []

    /// Returns the entries of a destination, in order.
    func entries(of id: DestinationID) -> [Entry] { (byDestination[id] ?? []).map { entries[$0] } }

    init(_ model: AppModel, _ navigations: [Int]) {
        var tree = SegmentTree()
        for destination in navigations.flatMap({ model.navigations[$0].destinations }) {
            for (index, link) in destination.links.enumerated() {
                guard case .known(let text) = link.pattern else { continue }
                let pattern = LinkPattern(text)
                let parsed: ParsedPattern
                do throws(PatternParser.Fault) { parsed = try PatternParser.parse(pattern) } catch {
                    malformed.append(
                        Malformed(destination: destination.id, link: link, pattern: pattern, fault: error))
                    continue
                }
                let number = entries.count
                entries.append(
                    Entry(destination: destination.id, link: link, parsed: parsed, isCanonical: index == 0))
                byDestination[destination.id, default: []].append(number)
                do throws(SegmentTree.Clash) {
                    try tree.add(parsed, number)
                    standing.append(number)
                } catch {
                    clashes.append(Clash(first: error.pattern, second: number, isCase: error.isCase))
                }
            }
        }
    }
}
#endif
