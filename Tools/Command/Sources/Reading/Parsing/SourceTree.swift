#if Tools
import Foundation
import SwiftParser
import SwiftSyntax

/// A parser for untrusted sources. It refuses sources that would overflow the stack of the parser or of a visitor.
enum SourceTree {
    /// The maximum depth of a tree for recursive visitors. Each call in `a.b().c()` takes two levels.
    static let depth = 4_000

    /// Parses a source.
    ///
    /// - Throws: `SourceNesting.Excess` if it nests too deeply.
    static func parse(_ source: String) throws(SourceNesting.Excess) -> SourceFileSyntax {
        try SourceNesting.check(source)
        let tree = Parser.parse(source: source)
        if let place = tooDeep(tree) {
            throw SourceNesting.Excess(
                message: "has a chain of more than \(depth / 2) members and calls",
                offset: place.utf8Offset)
        }
        return tree
    }
    /// Returns the first place beyond the maximum depth; nil if there is none. Doesn't use recursion.
    private static func tooDeep(_ tree: SourceFileSyntax) -> AbsolutePosition? {
        var levels = [tree.children(viewMode: .all).makeIterator()]
        while !levels.isEmpty {
            guard let child = levels[levels.count - 1].next() else {
                levels.removeLast()
                continue
            }
            guard !child.is(TokenSyntax.self) else { continue }
            guard levels.count < depth else { return child.positionAfterSkippingLeadingTrivia }
            levels.append(child.children(viewMode: .all).makeIterator())
        }
        return nil
    }
}

/// A thread with a stack large enough for the sources that `SourceTree` accepts. The stacks of tasks are too small.
enum ParsingThread {
    private static let stackBytes = 64 << 20

    static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: work()) }
            thread.stackSize = stackBytes
            thread.start()
        }
    }
}
#endif
