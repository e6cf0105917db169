@_spi(Evaluator) import SwiftUI

/// Pushes a screen and goes back, as often as the second argument says. `Benchmarks/check` counts the instructions.
@main @MainActor struct EvaluatorCounts {
    static func main() {
        guard let rounds = CommandLine.arguments.last.flatMap({ Int($0) }) else { return }
        let ui = ViewHost(Rows(), isCompact: true)
        for _ in 0..<rounds {
            precondition(ui.tap("Row 3") && ui.swipeBack())
        }
    }
}

private struct Rows: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(Array(0..<20), id: \.self) { row in
                NavigationLink(value: row) { Text("Row \(row)") }
            }
            .navigationTitle("Rows")
            .navigationDestination(for: Int.self) { row in
                Text("Screen \(row)").navigationTitle("Screen")
            }
        }
    }
}
