/// Times two ways of doing the same thing in turn, A B A B …, so that a machine whose speed drifts does not favour one.
public struct Benchmark {
    /// One measurement: the median of the samples, in nanoseconds an iteration.
    public struct Result: Sendable {
        /// Its name.
        public let name: String
        /// The median.
        public let median: Double
        /// The peer's name and median, measured in the same run.
        public let peer: (name: String, median: Double)?

        /// The measurement as one line of JSON. `ratio` is time by the peer's time.
        public var json: String {
            var fields = "\"name\":\"\(name)\",\"median_ns\":\(rounded(median))"
            if let peer {
                fields += ",\"peer\":\"\(peer.name)\",\"peer_ns\":\(rounded(peer.median))"
                fields += ",\"ratio\":\(ratio(peer))"
            }
            return "{\(fields)}"
        }
        /// The measurement as a row of a table.
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

    /// Runs `body` and `peer` in turn, `samples` times each after one that does not count. Each is handed the number of
    /// iterations to do.
    public static func compare(
        _ name: String, with peerName: String, iterations: Int, samples: Int = 21, _ body: (Int) -> Void,
        peer: (Int) -> Void
    ) -> Result {
        var own: [Double] = []
        var others: [Double] = []
        body(iterations)
        peer(iterations)
        for _ in 0..<samples {
            own.append(time(iterations, body))
            others.append(time(iterations, peer))
        }
        return Result(name: name, median: median(own), peer: (peerName, median(others)))
    }

    private static func time(_ iterations: Int, _ body: (Int) -> Void) -> Double {
        let duration = ContinuousClock().measure { body(iterations) }
        return duration / .nanoseconds(1) / Double(iterations)
    }
    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
