import SwiftUI
import WaymarkSwiftUI

/// An app for observing SwiftUI's callbacks. See `Examples/Challenge/Apple/DEVICE.md` for the steps.
@main struct RigApp: App {
    private let probe = CommandLine.arguments.lazy.compactMap(Probe.init(rawValue:)).first

    var body: some Scene {
        WindowGroup { if let probe { ProbeView(probe: probe) } else { RigWindow() } }
    }
}

/// A window with its own routers and journal.
struct RigWindow: View {
    @State private var tabs = TabRouter<RigTab, Place>(Router(schemes: ["rig"]), home: { _ in .stack }) { _ in nil }
    @State private var controllers = Router<Place>()
    @State private var journal = Journal()
    @State private var alerts = AlertPresenter<RigAnswer>()
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        VStack {
            container
            Button("Hide this tab, or show all") {
                tabs.setHidden(tabs.visible.count < tabs.tabs.count ? [] : [tabs.selected])
            }
            RecordText(journal: journal)
        }
        .task {
            journal.follow(tabs.router, "tabs")
            journal.follow(controllers, "controllers")
        }
        .onChange(of: scenePhase) { _, phase in journal.note("the scene is \(phase)") }
    }
    private var container: some View {
        TabContainer(tabs) { place, _ in
            PageView(place: place, journal: journal, alerts: alerts)
        } root: { tab in
            root(of: tab)
        } label: { tab in
            Text(tab.rawValue)
        }
        .sheetStyle { (place: Place) in
            guard place == .styled else { return [] }
            return [
                .detents([.medium, .large]), .dragIndicator(.visible),
                .backgroundInteraction(.enabled(upThrough: .medium)), .interactiveDismissDisabled,
            ]
        }
        .alerts(of: alerts)
    }
    @ViewBuilder private func root(of tab: RigTab) -> some View {
        switch tab {
        case .stack: WaysOnward(alerts: alerts).navigationTitle("Stack").noted("Stack", in: journal)
        case .columns: ColumnsView(journal: journal, alerts: alerts)
        case .controllers: ControllersView(router: controllers, journal: journal, alerts: alerts)
        case .journal: JournalView(journal: journal)
        }
    }
}
