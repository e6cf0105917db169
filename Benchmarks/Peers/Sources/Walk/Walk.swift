@_spi(Evaluator) public import SwiftUI

/// Shows an app, walks through it as often as the argument says, and prints what a walk takes as JSON.
@MainActor public func walk(_ app: some View) {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1
    let ui = ViewHost(app, isCompact: true)
    let list = ui.countOfNodes
    var sheet = 0
    func step(_ button: String, shows text: String) {
        guard ui.tap(button), ui.texts.contains(text) else {
            fatalError("'\(button)' doesn't show '\(text)', but \(ui.texts)")
        }
    }
    func walk() {
        step("Push 1", shows: "Item 1")
        step("Push 2", shows: "Item 2")
        step("Settings", shows: "The settings")
        sheet = ui.countOfNodes
        step("Close", shows: "Item 2")
        step("Root", shows: "List")
    }
    // the first walk fills caches
    walk()
    ui.counts = (0, 0, 0)
    for _ in 0..<count { walk() }
    let (views, modifiers, primitives) = ui.counts
    precondition(ui.faults.isEmpty, "\(ui.faults)")
    print(
        """
        {"views": \(views / count), "modifiers": \(modifiers / count), "primitives": \(primitives / count), \
        "list": \(list), "sheet": \(sheet)}
        """)
}
