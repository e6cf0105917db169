import BenchmarkKit
import LinkRoutes
import LinkWorkloads
import WaymarkLinks

/// `links.hostile.*`: what is made to cost as much as it can, at several lengths, to show that the cost is a line.
struct HostileBenchmarks {
    private let resolver: LinkResolver<NumberedRoute>

    init() throws {
        let table = try LinkTable(
            NumberedRoute.links([
                "/a/{x}/b", "/{x}/a/b", "/{x}/{y}/c",
                "/q/search?aaaaaaaa={a}&aaaaaaab={b}",
            ])
        )
        resolver = LinkResolver(origins: Workload.origins, table: table)
    }

    /// Kinds of links, each of a given length.
    private static let kinds: [(name: String, make: @Sendable (Int) -> String)] = [
        ("segments", { filled("https://example.com/", with: "a/", $0) }),
        ("segment", { filled("https://example.com/a/", with: "a", $0) }),
        ("encoded", { filled("https://example.com/a/", with: "%61", $0) }),
        ("unicode", { filled("https://example.com/a/", with: "%C3%A9", $0) }),
        ("pairs", { filled("https://example.com/a/b?", with: "&", $0) }),
        ("keys", { filled("https://example.com/q/search?", with: "aaaaaaaz=1&aaaaaaay=%C3%A9&", $0) }),
        ("values", { filled("https://example.com/q/search?aaaaaaaa=", with: "%C3%A9", $0) }),
        ("fragment", { filled("https://example.com/a/b#", with: "%61", $0) }),
        ("illegal", { filled("https://example.com/", with: "a", $0 - 1) + " " }),
        ("host", { filled("https://", with: "example.com.", $0) }),
        ("scheme", { filled("", with: "example", $0) }),
        ("custom", { filled("example://", with: "A", $0) }),
    ]
    private static func filled(_ start: String, with part: String, _ length: Int) -> String {
        var text = start
        while text.utf8.count + part.utf8.count <= length { text += part }
        return text
    }

    func all(_ report: inout Report) {
        for (kind, make) in Self.kinds {
            for length in [256, 512, 1_024, 2_048, 100_000] {
                let link = make(length)
                let name = "links.hostile.\(kind).\(length)"
                report.add(name) {
                    Benchmark.measure(name, iterations: 2_000, samples: 11) { count in
                        for _ in 0..<count { Benchmark.keep(try? resolver.resolve(link)) }
                    }
                }
            }
        }
    }
}
