// Writes the samples to a folder in each format, and prints the best time of each layout. See README.md.
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w") else { return }
    fputs(text, file)
    fclose(file)
}

let folder = CommandLine.arguments.dropFirst().first ?? "."
var samples = try Samples.all()
samples.append(("large", try Samples.random(seed: 7, features: 100, screens: 10)))
for (name, graph) in samples {
    let clock = ContinuousClock()
    var layout = GraphLayout(graph)
    var best = Duration.seconds(1000)
    for _ in 0..<(name == "large" ? 1 : 5) { best = min(best, clock.measure { layout = GraphLayout(graph) }) }
    write(layout.svg(), to: "\(folder)/\(name).svg")
    write(layout.json(), to: "\(folder)/\(name).json")
    write(graph.dot(), to: "\(folder)/\(name).dot")
    write(graph.mermaid(), to: "\(folder)/\(name).mmd")
    print(
        "\(name): \(graph.nodes.count) nodes, \(graph.edges.count) edges, \(layout.size.width)×\(layout.size.height), \(best)"
    )
}
