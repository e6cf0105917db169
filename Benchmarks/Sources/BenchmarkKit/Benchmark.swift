#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Measurements of processor time. Two variants are measured alternately, A B A B …, so that changes in processor speed
/// affect both equally.
public struct Benchmark {
    /// The result of a measurement: the median of the samples, in nanoseconds per operation.
    public struct Result: Sendable {
        /// The benchmark's name.
        public let name: String
        /// The median time of an operation, in nanoseconds.
        public let median: Double
        /// The name and median of the other variant; nil if only one was measured.
        public let peer: (name: String, median: Double)?

        public init(name: String, median: Double, peer: (name: String, median: Double)?) {
            self.name = name
            self.median = median
            self.peer = peer
        }

        /// The result as a line of JSON. `ratio` is the median divided by the peer's.
        public var json: String {
            var fields = "\"name\":\"\(name)\",\"median_ns\":\(rounded(median))"
            if let peer {
                fields += ",\"peer\":\"\(peer.name)\",\"peer_ns\":\(rounded(peer.median))"
                fields += ",\"ratio\":\(ratio(peer))"
            }
            return "{\(fields)}"
        }
        /// The result as a row of a table, with tabs between the columns.
        public var row: String {
            let own = "\(name)\t\(rounded(median)) ns"
            guard let peer else { return own }
            return own + "\t\(peer.name)\t\(rounded(peer.median)) ns\t\(ratio(peer))"
        }
        private func ratio(_ peer: (name: String, median: Double)) -> Double {
            (median / peer.median * 100).rounded() / 100
        }
        private func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
    }

    /// Measures two variants alternately, after a warm-up.
    ///
    /// - Parameters:
    ///   - name: The name of the benchmark.
    ///   - peerName: The name of the other variant.
    ///   - iterations: The number of iterations, passed to `body` and `peer`, which perform them.
    ///   - samples: The number of samples of each variant.
    ///   - each: The number of operations in an iteration; the medians are those of one operation.
    ///   - body: The measured variant.
    ///   - peer: The other variant.
    /// - Returns: The medians of both variants.
    public static func compare(
        _ name: String, with peerName: String, iterations: Int, samples: Int = 21, each: Int = 1,
        _ body: (Int) -> Void, peer: (Int) -> Void
    ) -> Result {
        var own: [Double] = []
        var others: [Double] = []
        body(iterations)
        peer(iterations)
        for _ in 0..<samples {
            own.append(time(iterations, body))
            others.append(time(iterations, peer))
        }
        let scale = Double(each)
        return Result(name: name, median: median(own) / scale, peer: (peerName, median(others) / scale))
    }
    /// Measures one variant, after a warm-up.
    public static func measure(
        _ name: String, iterations: Int, samples: Int = 21, each: Int = 1, _ body: (Int) -> Void
    ) -> Result {
        body(iterations)
        let own = (0..<samples).map { _ in time(iterations, body) }
        return Result(name: name, median: median(own) / Double(each), peer: nil)
    }
    /// Consumes a value, so that it isn't optimized away.
    @inline(never) public static func keep<Value>(_ value: Value) {}

    /// Returns the processor time that the thread spends in `body`, in nanoseconds per iteration.
    private static func time(_ iterations: Int, _ body: (Int) -> Void) -> Double {
        let start = threadTime()
        body(iterations)
        return Double(threadTime() - start) / Double(iterations)
    }
    private static func threadTime() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
