import Foundation
import Observation
import SwiftUI
import UIKit

/// Plain SwiftUI, without Waymark, for rows of the table in `Verification/SwiftUI/README.md`. The app shows a probe if
/// its name is an argument of the launch.
enum Probe: String { case stack, keptPath, sheet, heldSheet, cover, popover, tabs, columns, controllers }

/// The state of a probe. It notes each change of a value that SwiftUI writes.
@Observable final class ProbeState {
    @ObservationIgnored let journal = Journal()
    var path: [Int] = [] { didSet { journal.note("path \(path)") } }
    /// A path that takes no other value.
    var keptPath: [Int] {
        get { [1] }
        set { journal.note("path \(newValue), not taken") }
    }
    var modal: Modal? { didSet { journal.note(modal == nil ? "item nil" : "item set") } }
    var tab = "Tab 1" { didSet { journal.note("selection \(tab)") } }
    var row: String? { didSet { journal.note("selection \(row ?? "nil")") } }
    var column = NavigationSplitViewColumn.sidebar { didSet { journal.note("is sidebar: \(column == .sidebar)") } }
    var visibility = NavigationSplitViewVisibility.automatic
    var root = 0
    var hasPresenter = true
    struct Modal: Identifiable { let id = 0 }
}

/// A probe. Its pages read the state from the environment, so a modal without the presenter's environment shows nothing.
struct ProbeView: View {
    let probe: Probe
    @State private var state = ProbeState()

    var body: some View { content.environment(state) }
    @ViewBuilder private var content: some View {
        switch probe {
        case .stack: stack($state.path)
        case .keptPath: stack($state.keptPath)
        case .sheet, .heldSheet:
            if state.hasPresenter {
                presenter.sheet(item: $state.modal, onDismiss: noteDismissal) { _ in
                    modal.interactiveDismissDisabled(probe == .heldSheet)
                }
            } else {
                ProbePage(title: "Nobody") { Counter() }
            }
        case .cover: presenter.fullScreenCover(item: $state.modal, onDismiss: noteDismissal) { _ in modal }
        case .popover: presenter.popover(item: $state.modal) { _ in modal }
        case .tabs:
            TabView(selection: $state.tab) {
                ProbePage(title: "Page 1") { Counter() }.tabItem { Text("Tab 1") }.tag("Tab 1")
                ProbePage(title: "Page 2") { Counter() }.tabItem { Text("Tab 2") }.tag("Tab 2")
            }
        case .columns:
            NavigationSplitView(columnVisibility: $state.visibility, preferredCompactColumn: $state.column) {
                list.onChange(of: state.row) { _, row in if row != nil { state.column = .detail } }
            } detail: {
                ProbePage(title: "Detail") { Counter() }.navigationTitle("Detail")
            }
        case .controllers: ControllersProbe(journal: state.journal)
        }
    }
    private var presenter: some View { ProbePage(title: "Presenter") { Button("Present") { state.modal = .init() } } }
    private func noteDismissal() { state.journal.note("onDismiss") }
    private func stack(_ path: Binding<[Int]>) -> some View {
        NavigationStack(path: path) {
            page(0).id(state.root).navigationDestination(for: Int.self) { page($0) }
        }
    }
    private func page(_ number: Int) -> some View {
        ProbePage(title: "Page \(number)") {
            NavigationLink(value: number + 1) { Text("To page \(number + 1)") }
            Button("Another root") { state.root += 1 }
            Counter()
        }
        .navigationTitle("Page \(number)")
    }
    private var modal: some View {
        ProbePage(title: "Modal") {
            Button("Close") { state.modal = nil }
            Button("Remove the presenter") { state.hasPresenter = false }
        }
    }
    private var list: some View {
        ProbePage(title: "List") {
            List(["Row 1", "Row 2"], id: \.self, selection: $state.row) { Text($0) }
        }
    }
}

/// A page that notes when it and a view inside of it come and go.
private struct ProbePage<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content
    @Environment(ProbeState.self) private var state

    var body: some View {
        VStack {
            Text(title).noted("in \(title)", in: state.journal)
            content
            RecordText(journal: state.journal)
        }
        .noted(title, in: state.journal)
    }
}
private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("Count \(count)") { count += 1 } }
}

/// A navigation controller of UIKit's, and a button below it.
private struct ControllersProbe: View {
    let journal: Journal
    @State private var stack = UINavigationController(rootViewController: UIViewController())

    var body: some View {
        VStack {
            NavigationControllerView { stack }
            Button("Push") {
                stack.pushViewController(NotedController(journal, stack.viewControllers.count), animated: true)
                journal.note("\(stack.viewControllers.count) controllers")
            }
            RecordText(journal: journal)
        }
    }
}
private final class NotedController: UIHostingController<AnyView> {
    private let note: (String) -> Void

    init(_ journal: Journal, _ number: Int) {
        note = { journal.note("controller \(number) \($0)") }
        super.init(rootView: AnyView(Text("View \(number)").noted("view \(number)", in: journal)))
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("appeared")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note(parent == nil ? "left" : "moved")
    }
}

/// The journal's events as one text, which the UI test reads.
struct RecordText: View {
    let journal: Journal

    var body: some View { Text("Record:" + journal.events.map { "\n\($0.text)" }.joined()).frame(height: 20) }
}
